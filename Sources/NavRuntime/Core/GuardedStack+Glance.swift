// Looks at the host before the watchdog's time, where there is a reason to.
extension GuardedStack {
  /// How soon the host is looked at first; each further look takes twice as long.
  private static let firstGlance = Duration.milliseconds(50)

  /// A completion came while the host still moves: it is one too early, or the host is late in saying that it stands.
  mutating func completeEarly(_ id: TransitionID, at time: Duration, into effects: inout [StackEffect]) {
    effects.append(.completedEarly(id))
    guard transition.glance == .zero else { return }
    transition.glance = Self.firstGlance
    setGlance(at: time, into: &effects)
  }

  /// A gesture was allowed: does it begin?
  mutating func awaitGesture(into effects: inout [StackEffect]) {
    transition.glance = Self.firstGlance
    setTimer(transition.wait, into: &effects)
  }

  /// What the host says when it is looked at.
  mutating func glance(at state: HostState, at time: Duration, into effects: inout [StackEffect]) {
    if phase == .swiping {
      glanceAtGesture(state, at: time, into: &effects)
    } else if state.isAnimating {
      // A timer that fires again and again does not make it longer than anything.
      transition.glance = min(transition.glance * 2, transition.patience)
      setGlance(at: time, into: &effects)
    } else if showsProposed(state) {
      finish(into: &effects)
    } else {
      fail(state, at: time, into: &effects)
    }
  }

  /// A gesture that was allowed and has not begun by the second look never will, and is given back.
  private mutating func glanceAtGesture(
    _ state: HostState, at time: Duration, into effects: inout [StackEffect]
  ) {
    if state.isAnimating {
      transition.glance = .zero
    } else if transition.glance > Self.firstGlance {
      endSwipe(showsProposed(state) ? .finished : .cancelled, state, at: time, into: &effects)
      return
    } else {
      transition.glance *= 2
    }
    setGlance(at: time, into: &effects)
  }

  private func setGlance(at time: Duration, into effects: inout [StackEffect]) {
    let rest = transition.start + transition.patience - time
    setTimer(max(.zero, transition.glance > .zero ? min(transition.glance, rest) : rest), into: &effects)
  }
}
