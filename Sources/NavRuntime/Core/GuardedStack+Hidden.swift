extension GuardedStack {
  /// The host cannot show anything for a while, and nothing times out meanwhile.
  mutating func suspend(_ policy: HiddenHostPolicy, into effects: inout [StackEffect]) {
    concealment = policy
    if isTimed { effects.append(.timer(nil)) }
  }

  /// The host can show again what it is told. What was under way has all its time anew, and the host is compared with what
  /// it should show.
  mutating func resume(_ state: HostState, at time: Duration, into effects: inout [StackEffect]) {
    guard concealment != nil else { return }
    concealment = nil
    switch phase {
    case .showing, .swiping:
      transition.start = time
      transition.hasTimedOut = false
      transition.isGlancedAt = false
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
