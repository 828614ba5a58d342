extension GuardedStack {
  /// A gesture is refused while busy, and never waits.
  mutating func beginSwipe(_ request: StackRequest, into effects: inout [StackEffect]) {
    let refusal: StackRefusal? =
      if locks > 0 { .locked } else if !isOpen || request.isNested { .busy } else {
        rules.refusal(of: request, on: entries, standing: standing)
      }
    if let refusal {
      effects.append(.end(request.id, .refused(refusal)))
      return
    }
    evaluate(request, isInteractive: true, into: &effects)
  }

  mutating func endSwipe(
    _ end: InteractivePopEnd, _ state: HostState, at time: Duration, into effects: inout [StackEffect]
  ) {
    guard phase == .swiping else {
      // The gesture was settled before the finger was lifted, so this is a change of the host's own.
      hear(state, at: time, into: &effects)
      return
    }
    phase = .showing
    if state.isAnimating {
      // The rest is animated without the finger: an ordinary transition, forward or back.
      if end == .cancelled {
        turnBack()
      } else {
        effects.append(.willShow(entries[target - 1].instance))
      }
      transition.start = time
      transition.hasInteractionOff = true
      effects.append(.interaction(false))
      transition.glance = .zero
      setTimer(transition.wait, into: &effects)
    } else if showsProposed(state) {
      effects.append(.willShow(entries[target - 1].instance))
      finish(into: &effects)
    } else if showsStanding(state) {
      turnBack()
      finish(into: &effects)
    } else {
      fail(state, at: time, into: &effects)
    }
  }

  /// The finger has moved, so the gesture has begun.
  mutating func moveSwipe(at time: Duration) {
    guard phase == .swiping else { return }
    transition.start = time
    transition.glance = .zero
  }

  /// The gesture's transition leads back to where it began.
  private mutating func turnBack() {
    target = standing
    transition.outcome = .cancelled
  }
}
