extension GuardedStack {
  /// Goes on where predicates and hooks were asked.
  mutating func decide(
    _ id: RequestID, _ verdict: StackVerdict, at time: Duration, into effects: inout [StackEffect]
  ) {
    switch phase {
    case .evaluatingHostChange where id == .none:
      decideHostChange(verdict, at: time, into: &effects)
    case .building where id == current.id:
      decideStep(verdict, at: time, into: &effects)
    case .evaluating where id == current.id, .awaiting where id == current.id:
      switch verdict {
      case .allowed where locks > 0: open(ending: id, .refused(.locked), into: &effects)
      case .allowed: confirm(.request, into: &effects)
      case .refused(let refusal): open(ending: id, .refused(refusal), into: &effects)
      case .awaited: awaitAnswer(into: &effects)
      case .stopped: open(ending: id, .stopped, into: &effects)
      }
    default: break
    }
  }

  /// Keeps the guard closed for as long as the app takes to answer. What happened while it was asked is not put off.
  private mutating func awaitAnswer(into effects: inout [StackEffect]) {
    phase = .awaiting
    if hasUnheardHost {
      hasUnheardHost = false
      effects.append(.askHost)
    }
    reviewIfDue(into: &effects)
  }

  /// Makes and prepares what an allowed request needs. Where the app's code has run for it, the host is asked once more.
  mutating func prepare(_ request: StackRequest, at time: Duration, into effects: inout [StackEffect]) {
    if let destination = rules.destination(of: request) {
      let arriving = StackEntry(instance: nextInstance(), screen: destination, key: request.key)
      entries.append(arriving)
      effects.append(.makePage(arriving.instance, request.id))
      effects.append(.prepare(request.id, source: request.source, target: arriving.instance))
    } else if request.segue == .back {
      // Its hooks are told when it has happened.
      perform(request, at: time, into: &effects)
      return
    } else if let index = rules.targetIndex(of: request, on: entries, standing: standing) {
      let landing = entries[index].instance
      effects.append(.prepare(request.id, source: request.source, target: landing))
      effects.append(.unwind(request.id, source: request.source, target: landing))
    }
    confirm(.prepared, into: &effects)
  }

  /// Tells the host.
  mutating func perform(_ request: StackRequest, at time: Duration, into effects: inout [StackEffect]) {
    let isPush = entries.count > standing
    if isPush {
      target = entries.count
    } else if let index = rules.targetIndex(of: request, on: entries, standing: standing) {
      target = index + 1
    } else {
      open(ending: request.id, .refused(.notVisible), into: &effects)
      return
    }
    if isCurrentInteractive {
      beginTransition(.pop, for: request.id, request.segue, at: time)
      phase = .swiping
      effects.append(.swipe(transition.id))
      awaitGesture(into: &effects)
    } else {
      let isAnimated = request.segue.rawValue < 0 || rules.segues[Int(request.segue.rawValue)].isAnimated
      show(
        isPush ? .push : .pop, for: request.id, request.segue, isAnimated: isAnimated, at: time, into: &effects)
    }
  }

  /// Puts a whole stack up: the first one, or a restored one.
  mutating func place(
    _ id: RequestID, _ placements: [StackPlacement], at time: Duration, into effects: inout [StackEffect]
  ) {
    if locks > 0 {
      effects.append(.end(id, .refused(.locked)))
      return
    }
    let legal = legalPart(of: placements)
    if !isOpen || legal.isEmpty {
      effects.append(.end(id, .refused(!isOpen ? .busy : .notVisible)))
      return
    }
    replacement.removeAll(keepingCapacity: true)
    for placement in legal {
      replacement.append(StackEntry(instance: nextInstance(), screen: placement.screen, key: placement.key))
    }
    current = StackRequest(id: id, segue: .none, source: InstanceID(rawValue: 0), sender: .program)
    isCurrentInteractive = false
    confirm(.place, into: &effects)
  }

  /// Makes what was placed. The app's code has run then, so the host is asked once more.
  mutating func makePlaced(into effects: inout [StackEffect]) {
    for entry in replacement { effects.append(.makePage(entry.instance, current.id)) }
    confirm(.placed, into: &effects)
  }

