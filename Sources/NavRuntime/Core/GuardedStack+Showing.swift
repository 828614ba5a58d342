// Changes at the host, from start to end.
extension GuardedStack {
  /// Closes the guard, and starts a change at the host. `told` is the kind that the host gets, if it differs from
  /// that of the change.
  mutating func show(
    _ change: StackState.Change, as told: StackChangeKind? = nil, for request: RequestID, _ segue: SegueID,
    isAnimated: Bool, outcome: StackOutcome = .shown, at time: Duration, into effects: inout [StackEffect]
  ) {
    var transition = newTransition(change, for: request, segue, at: time)
    transition.outcome = outcome
    state.phase = .showing(transition)
    effects.append(.interaction(false))
    effects.append(
      .show(
        StackTransition(
          id: transition.id, request: request, segue: segue, kind: told ?? change.kind,
          isAnimated: isAnimated && state.hiddenPolicy == nil)))
    if let top = top(by: change) { effects.append(.willShow(top)) }
    setTimer(transition.wait, into: &effects)
  }

  /// The instance on top after a change, or `nil` if the change keeps the path. Inlined for the reason at the top of
  /// `StackRules+Checks.swift`.
  @inline(__always) func top(by change: StackState.Change) -> InstanceID? {
    switch change {
    case .push(let arriving): arriving.instance
    case .pop(let count), .interactivePop(let count), .eviction(let count): state.entries[count - 1].instance
    case .set: newTop
    case .repair, .unpark: nil
    }
  }

  /// The top of the draft, unless it is on top already: then only pages that are set aside leave. Inlined for the same
  /// reason.
  @inline(__always) private var newTop: InstanceID? {
    let top = state.draft[state.draft.count - 1].instance
    return top == state.entries.last?.instance ? nil : top
  }

  mutating func newTransition(
    _ change: StackState.Change, for request: RequestID, _ segue: SegueID, at time: Duration
  ) -> StackState.Transition {
    state.lastTransition += 1
    return StackState.Transition(
      id: TransitionID(rawValue: state.lastTransition), request: request, segue: segue, change: change, start: time,
      patience: patience(for: change))
  }

  /// The time limit for the host: one timeout per step. A multiplication of a duration takes a third of the time of a
  /// push, so most changes avoid it.
  @inline(__always) private func patience(for change: StackState.Change) -> Duration {
    switch change {
    case .push: limits.transitionTimeout
    // The removal of one page or one layer is one step.
    case .pop(let count) where count + 1 >= state.entries.count: limits.transitionTimeout
    case .pop, .interactivePop, .eviction, .set, .repair, .unpark: patienceOfSeveralSteps(change)
    }
  }

  @inline(__always) private func patienceOfSeveralSteps(_ change: StackState.Change) -> Duration {
    let steps = change.stepCount(from: state.entries, draft: state.draft)
    return steps == 1 ? limits.transitionTimeout : limits.transitionTimeout * steps
  }

  /// Extends the time limit for a long animation.
  mutating func extend(_ id: TransitionID, to length: Duration, into effects: inout [StackEffect]) {
    guard case .showing(var transition) = state.phase, !transition.isInteractive, id == transition.id else { return }
    // No animation takes a day.
    let patience = min(length, .seconds(86_400)) * 3 / 2
    guard patience > transition.patience else { return }
    transition.patience = patience
    state.phase = .showing(transition)
    setTimer(transition.wait, into: &effects)
  }

  mutating func complete(
    _ id: TransitionID, _ host: HostState, at time: Duration, into effects: inout [StackEffect]
  ) {
    guard case .showing(let transition) = state.phase, id == transition.id else {
      // A completion of another transition decides nothing, but it contains the host's state.
      effects.append(.ignored(id))
      overhear(host, at: time, into: &effects)
      return
    }
    if transition.isInteractive {
      if !host.isAnimating { end(transition, host, at: time, into: &effects) }
    } else if transition.watch.isSettling {
      // If the watchdog waits for a reply, the reply decides.
      if transition.query == nil, !host.isAnimating { watch(transition, host, at: time, into: &effects) }
    } else if host.isAnimating {
      // A completion while the host still moves does not count.
      completeEarly(transition, at: time, into: &effects)
    } else if shows(host, transition.change) {
      finish(transition, into: &effects)
    } else {
      fail(transition, host, at: time, into: &effects)
    }
  }

