// The watchdog: transitions that do not end in time, and early checks of the host.
extension GuardedStack {
  /// The delay of the first early check. It doubles for each further check.
  static let firstEarlyCheck = Duration.milliseconds(50)

  /// Sets the timer, unless the host is hidden.
  func setTimer(_ delay: Duration, into effects: inout [StackEffect]) {
    if state.hiddenPolicy == nil { effects.append(.timer(delay)) }
  }

  /// Handles the watchdog's timer.
  mutating func timerFired(at time: Duration, into effects: inout [StackEffect]) {
    if state.hiddenPolicy != nil { return }
    switch state.phase {
    case .idle, .unsettled:
      lengthenCover()
      effects.append(.askHost)
    case .asking, .awaiting, .confirming: break
    case .showing(var transition):
      // A timer that fired before it was set again does not count. Neither does a timer from before the finger moved.
      let rest = transition.start + transition.patience - time
      if rest <= .zero || transition.watch.isSettling {
        transition.query = .timeout
        effects.append(.askHost)
      } else if case .earlyCheck = transition.watch {
        transition.query = .earlyCheck
        effects.append(.askHost)
      } else {
        effects.append(.timer(rest))
      }
      state.phase = .showing(transition)
    }
  }

  /// Handles the host's state after a transition did not end in time.
  mutating func watch(
    _ transition: StackState.Transition, _ host: HostState, at time: Duration, into effects: inout [StackEffect]
  ) {
    let elapsed = time - transition.start
    if !transition.watch.isSettling, elapsed >= limits.stallReport { effects.append(.report(transition.id)) }
    if transition.watch.isSettling {
      if host.isAnimating, waitToSettle(transition, into: &effects) { return }
      effects.append(.stalled(transition.id, .madeToSettle))
      fail(transition, host, at: time, into: &effects)
    } else if host.isAnimating {
      waitOrSettle(transition, elapsed, into: &effects)
    } else if transition.isInteractive {
      end(transition, host, at: time, into: &effects)
    } else if shows(host, transition.change) {
      effects.append(.stalled(transition.id, .completionMissing))
      finish(transition, into: &effects)
    } else {
      effects.append(.stalled(transition.id, .settledElsewhere))
      fail(transition, host, at: time, into: &effects)
    }
  }

  /// Waits for a host that was made to settle, and doubles the delay after each check.
  ///
  /// - Returns: Whether to wait. If the host never stops, its state is trusted.
  private mutating func waitToSettle(_ settled: StackState.Transition, into effects: inout [StackEffect]) -> Bool {
    var transition = settled
    guard let look = lookAtSettling(after: transition.watch.delay) else { return false }
    transition.watch = .settling(lastDelay: look)
    state.phase = .showing(transition)
    effects.append(.timer(look))
    return true
  }

  /// The delay until the next check of a host that was made to settle and still moves. `nil` if its state is trusted
  /// now.
  func lookAtSettling(after last: Duration?) -> Duration? {
    let last = last ?? .zero
    guard state.hiddenPolicy == nil, last <= limits.settleTimeout / 2 else { return nil }
    let look = max(Self.firstEarlyCheck, last * 2)
    return look <= limits.settleTimeout ? look : nil
  }

  private mutating func waitOrSettle(
    _ late: StackState.Transition, _ elapsed: Duration, into effects: inout [StackEffect]
  ) {
    var transition = late
    if elapsed >= limits.stallReport {
      // Without time to settle, there are no checks, and the delay of the early checks remains.
      transition.watch = .settling(lastDelay: limits.settleTimeout > .zero ? nil : transition.watch.delay)
      transition.query = .timeout
      effects.append(.settleHost)
      effects.append(.askHost)
    } else {
      if !transition.hasStalled, elapsed >= transition.patience {
        transition.hasStalled = true
        effects.append(.stalled(transition.id, .stillAnimating))
      }
      // The timer stays within the limit, so that the report and the settling are on time.
      setTimer(min(transition.patience, limits.stallReport - elapsed), into: &effects)
    }
    state.phase = .showing(transition)
  }

  /// Handles a completion while the host still moves. Either the completion is too early, or the host is late to
  /// report that it stopped.
  mutating func completeEarly(
    _ early: StackState.Transition, at time: Duration, into effects: inout [StackEffect]
  ) {
    effects.append(.completedEarly(early.id))
    guard case .waiting = early.watch else { return }
    var transition = early
    transition.watch = .earlyCheck(Self.firstEarlyCheck)
    lookAgain(transition, at: time, into: &effects)
  }

  /// Handles the host's state at an early check.
  mutating func checkEarly(
    _ seen: StackState.Transition, _ host: HostState, at time: Duration, into effects: inout [StackEffect]
  ) {
    var transition = seen
    if transition.isInteractive {
      checkEarly(atGesture: transition, host, at: time, into: &effects)
    } else if host.isAnimating {
      // A timer that fires repeatedly cannot raise the delay above the time limit.
      if case .earlyCheck(let delay) = transition.watch {
        transition.watch = .earlyCheck(min(delay * 2, transition.patience))
      }
      lookAgain(transition, at: time, into: &effects)
    } else if shows(host, transition.change) {
      finish(transition, into: &effects)
    } else {
      fail(transition, host, at: time, into: &effects)
    }
  }

  /// Checks a gesture. If it does not begin before the second check, it never will, so it is ended.
  private mutating func checkEarly(
    atGesture seen: StackState.Transition, _ host: HostState, at time: Duration, into effects: inout [StackEffect]
  ) {
    var transition = seen
    if host.isAnimating {
      transition.watch = .waiting
    } else if case .earlyCheck(let delay) = transition.watch {
      if delay > Self.firstEarlyCheck { return end(transition, host, at: time, into: &effects) }
      transition.watch = .earlyCheck(delay * 2)
    }
    lookAgain(transition, at: time, into: &effects)
  }

  private mutating func lookAgain(
    _ transition: StackState.Transition, at time: Duration, into effects: inout [StackEffect]
  ) {
    state.phase = .showing(transition)
    let rest = transition.start + transition.patience - time
    setTimer(max(.zero, transition.watch.delay.map { min($0, rest) } ?? rest), into: &effects)
  }
}
