// An alert whose button was chosen.
extension GuardedStack {
  /// The time limit for the button of an alert that the host closes. Toolkits report it up to 300 ms later.
  private static let answerTime = Duration.milliseconds(500)

  /// Requests the unwind of a button. If the host lacks the alert, this explains why.
  mutating func choose(_ request: StackRequest, into effects: inout [StackEffect]) {
    if let closedAlert, closedAlert == request.source {
      state.draft.removeAll(keepingCapacity: true)
      if case .unsettled = state.phase { effects.append(.timer(nil)) }
      state.answeredAlert = request.source
      // What the host has done is explained, so it stands where it should.
      state.repairs.help()
      // It comes before what waits, and after what may not stay. There is room for it, however many wait: a stack has one such alert.
      state.queue.insert(request, at: 0)
      if state.locks == 0, state.review == .due || state.hiddenPolicy == .wait { effects.append(.queued(request.id)) }
      open(ending: .none, .shown, into: &effects)
      return
    }
    guard let top = proposed.last, top.instance == request.source, top.opening == .alert else {
      return take(request, into: &effects)
    }
    state.answeredAlert = request.source
    let isPressed = state.queue.contains { $0.source == request.source }
    guard case .unsettled = state.phase, state.locks == 0, !isPressed else { return take(request, into: &effects) }
    // The host was moving the alert away. The first button comes before the requests that wait for that.
    state.queue.insert(request, at: 0)
    effects.append(.queued(request.id))
    effects.append(.timer(nil))
    effects.append(.askHost)
  }

  /// The alert on top, if it is all that the host lacks, and its button is still unknown.
  public var closedAlert: InstanceID? {
    guard let top = state.entries.last, top.opening == .alert else { return nil }
    switch state.phase {
    case .asking(.hostChange, _): return state.entries.dropLast().elementsEqual(state.draft) ? top.instance : nil
    case .unsettled(let unrest?): return unrest.answer == nil ? nil : top.instance
    case .idle, .asking, .awaiting, .confirming, .showing, .unsettled: return nil
    }
  }

  /// Whether all that the host lacks is an alert whose button is still unknown.
  func awaitsAnswer(_ host: HostState) -> Bool {
    !host.isAnimating && state.hiddenPolicy == nil && state.locks == 0 && !showsStanding(host) && lacksAlert(host)
  }

  /// Keeps the guard closed until the host reports the button of an alert that it lacks. After half a second, or in a hidden window,
  /// the alert counts as cancelled.
  ///
  /// - Returns: Whether the guard stays closed.
  mutating func awaitAnswer(
    of host: HostState, after unrest: StackState.UnsettledHost?, at time: Duration, into effects: inout [StackEffect]
  ) -> Bool {
    guard state.hiddenPolicy == nil else { return false }
    var waiting = unrest ?? StackState.UnsettledHost(start: time)
    // A host that moves again and again does not keep the guard closed for good.
    let end = min(waiting.answer ?? time + Self.answerTime, waiting.start + limits.stallReport * 2)
    guard time < end else { return false }
    // A host that has come to rest and moves again is made to settle again before it is believed.
    if !host.isAnimating { waiting.isSettled = false }
    waiting.answer = end
    state.phase = .unsettled(waiting)
    setTimer(end - time, into: &effects)
    return true
  }

  /// A choice that has come to nothing, as where a lock is held, leaves an alert that the host may show no more: it is looked at.
  mutating func mendAlert(into effects: inout [StackEffect]) {
    guard let alert = state.answeredAlert, state.phase.undecided?.source != alert, !isAnswerQueued else { return }
    state.answeredAlert = nil
    if state.phase.isIdle { effects.append(.askHost) }
  }

  /// Whether the button of the answered alert waits.
  var isAnswerQueued: Bool { state.queue.contains { $0.source == state.answeredAlert } }

  /// Whether no request could begin now.
  var mayNotAnswer: Bool { state.locks > 0 || state.hiddenPolicy == .wait }

  /// Whether all that the host lacks of what stands is an alert.
  func lacksAlert(_ host: HostState) -> Bool {
    state.entries.last?.opening == .alert && host.shows(state.entries, count: state.entries.count - 1)
  }

  /// Whether the host shows so many entries, and all that it lacks is the alert that was answered. Inlined for the reason that
  /// `StackRules+Checks.swift` begins with.
  @inline(__always) func lacksAnsweredAlert(_ host: HostState, _ count: Int, below top: StackEntry?) -> Bool {
    guard let alert = state.answeredAlert, top?.instance == alert else { return false }
    return host.shows(state.entries, count: count)
  }
}
