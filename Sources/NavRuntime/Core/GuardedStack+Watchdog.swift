// A transition that does not end in time, and one whose host is looked at before its time, where there is a reason to.
extension GuardedStack {
  /// How soon the host is looked at first; each further look takes twice as long.
  static let firstEarlyCheck = Duration.milliseconds(50)

  /// Sets the timer, unless nothing is to time out.
  func setTimer(_ delay: Duration, into effects: inout [StackEffect]) {
    if state.hiddenPolicy == nil { effects.append(.timer(delay)) }
  }

  /// The watchdog's timer.
  mutating func timerFired(at time: Duration, into effects: inout [StackEffect]) {
    if state.hiddenPolicy != nil { return }
    switch state.phase {
    case .idle, .unsettled:
      lengthenCover()
      effects.append(.askHost)
    case .asking, .awaiting, .confirming: break
    case .showing(var transition):
      // A timer that had fired before it was set anew is none, nor is one from before the finger moved.
      let rest = transition.start + transition.patience - time
      if rest <= .zero || transition.isSettled {
        transition.hasTimedOut = true
        effects.append(.askHost)
      } else if transition.earlyCheckDelay > .zero {
        transition.isGlancedAt = true
        effects.append(.askHost)
      } else {
        effects.append(.timer(rest))
      }
      state.phase = .showing(transition)
    }
  }

  /// The transition has not ended in time, and this is what the host says.
  mutating func watch(
    _ late: StackState.Transition, _ host: HostState, at time: Duration, into effects: inout [StackEffect]
  ) {
    var transition = late
    let elapsed = time - transition.start
    if !transition.hasReported, elapsed >= limits.stallReport {
      transition.hasReported = true
      effects.append(.report(transition.id))
    }
    if transition.isSettled {
      if host.isAnimating, waitToSettle(transition, into: &effects) { return }
      effects.append(.stalled(transition.id, .madeToSettle))
      fail(transition, host, at: time, into: &effects)
    } else if host.isAnimating {
      waitOrSettle(transition, elapsed, into: &effects)
    } else if transition.isInteractive {
      let isAtTarget = shows(host, transition.change)
      end(transition, isAtTarget ? .finished : .cancelled, host, at: time, into: &effects)
    } else if shows(host, transition.change) {
      effects.append(.stalled(transition.id, .completionMissing))
      finish(transition, into: &effects)
    } else {
      effects.append(.stalled(transition.id, .settledElsewhere))
      fail(transition, host, at: time, into: &effects)
    }
  }

  /// A host that was made to settle has to come to rest: it is asked again, twice as long after each time. One that never does is
  /// believed as it is.
  private mutating func waitToSettle(_ settled: StackState.Transition, into effects: inout [StackEffect]) -> Bool {
    var transition = settled
    guard let look = lookAtSettling(after: transition.earlyCheckDelay) else { return false }
    transition.earlyCheckDelay = look
    state.phase = .showing(transition)
    effects.append(.timer(look))
    return true
  }

  /// When a host is asked next that was made to settle and still moves; `nil` where it is believed.
  func lookAtSettling(after last: Duration) -> Duration? {
    guard state.hiddenPolicy == nil, last <= limits.settleTimeout / 2 else { return nil }
    let look = last == .zero ? Self.firstEarlyCheck : last * 2
    return look <= limits.settleTimeout ? look : nil
  }

  private mutating func waitOrSettle(
    _ late: StackState.Transition, _ elapsed: Duration, into effects: inout [StackEffect]
  ) {
    var transition = late
    if elapsed >= limits.stallReport {
      transition.isSettled = true
      transition.hasTimedOut = true
      // From here on it says when the host was asked last.
      if limits.settleTimeout > .zero { transition.earlyCheckDelay = .zero }
      effects.append(.settleHost)
      effects.append(.askHost)
    } else {
      if !transition.hasStalled, elapsed >= transition.patience {
        transition.hasStalled = true
        effects.append(.stalled(transition.id, .stillAnimating))
      }
      // Not past the limit: the report and the settling come at their time.
      setTimer(min(transition.patience, limits.stallReport - elapsed), into: &effects)
    }
    state.phase = .showing(transition)
  }

  /// A completion came while the host still moves: it is one too early, or the host is late in saying that it stands.
  mutating func completeEarly(
    _ early: StackState.Transition, at time: Duration, into effects: inout [StackEffect]
  ) {
    effects.append(.completedEarly(early.id))
    guard early.earlyCheckDelay == .zero else { return }
    var transition = early
    transition.earlyCheckDelay = Self.firstEarlyCheck
    lookAgain(transition, at: time, into: &effects)
  }

  /// What the host says when it is looked at.
  mutating func checkEarly(
    _ seen: StackState.Transition, _ host: HostState, at time: Duration, into effects: inout [StackEffect]
  ) {
    var transition = seen
    if transition.isInteractive {
      checkEarly(atGesture: transition, host, at: time, into: &effects)
    } else if host.isAnimating {
      // A timer that fires again and again does not make it longer than anything.
      transition.earlyCheckDelay = min(transition.earlyCheckDelay * 2, transition.patience)
      lookAgain(transition, at: time, into: &effects)
    } else if shows(host, transition.change) {
      finish(transition, into: &effects)
    } else {
      fail(transition, host, at: time, into: &effects)
    }
  }

  /// A gesture that was allowed and has not begun by the second look never will, and is given back.
  private mutating func checkEarly(
    atGesture seen: StackState.Transition, _ host: HostState, at time: Duration, into effects: inout [StackEffect]
  ) {
    var transition = seen
    if host.isAnimating {
      transition.earlyCheckDelay = .zero
    } else if transition.earlyCheckDelay > Self.firstEarlyCheck {
      let isAtTarget = shows(host, transition.change)
      end(transition, isAtTarget ? .finished : .cancelled, host, at: time, into: &effects)
      return
    } else {
      transition.earlyCheckDelay *= 2
    }
    lookAgain(transition, at: time, into: &effects)
  }

  private mutating func lookAgain(
    _ transition: StackState.Transition, at time: Duration, into effects: inout [StackEffect]
  ) {
    state.phase = .showing(transition)
    let rest = transition.start + transition.patience - time
    setTimer(
      max(.zero, transition.earlyCheckDelay > .zero ? min(transition.earlyCheckDelay, rest) : rest), into: &effects)
  }
}
