// From what is allowed, over the host's word that it still stands, to what is made and what is shown. What each segue passes
// through is inlined: what the phase carries is not copied for another call then.
extension GuardedStack {
  /// What was allowed is only done where the host still stands, and where no lock has been taken meanwhile. It is asked each
  /// time: a host may move without a word, and the app's own code may run before the word comes, as that of a page which the
  /// system takes off.
  mutating func confirm(_ intent: StackState.Intent, into effects: inout [StackEffect]) {
    state.phase = .confirming(intent)
    effects.append(.askHost)
  }

  /// The host's word.
  @inline(__always) mutating func confirm(
    _ intent: StackState.Intent, _ host: HostState, at time: Duration, into effects: inout [StackEffect]
  ) {
    // A host that has been given up will not come back by itself: what may not stay is taken off without it.
    var isGivenUp = false
    if intent.isForced { isGivenUp = state.repairs.hasStopped && !host.isAnimating }
    guard state.locks == 0, state.hiddenPolicy != .wait, isGivenUp || canBegin(intent, host) else {
      giveUp(intent, for: host, at: time, into: &effects)
      return
    }
    if host.isCovered {
      // What has to be takes the layer along, and the first stack is put up whatever lies over it.
      if !state.entries.isEmpty, !intent.isForced { return giveUpCovered(intent, into: &effects) }
    } else if state.coverDelay != nil {
      state.coverDelay = nil
    }
    switch intent {
    case .request(let asked): prepare(asked, at: time, into: &effects)
    // Without a page to make, no code of the app has run.
    case .build(let progress, _) where progress.built == state.draft.count: show(progress, at: time, into: &effects)
    case .build(let progress, _): buildNext(progress, into: &effects)
    case .prepared(let asked, let arriving): perform(asked, arriving, at: time, into: &effects)
    case .link(var progress):
      if !progress.isHostSettled, isHostBusyBeforeStart(host) {
        progress.isHostSettled = true
        settle(before: .link(progress), into: &effects)
      } else {
        show(progress, at: time, into: &effects)
      }
    case .place(let id, let restore): makeDraft(for: id, restore, into: &effects)
    case .placed(let id, let restore, isHostSettled: false)
    where restore != nil && host.isAnimating || isHostBusyBeforeStart(host):
      settle(before: .placed(id, restore, isHostSettled: true), into: &effects)
    case .placed(let id, _, _):
      show(.set(kept: 0), for: id, .none, isAnimated: false, at: time, into: &effects)
    case .eviction(let lowest): evict(lowest, at: time, into: &effects)
    }
  }

  /// Whether the host is where the intent needs it. A saved stack replaces all pages at the host, so it only waits for
  /// a host that moves and for the button of an alert.
  @inline(__always) private func canBegin(_ intent: StackState.Intent, _ host: HostState) -> Bool {
    switch intent {
    case .placed(_, _?, isHostSettled: true): true
    case .place(_, let restore?), .placed(_, let restore?, _):
      isWhereItStands(host) || !isHeldUp(host) || !waits(restore, for: host)
    default: isWhereItStands(host)
    }
  }

  /// Makes and prepares what an allowed request needs. Where the app's code has run for it, the host is asked once more.
  @inline(__always) private mutating func prepare(
    _ asked: StackState.Asked, at time: Duration, into effects: inout [StackEffect]
  ) {
    let request = asked.request
    var arriving: StackEntry?
    if let destination = rules.destination(of: request) {
      let entry = StackEntry(
        instance: nextInstance(), screen: destination, key: request.key,
        opening: rules.segues[Int(request.segue.rawValue)].opening)
      arriving = entry
      effects.append(.makePage(entry.instance, request.id))
      effects.append(.prepare(request.id, source: request.source, target: entry.instance))
    } else if request.segue == .back {
      // Its hooks are told when it has happened.
      perform(asked, nil, at: time, into: &effects)
      return
    } else if let index = rules.targetIndex(of: request, on: state.entries) {
      let landing = state.entries[index].instance
      effects.append(.prepare(request.id, source: request.source, target: landing))
      effects.append(.unwind(request.id, source: request.source, target: landing))
    }
    confirm(.prepared(asked, arriving: arriving), into: &effects)
  }

  /// Tells the host.
  @inline(__always) private mutating func perform(
    _ asked: StackState.Asked, _ arriving: StackEntry?, at time: Duration, into effects: inout [StackEffect]
  ) {
    let request = asked.request
    let change: StackState.Change
    if let arriving {
      guard let kept = rules.keptCount(of: request, on: state.entries) else {
        effects.append(.release(arriving.instance, by: request.id))
        open(ending: request.id, .refused(.notVisible), into: &effects)
        return
      }
      change = kept == state.entries.count ? .push(arriving) : replace(above: kept, by: arriving)
    } else if let index = rules.targetIndex(of: request, on: state.entries) {
      change = asked.isInteractive ? .interactivePop(to: index + 1) : .pop(to: index + 1)
    } else {
      open(ending: request.id, .refused(.notVisible), into: &effects)
      return
    }
    if asked.isInteractive {
      allowSwipe(change, for: request, at: time, into: &effects)
    } else {
      show(
        change, for: request.id, request.segue, isAnimated: rules.isAnimated(request.segue), at: time, into: &effects)
    }
  }

  /// The draft is what stays, and what comes in the place of the rest.
  @inline(never) private mutating func replace(above kept: Int, by arriving: StackEntry) -> StackState.Change {
    state.draft.append(contentsOf: state.entries[..<kept])
    state.draft.append(arriving)
    return .set(kept: kept)
  }