  /// Tells the host what was placed.
  mutating func showPlaced(at time: Duration, into effects: inout [StackEffect]) {
    show(.set, for: current.id, .none, isAnimated: false, at: time, into: &effects)
  }

  /// Closes the guard, if it is not, and tells the host. It may be told another kind than the core goes by: that of how
  /// the stack changes, and not that of what the new one is made of.
  mutating func show(
    _ kind: StackChangeKind, as told: StackChangeKind? = nil, for request: RequestID, _ segue: SegueID,
    isAnimated: Bool, cause: Cause = .request, at time: Duration, into effects: inout [StackEffect]
  ) {
    beginTransition(kind, for: request, segue, at: time)
    transition.cause = cause
    transition.hasInteractionOff = true
    phase = .showing
    effects.append(.interaction(false))
    effects.append(
      .show(
        StackTransition(
          id: transition.id, request: request, segue: segue, kind: told ?? kind,
          isAnimated: isAnimated && concealment == nil)))
    if cause != .repair {
      let top = isReplacing ? replacement[replacement.count - 1] : entries[target - 1]
      effects.append(.willShow(top.instance))
    }
    setTimer(transition.wait, into: &effects)
  }

  private mutating func beginTransition(
    _ kind: StackChangeKind, for request: RequestID, _ segue: SegueID, at time: Duration
  ) {
    lastTransition += 1
    transition = Transition(
      id: TransitionID(rawValue: lastTransition), request: request, segue: segue, kind: kind, start: time,
      patience: limits.transitionTimeout)
  }

  /// Gives a long animation the time it needs.
  mutating func extend(_ id: TransitionID, to length: Duration, into effects: inout [StackEffect]) {
    guard phase == .showing, id == transition.id else { return }
    // No animation takes a day.
    let patience = min(length, .seconds(86_400)) * 3 / 2
    guard patience > transition.patience else { return }
    transition.patience = patience
    setTimer(transition.wait, into: &effects)
  }

  mutating func complete(
    _ id: TransitionID, _ state: HostState, at time: Duration, into effects: inout [StackEffect]
  ) {
    guard id == transition.id else {
      ignore(id, state, at: time, into: &effects)
      return
    }
    switch phase {
    case .swiping where !state.isAnimating: endSwipe(.finished, state, at: time, into: &effects)
    // The answer that the watchdog waits for decides.
    case .showing where transition.isSettled: break
    case .showing where !state.isAnimating:
      if showsProposed(state) {
        finish(into: &effects)
      } else {
        fail(state, at: time, into: &effects)
      }
    // A completion while the host still moves is none.
    case .showing: completeEarly(id, at: time, into: &effects)
    case .swiping: break
    case .idle, .evaluating, .awaiting, .building, .confirming, .reviewing, .evaluatingHostChange, .unsettled:
      ignore(id, state, at: time, into: &effects)
    }
  }

  /// A completion that is nobody's decides nothing, but the host has spoken.
  private mutating func ignore(
    _ id: TransitionID, _ state: HostState, at time: Duration, into effects: inout [StackEffect]
  ) {
    effects.append(.ignored(id))
    hear(state, at: time, into: &effects)
  }

  /// Whether the host shows what it was told to. Inlined for the reason that `StackRules+Checks.swift` begins with.
  @inline(__always) func showsProposed(_ state: HostState) -> Bool {
    isReplacing ? state.shows(replacement, count: replacement.count) : state.shows(entries, count: target)
  }

  /// Whether the host shows what stands. Inlined for the same reason.
  @inline(__always) func showsStanding(_ state: HostState) -> Bool {
    state.shows(entries, count: standing)
  }

  /// The host stands on what it was told to show.
  mutating func finish(into effects: inout [StackEffect]) {
    let done = transition
    if done.segue == .back, target < standing {
      tellBack(done.request, landing: entries[target - 1].instance, into: &effects)
    }
    if isReplacing {
      swap(&entries, &replacement)
      target = entries.count
    }
    standing = target
    repairs.help()
    if done.cause != .repair, done.outcome != .cancelled { effects.append(.didShow(entries[standing - 1].instance)) }
    leave(into: &effects)
    if done.kind == .set {
      // A repair has no second stack.
      for entry in replacement.dropFirst(done.kept).reversed() {
        effects.append(.release(entry.instance, by: done.request))
      }
      replacement.removeAll(keepingCapacity: true)
    }
    while entries.count > standing {
      effects.append(.release(entries.removeLast().instance, by: done.request))
    }
    open(ending: done.request, done.outcome, into: &effects)
  }

