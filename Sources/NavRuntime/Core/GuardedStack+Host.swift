extension GuardedStack {
  /// The host says, asked or not, what it shows.
  mutating func hear(_ state: HostState, at time: Duration, into effects: inout [StackEffect]) {
    switch phase {
    case .idle: follow(state, at: time, into: &effects)
    case .evaluating, .building, .reviewing, .evaluatingHostChange: hasUnheardHost = true
    case .confirming: confirm(state, at: time, into: &effects)
    // The answer may be long in coming, and may be about a screen that has gone.
    case .awaiting: if !isWhereItStands(state) { giveUp(for: state, at: time, into: &effects) }
    case .unsettled:
      phase = .idle
      follow(state, at: time, into: &effects)
    case .showing, .swiping:
      if transition.hasTimedOut {
        transition.hasTimedOut = false
        watch(state, at: time, into: &effects)
      } else if transition.isGlancedAt {
        transition.isGlancedAt = false
        glance(at: state, at: time, into: &effects)
      } else if phase == .showing, !state.isAnimating, showsProposed(state) {
        finish(into: &effects)
      } else if phase == .showing, !state.isAnimating, !showsStanding(state) {
        fail(state, at: time, into: &effects)
      }
    }
  }

  /// Adopts what the host did on its own if it is a legal place in the graph, and shows the old stack again if not.
  mutating func follow(_ state: HostState, at time: Duration, into effects: inout [StackEffect]) {
    // Before there is a stack, whatever the host shows is its own, and it is told nothing.
    if standing == 0 {
      open(ending: .none, .shown, into: &effects)
      return
    }
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
    if concealment != nil { return }
    let start = unrest?.start ?? time
    let left = limits.stallReport - (time - start)
    unrest = Unrest(start: start, isSettled: left <= .zero)
    if left > .zero {
      setTimer(min(limits.transitionTimeout, left), into: &effects)
    } else {
      effects.append(.report(transition.id))
      effects.append(.settleHost)
      effects.append(.askHost)
    }
  }

  /// Whether nothing moves, and the host shows what stands. Before there is a stack, whatever it shows is to go.
  func isWhereItStands(_ state: HostState) -> Bool {
    standing == 0 || (!state.isAnimating && showsStanding(state))
  }

  /// What was allowed is only done where the host still stands, and where no lock has been taken meanwhile. It is asked each
  /// time: a host may move without a word, and the app's own code may run before the word comes, as that of a page which the
  /// system takes off.
  mutating func confirm(_ intent: Intent, into effects: inout [StackEffect]) {
    hasUnheardHost = false
    self.intent = intent
    phase = .confirming
    effects.append(.askHost)
  }

  private mutating func confirm(_ state: HostState, at time: Duration, into effects: inout [StackEffect]) {
    // A host that has been given up will not come back by itself: what may not stay is taken off without it.
    var isGivenUp = false
    if case .eviction = intent { isGivenUp = repairs.hasStopped && !state.isAnimating }
    guard locks == 0, concealment != .wait, isGivenUp || isWhereItStands(state) else {
      giveUp(for: state, at: time, into: &effects)
      return
    }
    switch intent {
    case .request: prepare(current, at: time, into: &effects)
    case .prepared: perform(current, at: time, into: &effects)
    case .link:
      settleBeforeFirst(state, into: &effects)
      showLink(at: time, into: &effects)
    case .place: makePlaced(into: &effects)
    case .placed:
      settleBeforeFirst(state, into: &effects)
      showPlaced(at: time, into: &effects)
    case .eviction(let lowest): evict(lowest, at: time, into: &effects)
    }
  }

  /// Before there is a stack, a host may be at something of its own. That is ended, and not met half-way.
  private func settleBeforeFirst(_ state: HostState, into effects: inout [StackEffect]) {
    if standing == 0, state.isAnimating { effects.append(.settleHost) }
  }

  /// Gives up what was about to begin: a lock was taken meanwhile, or the host is elsewhere, or hidden.
  private mutating func giveUp(for state: HostState, at time: Duration, into effects: inout [StackEffect]) {
    if phase == .confirming, case .eviction = intent {
      // What stands then is asked about again.
      isReviewDue = true
    } else {
      discardMade(into: &effects)
      let isLocked = phase == .confirming && locks > 0
      let refusal: StackRefusal =
        if isLocked { .locked } else if isWhereItStands(state) || state.isAnimating { .busy } else { .notVisible }
      effects.append(.end(current.id, .refused(refusal)))
    }
    phase = .idle
    follow(state, at: time, into: &effects)
  }

  /// Lets go of what was made for a request that comes to nothing.
  mutating func discardMade(into effects: inout [StackEffect]) {
    let isMade: Bool
    switch (phase, intent) {
    case (.building, _), (.confirming, .link):
      for entry in replacement[kept..<built].reversed() { effects.append(.release(entry.instance, by: current.id)) }
      isMade = true
    case (.confirming, .placed):
      for entry in replacement.reversed() { effects.append(.release(entry.instance, by: current.id)) }
      isMade = true
    default:
      isMade = phase == .confirming && intent == .place
    }
    if isMade { replacement.removeAll(keepingCapacity: true) }
    while phase == .confirming, entries.count > standing {
      effects.append(.release(entries.removeLast().instance, by: current.id))
    }
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
    if concealment != nil { return }
    switch phase {
    case .idle, .unsettled: effects.append(.askHost)
    case .evaluating, .awaiting, .building, .confirming, .reviewing, .evaluatingHostChange: break
    case .showing, .swiping:
      // A timer that had fired before it was set anew is none, nor is one from before the finger moved.
      let rest = transition.start + transition.patience - time
      if rest <= .zero {
        transition.hasTimedOut = true
        effects.append(.askHost)
      } else if transition.glance > .zero {
        transition.isGlancedAt = true
        effects.append(.askHost)
      } else {
        effects.append(.timer(rest))
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
    setTimer(min(transition.patience, limits.stallReport - elapsed), into: &effects)
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
