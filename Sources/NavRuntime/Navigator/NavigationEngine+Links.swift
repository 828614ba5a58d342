internal import NavTable

extension NavigationEngine {
  /// Opens a link.
  func open(_ link: OpenedLink, sender: Sender) -> PendingRequest {
    let request = PendingRequest(.link, sender: sender, plan: RoutePlan(link: link, stops: []))
    guard canTake(request) else { return request }
    let isNested = isNested
    // Reading arguments may run app code that makes any request, even for this link.
    asking {
      if let stops = questions.reader.stops(of: link.url, from: link.source) {
        request.plan = RoutePlan(link: link, stops: stops)
        // Opening another link gives up the waiting one.
        giveUpLink()
        takeIn(request, isNested: isNested)
      } else {
        endUnasked(request, .refused(.said(.noMatch)))
      }
    }
    return request
  }

  /// Evaluates how far a link can go.
  func evaluateLink(_ request: PendingRequest, _ plan: RoutePlan<AppQuestions>) {
    // The evaluation covers all changes so far. Later ones make the link due again.
    waitingLink.isDue = false
    // A link that stopped while this one was in the queue is given up.
    if !plan.hasWaited { giveUpLink() }
    carryOut(decisions.follow(plan, request, on: run.core), for: request)
  }

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
    let context = questions.context(ofStepTo: step.screen, step.value, from: source, sender: request.sender)
    if questions.hookAllows(step.segue, context) {
      receive(.input(.verdict(id, .allowed)))
      return
    }
    request.plan?.isRefusedAlive = true
    let isStuck = plan.stoppedAt != nil && request.madePages == 0
    let isRefused = request.segue != .link || table.whenRefused == .reject || isStuck
    receive(.input(.verdict(id, isRefused ? .refused(.said(.hook(step.segue))) : .stopped)))
  }

  // MARK: - Links that continue

  /// Whether a link waits, and it is time to check whether it can continue.
  var isLinkAsked: Bool {
    guard waitingLink.isAsked(on: run.core.stack, isBusy: view.observed.isBusy) else { return false }
    // In the queue of a hidden window, the request would outlive a link that is given up.
    return view.canPlace && run.core.queued.isEmpty
  }

  /// Continues the waiting link if it can continue.
  func goOnWithLink() {
    waitingLink.isDue = false
    guard let link = waitingLink.link else { return }
    switch decisions.continuation(of: link, on: run.core) {
    case .waits: waitingLink.forgetHolder(ifGoneFrom: run.core.stack)
    case .isGone: giveUpLink()
    case .continues(let plan):
      waitingLink.forgetHolder(ifGoneFrom: run.core.stack)
      request(plan)
    case .restarts(let plan):
      waitingLink.giveUp()
      request(plan)
    }
  }

  /// Requests the rest of a link.
  private func request(_ plan: RoutePlan<AppQuestions>) {
    let request = PendingRequest(.link, sender: .program, plan: plan)
    register(request)
    record(.requested(describe(request)))
    handle(.request(stackRequest(request, isNested: false)))
  }

  /// Handles a push from a screen: it may give up the waiting link.
  func departed(from source: InstanceState) {
    guard waitingLink.link != nil, let arriving = run.core.proposed.last?.screen else { return }
    if !waitingLink.survives(pushOf: arriving, from: source, on: run.core.stack, in: questions) { giveUpLink() }
  }

  /// Gives up the waiting link.
  func giveUpLink() {
    guard let link = waitingLink.giveUp() else { return }
    followAnew()
    record(.linkGivenUp(url: link.opened.url))
  }

  /// The URL of an instance on the stack.
  ///
  /// - Parameters:
  ///   - instance: The instance.
  ///   - source: For `app`, the URL has the graph's first base. Otherwise, it has the first base that is a website, and
  ///     it opens the screen from there.
  /// - Returns: The URL, or `nil` in a nested call: the app's text for an argument may read the URL that contains it,
  ///   and would otherwise be read without end.
  func url(of instance: InstanceState, from source: LinkSource = .app) -> String? {
    if isWritingURL { return nil }
    isWritingURL = true
    defer { isWritingURL = false }
    var others: [(id: ScreenID, screen: any Screen)] = []
    if let index = run.core.stack.lastIndex(where: { $0.instance == instance.id }) {
      for state in run.core.path(to: index).dropLast().compactMap({ instances[run.core.stack[$0]] }) {
        others.append((state.screenID, state.screen))
      }
    }
    return LinkWriter(table: table, links: questions.reader)
      .url(of: instance.screenID, instance.screen, above: others, from: source)
  }
}
