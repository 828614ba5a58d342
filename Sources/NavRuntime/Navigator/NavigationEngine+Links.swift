internal import NavTable

extension NavigationEngine {
  /// Opens a link.
  func open(_ url: String, sender: Sender) -> PendingRequest {
    let journey = LinkJourney(url: url, route: LinkRoute())
    let request = PendingRequest(segue: .link, source: nil, sender: sender, link: journey)
    guard canTake(request) else { return request }
    let isNested = isNested
    // Arguments that are read may ask for anything, and for this link.
    asking {
      if let route = links.route(url) {
        journey.route = route
        // Whoever opens another link has gone elsewhere.
        giveUpLink()
        takeIn(request, isNested: isNested)
      } else {
        refuseUnknownLink(request)
      }
    }
    return request
  }

  private func refuseUnknownLink(_ request: PendingRequest) {
    register(request)
    record(.requested(describe(request)))
    end(request.id, .refused(.said(.noMatch)))
  }

  // MARK: - Requirements and predicates, before anything is made

  /// Finds out how far a link may go.
  func evaluateLink(_ request: PendingRequest, _ journey: LinkJourney) {
    // What changes from here on, this link has not seen.
    isLinkDue = false
    // A link that stopped while this one waited for its turn is one that the user has left.
    if !journey.hasWaited { giveUpLink() }
    if let stop = journey.stoppedAt, !core.stack.contains(where: { $0.instance == stop }) {
      receive(.input(.verdict(request.id, .refused(.notVisible))))
      return
    }
    guard let kept = keptCount(of: journey.route) else {
      receive(.input(.verdict(request.id, .refused(.duplicate))))
      return
    }
    journey.startOver(keeping: kept)
    goOn(request, journey)
  }

  /// Goes on until the link has arrived, or a fact has to be waited for.
  func goOn(_ request: PendingRequest, _ journey: LinkJourney) {
    switch advance(journey, sender: request.sender) {
    case .awaits(let segue, let context):
      journey.hasAwaited = true
      waitForFacts(segue, context, for: request)
    case .arrived where journey.hasAwaited, .refused where journey.hasAwaited:
      // What was asked before the wait is asked again, and nothing is waited for twice.
      journey.hasAwaited = false
      settle(request, journey, recheck(journey, sender: request.sender))
    case let advance: settle(request, journey, advance)
    }
  }

  private func settle(_ request: PendingRequest, _ journey: LinkJourney, _ advance: LinkJourney.Advance) {
    var outcome = StackOutcome.shown
    if case .refused(let refusal) = advance {
      // A link that goes on leaves everything as it is where it gets no further.
      let isStuck = journey.stoppedAt != nil && journey.steps.isEmpty
      if table.whenRefused == .reject || isStuck || journey.count == 0 || refusal == .noMatch {
        receive(.input(.verdict(request.id, verdict(refusal))))
        return
      }
      outcome = .stopped
    }
    if let holder = holder(above: journey.kept) {
      journey.holder = holder
      let waits = table.whenRefused == .resume && !journey.hasWaited
      receive(.input(.verdict(request.id, waits ? .stopped : .refused(.held))))
      return
    }
    let steps = journey.steps.map { StackPlacement(screen: $0.key.screen, key: $0.token) }
    receive(.input(.itinerary(request.id, StackItinerary(kept: journey.kept, steps: steps, outcome: outcome))))
  }

  /// The first of the screens that the link takes off, from the top, that may not be left. What is never left by back leaves
  /// by its own segues, and holds no link.
  private func holder(above kept: Int) -> InstanceID? {
    let landing = kept > 0 ? core.stack.dropFirst(kept - 1).first.flatMap { instances[$0.instance] } : nil
    return core.stack.dropFirst(kept).reversed().first { entry in
      guard table[entry.screen].rules.back != .never, let state = instances[entry.instance] else { return false }
      return backRefusal(of: state, landing: landing) != nil
    }?.instance
  }

  /// How many entries of the stack are what the link begins with, by screen and key; `nil` where it would only show again
  /// what is visible.
  private func keptCount(of route: LinkRoute) -> Int? {
    var kept = 0
    var below: (any Screen)?
    for (stop, entry) in zip(route.stops, core.stack) {
      guard let state = instances[entry.instance], state.screenID == stop.screen else { break }
      let segues: [SegueID?] = stop.segues.isEmpty ? [nil] : stop.segues
      let isKept = segues.contains { segue in
        links.read(stop, by: segue, from: below).map { ScreenKey($0, as: stop.screen, in: table) } == state.key
      }
      guard isKept else { break }
      below = state.screen
      kept += 1
    }
    guard kept == route.stops.count, kept == core.stack.count else { return kept }
    return table.rules.screens[Int(route.stops[kept - 1].screen.rawValue)].allowsDuplicates ? kept - 1 : nil
  }

