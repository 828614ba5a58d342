internal import NavTable

extension NavigationEngine {
  /// Opens a link.
  func open(_ url: String, sender: Sender) -> PendingRequest {
    let plan = RoutePlan(url: url, stops: [])
    let request = PendingRequest(segue: .link, source: nil, sender: sender, plan: plan)
    guard canTake(request) else { return request }
    let isNested = isNested
    // Reading arguments may run app code that makes any request, even for this link.
    asking {
      if let stops = planner.stops(of: url) {
        plan.stops = stops
        // Opening another link gives up the waiting one.
        giveUpLink()
        takeIn(request, isNested: isNested)
      } else {
        endUnasked(request, .refused(.said(.noMatch)))
      }
    }
    return request
  }

  // MARK: - Requirements and predicates, before pages are created

  /// Evaluates how far a link can go.
  func evaluateLink(_ request: PendingRequest, _ plan: RoutePlan) {
    // The evaluation covers all changes so far. Later ones make the link due again.
    waitingLink.isDue = false
    // A link that stopped while this one was in the queue is given up.
    if !plan.hasWaited { giveUpLink() }
    if let stop = plan.stoppedAt, !run.core.stack.contains(where: { $0.instance == stop }) {
      receive(.input(.verdict(request.id, .refused(.notVisible))))
      return
    }
    guard let common = planner.common(of: plan.stops, on: run.core) else {
      receive(.input(.verdict(request.id, .refused(.duplicate))))
      return
    }
    plan.startOver(keeping: common)
    goOn(request, plan)
  }

  /// Continues a plan until it is finished or waits for a fact.
  func goOn(_ request: PendingRequest, _ plan: RoutePlan) {
    switch planner.advance(plan, on: run.core.stack, sender: request.sender) {
    case .awaits(let segue, let context):
      plan.hasAwaited = true
      waitForFacts(segue, context, for: request)
    case .arrived where plan.hasAwaited, .refused where plan.hasAwaited:
      // All predicates are evaluated again after the wait, without a second wait.
      plan.hasAwaited = false
      settle(request, plan, planner.recheck(plan, on: run.core.stack, sender: request.sender))
    case let advance: settle(request, plan, advance)
    }
  }

  /// Continues a plan after the facts that it waited for.
  func answer(_ isAllowed: Bool, _ request: PendingRequest, _ plan: RoutePlan) {
    // Everything else is evaluated again now. Otherwise, a fact that announces a change at each evaluation would be
    // evaluated without end.
    if request.segue == .link { waitingLink.isDue = false }
    if isAllowed {
      plan.isAnswered = true
    } else {
      let segue = plan.stops[plan.count].segues[plan.candidate]
      plan.isRefusedAlive = true
      plan.refuse(.predicate(segue))
    }
    goOn(request, plan)
  }

  private func settle(_ request: PendingRequest, _ plan: RoutePlan, _ advance: RoutePlan.Advance) {
    var outcome = StackOutcome.shown
    if case .refused(let refusal) = advance {
      // If a waiting link gets no further, it changes nothing. A request that is not a link reaches its destination
      // or fails.
      let isStuck = plan.stoppedAt != nil && plan.steps.isEmpty
      if plan.count == 0, table.whenRefused == .resume, !plan.hasWaited, refusal != .noMatch,
        request.segue == .link
      {
        plan.awaitsRoot = true
        receive(.input(.verdict(request.id, .stopped)))
        return
      }
      if request.segue != .link || table.whenRefused == .reject || isStuck || plan.count == 0
        || refusal == .noMatch
      {
        receive(.input(.verdict(request.id, StackVerdict(refusal))))
        return
      }
      outcome = .stopped
      restOnPage(plan)
    }
    let leaving = run.core.leaving(
      above: plan.kept, for: plan.resumed.first?.opening ?? plan.steps.first?.opening)
    // The source of a segue is not evaluated, because the segue leaves it.
    let asked = leaving.filter { $0.instance != request.source?.id }
    if let holder = questions.holder(of: asked, landing: instances[run.core.stack.prefix(plan.kept).last]) {
      plan.holder = holder
      let waits = table.whenRefused == .resume && !plan.hasWaited && request.segue == .link
      receive(.input(.verdict(request.id, waits ? .stopped : .refused(.held))))
      return
    }
    perform(plan, outcome, for: request)
  }

  /// A container is never on top. If a link stops at one, its selected tab stays, or its first tab opens.
  private func restOnPage(_ plan: RoutePlan) {
    let stop = plan.count - 1
    if let top = plan.steps.last {
      guard let tab = table.rules.tabs(of: top.key.screen).first, let first = step(to: tab, of: top.screen) else {
        return
      }
      plan.append(first)
    } else if plan.resumed.isEmpty, run.core.stack.indices.dropFirst().contains(plan.kept),
      run.core.stack[plan.kept].opening.tab != nil
    {
      plan.kept = run.core.endOfRun(at: plan.kept)
    } else {
      return
    }
    plan.stop = stop
  }

