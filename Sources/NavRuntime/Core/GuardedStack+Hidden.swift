// A host that cannot show anything for a while.
extension GuardedStack {
  /// Nothing times out until the host is back.
  mutating func suspend(_ policy: HiddenHostPolicy, into effects: inout [StackEffect]) {
    state.hiddenPolicy = policy
    switch state.phase {
    case .showing(let transition):
      state.phase = .showing(stopped(transition))
      effects.append(.timer(nil))
    case .unsettled(let unrest):
      effects.append(.timer(nil))
      // In a hidden window, an alert without a button is cancelled.
      if unrest?.answer != nil { effects.append(.askHost) }
    // What waits for facts has a timer of its own.
    case .idle, .asking, .awaiting, .confirming: break
    }
    // A host that no longer waits gets the review that waited for it.
    reviewIfDue(into: &effects)
  }

  /// An answer that a timer has asked for, and that comes later, is one like any other.
  private func stopped(_ transition: StackState.Transition) -> StackState.Transition {
    var stopped = transition
    stopped.hasTimedOut = false
    stopped.isGlancedAt = false
    return stopped
  }

  /// The host can show again what it is told. What was under way has all its time anew, and the host is compared with what
  /// it should show.
  mutating func resume(_ host: HostState, at time: Duration, into effects: inout [StackEffect]) {
    guard state.hiddenPolicy != nil else { return }
    state.hiddenPolicy = nil
    switch state.phase {
    case .showing(let transition):
      var restarted = stopped(transition)
      restarted.start = time
      state.phase = .showing(restarted)
      effects.append(.timer(restarted.wait))
    case .unsettled: state.phase = .unsettled(nil)
    case .idle, .asking, .awaiting, .confirming: break
    }
    overhear(host, at: time, into: &effects)
  }
}
