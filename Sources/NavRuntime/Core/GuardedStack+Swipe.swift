// Gestures that pop the top screen or close a layer.
extension GuardedStack {
  /// Starts a gesture. While the guard is closed, a gesture is refused and never waits.
  mutating func beginSwipe(_ request: StackRequest, into effects: inout [StackEffect]) {
    let refusal: StackRefusal? =
      if state.locks > 0 { .locked } else if !isOpen || request.isNested { .busy } else {
        rules.refusal(ofGesture: request, on: state.entries, in: state.form)
      }
    if let refusal {
      effects.append(.end(request.id, .refused(refusal)))
      return
    }
    evaluate(StackState.Asked(request: request, isInteractive: true), into: &effects)
  }

  /// The gesture in progress that would leave `count` entries, or `nil` if there is none.
  public func closing(to count: Int) -> TransitionID? {
    guard case .showing(let transition) = state.phase, case .interactivePop(to: count) = transition.change else {
      return nil
    }
    return transition.id
  }

  /// Lets the host begin the gesture. An early check finds out whether it begins.
  mutating func allowSwipe(
    _ change: StackState.Change, for request: StackRequest, at time: Duration, into effects: inout [StackEffect]
  ) {
    var transition = newTransition(change, for: request.id, request.segue, at: time)
    transition.watch = .earlyCheck(Self.firstEarlyCheck)
    state.phase = .showing(transition)
    effects.append(.swipe(transition.id))
    setTimer(transition.wait, into: &effects)
  }

  /// Handles the end of a gesture. If the host animates the rest without the finger, the gesture becomes an ordinary
  /// transition, forward or back.
  mutating func endSwipe(
    _ end: InteractivePopEnd, _ host: HostState, at time: Duration, into effects: inout [StackEffect]
  ) {
    guard case .showing(var transition) = state.phase, case .interactivePop(let count) = transition.change else {
      // The gesture ended before the finger was lifted, so the host made this change by itself.
      overhear(host, at: time, into: &effects)
      return
    }
    guard host.isAnimating else { return self.end(transition, host, at: time, into: &effects) }
    if end == .cancelled {
      transition.change = .pop(to: state.entries.count)
      transition.outcome = .cancelled
    } else {
      transition.change = .pop(to: count)
      effects.append(.willShow(state.entries[count - 1].instance))
    }
    transition.start = time
    transition.watch.restart()
    state.phase = .showing(transition)
    effects.append(.interaction(false))
    setTimer(transition.wait, into: &effects)
  }

  /// Ends a gesture at an idle host, whose state decides whether the top was popped.
  mutating func end(
    _ gesture: StackState.Transition, _ host: HostState, at time: Duration, into effects: inout [StackEffect]
  ) {
    if shows(host, gesture.change) {
      if let top = top(by: gesture.change) { effects.append(.willShow(top)) }
      finish(gesture, into: &effects)
    } else if showsStanding(host) {
      var cancelled = gesture
      cancelled.change = .interactivePop(to: state.entries.count)
      cancelled.outcome = .cancelled
      finish(cancelled, into: &effects)
    } else {
      fail(gesture, host, at: time, into: &effects)
    }
  }

  /// Records that the finger moved, which starts the gesture.
  mutating func moveSwipe(at time: Duration) {
    guard case .showing(var transition) = state.phase, transition.isInteractive else { return }
    transition.start = time
    transition.watch.restart()
    state.phase = .showing(transition)
  }
}
