// An alert whose button was chosen.
extension GuardedStack {
  /// The button's unwind is asked for. Where the host was asked about, since it shows the alert no more, this is the answer.
  mutating func choose(_ request: StackRequest, into effects: inout [StackEffect]) {
    if let closedAlert, closedAlert == request.source {
      state.draft.removeAll(keepingCapacity: true)
      state.answeredAlert = request.source
      // What the host has done is explained, so it stands where it should.
      state.repairs.help()
      // It comes before what waits, and after what may not stay. There is room for it, however many wait: a stack has one such alert.
      state.queue.insert(request, at: 0)
      if state.review == .due, state.locks == 0 { effects.append(.queued(request.id)) }
      open(ending: .none, .shown, into: &effects)
      return
    }
    if let top = proposed.last, top.instance == request.source, top.opening == .alert {
      state.answeredAlert = request.source
    }
    take(request, into: &effects)
  }

  /// The alert on top, where the host is asked about and has taken off that alert and nothing else.
  public var closedAlert: InstanceID? {
    guard case .asking(.hostChange, _) = state.phase, let top = state.entries.last, top.opening == .alert,
      state.entries.dropLast().elementsEqual(state.draft)
    else { return nil }
    return top.instance
  }

  /// A choice that has come to nothing, as where a lock is held, leaves an alert that the host may show no more: it is looked at.
  mutating func mendAlert(into effects: inout [StackEffect]) {
    guard let alert = state.answeredAlert, state.phase.undecided?.source != alert,
      !state.queue.contains(where: { $0.source == alert })
    else { return }
    state.answeredAlert = nil
    if state.phase.isIdle { effects.append(.askHost) }
  }

  /// Whether no request could begin now.
  var mayNotAnswer: Bool { state.locks > 0 || state.concealment == .wait }

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
