// The host's reports, and the changes that it makes by itself.
extension GuardedStack {
  /// Handles the host's state, in a reply or in a report of its own.
  mutating func hear(_ host: HostState, at time: Duration, into effects: inout [StackEffect]) {
    switch state.phase {
    case .idle: follow(host, after: nil, at: time, into: &effects)
    case .asking(let question, _): state.phase = .asking(question, hasPendingHostReport: true)
    // A wait can be long, and can concern a screen that the host no longer shows.
    case .awaiting(let asked):
      if !isWhereItStands(host) { giveUp(asked.id, isLocked: false, for: host, at: time, into: &effects) }
    case .confirming(let intent): confirm(intent, host, at: time, into: &effects)
    case .showing(let transition): hear(host, during: transition, at: time, into: &effects)
    case .unsettled(let unrest):
      effects.append(.timer(nil))
      follow(host, after: unrest, at: time, into: &effects)
    }
  }

  /// Handles a report that is not a reply.
  ///
  /// While the core waits for a confirmation, such a report is ignored. Inputs that arrived before the reply, such as
  /// a cancellation, are then handled before it.
  mutating func overhear(_ host: HostState, at time: Duration, into effects: inout [StackEffect]) {
    if case .confirming = state.phase { return }
    hear(host, at: time, into: &effects)
  }

  private mutating func hear(
    _ host: HostState, during transition: StackState.Transition, at time: Duration, into effects: inout [StackEffect]
  ) {
    if let query = transition.query {
      var transition = transition
      transition.query = nil
      switch query {
      case .earlyCheck: checkEarly(transition, host, at: time, into: &effects)
      case .timeout: watch(transition, host, at: time, into: &effects)
      }
    } else if transition.watch.isSettling {
      if !host.isAnimating { watch(transition, host, at: time, into: &effects) }
    } else if transition.isInteractive || host.isAnimating {
      return
    } else if shows(host, transition.change) {
      finish(transition, into: &effects)
    } else if !showsStanding(host) {
      fail(transition, host, at: time, into: &effects)
    }
  }

  /// Adopts a change that the host made by itself if the graph allows it, or else shows the current stack again.
  mutating func follow(
    _ host: HostState, after unrest: StackState.UnsettledHost?, at time: Duration, into effects: inout [StackEffect]
  ) {
    // Before the first stack, the host shows pages of its own, and the core sends it nothing.
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
      // The button of this alert cannot run now, so the alert is shown again.
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

  /// Keeps the guard closed while the host moves by itself, because a change could collide with its movement.
  ///
  /// - Returns: Whether the guard stays closed. If the host never stops after it was made to settle, its state is
  ///   trusted.
  private mutating func awaitRest(
    _ unrest: StackState.UnsettledHost, at time: Duration, into effects: inout [StackEffect]
  ) -> Bool {
    if unrest.isSettled {
      guard let look = lookAtSettling(after: unrest.look) else { return false }
      state.phase = .unsettled(StackState.UnsettledHost(start: unrest.start, isSettled: true, look: look))
      setTimer(look, into: &effects)
      return true
    }
    // Nothing times out while the host is hidden.
    if state.hiddenPolicy != nil {
      state.phase = .unsettled(nil)
      return true
    }
    let left = limits.stallReport - (time - unrest.start)
    // Toolkits may report the button of an alert shortly before their animation ends.
    let look = state.answeredAlert == nil ? nil : lookAtSettling(after: unrest.look)
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

  /// Handles the app's verdict on a change that the host made by itself.
  mutating func decideHostChange(
    _ verdict: StackVerdict, _ hasPendingHostReport: Bool, at time: Duration, into effects: inout [StackEffect]
  ) {
    if verdict == .allowed, let top = state.draft.last {
      adoptDraft(top, into: &effects)
      return
    }
    state.draft.removeAll(keepingCapacity: true)
    if hasPendingHostReport {
      // The host may be moving, so its state is read before a repair.
      state.phase = .unsettled(nil)
      effects.append(.askHost)
    } else {
      repair(at: time, into: &effects)
    }
  }

  /// Makes the host's stack the current stack.
  private mutating func adoptDraft(_ top: StackEntry, into effects: inout [StackEffect]) {
    if let left = state.entries.last, !state.draft.contains(where: { $0.instance == left.instance }) {
      // If a layer was closed, its source can be below columns that were set aside.
      let count = state.draft.count
      let landing = state.entries.starts(with: state.draft) ? state.entries[state.entries.below(count)] : top
      tellBack(.none, landing: landing.instance, into: &effects)
    }
    effects.append(.adopted)
    state.repairs.help()
    var previous: [StackEntry] = []
    swap(&previous, &state.entries)
    swap(&state.entries, &state.draft)
    state.unshownTop = nil
    effects.append(.didShow(top.instance))
    takeOff(previous, into: &effects)
    previous.removeAll(keepingCapacity: true)
    swap(&previous, &state.draft)
    open(ending: .none, .shown, into: &effects)
  }

  /// Shows the current stack again.
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
