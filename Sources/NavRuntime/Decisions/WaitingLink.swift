import NavTable

/// The link that continues when facts allow it, if there is one.
package struct WaitingLink<App: AppModel> {
  /// The reason that a link waits.
  package enum Cause: Sendable {
    /// The link stopped at this screen, and can continue as long as the screen is on the stack. `detour` is the
    /// screen that the user opened since then, such as a sign-in.
    case stopped(at: InstanceID, detour: ScreenID?)
    /// A screen blocks its first step.
    case held
    /// It leads to a root whose requirement fails. It did not begin.
    case root
  }

  /// A link, and the conditions under which it continues.
  package struct Link {
    package let opened: OpenedLink
    package let stops: [PlannedStop<App.Reader>]
    package var cause: Cause
    /// The screen that blocked the last trial, because its `back` or its hook refused.
    package var holder: InstanceID?
    /// The number of steps at its last trial, or `nil` if only the next trial can determine it.
    var progress: Int?

    /// Whether the screen that blocks the link is off the stack.
    func isHolderGone(from stack: ArraySlice<StackEntry>) -> Bool {
      guard let holder else { return false }
      return !stack.contains { $0.instance == holder }
    }
  }

  package private(set) var link: Link?
  /// Whether facts changed since the last trial.
  package var isDue = false

  package init() {}

  /// Remembers the rest of a stopped link if the graph declares `resume`, and forgets a link that continued.
  package mutating func ended(
    _ plan: RoutePlan<App>, _ outcome: StackOutcome, on stack: ArraySlice<StackEntry>, in table: GraphTable
  ) {
    switch outcome {
    case .stopped where table.whenRefused == .resume:
      let stop = plan.stop.flatMap { stack.indices.contains($0) ? stack[$0] : nil } ?? stack.last
      let cause: Cause? =
        if plan.awaitsRoot { .root } else if plan.holder != nil { .held } else {
          stop.map { .stopped(at: $0.instance, detour: nil) }
        }
      if let cause, let opened = plan.link {
        link = Link(
          opened: opened, stops: plan.stops, cause: cause, holder: plan.holder?.instance,
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
  @discardableResult package mutating func giveUp() -> Link? {
    defer { link = nil }
    return link
  }

  /// Whether a link waits for a trial: facts changed, or the screen that blocked it is off the stack.
  package mutating func isAsked(on stack: ArraySlice<StackEntry>, isBusy: Bool) -> Bool {
    if let link, isDue || link.isHolderGone(from: stack) { return true }
    // Facts that changed during a transition may concern a link that is still in progress.
    isDue = isDue && isBusy
    return false
  }

  /// Forgets the holder if it is off the stack.
  package mutating func forgetHolder(ifGoneFrom stack: ArraySlice<StackEntry>) {
    if link?.isHolderGone(from: stack) == true { link?.holder = nil }
  }

  /// Handles a push, and returns whether the link still waits. One screen may be pushed from where the link stopped,
  /// such as a sign-in. A fragment of several screens counts as one. Any other push gives the link up, unless facts
  /// already changed.
  package mutating func survives(
    pushOf arriving: ScreenID, from source: App.Page, on stack: ArraySlice<StackEntry>, in app: App
  ) -> Bool {
    guard let cause = link?.cause, !isDue else { return true }
    let table = app.reader.table
    if case .root = cause { return true }
    // An alert is not another place: its buttons only go back.
    if table[arriving].isAlert { return true }
    guard case .stopped(let stop, let detour) = cause else { return false }
    // The first page of a tab also counts as its container.
    let tab = stack.firstIndex { $0.instance == source.id && $0.opening.tab != nil }
    if source.id == stop || tab.map({ stack[$0 - 1].instance }) == stop, detour == nil {
      link?.cause = .stopped(at: stop, detour: arriving)
      return true
    }
    let section = detour.map { table.section(of: $0) }
    let isInside = section == table.section(of: source.screenID) && section == table.section(of: arriving)
    return isInside && section != app.page(stop).map { table.section(of: $0.screenID) }
  }
}

extension WaitingLink.Link: Sendable where App.Reader.Argument: Sendable, App.Value: Sendable {}
extension WaitingLink: Sendable where App.Reader.Argument: Sendable, App.Value: Sendable {}
