internal import NavTable

extension NavigationEngine {
  /// Opens a link.
  func open(_ url: String, sender: Sender) -> PendingRequest {
    let journey = LinkJourney(url: url, route: LinkRoute())
    let request = PendingRequest(segue: .link, source: nil, sender: sender, journey: journey)
    guard canTake(request) else { return request }
    let isNested = isNested
    // Arguments that are read may ask for anything, and for this link.
    asking {
      if let route = planner.route(url) {
        journey.route = route
        // Whoever opens another link has gone elsewhere.
        giveUpLink()
        takeIn(request, isNested: isNested)
      } else {
        endUnasked(request, .refused(.said(.noMatch)))
      }
    }
    return request
  }

  // MARK: - Requirements and predicates, before anything is made

  /// Finds out how far a link may go.
  func evaluateLink(_ request: PendingRequest, _ journey: LinkJourney) {
    // What changes from here on, this link has not seen.
    waitingLink.isDue = false
    // A link that stopped while this one waited for its turn is one that the user has left.
    if !journey.hasWaited { giveUpLink() }
    if let stop = journey.stoppedAt, !run.core.stack.contains(where: { $0.instance == stop }) {
      receive(.input(.verdict(request.id, .refused(.notVisible))))
      return
    }
    guard let common = planner.common(of: journey.route, on: run.core) else {
      receive(.input(.verdict(request.id, .refused(.duplicate))))
      return
    }
    journey.startOver(keeping: common)
    goOn(request, journey)
  }

  /// Goes on until the link has arrived, or a fact has to be waited for.
  func goOn(_ request: PendingRequest, _ journey: LinkJourney) {
    switch planner.advance(journey, on: run.core.stack, sender: request.sender) {
    case .awaits(let segue, let context):
      journey.hasAwaited = true
      waitForFacts(segue, context, for: request)
    case .arrived where journey.hasAwaited, .refused where journey.hasAwaited:
      // What was asked before the wait is asked again, and nothing is waited for twice.
      journey.hasAwaited = false
      settle(request, journey, planner.recheck(journey, on: run.core.stack, sender: request.sender))
    case let advance: settle(request, journey, advance)
    }
  }

  /// The answer to what a link waited for.
  func answer(_ isAllowed: Bool, _ request: PendingRequest, _ journey: LinkJourney) {
    // All else is asked again now, so that a fact that says so whenever it is asked for is not asked for ever.
    if request.segue == .link { waitingLink.isDue = false }
    if isAllowed {
      journey.isAnswered = true
    } else {
      let segue = journey.route.stops[journey.count].segues[journey.candidate]
      journey.isRefusedAlive = true
      journey.refuse(.predicate(segue))
    }
    goOn(request, journey)
  }

  private func settle(_ request: PendingRequest, _ journey: LinkJourney, _ advance: LinkJourney.Advance) {
    var outcome = StackOutcome.shown
    if case .refused(let refusal) = advance {
      // A link that goes on leaves everything as it is where it gets no further. What is no link goes all the way, or nowhere.
      let isStuck = journey.stoppedAt != nil && journey.steps.isEmpty
      if journey.count == 0, table.whenRefused == .resume, !journey.hasWaited, refusal != .noMatch,
        request.segue == .link
      {
        journey.awaitsRoot = true
        receive(.input(.verdict(request.id, .stopped)))
        return
      }
      if request.segue != .link || table.whenRefused == .reject || isStuck || journey.count == 0
        || refusal == .noMatch
      {
        receive(.input(.verdict(request.id, StackVerdict(refusal))))
        return
      }
      outcome = .stopped
      restOnPage(journey)
    }
    let leaving = run.core.leaving(
      above: journey.kept, for: journey.resumed.first?.opening ?? journey.steps.first?.opening)
    // Who asks for a segue leaves by it.
    let asked = leaving.filter { $0.instance != request.source?.id }
    if let holder = questions.holder(of: asked, landing: instances[run.core.stack.prefix(journey.kept).last]) {
      journey.holder = holder
      let waits = table.whenRefused == .resume && !journey.hasWaited && request.segue == .link
      receive(.input(.verdict(request.id, waits ? .stopped : .refused(.held))))
      return
    }
    perform(journey, outcome, for: request)
  }

