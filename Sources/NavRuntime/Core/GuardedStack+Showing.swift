// From a change that the host is told to its end.
extension GuardedStack {
  /// Closes the guard, if it is not, and tells the host. It may be told another kind than the change is of: that of how the
  /// stack becomes another.
  mutating func show(
    _ change: StackState.Change, as told: StackChangeKind? = nil, for request: RequestID, _ segue: SegueID,
    isAnimated: Bool, outcome: StackOutcome = .shown, at time: Duration, into effects: inout [StackEffect]
  ) {
    var transition = newTransition(change, for: request, segue, at: time)
    transition.outcome = outcome
    transition.hasInteractionOff = true
    // A button that waits while the host is repaired remains the answer.
    if state.answeredAlert != nil, !isAnswerQueued { state.answeredAlert = nil }
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

  /// What is on top when a change has happened; `nil` where that was on top before. Inlined for the reason that
  /// `StackRules+Checks.swift` begins with.
  @inline(__always) private func top(by change: StackState.Change) -> InstanceID? {
    switch change {
    case .push(let arriving): arriving.instance
    case .pop(let count), .interactivePop(let count), .eviction(let count): state.entries[count - 1].instance
    case .set: state.draft[state.draft.count - 1].instance
    case .repair, .unpark: nil
    }
  }

  mutating func newTransition(
    _ change: StackState.Change, for request: RequestID, _ segue: SegueID, at time: Duration
  ) -> StackState.Transition {
    state.lastTransition += 1
    return StackState.Transition(
      id: TransitionID(rawValue: state.lastTransition), request: request, segue: segue, change: change, start: time,
      patience: patience(for: change))
  }

  /// How long the host is left alone: so long for each step. To multiply a duration takes a third of a push, so most are not.
  @inline(__always) private func patience(for change: StackState.Change) -> Duration {
    switch change {
    case .push: limits.transitionTimeout
    // One page or one layer less is one step, whichever it is.
    case .pop(let count) where count + 1 >= state.entries.count: limits.transitionTimeout
    case .pop, .interactivePop, .eviction, .set, .repair, .unpark: patienceOfSeveralSteps(change)
    }
  }

  @inline(__always) private func patienceOfSeveralSteps(_ change: StackState.Change) -> Duration {
    let steps = change.stepCount(from: state.entries, draft: state.draft)
    return steps == 1 ? limits.transitionTimeout : limits.transitionTimeout * steps
  }

  /// Gives a long animation the time it needs.
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
      // A completion that is nobody's decides nothing, but the host has spoken.
      effects.append(.ignored(id))
      overhear(host, at: time, into: &effects)
      return
    }
    if transition.isInteractive {
      if !host.isAnimating { end(transition, .finished, host, at: time, into: &effects) }
    } else if transition.isSettled {
      // The answer that the watchdog waits for decides, if it waits for one.
      if !transition.hasTimedOut, !host.isAnimating { watch(transition, host, at: time, into: &effects) }
    } else if host.isAnimating {
      // A completion while the host still moves is none.
      completeEarly(transition, at: time, into: &effects)
    } else if shows(host, transition.change) {
      finish(transition, into: &effects)
    } else {
      fail(transition, host, at: time, into: &effects)
    }
  }

  /// The host stands on what it was told to show.
  mutating func finish(_ done: StackState.Transition, into effects: inout [StackEffect]) {
    let standing = state.entries.count
    var length = standing
    switch done.change {
    case .push(let arriving):
      state.entries.append(arriving)
      length += 1
    case .pop(let count), .interactivePop(let count), .eviction(let count):
      if done.segue == .back, count < standing {
        tellBack(done.request, landing: state.entries[count - 1].instance, into: &effects)
      }
      length = count
    case .set:
      // The draft is what stood before.
      swap(&state.entries, &state.draft)
      length = state.entries.count
    case .repair, .unpark: break
    }
    state.repairs.help()
    if done.change.keepsPath {
      tellTop(into: &effects)
    } else if done.outcome != .cancelled {
      state.unshownTop = nil
      effects.append(.didShow(state.entries[length - 1].instance))
    }
    leave(done, into: &effects)
    if case .set(let kept) = done.change {
      takeOff(above: kept, after: done, into: &effects)
      state.draft.removeAll(keepingCapacity: true)
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

  /// Reports the page on top, if the host shows it only after a failed change.
  mutating func tellTop(into effects: inout [StackEffect]) {
    guard let top = state.unshownTop else { return }
    state.unshownTop = nil
    if state.entries.last?.instance == top { effects.append(.didShow(top)) }
  }

  /// Back has happened: both its hooks, once.
  func tellBack(_ request: RequestID, landing: InstanceID, into effects: inout [StackEffect]) {
    guard let source = state.entries.last?.instance else { return }
    effects.append(.prepare(request, source: source, target: landing))
    effects.append(.unwind(request, source: source, target: landing))
  }

  /// The host stands on something else than what it was told to show, or had to be made to. As far as the request explains what the
  /// host shows, that is the stack now; the rest is a change of the host's own.
  mutating func fail(
    _ failed: StackState.Transition, _ host: HostState, at time: Duration, into effects: inout [StackEffect]
  ) {
    let before = state.entries
    let outcome = explained(host, by: failed)
    if failed.segue == .back, outcome.count < before.count, let landing = outcome.last {
      tellBack(failed.request, landing: landing.instance, into: &effects)
    }
    leave(failed, into: &effects)
    state.entries = outcome
    // A page is reported when the host shows it on top, which may be after a repair or never.
    if let top = outcome.last, top.instance != before.last?.instance { state.unshownTop = top.instance }
    if host.shows(outcome, count: outcome.count) { tellTop(into: &effects) }
    // What was shown counts for whoever awaits its value, also where it had to be forced.
    takeOff(before, and: made(for: failed.change), by: failed.request, failed.segue, into: &effects)
    if case .unpark(let lowest) = failed.change { unpark(from: lowest, into: &effects) }
    state.draft.removeAll(keepingCapacity: true)
    if isReviewOfTabsDue(after: failed) { state.review = .due }
    if failed.request != .none { effects.append(.end(failed.request, .failed)) }
    follow(
      host,
      after: failed.isSettled
        ? StackState.UnsettledHost(start: time, isSettled: true, look: limits.settleTimeout) : nil,
      at: time, into: &effects)
  }

  /// What was made for a change, and is not in the stack before it.
  private func made(for change: StackState.Change) -> [StackEntry] {
    switch change {
    case .push(let arriving): [arriving]
    case .set(let kept): Array(state.draft.dropFirst(kept))
    case .pop, .interactivePop, .eviction, .repair, .unpark: []
    }
  }

  /// What stands after a change that failed: what was there before it, without what it was to take off if that is gone,
  /// and with what it was to put on if that is there.
  private func explained(_ host: HostState, by failed: StackState.Transition) -> [StackEntry] {
    let before = state.entries
    switch failed.change {
    case .push(let arriving): return shows(host, failed.change) ? before + [arriving] : before
    // What may not stay is gone, and a host that still shows it is told again.
    case .eviction(let count): return Array(before[..<count])
    case .pop(let count), .interactivePop(let count):
      guard let truth = rules.legalStack(host, among: before), before.starts(with: truth) else { return before }
      return Array(before[..<max(truth.count, count)])
    // What has to be is there, and a host that does not show it is told again.
    case .set where failed.segue == .required: return state.draft
    case .set(let kept):
      // A part of the way is a way too: layers closed, and nothing else done. A container alone is nothing that shows.
      let standing = host.stack.count
      if (kept..<before.count).contains(standing), standing > 0, before.beginsLayer(from: standing),
        before[standing].opening.tab == nil, host.shows(before, count: standing)
      {
        return Array(before[..<standing])
      }
      if let truth = rules.legalStack(host, among: state.draft), state.draft.starts(with: truth) { return truth }
      // Without a stack to go back to, what was to be the first one is the last legal one.
      return before.isEmpty ? state.draft : before
    case .repair, .unpark: return before
    }
  }

  /// Ends the transition at the host.
  private func leave(_ transition: StackState.Transition, into effects: inout [StackEffect]) {
    effects.append(.timer(nil))
    if transition.hasInteractionOff { effects.append(.interaction(true)) }
  }

  /// Whether the host shows what a change leads to. Inlined for the reason that `StackRules+Checks.swift` begins with.
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

  /// Whether the host shows what stands. Inlined for the same reason.
  @inline(__always) func showsStanding(_ host: HostState) -> Bool {
    host.shows(state.entries, count: state.entries.count)
      || lacksAnsweredAlert(host, state.entries.count - 1, below: state.entries.last)
  }

  /// Whether nothing moves, and the host shows what stands. Before there is a stack, whatever it shows is to go. Inlined for the
  /// same reason.
  @inline(__always) func isWhereItStands(_ host: HostState) -> Bool {
    state.entries.isEmpty || (!host.isAnimating && showsStanding(host))
  }
}

extension StackState.Change {
  /// Whether it is none of the path, so that nobody comes to be on top.
  fileprivate var keepsPath: Bool {
    switch self {
    case .repair, .unpark: true
    case .push, .pop, .interactivePop, .eviction, .set: false
    }
  }

  /// How the host's stack changes.
  fileprivate var kind: StackChangeKind {
    switch self {
    case .push: .push
    case .pop, .interactivePop, .eviction: .pop
    case .set, .repair, .unpark: .set
    }
  }

  /// How many steps a host takes for it: layers are closed together, then the native stack that is left is set, and then one
  /// layer is opened after the other. It takes the stacks for the reason that `StackRules+Checks.swift` begins with.
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
