extension GuardedStack {
  /// The host cannot show anything for a while, and nothing times out meanwhile.
  mutating func suspend(_ policy: HiddenHostPolicy, into effects: inout [StackEffect]) {
    concealment = policy
    stopTheClock()
    if isTimed { effects.append(.timer(nil)) }
  }

  /// An answer that a timer has asked for, and that comes later, is one like any other. Only a host that was made to settle before
  /// it hid has been given up already.
  private mutating func stopTheClock() {
    guard phase == .showing || phase == .swiping else { return }
    transition.hasTimedOut = transition.isSettled
    transition.isGlancedAt = false
  }

  /// The host can show again what it is told. What was under way has all its time anew, and the host is compared with what
  /// it should show.
  mutating func resume(_ state: HostState, at time: Duration, into effects: inout [StackEffect]) {
    guard concealment != nil else { return }
    concealment = nil
    switch phase {
    case .showing, .swiping:
      transition.start = time
      stopTheClock()
      effects.append(.timer(transition.wait))
      hear(state, at: time, into: &effects)
    case .unsettled:
      unrest = nil
      hear(state, at: time, into: &effects)
    case .idle: follow(state, at: time, into: &effects)
    case .evaluating, .awaiting, .building, .confirming, .reviewing, .evaluatingHostChange:
      hear(state, at: time, into: &effects)
    }
  }

  /// Whether a timer of the core's is set; what waits for facts has one of its own.
  private var isTimed: Bool { phase == .showing || phase == .swiping || phase == .unsettled }

  /// Sets the timer, unless nothing is to time out.
  func setTimer(_ delay: Duration, into effects: inout [StackEffect]) {
    if concealment == nil { effects.append(.timer(delay)) }
  }
}