  /// A container is never on top: where a link stops at one, the tab that is selected stays, or the first one comes.
  private func restOnPage(_ journey: LinkJourney) {
    let stop = journey.count - 1
    if let top = journey.steps.last {
      guard let tab = table.rules.tabs(of: top.key.screen).first, let first = step(to: tab, of: top.screen) else {
        return
      }
      journey.append(first)
    } else if journey.resumed.isEmpty, run.core.stack.indices.dropFirst().contains(journey.kept),
      run.core.stack[journey.kept].opening.tab != nil
    {
      journey.kept = run.core.endOfRun(at: journey.kept)
    } else {
      return
    }
    journey.stop = stop
  }

  // MARK: - Hooks, screen by screen

  /// Asks the hook of a link's next step, of a page that is made and not seen yet.
  func evaluateStep(_ id: RequestID, source: InstanceID) {
    guard let request = requests[id], let journey = request.journey, let source = instances[source],
      journey.steps.indices.contains(request.madePages)
    else { return }
    let step = journey.steps[request.madePages]
    // Nobody is asked what is restored, and nobody twice.
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
    journey.isRefusedAlive = true
    let isStuck = journey.stoppedAt != nil && request.madePages == 0
    let isRefused = request.segue != .link || table.whenRefused == .reject || isStuck
    receive(.input(.verdict(id, isRefused ? StackVerdict(refusal) : .stopped)))
  }

  // MARK: - Links that go on

  /// Whether a link waits, and it is time to see whether it may go on.
  var isLinkAsked: Bool {
    guard waitingLink.link != nil, waitingLink.isDue || waitingLink.isHolderGone(from: run.core.stack) else {
      if waitingLink.isDue { waitingLink.isDue = view.observed.isBusy }
      return false
    }
    // In the queue of a hidden window, its request would outlive a link that is given up.
    return view.canPlace && run.core.queued.isEmpty
  }

  /// Lets the link that waits go on, where it may.
  func goOnWithLink() {
    waitingLink.isDue = false
    guard let link = waitingLink.link, let journey = continuation(of: link) else { return }
    let request = PendingRequest(segue: .link, source: nil, sender: .program, journey: journey)
    register(request)
    record(.requested(describe(request)))
    handle(.request(stackRequest(request, isNested: false)))
  }

  /// The way on, where a link would get further; asks no hook, and waits for nothing.
  private func continuation(of link: WaitingLink.Link) -> LinkJourney? {
    switch link.cause {
    case .held:
      // Once the holder is gone, what becomes of the link is its outcome.
      let isOver = waitingLink.isHolderGone(from: run.core.stack)
      if isOver { _ = waitingLink.giveUp() }
      return LinkJourney(url: link.url, route: link.route, hasWaited: !isOver)
    case .root:
      guard questions.standingRoot == link.route.stops.first?.screen else { return nil }
      _ = waitingLink.giveUp()
      return LinkJourney(url: link.url, route: link.route)
    case .stopped(let stop, _):
      if waitingLink.isHolderGone(from: run.core.stack) { waitingLink.forgetHolder() }
      guard let (trial, advance) = trial(of: link, from: stop) else {
        giveUpLink()
        return nil
      }
      if case .awaits = advance {
        // It may get further.
      } else if trial.steps.isEmpty {
        return nil
      }
      return LinkJourney(url: link.url, route: link.route, stoppedAt: stop, hasWaited: true)
    }
  }

  /// The steps that a stopped link could take now, or `nil` if its screen has left. Calls no hook, and waits for no
  /// fact.
  func trial(of link: WaitingLink.Link, from stop: InstanceID) -> (LinkJourney, LinkJourney.Advance)? {
    guard let index = run.core.stack.firstIndex(where: { $0.instance == stop }) else { return nil }
    let trial = LinkJourney(url: link.url, route: link.route)
    trial.startOver(keeping: LinkPlanner.Common(kept: index + 1))
    return (trial, planner.advance(trial, on: run.core.stack, sender: .program))
  }

  /// A screen is pushed.
  func departed(from source: InstanceState) {
    guard waitingLink.link != nil, let arriving = run.core.proposed.last?.screen else { return }
    // Who is at the first page of a tab is at its container.
    let stack = run.core.stack
    let index = stack.firstIndex { $0.instance == source.id && $0.opening.tab != nil }
    let container = index.map { stack[$0 - 1].instance }
    if !waitingLink.survives(pushOf: arriving, from: source, in: container, table, instances) { giveUpLink() }
  }

  /// Forgets the link that waits.
  func giveUpLink() {
    guard let link = waitingLink.giveUp() else { return }
    followAnew()
    record(.linkGivenUp(url: link.url))
  }

  /// The URL of an instance on the stack.
  func url(of instance: InstanceState) -> String? { planner.url(of: instance, on: run.core.stack) }
}
