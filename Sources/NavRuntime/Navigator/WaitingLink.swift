internal import NavTable

/// The link that goes on when facts allow it, where there is one.
@MainActor struct WaitingLink {
  /// Why a link waits.
  enum Cause {
    /// It has stopped at this screen, and goes on for as long as that is on the stack. The user may have gone to the screen that
    /// is named second: a sign-in.
    case stopped(at: InstanceID, detour: ScreenID?)
    /// A screen blocks its first step.
    case held
    /// It leads under a root that may not stand. It has not begun.
    case root
  }

  /// A link, and what it takes to go on.
  struct Link {
    let url: String
    let stops: [PlannedStop]
    var cause: Cause
    /// The screen that blocked the last trial, because its `back` or its hook refused.
    var holder: InstanceID?
    /// The number of steps that it could take when it was tried last; `nil` if only its next trial can tell.
    var progress: Int?
  }

  private(set) var link: Link?
  /// Whether facts have changed since it was asked how far it may go.
  var isDue = false

  /// Remembers the rest of a link that has stopped, where the graph says so, and forgets one that has gone on.
  mutating func ended(_ plan: RoutePlan, _ outcome: StackOutcome, at top: InstanceID?, in table: GraphTable) {
    switch outcome {
    case .stopped where table.whenRefused == .resume:
      let cause: Cause? =
        if plan.awaitsRoot { .root } else if plan.holder != nil { .held } else {
          top.map { .stopped(at: $0, detour: nil) }
        }
      if let cause, let url = plan.url {
        link = Link(
          url: url, stops: plan.stops, cause: cause, holder: plan.holder?.instance,
          progress: plan.isRefusedByFacts ? 0 : nil)
      }
    // It was not its turn, and is tried again when it is.
    case .refused(.locked) where plan.hasWaited, .refused(.busy) where plan.hasWaited,
      .refused(.notVisible) where plan.hasWaited:
      isDue = true
    // It got no further, and is tried again when facts change again.
    case .refused(.held) where plan.hasWaited:
      link?.holder = plan.holder?.instance
      link?.progress = plan.isRefusedByFacts ? 0 : nil
    case .refused(.said) where plan.hasWaited:
      // The holder of a held link is not evaluated if the root refuses.
      let isKnown = plan.stoppedAt != nil && plan.steps.isEmpty && plan.isRefusedByFacts
      link?.progress = isKnown ? 0 : nil
    default: if plan.hasWaited { link = nil }
    }
  }

  /// Remembers how far a trial has got.
  mutating func note(progress: Int) {
    link?.progress = progress
  }

  /// Forgets it, and gives what was waiting.
  mutating func giveUp() -> Link? {
    defer { link = nil }
    return link
  }

  /// Whether the screen that it waits for has gone.
  func isHolderGone(from stack: ArraySlice<StackEntry>) -> Bool {
    guard let holder = link?.holder else { return false }
    return !stack.contains { $0.instance == holder }
  }

  /// Forgets the holder, because it is off the stack.
  mutating func forgetHolder() {
    link?.holder = nil
  }

  /// A screen is pushed; whether the link waits on. From where it has stopped one screen may be pushed, which is where one signs in;
  /// that may be a fragment of several screens. Who goes anywhere else has gone elsewhere, unless the facts have changed already.
  mutating func survives(
    pushOf arriving: ScreenID, from source: InstanceState, in container: InstanceID?, _ table: GraphTable,
    _ instances: Instances
  ) -> Bool {
    guard let cause = link?.cause, !isDue else { return true }
    if case .root = cause { return true }
    // An alert is not another place: its buttons only go back.
    if table[arriving].isAlert { return true }
    guard case .stopped(let stop, let detour) = cause else { return false }
    if source.id == stop || container == stop, detour == nil {
      link?.cause = .stopped(at: stop, detour: arriving)
      return true
    }
    let section = detour.map(table.section)
    let isInside = section == table.section(of: source.screenID) && section == table.section(of: arriving)
    return isInside && section != instances[stop].map { table.section(of: $0.screenID) }
  }
}
