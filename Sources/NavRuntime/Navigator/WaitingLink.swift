internal import NavTable

/// The link that continues when facts allow it, if there is one.
@MainActor struct WaitingLink {
  /// The reason that a link waits.
  enum Cause {
    /// The link stopped at this screen, and can continue as long as the screen is on the stack. `detour` is the
    /// screen that the user opened since then, such as a sign-in.
    case stopped(at: InstanceID, detour: ScreenID?)
    /// A screen blocks its first step.
    case held
    /// It leads to a root whose requirement fails. It did not begin.
    case root
  }

  /// A link, and the conditions under which it continues.
  struct Link {
    let url: String
    let stops: [PlannedStop]
    var cause: Cause
    /// The screen that blocked the last trial, because its `back` or its hook refused.
    var holder: InstanceID?
    /// The number of steps at its last trial, or `nil` if only the next trial can determine it.
    var progress: Int?
  }

  private(set) var link: Link?
  /// Whether facts changed since the last trial.
  var isDue = false

  /// Remembers the rest of a stopped link if the graph declares `resume`, and forgets a link that continued.
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
    // The link could not begin yet. It is tried again at its turn.
    case .refused(.locked) where plan.hasWaited, .refused(.busy) where plan.hasWaited,
      .refused(.notVisible) where plan.hasWaited:
      isDue = true
    // It got no further. It is tried again when facts change.
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

  /// Remembers the number of steps of a trial.
  mutating func note(progress: Int) {
    link?.progress = progress
  }

  /// Forgets the link, and returns it.
  mutating func giveUp() -> Link? {
    defer { link = nil }
    return link
  }

  /// Whether the screen that blocks the link is off the stack.
  func isHolderGone(from stack: ArraySlice<StackEntry>) -> Bool {
    guard let holder = link?.holder else { return false }
    return !stack.contains { $0.instance == holder }
  }

  /// Forgets the holder, because it is off the stack.
  mutating func forgetHolder() {
    link?.holder = nil
  }

  /// Handles a push, and returns whether the link still waits. One screen may be pushed from where the link stopped,
  /// such as a sign-in. A fragment of several screens counts as one. Any other push gives the link up, unless facts
  /// already changed.
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