  /// Back has happened: both its hooks, once.
  func tellBack(_ request: RequestID, landing: InstanceID, into effects: inout [StackEffect]) {
    guard standing > 0 else { return }
    let source = entries[standing - 1].instance
    effects.append(.prepare(request, source: source, target: landing))
    effects.append(.unwind(request, source: source, target: landing))
  }

  /// The host does not stand on what it was told to show, or had to be made to. As far as the request explains what the
  /// host shows, that is the stack now; the rest is a change of the host's own.
  mutating func fail(_ state: HostState, at time: Duration, into effects: inout [StackEffect]) {
    let failed = transition
    let known = failed.kind == .set ? entries + replacement.dropFirst(failed.kept) : entries
    let outcome = explained(state)
    if failed.segue == .back, outcome.count < standing, let landing = outcome.last {
      tellBack(failed.request, landing: landing.instance, into: &effects)
    }
    leave(into: &effects)
    let oldTop = standing > 0 ? entries[standing - 1].instance : nil
    entries = outcome
    standing = entries.count
    target = standing
    if let top = entries.last, top.instance != oldTop { effects.append(.didShow(top.instance)) }
    // What was shown counts for whoever awaits its value, also where it had to be forced.
    for entry in known.reversed() where !entries.contains(entry) {
      effects.append(.release(entry.instance, by: failed.request))
    }
    replacement.removeAll(keepingCapacity: true)
    if failed.request != .none { effects.append(.end(failed.request, .failed)) }
    phase = .idle
    unrest = failed.isSettled ? Unrest(start: time, isSettled: true) : nil
    follow(state, at: time, into: &effects)
  }

  /// What stands after a request that failed: what was there before it, without what it was to take off if that is gone,
  /// and with what it was to put on if that is there.
  private func explained(_ state: HostState) -> [StackEntry] {
    let before = Array(entries[..<standing])
    switch transition.kind {
    case .set:
      // Without a stack to go back to, what was to be the first one is the last legal one.
      if transition.cause == .repair { return before }
      return legalStack(state, among: replacement) ?? (before.isEmpty ? replacement : before)
    case .push: return showsProposed(state) ? entries : before
    // What may not stay is gone, and a host that still shows it is told again.
    case .pop where transition.cause == .eviction: return Array(before[..<target])
    case .pop:
      guard let truth = legalStack(state, among: before) else { return before }
      if before.starts(with: truth) { return Array(before[..<max(truth.count, target)]) }
      return before
    }
  }

  /// Shows again what stands.
  mutating func repair(at time: Duration, into effects: inout [StackEffect]) {
    if concealment == .wait {
      phase = .unsettled
      return
    }
    switch repairs.next(at: time, limits) {
    case .now:
      effects.append(.repairing)
      target = standing
      show(.set, for: .none, .none, isAnimated: false, cause: .repair, at: time, into: &effects)
    case .later(let delay):
      phase = .unsettled
      setTimer(delay, into: &effects)
    case .reportAndStop:
      effects.append(.report(transition.id))
      open(ending: .none, .failed, into: &effects)
    }
  }

  /// Ends the transition at the host.
  private mutating func leave(into effects: inout [StackEffect]) {
    effects.append(.timer(nil))
    if transition.hasInteractionOff {
      transition.hasInteractionOff = false
      effects.append(.interaction(true))
    }
  }

  /// Opens the guard, ends the request, and lets the queue move on.
  mutating func open(ending id: RequestID, _ outcome: StackOutcome, into effects: inout [StackEffect]) {
    phase = .idle
    if id != .none { effects.append(.end(id, outcome)) }
    if hasUnheardHost {
      hasUnheardHost = false
      effects.append(.askHost)
    }
    reviewIfDue(into: &effects)
    if !queue.isEmpty { serve(into: &effects) }
  }

  mutating func nextInstance() -> InstanceID {
    lastInstance += 1
    return InstanceID(rawValue: lastInstance)
  }
}