  /// Puts a whole stack up: the first stack, or a saved stack that was evaluated.
  mutating func place(_ id: RequestID, _ placements: [StackPlacement], into effects: inout [StackEffect]) {
    if case .asking(.request(let asked), _) = state.phase, asked.id == id, asked.request.isRestore {
      restore(asked.request, placements, into: &effects)
    } else if state.locks > 0 {
      effects.append(.end(id, .refused(.locked)))
    } else if !isOpen {
      effects.append(.end(id, .refused(.busy)))
    } else {
      place(placements, for: id, nil, into: &effects)
    }
  }

  private mutating func restore(
    _ request: StackRequest, _ placements: [StackPlacement], into effects: inout [StackEffect]
  ) {
    if state.locks == 0 { return place(placements, for: request.id, request, into: &effects) }
    // A predicate took a lock while it was evaluated. It may do so each time, so the request returns once.
    guard mayReturn(request.id) else { return open(ending: request.id, .refused(.locked), into: &effects) }
    waitFirst(request, into: &effects)
    open(ending: .none, .shown, into: &effects)
  }

  private mutating func place(
    _ placements: [StackPlacement], for id: RequestID, _ restore: StackRequest?, into effects: inout [StackEffect]
  ) {
    let legal = rules.legalPart(of: placements)
    if legal.isEmpty { return open(ending: id, .refused(.notVisible), into: &effects) }
    for placement in legal { state.draft.append(entry(placement)) }
    confirm(.place(id, restore), into: &effects)
  }

  /// Makes what is to be placed. The app's code has run then, so the host is asked once more.
  private mutating func makeDraft(
    for id: RequestID, _ restore: StackRequest?, into effects: inout [StackEffect]
  ) {
    for entry in state.draft { effects.append(.makePage(entry.instance, id)) }
    confirm(.placed(id, restore, isHostSettled: false), into: &effects)
  }

  /// Before there is a stack, a host may be at something of its own.
  private func isHostBusyBeforeStart(_ host: HostState) -> Bool { state.entries.isEmpty && host.isAnimating }

  /// That is ended, and not met half-way. The app's code may run where it ends, so the host is asked once more, and then believed
  /// whether it moves or not.
  private mutating func settle(before intent: StackState.Intent, into effects: inout [StackEffect]) {
    effects.append(.settleHost)
    confirm(intent, into: &effects)
  }

  /// Gives up what was about to begin: a lock was taken meanwhile, or the host is elsewhere, or hidden.
  private mutating func giveUp(
    _ intent: StackState.Intent, for host: HostState, at time: Duration, into effects: inout [StackEffect]
  ) {
    // What stands then is asked about again.
    if intent.isForced { state.review = .due }
    guard let id = intent.request else {
      follow(host, after: nil, at: time, into: &effects)
      return
    }
    discard(into: &effects)
    if let request = intent.repeatable, waits(request, for: host) {
      // The host stops moving or an alert's button runs. After that, the request is evaluated again.
      state.phase = .unsettled(nil)
      waitFirst(request, into: &effects)
      follow(host, after: nil, at: time, into: &effects)
      return
    }
    giveUp(id, isLocked: state.locks > 0, for: host, at: time, into: &effects)
  }

  /// Whether a request that cannot begin returns to the queue.
  private func waits(_ request: StackRequest, for host: HostState) -> Bool {
    if mayReturn(request.id) { return request.isRestore || state.locks == 0 && isHeldUp(host) }
    // A hidden host is not made to settle, so a saved stack waits until the host is back.
    return request.isRestore && state.hiddenPolicy.map { $0 == .wait || host.isAnimating } ?? false
  }

  /// Whether the host is about to change by itself.
  private func isHeldUp(_ host: HostState) -> Bool {
    state.hiddenPolicy != .wait && (host.isAnimating || awaitsAnswer(host))
  }

  /// Whether a request has not returned to the queue yet. A second return could repeat without end.
  private func mayReturn(_ id: RequestID) -> Bool { state.returned != id }

  /// Gives up a request of which nothing is made.
  mutating func giveUp(
    _ id: RequestID, isLocked: Bool, for host: HostState, at time: Duration, into effects: inout [StackEffect]
  ) {
    let refusal: StackRefusal =
      if isLocked { .locked } else if isWhereItStands(host) || host.isAnimating { .busy } else { .notVisible }
    effects.append(.end(id, .refused(refusal)))
    follow(host, after: nil, at: time, into: &effects)
  }

  /// Forgets what comes to nothing, and lets go of the pages that were made for it.
  mutating func discard(into effects: inout [StackEffect]) {
    switch state.phase {
    case .asking(.step(let progress), _), .confirming(.build(let progress, _)), .confirming(.link(let progress)):
      for entry in state.draft[(progress.kept + (progress.resumed ?? 0))..<progress.built].reversed() {
        effects.append(.release(entry.instance, by: progress.request))
      }
    case .confirming(.placed(let id, _, _)):
      for entry in state.draft.reversed() { effects.append(.release(entry.instance, by: id)) }
    case .confirming(.prepared(let asked, let arriving?)):
      effects.append(.release(arriving.instance, by: asked.id))
    case .idle, .asking, .awaiting, .confirming, .showing, .unsettled: break
    }
    state.draft.removeAll(keepingCapacity: true)
  }
}