  /// Takes steps for as long as requirements and predicates allow.
  private func advance(_ journey: LinkJourney, sender: Sender) -> LinkJourney.Advance {
    while journey.count < journey.route.stops.count {
      let stop = journey.route.stops[journey.count]
      guard journey.count > 0 else {
        guard let root = links.read(stop, by: nil, from: nil) else { return .refused(.noMatch) }
        append(root, as: stop.screen, by: .none, to: journey)
        continue
      }
      guard journey.candidate < stop.segues.count else { return .refused(journey.refusal ?? .noMatch) }
      let segue = stop.segues[journey.candidate]
      let source = topState(of: journey)
      guard let source, let screen = links.read(stop, by: segue, from: source.screen) else {
        journey.candidate += 1
        continue
      }
      let context = plannedContext(segue, from: source, to: stop.screen, screen, sender: sender)
      if let refusal = refusal(of: segue, to: screen, context) {
        journey.refuse(refusal)
      } else if table[segue].awaits, !journey.isAnswered {
        return .awaits(segue, context)
      } else {
        append(screen, as: stop.screen, by: segue, to: journey)
      }
    }
    return .arrived
  }

  /// The answer to what a link waited for.
  func answer(_ isAllowed: Bool, _ request: PendingRequest, _ journey: LinkJourney) {
    // All else is asked again now, so that a fact that says so whenever it is asked for is not asked for ever.
    isLinkDue = false
    if isAllowed {
      journey.isAnswered = true
    } else {
      let segue = journey.route.stops[journey.count].segues[journey.candidate]
      journey.refuse(.predicate(segue))
    }
    goOn(request, journey)
  }

  /// Asks all steps again, without waiting.
  private func recheck(_ journey: LinkJourney, sender: Sender) -> LinkJourney.Advance {
    let reached = journey.count == journey.route.stops.count
    let steps = journey.steps
    let last = journey.refusal
    journey.startOver(keeping: journey.kept)
    for step in steps {
      if step.segue != .none, let source = topState(of: journey) {
        let context = context(of: step, from: source, to: nil, sender: sender)
        if let refusal = refusal(of: step.segue, to: step.screen, context) { return .refused(refusal) }
      }
      journey.steps.append(step)
    }
    return reached ? .arrived : .refused(last ?? .noMatch)
  }

  private func append(_ screen: any Screen, as id: ScreenID, by segue: SegueID, to journey: LinkJourney) {
    let key = ScreenKey(screen, as: id, in: table)
    lastToken += 1
    journey.append(LinkJourney.Step(segue: segue, screen: screen, key: key, token: KeyToken(rawValue: lastToken)))
  }

  /// The screen on top of what a link has found so far. What is not made yet has no page, and its number is nobody's.
  private func topState(of journey: LinkJourney) -> InstanceState? {
    guard let step = journey.steps.last else {
      return core.stack.dropFirst(journey.kept - 1).first.flatMap { instances[$0.instance] }
    }
    return InstanceState(
      id: InstanceID(rawValue: 0), screen: step.screen, key: step.key, token: step.token, engine: self)
  }

  private func plannedContext(
    _ segue: SegueID, from source: InstanceState, to id: ScreenID, _ screen: any Screen, sender: Sender
  ) -> SegueContext {
    SegueContext(
      sender: sender, sourceState: source, sourcePage: host.page(of: source.id), targetPage: nil, target: id,
      destination: screen, returned: nil, isTrial: false, table: table, section: table.section(of: source.screenID))
  }

  // MARK: - Hooks, screen by screen

  /// Asks the hook of a link's next step, of a page that is made and not seen yet.
  func evaluateStep(_ id: RequestID, source: InstanceID) {
    guard let request = requests[id], let journey = request.link, let source = instances[source],
      journey.steps.indices.contains(request.madePages)
    else { return }
    let step = journey.steps[request.madePages]
    let context = context(of: step, from: source, to: nil, sender: request.sender)
    guard !app.shouldPerform(step.segue, context) else {
      receive(.input(.verdict(id, .allowed)))
      return
    }
    let isStuck = journey.stoppedAt != nil && request.madePages == 0
    receive(.input(.verdict(id, table.whenRefused == .reject || isStuck ? verdict(.hook(step.segue)) : .stopped)))
  }

