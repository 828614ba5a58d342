extension NavigationEngine {
  /// Carries out one effect of the core.
  func carryOut(_ effect: StackEffect) {
    switch effect {
    case .evaluate(let request, _, let target): evaluate(request, target: target)
    case .evaluateHostChange: evaluateHostChange()
    case .evaluateStep(let request, let source): evaluateStep(request, source: source)
    case .evaluateRequirements: evaluateRequirements()
    case .evicting(let instance): evicting(instance)
    case .swipe(let transition):
      allowedSwipe = transition
      record(.swipeBegan(transition))
    case .makePage(let instance, let request): makePage(instance, for: request)
    case .prepare(let request, let source, let target):
      prepare(request, source: source, target: target)
    case .unwind(let request, let source, let target):
      unwind(request, source: source, target: target)
    case .interaction(let isOn):
      isInteractionOn = isOn
      isHostBusy = !isOn
      host.setInteraction(isOn)
    case .show(let transition): show(transition)
    case .willShow(let instance): record(instance) { .willShow($0) }
    case .didShow(let instance):
      observed.stackChanged()
      if table.hasTabs { dropShownRuns() }
      record(instance) { .didShow($0) }
    case .release(let instance, let request): release(instance, by: request)
    case .queued(let request): queued(request)
    case .end(let request, let outcome): end(request, outcome)
    case .timer(let delay):
      isHostBusy = delay != nil || !isInteractionOn
      host.setTimer(after: delay)
    case .askHost: askHost()
    case .settleHost: host.settle()
    case .stalled(let transition, let stall): record(.stalled(transition, stall))
    case .report(let transition): report(transition)
    case .ignored(let transition): record(.ignoredCompletion(transition))
    case .completedEarly(let transition): record(.earlyCompletion(transition))
    case .formChanged(let isExpanded):
      observed.formChanged()
      record(.formChanged(isExpanded: isExpanded))
    case .adopted:
      ownTab.adopt(at: host.now)
      record(.adopted(stack))
    case .repairing: record(.repairing(stack))
    }
  }

  /// The current path without containers, as the public API shows it.
  var stack: [ScreenInstance] {
    run.core.path.compactMap { entry in
      table.rules.isContainer(entry.screen) ? nil : instances[entry].map(table.instance)
    }
  }

  /// The current stack for a later restore. It ends below the first alert, which asks about something that happened
  /// before, and below the first popover, which would have nothing to point at.
  var placedStack: [PlacedScreen] { placed(run.core.stack) }

  private func placed(_ entries: some Sequence<StackEntry>) -> [PlacedScreen] {
    entries.prefix { $0.opening != .popover && $0.opening != .alert }.enumerated().compactMap { index, entry in
      guard let state = instances[entry] else { return nil }
      var screen = PlacedScreen(id: state.screenID, screen: state.screen, opening: entry.opening)
      if entry.columnsAside > 0 { screen.aside = run.core.columnsAside(at: index).count }
      guard table.rules.isContainer(state.screenID) else { return screen }
      // A restored tab that was never selected keeps its saved screens.
      screen.parked = state.waitingRuns
      for tab in table.rules.tabs(of: state.screenID).indices {
        let run = run.core.parked(tab, of: state.id)
        if !run.isEmpty { screen.parked[tab] = placed(run) }
      }
      return screen
    }
  }

  private func record(_ instance: InstanceID, _ kind: (ScreenInstance) -> NavigationEvent.Kind) {
    guard let state = instances[instance] else { return }
    record(kind(table.instance(state)))
  }

  private func makePage(_ instance: InstanceID, for id: RequestID) {
    guard let request = requests[id] else { return }
    let (screen, key) = nextScreen(of: request)
    let token = request.token + request.madePages
    if request.makesSeveral { request.madePages += 1 }
    let state = InstanceState(
      id: instance, screen: screen, key: key, name: table.name(of: key.screen), token: token, engine: self)
    if request.hasDestination, table.destination(of: request.segue) == state.screenID {
      state.opener = request
      request.hasOpened = true
    }
    instances.insert(state)
    if request.placed.indices.contains(request.madePages - 1) {
      state.waitingRuns = request.placed[request.madePages - 1].parked
    }
    if table.rules.isContainer(state.screenID) { return }
    let page = questions.app.makePage(state.screenID, PageContext(instance: state))
    host.keep(page, of: state.id, state.screenID)
    expectToBeAsked(page, of: state)
  }

  /// Creates the page that fills the empty last column beside an instance.
  func placeholder(beside instance: InstanceID) -> Any? {
    guard let state = instances[instance] else { return nil }
    return asking { questions.app.makePlaceholder(state.screenID, PageContext(instance: state)) }
  }

  /// The screen of the next page to create for a request.
  private func nextScreen(of request: PendingRequest) -> (any Screen, ScreenKey) {
    if let plan = request.plan {
      let step = plan.steps[request.madePages]
      return (step.value, step.key)
    }
    if let destination = request.destination, let key = request.key { return (destination, key) }
    let placed = request.placed[request.madePages]
    return (placed.screen, ScreenKey(placed.screen, as: placed.id, in: table))
  }

  /// Handles a request that enters the queue. Its context is released, because it holds pages that may leave before
  /// its turn. At its turn, the request is evaluated again, with its async facts.
  private func queued(_ id: RequestID) {
    if let request = requests[id] {
      _ = exchange(&request.context, with: nil)
      request.hasAwaited = false
      if request.segue != .link { _ = exchange(&request.plan, with: nil) }
    }
    record(.queued(id))
  }

  /// Calls the hook of the source, for a request or for a change that the host made by itself.
  private func prepare(_ id: RequestID, source: InstanceID, target: InstanceID) {
    guard let source = instances[source] else { return }
    if let request = requests[id], let plan = request.plan {
      let step = plan.steps[request.madePages - 1]
      if step.segue == .none { return }
      let context = questions.context(
        ofStepTo: step.screen, step.value, from: source, to: instances[target], sender: request.sender)
      questions.app.prepare(step.segue, context)
      return
    }
    let request = requests[id] ?? PendingRequest(.back(), from: source, sender: .user)
    questions.app.prepare(request.segue, questions.context(request, from: source, to: instances[target]))
  }

  /// Calls the hook of the target, for a request or for a change that the host made by itself.
  private func unwind(_ id: RequestID, source: InstanceID, target: InstanceID) {
    guard let source = instances[source], let target = instances[target] else { return }
    let request = requests[id] ?? PendingRequest(.back(), from: source, sender: .user)
    request.landing = target.id
    let context = questions.context(request, from: source, to: target, seenFrom: target)
    questions.app.unwind(request.segue, to: target, context)
  }

  private func show(_ transition: StackTransition) {
    record(.began(requests[transition.request]?.segue == .required ? transition.unasked : transition))
    followAnew()
    let proposed = run.core.proposed
    if let request = requests[transition.request] {
      if request.hasDestination, let source = request.source { departed(from: source) }
      if request.segue == .none { placing(proposed, for: request) }
    }
    let length = host.show(
      proposed, over: run.core.stack, parked: table.hasTabs ? run.core.parkedNext : [], anchor: anchor(of: proposed),
      transition)
    if case .requirement(let evicted?)? = requests[transition.request]?.aim { evicting(evicted) }
    if length > .zero { receive(.input(.lasts(transition.id, length))) }
  }

  /// Remembers which root a start passed over. A restored stack gives up the waiting link.
  private func placing(_ stack: ProposedStack, for request: PendingRequest) {
    if case .restore = request.aim {
      giveUpLink()
    } else if let bottom = stack.first, let root = request.standingRoot, root != bottom.screen {
      follower?.choose(bottom.instance, over: root)
    }
  }

  /// The anchor of a popover on top.
  private func anchor(of stack: ProposedStack) -> AnyObject? {
    var top = stack.count - 1
    // A container has no page: the first page of its tab is on top.
    if top > 0, stack[top].opening.tab != nil { top -= 1 }
    guard top > 0, stack[top].opening == .popover else { return nil }
    return instances[stack[Array(stack).below(top)].instance]?.anchor
  }

  private func release(_ instance: InstanceID, by request: RequestID) {
    guard let state = instances.remove(instance) else { return }
    // No more hooks are called for the segue, and its context holds the page.
    if let request = requests[request] { _ = exchange(&request.context, with: nil) }
    host.release(instance)
    observed.stackChanged()
    record(.released(table.instance(state)))
    guard let opener = exchange(&state.opener, with: nil) else { return }
    if table.opening(of: opener.segue) == .alert, let unwind = requests[request], unwind.source === state {
      // An alert returns its button to the opener, whatever the target of the unwind.
      close(opener, returning: PendingRequest.Returned(unwind: table.number(of: unwind.segue), value: ()))
      return
    }
    // A value belongs to the push whose source is the target of the unwind and is now visible, not to another push.
    if let unwind = requests[request], let value = unwind.value, let landing = unwind.landing,
      opener.source?.id == landing, run.core.isOpen(landing)
    {
      let number = table.number(of: table.boundExit(of: unwind.segue))
      close(opener, returning: PendingRequest.Returned(unwind: number, value: value))
    } else {
      close(opener, returning: nil)
    }
  }

  /// Decides the value of a request. Awaiting tasks resume when the stack is idle.
  private func close(_ opener: PendingRequest, returning value: PendingRequest.Returned?) {
    opener.close(returning: value)
    decided.append(opener)
  }

  /// Resumes the tasks that await the values decided since the last call.
  func deliver() {
    var requests = exchange(&decided, with: [])
    for request in requests { request.deliver() }
    requests.removeAll(keepingCapacity: true)
    if decided.isEmpty { swap(&decided, &requests) }
  }

  func end(_ id: RequestID, _ outcome: StackOutcome) {
    guard let request = requests.remove(id) else { return }
    if let inquiry, inquiry.request == id {
      inquiry.close()
      self.inquiry = nil
    }
    if request.segue == .link, let plan = request.plan {
      waitingLink.ended(plan, outcome, on: run.core.stack, in: table)
      followAnew()
    }
    let full = described(outcome)
    // Another root has no request in the events.
    if request.segue == .required {
      request.end(full)
      return
    }
    record(.ended(id, full))
    if case .refused(let refusal) = full, let log = refusalLog {
      log(RefusalLine(request: describe(request), refusal: refusal).description)
    }
    request.end(full)
    askOtherwise(request, outcome)
  }

  private func report(_ transition: TransitionID) {
    let report = StallReport(
      transition: transition, host: host.state, stack: stack, isBusy: run.core.isBusy, isLocked: run.core.isLocked,
      isInteractionOn: isInteractionOn, queue: run.core.queued.compactMap { requests[$0.id].map(describe) },
      events: log.last, trace: trace)
    let time = host.now
    asking { log.append(report, at: time) }
  }

  /// Converts an outcome, with the names and the source text of the predicate that refused.
  private func described(_ outcome: StackOutcome) -> Outcome {
    switch outcome {
    case .shown: .shown
    case .superseded: .superseded
    case .cancelled: .cancelled
    case .failed: .failed(.host)
    case .stopped: .stopped(at: visible.map { table[$0.screenID].name } ?? "")
    case .refused(let refusal): .refused(described(refusal))
    }
  }

  private func described(_ refusal: StackRefusal) -> Refusal {
    switch refusal {
    case .said(.requirement(let screen)):
      .requirement(screen: table[screen].name, source: table[screen].requirement ?? "")
    case .said(.predicate(let segue)): .predicate(segue: table.name(of: segue), source: table[segue].predicate ?? "")
    case .said(.back(let screen)): .predicate(segue: "back", source: table[screen].backPredicate ?? "false")
    case .said(.hook(let segue)): .hook(segue: table.name(of: segue))
    case .said(.noMatch): .noMatch
    case .busy: .busy
    case .duplicate: .duplicate
    case .depth: .depth
    case .notVisible: .notVisible
    case .covered: .covered
    case .locked: .locked
    case .held: .held
    }
  }
}