  // MARK: - Hooks, screen by screen

  /// Evaluates the hook of a link's next step. The page of its source exists, but is not visible yet.
  func evaluateStep(_ id: RequestID, source: InstanceID) {
    guard let request = requests[id], let plan = request.plan, let source = instances[source],
      plan.steps.indices.contains(request.madePages)
    else { return }
    let step = plan.steps[request.madePages]
    // Restored screens are not evaluated, and no segue is evaluated twice.
    if step.segue == .none || step.segue == request.segue {
      receive(.input(.verdict(id, .allowed)))
      return
    }
    let context = questions.context(
      ofStepTo: step.key.screen, step.screen, from: source, to: nil, sender: request.sender)
    guard let refusal = questions.hookRefusal(of: step.segue, context) else {
      receive(.input(.verdict(id, .allowed)))
      return
    }
    plan.isRefusedAlive = true
    let isStuck = plan.stoppedAt != nil && request.madePages == 0
    let isRefused = request.segue != .link || table.whenRefused == .reject || isStuck
    receive(.input(.verdict(id, isRefused ? StackVerdict(refusal) : .stopped)))
  }

  // MARK: - Links that continue

  /// Whether a link waits, and it is time to check whether it can continue.
  var isLinkAsked: Bool {
    guard waitingLink.link != nil, waitingLink.isDue || waitingLink.isHolderGone(from: run.core.stack) else {
      if waitingLink.isDue { waitingLink.isDue = view.observed.isBusy }
      return false
    }
    // In the queue of a hidden window, the request would outlive a link that is given up.
    return view.canPlace && run.core.queued.isEmpty
  }

  /// Continues the waiting link if it can continue.
  func goOnWithLink() {
    waitingLink.isDue = false
    guard let link = waitingLink.link, let plan = continuation(of: link) else { return }
    let request = PendingRequest(segue: .link, source: nil, sender: .program, plan: plan)
    register(request)
    record(.requested(describe(request)))
    handle(.request(stackRequest(request, isNested: false)))
  }

  /// The plan of a waiting link that can continue. Calls no hook, and does not wait.
  private func continuation(of link: WaitingLink.Link) -> RoutePlan? {
    switch link.cause {
    case .held:
      // After the holder leaves, the result of the link is its final outcome.
      let isOver = waitingLink.isHolderGone(from: run.core.stack)
      if isOver { _ = waitingLink.giveUp() }
      return RoutePlan(url: link.url, stops: link.stops, hasWaited: !isOver)
    case .root:
      guard questions.standingRoot == link.stops.first?.screen else { return nil }
      _ = waitingLink.giveUp()
      return RoutePlan(url: link.url, stops: link.stops)
    case .stopped(let stop, _):
      if waitingLink.isHolderGone(from: run.core.stack) { waitingLink.forgetHolder() }
      guard let (trial, advance) = trial(of: link, from: stop) else {
        giveUpLink()
        return nil
      }
      if case .awaits = advance {
        // The link may get further.
      } else if trial.steps.isEmpty {
        return nil
      }
      return RoutePlan(url: link.url, stops: link.stops, stoppedAt: stop, hasWaited: true)
    }
  }

  /// The steps that a stopped link could take now, or `nil` if its screen left. Calls no hook, and waits for no fact.
  func trial(of link: WaitingLink.Link, from stop: InstanceID) -> (RoutePlan, RoutePlan.Advance)? {
    guard let index = run.core.stack.firstIndex(where: { $0.instance == stop }) else { return nil }
    let trial = RoutePlan(url: link.url, stops: link.stops)
    trial.startOver(keeping: RoutePlanner.Common(kept: index + 1))
    return (trial, planner.advance(trial, on: run.core.stack, sender: .program))
  }

  /// Handles a push from a screen: it may give up the waiting link.
  func departed(from source: InstanceState) {
    guard waitingLink.link != nil, let arriving = run.core.proposed.last?.screen else { return }
    // The first page of a tab also counts as its container.
    let stack = run.core.stack
    let index = stack.firstIndex { $0.instance == source.id && $0.opening.tab != nil }
    let container = index.map { stack[$0 - 1].instance }
    if !waitingLink.survives(pushOf: arriving, from: source, in: container, table, instances) { giveUpLink() }
  }

  /// Gives up the waiting link.
  func giveUpLink() {
    guard let link = waitingLink.giveUp() else { return }
    followAnew()
    record(.linkGivenUp(url: link.url))
  }

  /// The URL of an instance on the stack.
  func url(of instance: InstanceState) -> String? { planner.url(of: instance, on: run.core.stack) }
}