  /// Ends a transition whose target the host shows.
  mutating func finish(_ done: StackState.Transition, into effects: inout [StackEffect]) {
    let standing = state.entries.count
    var (length, previous) = (standing, [StackEntry]())
    switch done.change {
    case .push(let arriving):
      state.entries.append(arriving)
      length += 1
    case .pop(let count), .interactivePop(let count), .eviction(let count):
      if done.segue == .back, count < standing {
        tellBack(done.request, landing: state.entries[state.entries.below(count)].instance, into: &effects)
      }
      length = count
    case .set:
      swap(&previous, &state.entries)
      swap(&state.entries, &state.draft)
      length = state.entries.count
    case .repair, .unpark: break
    }
    state.repairs.help()
    if done.change.keepsPath || rules.hasColumns && state.entries.last?.instance == previous.last?.instance {
      tellTop(into: &effects)
    } else if done.outcome != .cancelled {
      state.unshownTop = nil
      effects.append(.didShow(state.entries[length - 1].instance))
    }
    leave(done, into: &effects)
    if case .set(let kept) = done.change {
      takeOff(previous, above: kept, after: done, into: &effects)
      // The next draft uses the same storage.
      previous.removeAll(keepingCapacity: true)
      swap(&previous, &state.draft)
    }
    if case .unpark(let lowest) = done.change { unpark(from: lowest, into: &effects) }
    while state.entries.count > length {
      effects.append(.release(state.entries.removeLast().instance, by: done.request))
    }
    if !state.parked.isEmpty {
      dropRuns(by: done.request, into: &effects)
      if isReviewOfTabsDue(after: done) { state.review = .due }
    }
    open(ending: done.request, done.outcome, into: &effects)
  }

  /// Emits `didShow` for the page on top, if a failed change did not show it.
  mutating func tellTop(into effects: inout [StackEffect]) {
    guard let top = state.unshownTop else { return }
    state.unshownTop = nil
    if state.entries.last?.instance == top { effects.append(.didShow(top)) }
  }

  /// Calls both hooks of back once, after it happened.
  func tellBack(_ request: RequestID, landing: InstanceID, into effects: inout [StackEffect]) {
    guard let source = state.entries.last?.instance else { return }
    effects.append(.prepare(request, source: source, target: landing))
    effects.append(.unwind(request, source: source, target: landing))
  }

  /// Ends a transition if the host does not show its target, or was made to settle. The part of the host's state that
  /// the request explains becomes the current stack. The rest is a change that the host made by itself.
  mutating func fail(
    _ failed: StackState.Transition, _ host: HostState, at time: Duration, into effects: inout [StackEffect]
  ) {
    let before = state.entries
    let outcome = explained(host, by: failed)
    if failed.segue == .back, outcome.count < before.count, !outcome.isEmpty {
      tellBack(failed.request, landing: before[before.below(outcome.count)].instance, into: &effects)
    }
    leave(failed, into: &effects)
    state.entries = outcome
    // A page is reported when the host shows it on top, which may be after a repair or never.
    if let top = outcome.last, top.instance != before.last?.instance { state.unshownTop = top.instance }
    if host.shows(outcome, count: outcome.count) { tellTop(into: &effects) }
    // A caller that awaits the value of a shown page gets it, even if the change was forced.
    takeOff(before, and: made(for: failed.change), by: failed.request, failed.segue, into: &effects)
    if case .unpark(let lowest) = failed.change { unpark(from: lowest, into: &effects) }
    state.draft.removeAll(keepingCapacity: true)
    if isReviewOfTabsDue(after: failed) { state.review = .due }
    if failed.request != .none { effects.append(.end(failed.request, .failed)) }
    follow(
      host,
      after: failed.watch.isSettling
        ? StackState.UnsettledHost(start: time, isSettled: true, look: limits.settleTimeout) : nil,
      at: time, into: &effects)
  }

  /// The entries that were made for a change, and are not in the stack before it.
  private func made(for change: StackState.Change) -> [StackEntry] {
    switch change {
    case .push(let arriving): [arriving]
    case .set(let kept): Array(state.draft.dropFirst(kept))
    case .pop, .interactivePop, .eviction, .repair, .unpark: []
    }
  }

