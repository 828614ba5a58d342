// Confirms an intent with the host, then makes pages and shows the change. The functions that every segue calls are
// inlined, so that the values of the phase are not copied for another call.
extension GuardedStack {
  /// Asks the host whether it still shows the current stack. The intent continues only if it does, and if no lock was
  /// taken in the meantime.
  ///
  /// The host confirms each intent, because it may move without a callback, and because app code may run before the
  /// reply. An example is the code of a page that the system removes.
  mutating func confirm(_ intent: StackState.Intent, into effects: inout [StackEffect]) {
    state.phase = .confirming(intent)
    effects.append(.askHost)
  }

  /// Handles the host's reply.
  @inline(__always) mutating func confirm(
    _ intent: StackState.Intent, _ host: HostState, at time: Duration, into effects: inout [StackEffect]
  ) {
    // A host whose repairs have stopped does not recover by itself, so a forced change does not wait for it.
    var isGivenUp = false
    if intent.isForced { isGivenUp = state.repairs.hasStopped && !host.isAnimating }
    guard state.locks == 0, state.hiddenPolicy != .wait,
      isGivenUp || isWhereItStands(host) || canBeginElsewhere(intent, host)
    else {
      giveUp(intent, for: host, at: time, into: &effects)
      return
    }
    if host.isCovered {
      // A forced change also removes the covering layer. The first stack is shown despite such a layer.
      if !state.entries.isEmpty, !intent.isForced { return giveUpCovered(intent, into: &effects) }
    } else if state.coverDelay != nil {
      state.coverDelay = nil
    }
    // A change of form may have hidden the page that makes the request.
    if rules.hasColumns, let request = intent.acting, !mayAct(request) {
      return giveUpHidden(request, into: &effects)
    }
    switch intent {
    case .request(let asked): prepare(asked, at: time, into: &effects)
    // If there is no page to make, no app code has run.
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

  /// Whether the intent can continue at a host that does not show the current stack. A saved stack replaces all pages
  /// of the host, so it waits only for a host that moves and for the button of an alert.
  ///
  /// This check is separate, because a call copies the whole stack, and most intents do not need the check.
  @inline(never) private func canBeginElsewhere(_ intent: StackState.Intent, _ host: HostState) -> Bool {
    switch intent {
    case .place(_, let restore?), .placed(_, let restore?, _): !isHeldUp(host) || !waits(restore, for: host)
    default: false
    }
  }

  /// Makes the page and calls the hooks of an allowed request. If app code runs, the host confirms again.
  @inline(__always) private mutating func prepare(
    _ asked: StackState.Asked, at time: Duration, into effects: inout [StackEffect]
  ) {
    let request = asked.request
    var arriving: StackEntry?
    if let destination = rules.destination(of: request) {
      guard let arrival = rules.arrival(of: request, on: state.entries), !showsAgain(request) else {
        // The page is already open, so there is no page to make.
        perform(asked, nil, at: time, into: &effects)
        return
      }
      let entry = StackEntry(
        instance: nextInstance(), screen: destination, key: request.key,
        opening: rules.segues[Int(request.segue.rawValue)].opening, columns: arrival.columns)
      arriving = entry
      effects.append(.makePage(entry.instance, request.id))
      effects.append(.prepare(request.id, source: request.source, target: entry.instance))
    } else if request.segue == .back {
      // The hooks of back are called after it happened.
      perform(asked, nil, at: time, into: &effects)
      return
    } else if let index = rules.targetIndex(of: request, on: state.entries) {
      let landing = state.entries[index].instance
      effects.append(.prepare(request.id, source: request.source, target: landing))
      effects.append(.unwind(request.id, source: request.source, target: landing))
    }
    confirm(.prepared(asked, arriving: arriving), into: &effects)
  }

  /// Starts the change at the host.
  @inline(__always) private mutating func perform(
    _ asked: StackState.Asked, _ arriving: StackEntry?, at time: Duration, into effects: inout [StackEffect]
  ) {
    let request = asked.request
    let change: StackState.Change
    if let arriving {
      guard let arrival = rules.arrival(of: request, on: state.entries) else {
        effects.append(.release(arriving.instance, by: request.id))
        open(ending: request.id, .refused(.notVisible), into: &effects)
        return
      }
      change = arrival.kept == state.entries.count ? .push(arriving) : replace(above: arrival.kept, by: arriving)
    } else if let index = rules.targetIndex(of: request, on: state.entries) {
      let kept = state.entries.count(upTo: index)
      change = asked.isInteractive ? .interactivePop(to: kept) : .pop(to: kept)
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

  /// Fills the draft with the entries that stay and the arriving entry.
  @inline(never) private mutating func replace(above kept: Int, by arriving: StackEntry) -> StackState.Change {
    state.draft.append(contentsOf: state.entries[..<kept])
    state.draft.append(arriving)
    return .set(kept: kept)
  }

  /// Starts to show a whole stack: the first stack, or a saved stack that was evaluated.
  mutating func place(_ id: RequestID, _ placements: [StackPlacement], into effects: inout [StackEffect]) {
    if case .asking(.request(let asked), _) = state.phase, asked.id == id, asked.request.isRestore {
      place(placements, for: id, asked.request, into: &effects)
    } else if state.locks > 0 {
      effects.append(.end(id, .refused(.locked)))
    } else if !isOpen {
      effects.append(.end(id, .refused(.busy)))
    } else {
      place(placements, for: id, nil, into: &effects)
    }
  }

  private mutating func place(
    _ placements: [StackPlacement], for id: RequestID, _ restore: StackRequest?, into effects: inout [StackEffect]
  ) {
    let legal = rules.legalPart(of: placements)
    if legal.isEmpty { return open(ending: id, .refused(.notVisible), into: &effects) }
    for placement in legal { draw(placement) }
    confirm(.place(id, restore), into: &effects)
  }

  /// Makes the pages of the draft. This runs app code, so the host confirms again.
  private mutating func makeDraft(
    for id: RequestID, _ restore: StackRequest?, into effects: inout [StackEffect]
  ) {
    for entry in state.draft { effects.append(.makePage(entry.instance, id)) }
    confirm(.placed(id, restore, isHostSettled: false), into: &effects)
  }

  /// Whether the host runs an animation of its own before the first stack.
  private func isHostBusyBeforeStart(_ host: HostState) -> Bool { state.entries.isEmpty && host.isAnimating }

  /// Makes the host settle before the intent continues. App code may run during that, so the host confirms again.
  /// After that, its state is trusted even if it moves.
  private mutating func settle(before intent: StackState.Intent, into effects: inout [StackEffect]) {
    effects.append(.settleHost)
    confirm(intent, into: &effects)
  }

  /// Gives up an intent because of a lock, or because the host is hidden or does not show the current stack.
  private mutating func giveUp(
    _ intent: StackState.Intent, for host: HostState, at time: Duration, into effects: inout [StackEffect]
  ) {
    // The requirements are evaluated again afterwards.
    if intent.isForced { state.review = .due }
    guard let id = intent.request else {
      follow(host, after: nil, at: time, into: &effects)
      return
    }
    discard(into: &effects)
    if let request = intent.repeatable, waits(request, for: host) {
      // The request is evaluated again after the host stops or the alert's button runs.
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

  /// Refuses a request that has no pages, or whose pages were released.
  mutating func giveUp(
    _ id: RequestID, isLocked: Bool, for host: HostState, at time: Duration, into effects: inout [StackEffect]
  ) {
    let refusal: StackRefusal =
      if isLocked { .locked } else if isWhereItStands(host) || host.isAnimating { .busy } else { .notVisible }
    effects.append(.end(id, .refused(refusal)))
    follow(host, after: nil, at: time, into: &effects)
  }

  /// Clears the draft, and releases the pages that were made for it.
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
