// Hosts that cannot show anything for a while.
extension GuardedStack {
  /// Stops all timeouts until the host is back.
  mutating func suspend(_ policy: HiddenHostPolicy, into effects: inout [StackEffect]) {
    state.hiddenPolicy = policy
    switch state.phase {
    case .showing(var transition):
      // A late reply to the watchdog counts as any other report.
      transition.query = nil
      state.phase = .showing(transition)
      effects.append(.timer(nil))
    case .unsettled(let unrest):
      effects.append(.timer(nil))
      // In a hidden window, an alert without a button counts as cancelled.
      if unrest?.answer != nil { effects.append(.askHost) }
    // A wait for facts has its own timer.
    case .idle, .asking, .awaiting, .confirming: break
    }
    // If changes do not wait any more, a due review starts.
    reviewIfDue(into: &effects)
  }

  /// Continues after the host can show changes again. A transition in progress gets its full time again, and the host
  /// is compared with the stack that it should show.
  mutating func resume(_ host: HostState, at time: Duration, into effects: inout [StackEffect]) {
    guard state.hiddenPolicy != nil else { return }
    state.hiddenPolicy = nil
    noteForm(of: host, into: &effects)
    switch state.phase {
    case .showing(var transition):
      transition.start = time
      state.phase = .showing(transition)
      effects.append(.timer(transition.wait))
    case .unsettled: state.phase = .unsettled(nil)
    case .idle, .asking, .awaiting, .confirming: break
    }
    overhear(host, at: time, into: &effects)
  }
}
