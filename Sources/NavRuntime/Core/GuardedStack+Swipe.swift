// A gesture that takes the top screen off, or a whole layer.
extension GuardedStack {
  /// A gesture is refused while busy, and never waits.
  mutating func beginSwipe(_ request: StackRequest, into effects: inout [StackEffect]) {
    let refusal: StackRefusal? =
      if state.locks > 0 { .locked } else if !isOpen || request.isNested { .busy } else {
        rules.refusal(ofGesture: request, on: state.entries)
      }
    if let refusal {
      effects.append(.end(request.id, .refused(refusal)))
      return
    }
    evaluate(StackState.Asked(request: request, isInteractive: true), into: &effects)
  }

  /// The gesture under way that leads down to so many entries.
  public func closing(to count: Int) -> TransitionID? {
    guard case .showing(let transition) = state.phase, case .interactivePop(to: count) = transition.change else {
      return nil
    }
    return transition.id
  }

  /// The host may let the gesture begin. Whether it does is seen soon.
  mutating func allowSwipe(
    _ change: StackState.Change, for request: StackRequest, at time: Duration, into effects: inout [StackEffect]
  ) {
    var transition = newTransition(change, for: request.id, request.segue, at: time)
    transition.earlyCheckDelay = Self.firstEarlyCheck
    state.phase = .showing(transition)
    effects.append(.swipe(transition.id))
    setTimer(transition.wait, into: &effects)
  }

  mutating func endSwipe(
    _ end: InteractivePopEnd, _ host: HostState, at time: Duration, into effects: inout [StackEffect]
  ) {
    guard case .showing(let transition) = state.phase, transition.isInteractive else {
      // The gesture was settled before the finger was lifted, so this is a change of the host's own.
      overhear(host, at: time, into: &effects)
      return
    }
    self.end(transition, end, host, at: time, into: &effects)
  }

  /// The finger is lifted, or gone.
  mutating func end(
    _ gesture: StackState.Transition, _ end: InteractivePopEnd, _ host: HostState, at time: Duration,
    into effects: inout [StackEffect]
  ) {
    guard case .interactivePop(let count) = gesture.change else { return }
    var transition = gesture
    transition.change = .pop(to: count)
    if host.isAnimating {
      // The rest is animated without the finger: an ordinary transition, forward or back.
      if end == .cancelled {
        turnBack(&transition)
      } else {
        effects.append(.willShow(state.entries[count - 1].instance))
      }
      transition.start = time
      transition.hasInteractionOff = true
      transition.earlyCheckDelay = .zero
      state.phase = .showing(transition)
      effects.append(.interaction(false))
      setTimer(transition.wait, into: &effects)
    } else if shows(host, transition.change) {
      effects.append(.willShow(state.entries[count - 1].instance))
      finish(transition, into: &effects)
    } else if showsStanding(host) {
      turnBack(&transition)
      finish(transition, into: &effects)
    } else {
      fail(transition, host, at: time, into: &effects)
    }
  }

  /// The finger has moved, so the gesture has begun.
  mutating func moveSwipe(at time: Duration) {
    guard case .showing(var transition) = state.phase, transition.isInteractive else { return }
    transition.start = time
    transition.earlyCheckDelay = .zero
    state.phase = .showing(transition)
  }

  /// The gesture's transition leads back to where it began.
  private func turnBack(_ transition: inout StackState.Transition) {
    transition.change = .pop(to: state.entries.count)
    transition.outcome = .cancelled
  }
}