  /// The stack after a failed change: the previous stack, without the entries that the host removed as planned, and
  /// with the entries that the host added as planned.
  private func explained(_ host: HostState, by failed: StackState.Transition) -> [StackEntry] {
    let before = state.entries
    switch failed.change {
    case .push(let arriving): return shows(host, failed.change) ? before + [arriving] : before
    // The evicted entries are removed in any case. A host that still shows them is repaired.
    case .eviction(let count): return Array(before[..<count])
    case .pop(let count), .interactivePop(let count):
      guard let truth = rules.legalStack(host, among: before), before.starts(with: truth) else { return before }
      return Array(before[..<max(truth.count, count)])
    // The required entries stay in any case. A host that does not show them is repaired.
    case .set where failed.segue == .required: return state.draft
    case .set(let kept):
      // A host may perform only the first part of a change: it closes layers, and does nothing else. A container
      // without a tab is not a valid stack.
      let standing = host.stack.count
      if (kept..<before.count).contains(standing), standing > 0, before.beginsLayer(from: standing),
        before[standing].opening.tab == nil, host.shows(before, count: standing)
      {
        return Array(before[..<standing])
      }
      if let truth = rules.legalStack(host, among: state.draft), state.draft.starts(with: truth) { return truth }
      // If there is no previous stack, the intended first stack is the last legal one.
      return before.isEmpty ? state.draft : before
    case .repair, .unpark: return before
    }
  }

  /// Clears the timer, and turns interaction on again if it is off.
  private func leave(_ transition: StackState.Transition, into effects: inout [StackEffect]) {
    effects.append(.timer(nil))
    if !transition.isInteractive { effects.append(.interaction(true)) }
  }

  /// Whether the host shows the result of a change. Inlined for the reason at the top of `StackRules+Checks.swift`.
  @inline(__always) func shows(_ host: HostState, _ change: StackState.Change) -> Bool {
    switch change {
    case .push(let arriving):
      host.stack.last == arriving.instance && host.shows(state.entries, count: state.entries.count, andOthers: 1)
        || lacksAnsweredAlert(host, state.entries.count, below: arriving)
    case .pop(let count), .interactivePop(let count), .eviction(let count): host.shows(state.entries, count: count)
    case .set: host.shows(state.draft, count: state.draft.count)
    case .repair, .unpark: showsStanding(host)
    }
  }

  /// Whether the host shows the current stack. Inlined for the same reason.
  @inline(__always) func showsStanding(_ host: HostState) -> Bool {
    host.shows(state.entries, count: state.entries.count)
      || lacksAnsweredAlert(host, state.entries.count - 1, below: state.entries.last)
  }

  /// Whether the host is idle and shows the current stack. Always `true` before the first stack, which replaces all
  /// pages of the host. Inlined for the same reason.
  @inline(__always) func isWhereItStands(_ host: HostState) -> Bool {
    state.entries.isEmpty || (!host.isAnimating && showsStanding(host))
  }
}

extension StackState.Change {
  /// Whether the change keeps the path, so that the page on top stays the same.
  fileprivate var keepsPath: Bool {
    switch self {
    case .repair, .unpark: true
    case .push, .pop, .interactivePop, .eviction, .set: false
    }
  }

  /// The kind of change at the host.
  fileprivate var kind: StackChangeKind {
    switch self {
    case .push: .push
    case .pop, .interactivePop, .eviction: .pop
    case .set, .repair, .unpark: .set
    }
  }

  /// The number of steps at the host. A host closes all layers together, then sets the remaining native stack, and
  /// then opens one layer after another. The stacks are parameters for the reason at the top of
  /// `StackRules+Checks.swift`.
  fileprivate func stepCount(from entries: [StackEntry], draft: [StackEntry]) -> Int {
    switch self {
    case .push, .unpark: 1
    case .pop(let count), .interactivePop(let count), .eviction(let count):
      entries.stepCount(keeping: count, opening: [])
    case .set(let kept): entries.stepCount(keeping: kept, opening: draft)
    case .repair: 1 + entries.count { $0.opening.beginsLayer }
    }
  }
}

extension [StackEntry] {
  fileprivate func stepCount(keeping kept: Int, opening stack: [StackEntry]) -> Int {
    var steps = beginsLayer(from: kept) ? 1 : 0
    let isCut = kept < count && !self[kept].opening.beginsLayer
    let isLonger = kept < stack.count && !stack[kept].opening.beginsLayer
    if isCut || isLonger { steps += 1 }
    for entry in stack.dropFirst(kept) where entry.opening.beginsLayer { steps += 1 }
    return Swift.max(1, steps)
  }
}
