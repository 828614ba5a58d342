/// The state machine that decides every change of a stack. It handles inputs with a time, and returns effects.
///
/// A guarded stack is a pure value. It has no clock, calls no code, and represents instances, screens, and keys by
/// numbers. At most one transition is in progress at the host, and each request ends with one
/// ``StackEffect/end(_:_:)``.
///
/// ```swift
/// var stack = GuardedStack(rules: table.rules)
/// stack.handle(.place(RequestID(rawValue: 1), [root]), at: now, into: &effects)
/// ```
///
/// - Complexity: A push or pop is amortized O(1), plus the comparison with the host's stack. It does not allocate
///   memory after the arrays have grown.
public struct GuardedStack: Sendable {
  let rules: StackRules
  /// The time limits and bounds of the stack.
  public let limits: StackLimits
  package internal(set) var state: StackState

  /// Creates an empty stack. ``StackInput/place(_:_:)`` adds the root. Instances and transitions get the numbers
  /// after `number`.
  public init(rules: StackRules, limits: StackLimits = StackLimits(), numbersAfter number: Int = 0) {
    self.init(rules: rules, limits: limits, state: StackState(lastInstance: number, lastTransition: number))
  }

  /// Creates a stack that continues from a state. The state must be that of a stack with these rules.
  package init(rules: StackRules, limits: StackLimits, state: StackState) {
    self.rules = rules
    self.limits = limits
    self.state = state
  }

  /// The current stack.
  public var stack: ArraySlice<StackEntry> { state.entries[...] }

  /// The target of the transition in progress, the host's own change while it is evaluated, or else the current
  /// stack.
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

  // These properties are inlined, because a call would copy the whole stack.

  /// Whether the guard is closed.
  @inline(__always) public var isBusy: Bool { !state.phase.isIdle }

  /// Whether a request may begin: the guard is open, and changes do not wait for a hidden host.
  @inline(__always) var isOpen: Bool { state.phase.isIdle && state.hiddenPolicy != .wait }

  /// Whether the app holds a lock.
  @inline(__always) public var isLocked: Bool { state.locks > 0 }

  /// The requests in the queue, in order.
  public var queued: [StackRequest] { state.queue }

  /// Whether ``StackInput/serveQueue`` would have an effect.
  @inline(__always) public var canServeQueue: Bool {
    // A saved stack waits for locks, and later requests wait for the saved stack.
    isOpen && !state.queue.isEmpty && state.coverDelay == nil && !(state.locks > 0 && state.queue[0].isRestore)
  }

  /// Whether ``StackInput/place(_:_:)`` would be accepted now.
  @inline(__always) public var canPlace: Bool { isOpen && state.locks == 0 }

  /// Handles one input, and appends the effects to perform.
  public mutating func handle(_ input: StackInput, at time: Duration, into effects: inout [StackEffect]) {
    switch input {
    case .request(let request): take(request, into: &effects)
    case .alertChosen(let request): choose(request, into: &effects)
    case .swipeBegan(let request): beginSwipe(request, into: &effects)
    case .swipeMoved: moveSwipe(at: time)
    case .swipeEnded(let end, let host):
      noteForm(of: host, into: &effects)
      endSwipe(end, host, at: time, into: &effects)
    case .cancel(let id): cancel(id, into: &effects)
    case .verdict(let id, let verdict): decide(id, verdict, at: time, into: &effects)
    case .plan(let id, let plan): build(id, plan, into: &effects)
    case .factsChanged: factsChanged(into: &effects)
    case .requirements(let lowest): review(lowest, into: &effects)
    case .required(let id, let plan): require(id, plan, into: &effects)
    case .place(let id, let placements): place(id, placements, into: &effects)
    case .lasts(let id, let length): extend(id, to: length, into: &effects)
    case .completed(let id, let host):
      noteForm(of: host, into: &effects)
      complete(id, host, at: time, into: &effects)
    case .hostReport(let host):
      noteForm(of: host, into: &effects)
      hear(host, at: time, into: &effects)
    case .timerFired: timerFired(at: time, into: &effects)
    case .lock: state.locks += 1
    case .unlock: unlock(into: &effects)
    case .suspended(let policy): suspend(policy, into: &effects)
    case .resumed(let host): resume(host, at: time, into: &effects)
    case .serveQueue: serve(into: &effects)
    }
    if state.answeredAlert != nil { mendAlert(into: &effects) }
  }

  /// Opens the guard, ends the request, and serves the queue.
  mutating func open(ending id: RequestID, _ outcome: StackOutcome, into effects: inout [StackEffect]) {
    let hasPendingHostReport = state.phase.hasPendingHostReport
    state.phase = .idle
    if id != .none { effects.append(.end(id, outcome)) }
    if hasPendingHostReport { effects.append(.askHost) }
    reviewIfDue(into: &effects)
    if !state.queue.isEmpty { serve(into: &effects) }
    if state.coverDelay != nil { lookUnderCover(into: &effects) }
  }

  /// Adds an entry with a new instance to the draft.
  mutating func draw(_ placement: StackPlacement) {
    let columns = rules.hasColumns ? rules.columns(of: placement, above: state.draft) : .none
    state.draft.append(
      StackEntry(
        instance: nextInstance(), screen: placement.screen, key: placement.key, opening: placement.opening,
        columns: columns))
  }

  mutating func nextInstance() -> InstanceID {
    state.lastInstance += 1
    return InstanceID(rawValue: state.lastInstance)
  }
}
