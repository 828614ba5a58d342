// Alerts whose button was chosen.
extension GuardedStack {
  /// The time limit for the button of an alert that the host closes. Toolkits report it up to 300 ms later.
  private static let answerTime = Duration.milliseconds(500)

  /// Handles the unwind that a button requests. If the host lacks the alert, the button is the reason.
  mutating func choose(_ request: StackRequest, into effects: inout [StackEffect]) {
    if let closedAlert, closedAlert == request.source {
      state.draft.removeAll(keepingCapacity: true)
      if case .unsettled = state.phase { effects.append(.timer(nil)) }
      state.answeredAlert = request.source
      // The button explains what the host shows, so nothing needs a repair.
      state.repairs.help()
      // The button runs before queued requests, and after a due review. The queue always has room for it, because a
      // stack has only one such alert.
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
    // The host is dismissing the alert. The first button runs before the requests that wait for that.
    state.queue.insert(request, at: 0)
    effects.append(.queued(request.id))
    effects.append(.timer(nil))
    effects.append(.askHost)
  }

  /// The alert on top, if the host lacks only this alert and its button is not known yet.
  public var closedAlert: InstanceID? {
    guard let top = state.entries.last, top.opening == .alert else { return nil }
    switch state.phase {
    case .asking(.hostChange, _): return state.entries.dropLast().elementsEqual(state.draft) ? top.instance : nil
    case .unsettled(let unrest?): return unrest.answer == nil ? nil : top.instance
    case .idle, .asking, .awaiting, .confirming, .showing, .unsettled: return nil
    }
  }

  /// Whether the host lacks only an alert whose button is not known yet.
  func awaitsAnswer(_ host: HostState) -> Bool {
    !host.isAnimating && state.hiddenPolicy == nil && state.locks == 0 && !showsStanding(host) && lacksAlert(host)
  }

  /// Keeps the guard closed until the host reports the button of an alert that it lacks. After half a second, or in a
  /// hidden window, the alert counts as cancelled.
  ///
  /// - Returns: Whether the guard stays closed.
  mutating func awaitAnswer(
    of host: HostState, after unrest: StackState.UnsettledHost?, at time: Duration, into effects: inout [StackEffect]
  ) -> Bool {
    guard state.hiddenPolicy == nil else { return false }
    var waiting = unrest ?? StackState.UnsettledHost(start: time)
    // A host that moves repeatedly does not keep the guard closed forever.
    let end = min(waiting.answer ?? time + Self.answerTime, waiting.start + limits.stallReport * 2 + Self.answerTime)
    guard time < end else { return false }
    // If the host stops and moves again, it must settle again before its state is trusted.
    if !host.isAnimating { waiting.isSettled = false }
    waiting.answer = end
    state.phase = .unsettled(waiting)
    setTimer(end - time, into: &effects)
    return true
  }

  /// Forgets the answered alert, unless its button is being decided or still waits, for example during a repair.
  ///
  /// If the button had no effect, for example under a lock, the host may no longer show the alert, so its state is
  /// read.
  mutating func mendAlert(into effects: inout [StackEffect]) {
    guard let alert = state.answeredAlert, state.phase.undecided?.source != alert, !isAnswerQueued else { return }
    state.answeredAlert = nil
    if state.phase.isIdle { effects.append(.askHost) }
  }

  /// Whether the button of the answered alert is in the queue.
  var isAnswerQueued: Bool { state.queue.contains { $0.source == state.answeredAlert } }

  /// Whether a lock or a hidden host prevents all requests.
  var mayNotAnswer: Bool { state.locks > 0 || state.hiddenPolicy == .wait }

  /// Whether the host lacks only an alert of the current stack.
  func lacksAlert(_ host: HostState) -> Bool {
    state.entries.last?.opening == .alert && host.shows(state.entries, count: state.entries.count - 1)
  }

  /// Whether the host shows the first `count` entries, and lacks only the answered alert above them. Inlined for the
  /// reason at the top of `StackRules+Checks.swift`.
  @inline(__always) func lacksAnsweredAlert(_ host: HostState, _ count: Int, below top: StackEntry?) -> Bool {
    guard let alert = state.answeredAlert, top?.instance == alert else { return false }
    return host.shows(state.entries, count: count)
  }
}
