extension GuardedStack {
  /// The host says, asked or not, what it shows.
  mutating func hear(_ state: HostState, at time: Duration, into effects: inout [StackEffect]) {
    switch phase {
    case .idle: follow(state, at: time, into: &effects)
    case .evaluating, .evaluatingHostChange: hasUnheardHost = true
    case .showing, .swiping:
      if transition.hasTimedOut {
        transition.hasTimedOut = false
        watch(state, at: time, into: &effects)
      } else if phase == .showing, !state.isAnimating, showsProposed(state) {
        finish(into: &effects)
      } else if phase == .showing, !state.isAnimating, !showsStanding(state) {
        fail(state, at: time, into: &effects)
      }
    }
  }

  /// Adopts what the host did on its own if it is a legal place in the graph, and shows the old stack again if not.
  private mutating func follow(_ state: HostState, at time: Duration, into effects: inout [StackEffect]) {
    if state.isAnimating {
      effects.append(.timer(limits.transitionTimeout))
      return
    }
    guard !showsStanding(state) else { return }
    guard let truth = legalStack(state, among: entries) else {
      repair(at: time, into: &effects)
      return
    }
    replacement = truth
    phase = .evaluatingHostChange
    effects.append(.evaluateHostChange)
  }

  mutating func decideHostChange(
    _ verdict: StackVerdict, at time: Duration, into effects: inout [StackEffect]
  ) {
    guard verdict == .allowed, let landing = replacement.last else {
      replacement.removeAll(keepingCapacity: true)
      repair(at: time, into: &effects)
      return
    }
    if let top = entries.last, !replacement.contains(top) {
      tellBack(.none, landing: landing.instance, into: &effects)
    }
    effects.append(.adopted)
    swap(&entries, &replacement)
    standing = entries.count
    effects.append(.didShow(landing.instance))
    for entry in replacement.reversed() where !entries.contains(entry) {
      effects.append(.release(entry.instance, by: .none))
    }
    replacement.removeAll(keepingCapacity: true)
    open(ending: .none, .shown, into: &effects)
  }

  /// The watchdog's timer.
  mutating func timerFired(at time: Duration, into effects: inout [StackEffect]) {
    switch phase {
    case .idle: effects.append(.askHost)
    case .evaluating, .evaluatingHostChange: break
    case .showing, .swiping:
      transition.hasTimedOut = true
      effects.append(.askHost)
    }
  }

  /// The transition has not ended in time, and this is what the host says.
  private mutating func watch(_ state: HostState, at time: Duration, into effects: inout [StackEffect]) {
    let elapsed = time - transition.start
    if !transition.hasReported, elapsed >= limits.stallReport {
      transition.hasReported = true
      effects.append(.report(transition.id))
    }
    if transition.isSettled {
      effects.append(.stalled(transition.id, .madeToSettle))
      fail(state, at: time, into: &effects)
    } else if state.isAnimating {
      waitOrSettle(elapsed, into: &effects)
    } else if phase == .swiping {
      endSwipe(showsProposed(state) ? .finished : .cancelled, state, at: time, into: &effects)
    } else if showsProposed(state) {
      effects.append(.stalled(transition.id, .completionMissing))
      finish(into: &effects)
    } else {
      effects.append(.stalled(transition.id, .settledElsewhere))
      fail(state, at: time, into: &effects)
    }
  }

  private mutating func waitOrSettle(_ elapsed: Duration, into effects: inout [StackEffect]) {
    if elapsed >= limits.stallReport {
      transition.isSettled = true
      transition.hasTimedOut = true
      effects.append(.settleHost)
      effects.append(.askHost)
      return
    }
    if !transition.hasStalled, elapsed >= transition.patience {
      transition.hasStalled = true
      effects.append(.stalled(transition.id, .stillAnimating))
    }
    effects.append(.timer(transition.patience))
  }

  /// What the host shows, as entries, where it is a legal place in the graph.
  func legalStack(_ state: HostState, among known: [StackEntry]) -> [StackEntry]? {
    var byInstance: [InstanceID: StackEntry] = [:]
    for entry in known { byInstance[entry.instance] = entry }
    var stack: [StackEntry] = []
    for instance in state.stack {
      // Removing it also refuses an instance that is there twice.
      guard let entry = byInstance.removeValue(forKey: instance) else { return nil }
      if let below = stack.last {
        guard rules.canPush(entry.screen, from: below.screen) else { return nil }
      } else {
        guard entry.screen == rules.root else { return nil }
      }
      stack.append(entry)
    }
    return stack.isEmpty ? nil : stack
  }

  /// The longest part, from the bottom, that push segues could have built.
  func legalPart(of placements: [StackPlacement]) -> ArraySlice<StackPlacement> {
    guard placements.first?.screen == rules.root else { return [] }
    var counts: [ScreenID: Int] = [:]
    var length = 0
    for placement in placements {
      if length > 0 {
        let source = placements[length - 1].screen
        guard rules.canPush(placement.screen, from: source, having: counts[placement.screen, default: 0]) else { break }
      }
      counts[placement.screen, default: 0] += 1
      length += 1
    }
    return placements[..<length]
  }
}
