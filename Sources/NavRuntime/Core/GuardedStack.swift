/// The one owner of every change of a stack: inputs with a time in, effects out.
///
/// A pure value: it has no clock, runs nothing, and knows instances, screens and keys as numbers. At most one
/// transition is under way at the host, and every request that comes in ends in exactly one ``StackEffect/end(_:_:)``.
/// A push or pop is amortised O(1) beside the comparison with the host's stack, and allocates nothing once the arrays
/// have grown.
///
/// ```swift
/// var stack = GuardedStack(rules: table.rules)
/// stack.handle(.place(RequestID(rawValue: 1), [root]), at: now, into: &effects)
/// ```
public struct GuardedStack: Sendable {
  let rules: StackRules
  /// The times and bounds it was made with.
  public let limits: StackLimits
  package internal(set) var state: StackState

  /// A stack with nothing on it; ``StackInput/place(_:_:)`` puts the root there. Its instances and transitions are numbered
  /// from the number after this one.
  public init(rules: StackRules, limits: StackLimits = StackLimits(), numbersAfter number: Int = 0) {
    self.init(rules: rules, limits: limits, state: StackState(lastInstance: number, lastTransition: number))
  }

  /// A stack that goes on where another was. The state has to be one of a stack with these rules.
  package init(rules: StackRules, limits: StackLimits, state: StackState) {
    self.rules = rules
    self.limits = limits
    self.state = state
  }

  /// The stack that stands.
  public var stack: ArraySlice<StackEntry> { state.entries[...] }

  /// The stack that the host is told to show, while a transition is under way; otherwise the stack that stands.
  public var proposed: ProposedStack {
    switch state.phase {
    case .asking(.hostChange, _): ProposedStack(state.draft[...])
    case .showing(let transition): proposed(by: transition.change)
    case .idle, .asking, .awaiting, .confirming, .unsettled: ProposedStack(state.entries[...])
    }
  }

  func proposed(by change: StackState.Change) -> ProposedStack {
    switch change {
    case .push(let arriving): ProposedStack(state.entries[...], arriving: arriving)
    case .pop(let count), .interactivePop(let count), .eviction(let count): ProposedStack(state.entries[..<count])
    case .set: ProposedStack(state.draft[...])
    case .repair, .unpark: ProposedStack(state.entries[...])
    }
  }

  // Inlined: a call would be given a copy of the whole stack.

  /// Whether the guard is closed.
  @inline(__always) public var isBusy: Bool { !state.phase.isIdle }

  /// Whether a request may begin: nothing is under way, and no change has to wait for a hidden host.
  @inline(__always) var isOpen: Bool { state.phase.isIdle && state.hiddenPolicy != .wait }

  /// Whether the app holds a lock.
  @inline(__always) public var isLocked: Bool { state.locks > 0 }

  /// The requests that wait, in order.
  public var queued: [StackRequest] { state.queue }

  /// Whether ``StackInput/serveQueue`` would do something.
  @inline(__always) public var canServeQueue: Bool {
    // A saved stack waits for locks, and later requests wait for the saved stack.
    isOpen && !state.queue.isEmpty && state.coverDelay == nil && !(state.locks > 0 && state.queue[0].isRestore)
  }

  /// Whether ``StackInput/place(_:_:)`` would be taken now.
  @inline(__always) public var canPlace: Bool { isOpen && state.locks == 0 }

  /// Handles one input, and appends what is to be done.
  public mutating func handle(_ input: StackInput, at time: Duration, into effects: inout [StackEffect]) {
    switch input {
    case .request(let request): take(request, into: &effects)
    case .alertChosen(let request): choose(request, into: &effects)
    case .swipeBegan(let request): beginSwipe(request, into: &effects)
    case .swipeMoved: moveSwipe(at: time)
    case .swipeEnded(let end, let host): endSwipe(end, host, at: time, into: &effects)
    case .cancel(let id): cancel(id, into: &effects)
    case .verdict(let id, let verdict): decide(id, verdict, at: time, into: &effects)
    case .plan(let id, let plan): build(id, plan, into: &effects)
    case .factsChanged: factsChanged(into: &effects)
    case .requirements(let lowest): review(lowest, into: &effects)
    case .required(let id, let plan): require(id, plan, into: &effects)
    case .place(let id, let placements): place(id, placements, into: &effects)
    case .lasts(let id, let length): extend(id, to: length, into: &effects)
    case .completed(let id, let host): complete(id, host, at: time, into: &effects)
    case .hostReport(let host): hear(host, at: time, into: &effects)
    case .timerFired: timerFired(at: time, into: &effects)
    case .lock: state.locks += 1
    case .unlock: unlock(into: &effects)
    case .suspended(let policy): suspend(policy, into: &effects)
    case .resumed(let host): resume(host, at: time, into: &effects)
    case .serveQueue: serve(into: &effects)
    }
    if state.answeredAlert != nil { mendAlert(into: &effects) }
  }

  /// Opens the guard, ends the request, and lets the queue move on.
  mutating func open(ending id: RequestID, _ outcome: StackOutcome, into effects: inout [StackEffect]) {
    let hasPendingHostReport = state.phase.hasPendingHostReport
    state.phase = .idle
    if id != .none { effects.append(.end(id, outcome)) }
    if hasPendingHostReport { effects.append(.askHost) }
    reviewIfDue(into: &effects)
    if !state.queue.isEmpty { serve(into: &effects) }
    if state.coverDelay != nil { lookUnderCover(into: &effects) }
  }

  /// A new instance of what is to be placed.
  mutating func entry(_ placement: StackPlacement) -> StackEntry {
    StackEntry(
      instance: nextInstance(), screen: placement.screen, key: placement.key, opening: placement.opening)
  }

  mutating func nextInstance() -> InstanceID {
    state.lastInstance += 1
    return InstanceID(rawValue: state.lastInstance)
  }
}