  // MARK: - Links that go on

  /// Remembers the rest of a link that has stopped, where the graph says so, and forgets one that has gone on.
  func linkEnded(_ journey: LinkJourney, _ outcome: StackOutcome) {
    switch outcome {
    case .stopped where table.whenRefused == .resume:
      if let holder = journey.holder {
        stoppedLink = StoppedLink(url: journey.url, route: journey.route, cause: .held(by: holder))
      } else if let place = core.stack.last {
        stoppedLink = StoppedLink(
          url: journey.url, route: journey.route, cause: .stopped(at: place.instance, detour: nil))
      }
    // It was not its turn, and is tried again when it is.
    case .refused(.locked) where journey.hasWaited, .refused(.busy) where journey.hasWaited,
      .refused(.notVisible) where journey.hasWaited:
      isLinkDue = true
    // It got no further, and is tried again when facts change again.
    case .refused(.said), .refused(.held): break
    default: if journey.hasWaited { stoppedLink = nil }
    }
  }

  /// Whether a link waits, and it is time to see whether it may go on.
  var isLinkAsked: Bool {
    guard stoppedLink != nil, isLinkDue || isHolderGone else {
      isLinkDue = isLinkDue && core.isBusy
      return false
    }
    return !core.isBusy && !core.isLocked && core.queued.isEmpty
  }

  /// Whether the screen that a link waits for has gone.
  private var isHolderGone: Bool {
    guard case .held(let holder) = stoppedLink?.cause else { return false }
    return !core.stack.contains { $0.instance == holder }
  }

  /// Lets the link that waits go on, where it may.
  func goOnWithLink() {
    isLinkDue = false
    guard let link = stoppedLink, let journey = continuation(of: link) else { return }
    let request = PendingRequest(segue: .link, source: nil, sender: .program, link: journey)
    register(request)
    record(.requested(describe(request)))
    handle(.request(stackRequest(request, isNested: false)))
  }

  /// The way on, where a link would get further; asks no hook, and waits for nothing.
  private func continuation(of link: StoppedLink) -> LinkJourney? {
    switch link.cause {
    case .held(let holder):
      // Once it is gone, what becomes of the link is its outcome.
      if !core.stack.contains(where: { $0.instance == holder }) { stoppedLink = nil }
      return LinkJourney(url: link.url, route: link.route, hasWaited: stoppedLink != nil)
    case .stopped(let stop, _):
      guard let index = core.stack.firstIndex(where: { $0.instance == stop }) else {
        giveUpLink()
        return nil
      }
      let trial = LinkJourney(url: link.url, route: link.route)
      trial.startOver(keeping: index + 1)
      if case .awaits = advance(trial, sender: .program) {
        // It may get further.
      } else if trial.steps.isEmpty {
        return nil
      }
      return LinkJourney(url: link.url, route: link.route, stoppedAt: stop, hasWaited: true)
    }
  }

  /// A screen is pushed. From where a link has stopped one screen may be, which is where one signs in; that may be a fragment of
  /// several screens. Who goes anywhere else has gone elsewhere, unless the facts have changed already.
  func departed(from source: InstanceState) {
    guard let cause = stoppedLink?.cause, !isLinkDue, let arriving = core.proposed.last?.screen else { return }
    if case .stopped(let stop, let detour) = cause {
      if source.id == stop, detour == nil {
        stoppedLink?.cause = .stopped(at: stop, detour: arriving)
        return
      }
      let section = detour.map(table.section)
      let isInside = section == table.section(of: source.screenID) && section == table.section(of: arriving)
      if isInside, section != instances[stop].map({ table.section(of: $0.screenID) }) { return }
    }
    giveUpLink()
  }

  /// Forgets the link that waits.
  func giveUpLink() {
    guard let link = stoppedLink else { return }
    stoppedLink = nil
    record(.linkGivenUp(url: link.url))
  }

  // MARK: - URLs of screens

  /// The URL of an instance on the stack.
  func url(of instance: InstanceState) -> String? {
    var others: [(id: ScreenID, screen: any Screen)] = []
    for entry in core.stack {
      if entry.instance == instance.id { break }
      if let state = instances[entry.instance] { others.append((state.screenID, state.screen)) }
    }
    return LinkWriter(table: table, links: links).url(of: instance.screenID, instance.screen, above: others)
  }
}
