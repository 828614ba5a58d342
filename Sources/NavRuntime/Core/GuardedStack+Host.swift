extension GuardedStack {
  /// The host says, asked or not, what it shows.
  mutating func hear(_ state: HostState, at time: Duration, into effects: inout [StackEffect]) {
    switch phase {
    case .idle: follow(state, at: time, into: &effects)
    case .evaluating, .building, .reviewing, .evaluatingHostChange: hasUnheardHost = true
    case .confirming: confirm(state, at: time, into: &effects)
    // The answer may be long in coming, and may be about a screen that has gone.
    case .awaiting: if state.isAnimating || !showsStanding(state) { abandon(for: state, at: time, into: &effects) }
    case .unsettled:
      phase = .idle
      follow(state, at: time, into: &effects)
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
  mutating func follow(_ state: HostState, at time: Duration, into effects: inout [StackEffect]) {
    if state.isAnimating, unrest?.isSettled != true {
      awaitRest(at: time, into: &effects)
      return
    }
    unrest = nil
    if showsStanding(state) {
      repairs.help()
      open(ending: .none, .shown, into: &effects)
      return
    }
    guard let truth = legalStack(state, among: entries) else {
      repair(at: time, into: &effects)
      return
    }
    replacement = truth
    phase = .evaluatingHostChange
    effects.append(.evaluateHostChange)
  }

  /// Keeps the guard closed for as long as the host moves by itself; what it was told meanwhile would meet it half-way.
  private mutating func awaitRest(at time: Duration, into effects: inout [StackEffect]) {
    phase = .unsettled
    let start = unrest?.start ?? time
    let left = limits.stallReport - (time - start)
    unrest = Unrest(start: start, isSettled: left <= .zero)
    if left > .zero {
      effects.append(.timer(min(limits.transitionTimeout, left)))
    } else {
      effects.append(.report(transition.id))
      effects.append(.settleHost)
      effects.append(.askHost)
    }
  }

  /// What was allowed is only done where the host still stands. It is asked each time: a host may move without a word, and the
  /// app's own code may run before the word comes, as that of a page which the system takes off.
  mutating func confirm(_ intent: Intent, into effects: inout [StackEffect]) {
    hasUnheardHost = false
    self.intent = intent
    phase = .confirming
    effects.append(.askHost)
  }

  private mutating func confirm(_ state: HostState, at time: Duration, into effects: inout [StackEffect]) {
    // A host that has been given up will not come back by itself: what may not stay is taken off without it.
    if case .eviction(let lowest) = intent, repairs.hasStopped, locks == 0, !state.isAnimating {
      evict(lowest, at: time, into: &effects)
      return
    }
    if state.isAnimating || !showsStanding(state) {
      abandon(for: state, at: time, into: &effects)
      return
    }
    switch intent {
    case .request: perform(current, at: time, into: &effects)
    case .link: showLink(at: time, into: &effects)
    case .place: showPlaced(at: time, into: &effects)
    case .eviction(let lowest): evict(lowest, at: time, into: &effects)
    }
  }

  /// Gives up what was about to begin, since the host is elsewhere.
  private mutating func abandon(for state: HostState, at time: Duration, into effects: inout [StackEffect]) {
    let isConfirming = phase == .confirming
    if isConfirming, case .eviction = intent {
      // What stands then is asked about again.
      isReviewDue = true
    } else {
      if isConfirming, intent == .link { discardBuilt(into: &effects) }
      if isConfirming, intent == .place { replacement.removeAll(keepingCapacity: true) }
      effects.append(.end(current.id, .refused(state.isAnimating ? .busy : .notVisible)))
    }
    phase = .idle
    follow(state, at: time, into: &effects)
  }

  mutating func decideHostChange(
    _ verdict: StackVerdict, at time: Duration, into effects: inout [StackEffect]
  ) {
    guard verdict == .allowed, let landing = replacement.last else {
      replacement.removeAll(keepingCapacity: true)
      restore(at: time, into: &effects)
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

  /// Shows again what stands, unless the host spoke while the app was asked: it may be moving, and is asked first.
  private mutating func restore(at time: Duration, into effects: inout [StackEffect]) {
    guard hasUnheardHost else {
      repair(at: time, into: &effects)
      return
    }
    hasUnheardHost = false
    phase = .unsettled
    effects.append(.askHost)
  }

  /// The watchdog's timer.
  mutating func timerFired(at time: Duration, into effects: inout [StackEffect]) {
    switch phase {
    case .idle, .unsettled: effects.append(.askHost)
    case .evaluating, .awaiting, .building, .confirming, .reviewing, .evaluatingHostChange: break
    case .showing, .swiping:
      // A timer that had fired before it was set anew is none, nor is one from before the finger moved.
      let rest = transition.start + transition.patience - time
      if rest > .zero {
        effects.append(.timer(rest))
      } else {
        transition.hasTimedOut = true
        effects.append(.askHost)
      }
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
    // Not past the limit: the report and the settling come at their time.
    effects.append(.timer(min(transition.patience, limits.stallReport - elapsed)))
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
