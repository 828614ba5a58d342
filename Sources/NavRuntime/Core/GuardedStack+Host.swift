// From what the host says of itself to what stands.
extension GuardedStack {
  /// The host says, asked or not, what it shows.
  mutating func hear(_ host: HostState, at time: Duration, into effects: inout [StackEffect]) {
    switch state.phase {
    case .idle: follow(host, after: nil, at: time, into: &effects)
    case .asking(let question, _): state.phase = .asking(question, hasPendingHostReport: true)
    // The answer may be long in coming, and may be about a screen that has gone.
    case .awaiting(let asked):
      if !isWhereItStands(host) { giveUp(asked.id, isLocked: false, for: host, at: time, into: &effects) }
    case .confirming(let intent): confirm(intent, host, at: time, into: &effects)
    case .showing(let transition): hear(host, during: transition, at: time, into: &effects)
    case .unsettled(let unrest):
      effects.append(.timer(nil))
      follow(host, after: unrest, at: time, into: &effects)
    }
  }

  /// The host has spoken of something else. Where it has been asked whether it still stands, that is no answer: what came in between, as
  /// a cancel, is handled before the answer.
  mutating func overhear(_ host: HostState, at time: Duration, into effects: inout [StackEffect]) {
    if case .confirming = state.phase { return }
    hear(host, at: time, into: &effects)
  }

  private mutating func hear(
    _ host: HostState, during transition: StackState.Transition, at time: Duration, into effects: inout [StackEffect]
  ) {
    var transition = transition
    if transition.hasTimedOut {
      transition.hasTimedOut = false
      watch(transition, host, at: time, into: &effects)
    } else if transition.isGlancedAt {
      transition.isGlancedAt = false
      checkEarly(transition, host, at: time, into: &effects)
    } else if transition.isSettled {
      if !host.isAnimating { watch(transition, host, at: time, into: &effects) }
    } else if transition.isInteractive || host.isAnimating {
      return
    } else if shows(host, transition.change) {
      finish(transition, into: &effects)
    } else if !showsStanding(host) {
      fail(transition, host, at: time, into: &effects)
    }
  }

  /// Adopts what the host did on its own if it is a legal place in the graph, and shows the old stack again if not.
  mutating func follow(
    _ host: HostState, after unrest: StackState.UnsettledHost?, at time: Duration, into effects: inout [StackEffect]
  ) {
    // Before there is a stack, whatever the host shows is its own, and it is told nothing.
    if state.entries.isEmpty {
      open(ending: .none, .shown, into: &effects)
      return
    }
    if host.isAnimating, awaitRest(unrest ?? StackState.UnsettledHost(start: time), at: time, into: &effects) { return }
    if !host.isCovered { state.coverDelay = nil }
    if showsStanding(host) {
      state.repairs.help()
      tellTop(into: &effects)
      open(ending: .none, .shown, into: &effects)
      return
    }
    if lacksAlert(host) {
      // An alert that was closed cannot be answered now, so it is shown again.
      if mayNotAnswer { return repair(at: time, into: &effects) }
      if awaitAnswer(of: host, after: unrest, at: time, into: &effects) { return }
    }
    guard let truth = rules.legalStack(host, among: state.entries + state.parked.entries) else {
      repair(at: time, into: &effects)
      return
    }
    state.draft = truth
    state.phase = .asking(.hostChange, hasPendingHostReport: false)
    effects.append(.evaluateHostChange)
  }

  /// Keeps the guard closed for as long as the host moves by itself; what it was told meanwhile would meet it half-way.
  /// Gives whether it does: a host that was made to settle and never comes to rest is believed as it is.
  private mutating func awaitRest(
    _ unrest: StackState.UnsettledHost, at time: Duration, into effects: inout [StackEffect]
  ) -> Bool {
    if unrest.isSettled {
      guard let look = lookAtSettling(after: unrest.look ?? .zero) else { return false }
      state.phase = .unsettled(StackState.UnsettledHost(start: unrest.start, isSettled: true, look: look))
      setTimer(look, into: &effects)
      return true
    }
    // Nothing times out while nobody sees the host.
    if state.hiddenPolicy != nil {
      state.phase = .unsettled(nil)
      return true
    }
    let left = limits.stallReport - (time - unrest.start)
    // Toolkits may report the button of an alert shortly before their animation ends.
    let look = state.answeredAlert == nil ? nil : lookAtSettling(after: unrest.look ?? .zero)
    if left > .zero {
      state.phase = .unsettled(StackState.UnsettledHost(start: unrest.start, look: look))
      setTimer(min(look ?? limits.transitionTimeout, left), into: &effects)
    } else {
      state.phase = .unsettled(StackState.UnsettledHost(start: unrest.start, isSettled: true))
      effects.append(.report(TransitionID(rawValue: state.lastTransition)))
      effects.append(.settleHost)
      effects.append(.askHost)
    }
    return true
  }

  /// The app says whether the host's own change may stand.
  mutating func decideHostChange(
    _ verdict: StackVerdict, _ hasPendingHostReport: Bool, at time: Duration, into effects: inout [StackEffect]
  ) {
    if verdict == .allowed, let landing = state.draft.last {
      adoptDraft(landing: landing, into: &effects)
      return
    }
    state.draft.removeAll(keepingCapacity: true)
    if hasPendingHostReport {
      // It may be moving, and is asked before it is told.
      state.phase = .unsettled(nil)
      effects.append(.askHost)
    } else {
      repair(at: time, into: &effects)
    }
  }

  /// What the host shows is the stack now.
  private mutating func adoptDraft(landing: StackEntry, into effects: inout [StackEffect]) {
    if let top = state.entries.last, !state.draft.contains(top) {
      tellBack(.none, landing: landing.instance, into: &effects)
    }
    effects.append(.adopted)
    state.repairs.help()
    swap(&state.entries, &state.draft)
    state.unshownTop = nil
    effects.append(.didShow(landing.instance))
    takeOff(state.draft, into: &effects)
    state.draft.removeAll(keepingCapacity: true)
    open(ending: .none, .shown, into: &effects)
  }

  /// Shows again what stands.
  private mutating func repair(at time: Duration, into effects: inout [StackEffect]) {
    if state.hiddenPolicy == .wait {
      state.phase = .unsettled(nil)
      return
    }
    switch state.repairs.next(at: time, limits) {
    case .now:
      effects.append(.repairing)
      show(.repair, for: .none, .none, isAnimated: false, at: time, into: &effects)
    case .later(let delay):
      state.phase = .unsettled(nil)
      setTimer(delay, into: &effects)
    case .reportAndStop:
      effects.append(.report(TransitionID(rawValue: state.lastTransition)))
      open(ending: .none, .failed, into: &effects)
    }
  }
}
