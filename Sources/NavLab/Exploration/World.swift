import NavRuntime

/// A guarded stack with its host and its app, as a value that can be copied at each branch.
struct World {
  /// The segue that the host performed in the last step.
  var performed: SegueID?
  /// An unanswered question of the core. Answers have the same order as their questions.
  enum Question: Hashable {
    case request(RequestID), step(RequestID), requirements(InstanceID?), hostChange, host
  }

  static let gone = InstanceID(rawValue: -1)
  static let foreign = InstanceID(rawValue: 0)

  let plan: SmallWorld
  var core: GuardedStack
  var host = WorldHost()
  /// The time in ticks.
  var now = 0
  var deadline: Int?
  var questions: [Question] = []
  /// The requests with pending facts.
  var facts: [RequestID] = []
  var locks = 0
  /// The screen whose requirement fails.
  var failing: ScreenID?
  var model = ReferenceModel()
  var lastRequest = 0

  init(_ plan: SmallWorld) {
    self.plan = plan
    core = GuardedStack(rules: plan.rules, limits: plan.limits)
    host.isExpanded = plan.hasColumns
    let first = plan.rules.tabs(of: plan.rules.root).first.map(destination) ?? []
    place([plan.rules.root] + first + plan.opened)
    while !questions.isEmpty { reply(.state) }
    moveHost(.arrives)
    moveHost(.completes)
  }

  var violation: String? { model.violation }

  // MARK: - Possible steps

  /// Returns the possible steps in a fixed order.
  func steps() -> [WorldStep] {
    var steps: [WorldStep] = []
    answers(into: &steps)
    if questions.count > SmallWorld.questions { return steps }
    if questions.isEmpty { factAnswers(into: &steps) }
    for (index, ask) in plan.asks.enumerated() { self.asks(ask, index, into: &steps) }
    if core.canServeQueue { steps.append(.serveQueue) }
    hostMoves(into: &steps)
    gestures(into: &steps)
    // The host answers at once, but the app may take time.
    if !questions.contains(.host) { steps.append(.timePasses) }
    if let deadline, deadline <= now { steps.append(.timerFires) }
    if has(.strayTimers), !questions.contains(.host) { steps.append(.strayTimer) }
    if has(.locks) {
      if locks < plan.most { steps.append(.lock) }
      if locks > 0 { steps.append(.unlock) }
    }
    // Answers are handled before later changes of facts.
    if has(.changingFacts), !isAskedForFacts {
      steps.append(.factsChange(failing: nil))
      for screen in plan.demanding { steps.append(.factsChange(failing: screen)) }
    }
    if has(.hostHides) {
      if model.hiddenPolicy == nil {
        steps.append(.hides(.changeUnanimated))
        steps.append(.hides(.wait))
      } else {
        steps.append(.reappears)
      }
    }
    if has(.cancellations) { for request in model.open { steps.append(.cancel(request.id)) } }
    return steps
  }

  func has(_ hazard: SmallWorld.Hazards) -> Bool { !plan.hazards.isDisjoint(with: hazard) }

  private func answers(into steps: inout [WorldStep]) {
    guard let question = questions.first else { return }
    switch question {
    case .request(let id):
      let allowed = allowedAnswers(id)
      for answer in allowed { steps.append(.answer(answer)) }
      if has(.refusals) && !isButton(id) && model.saved(id) == nil || allowed.isEmpty {
        steps.append(.answer(.refused))
      }
      if has(.awaitedFacts), model.saved(id) == nil, facts.count < plan.most, !facts.contains(id) {
        steps.append(.answer(.awaited))
      }
    case .step:
      steps.append(.answer(.allowed))
      if has(.refusals) {
        steps.append(.answer(.refused))
        steps.append(.answer(.stopped))
      }
    case .requirements:
      steps.append(.answer(.facts))
    case .hostChange:
      steps.append(.answer(.allowed))
      if has(.refusals), core.closedAlert == nil { steps.append(.answer(.refused)) }
    case .host: steps.append(.answer(.state))
    }
  }

  /// Whether the app has an unanswered question about requirements.
  var isAskedForFacts: Bool {
    questions.contains { if case .requirements = $0 { true } else { false } }
  }

  /// Whether a request is for the button of an alert. No page and no predicate can refuse such a request.
  func isButton(_ id: RequestID) -> Bool {
    core.stack.contains { $0.opening == .alert && $0.instance == model.request(id)?.source }
  }

  /// Returns the positive answers of the app: the entire request, or each allowed length of a link.
  func allowedAnswers(_ id: RequestID) -> [WorldAnswer] {
    if let link = model.link(id) {
      let allowed = link.prefix { $0 != failing }.count
      return (1...allowed).reversed().map { .plan($0) }
    }
    if model.saved(id) != nil { return [.placement] }
    if let segue = model.request(id)?.segue, let tab = tab(of: segue) {
      let isMet = if case .push(failing, _) = tab.action { false } else { true }
      return isMet && stackPlan(of: segue) != nil ? [.selection] : []
    }
    if let request = model.request(id), isHeld(request) { return [] }
    guard let segue = model.request(id)?.segue, segue.rawValue >= 0,
      case .push(let destination, _) = plan.rules.segues[Int(segue.rawValue)].action
    else { return [.allowed] }
    return destination == failing ? [] : [.allowed]
  }

  /// Adds the answers of pending facts. They arrive after the navigator's loop ends, when everything before them is
  /// done.
  private func factAnswers(into steps: inout [WorldStep]) {
    for request in facts {
      let isAllowed = !allowedAnswers(request).isEmpty
      if isAllowed { steps.append(.fact(request, true)) }
      if has(.refusals) || !isAllowed { steps.append(.fact(request, false)) }
    }
  }

  private func asks(_ ask: SmallWorld.Ask, _ index: Int, into steps: inout [WorldStep]) {
    var sources: [InstanceID] = []
    if case .dismissal = ask.kind, belowTopLayer == nil { return }
    if case .link = ask.kind {
      sources = [Self.foreign]
    } else if case .restore = ask.kind {
      sources = [Self.foreign]
    } else {
      let screen = ask.segue.rawValue < 0 ? nil : plan.rules.segues[Int(ask.segue.rawValue)].source
      if let screen {
        // A replacement does not make the stack higher.
        let segue = plan.rules.segues[Int(ask.segue.rawValue)]
        if isPush(ask.segue), segue.from == nil, core.proposed.count >= plan.depth { return }
        for entry in core.stack where entry.screen == screen { sources.append(entry.instance) }
        for entry in core.proposed where entry.screen == screen && !sources.contains(entry.instance) {
          sources.append(entry.instance)
        }
      } else {
        if let top = core.stack.last { sources.append(top.instance) }
        if let top = core.proposed.last, !sources.contains(top.instance) { sources.append(top.instance) }
      }
      if has(.staleHandles) { sources.append(Self.gone) }
    }
    for source in sources {
      steps.append(.ask(index, from: source, nested: false))
      if has(.nestedRequests), !core.isBusy { steps.append(.ask(index, from: source, nested: true)) }
    }
  }

  private func gestures(into steps: inout [WorldStep]) {
    guard host.hasFinger else { return }
    if host.motion == .finger {
      if now > 0 { steps.append(.fingerMoves) }
      for end in [InteractivePopEnd.finished, .cancelled] {
        steps.append(.lifts(end, animated: true))
        steps.append(.lifts(end, animated: false))
      }
    } else {
      steps.append(.lifts(.finished, animated: false))
      steps.append(.lifts(.cancelled, animated: false))
    }
  }

  private func hostMoves(into steps: inout [WorldStep]) {
    for move in HostMove.allCases where canMove(move) { steps.append(.host(move)) }
  }

  private func canMove(_ move: HostMove) -> Bool {
    let isStill = host.motion == .still
    switch move {
    case .arrives: return host.motion == .told
    case .staysPut: return has(.hostStaysPut) && (host.motion == .told || host.motion == .finger)
    case .stopsHalfway:
      return has(.hostStopsHalfway) && host.motion == .told && halfway != nil && model.underWay == host.told
    case .pops: return has(.hostPops) && isStill && host.shown.count > 1
    case .popsToRoot, .dropsMiddle: return has(.hostPops) && isStill && host.shown.count > 2
    case .dropsBottom: return has(.hostShowsForeign) && isStill && host.shown.count > 1
    case .showsForeign: return has(.hostShowsForeign) && isStill && host.shown.last != Self.foreign
    case .showsNothing: return has(.hostShowsForeign) && isStill && !host.shown.isEmpty
    case .selects: return has(.hostSelects) && isStill && otherTab != nil
    case .dismisses:
      return has(.hostDismisses) && host.motion == .told && belowTopLayer.map(host.shown.contains) == true
    case .doesLate: return has(.hostIsLate) && isStill && host.shown != host.target
    case .comesBack: return has(.hostIsLate) && isStill && !core.stack.map(\.instance).elementsEqual(host.shown)
    case .folds, .foldsSilently: return has(.hostFolds)
    case .startsMoving: return has(.hostMovesByItself) && isStill
    case .stopsMoving: return host.motion == .own
    case .completes: return host.told != nil
    case .completesAnother: return has(.hostNamesAnother) && model.underWay != nil
    case .reports: return has(.unaskedReports)
    case .takesLong: return has(.longAnimations) && host.motion == .told && model.underWay == host.told
    }
  }

  // MARK: - Taking a step

  mutating func take(_ step: WorldStep) {
    performed = nil
    switch step {
    case .ask(let index, let source, let nested): ask(plan.asks[index], from: source, nested: nested)
    case .answer(let answer): reply(answer)
    case .fact(let request, let holds):
      facts.removeAll { $0 == request }
      decide(request, holds)
    case .host(let move): moveHost(move)
    case .lifts(let end, let animated): lift(end, animated: animated)
    case .fingerMoves: send(.swipeMoved)
    case .timePasses:
      now += 1
      model.repairs = 0
    case .timerFires:
      deadline = nil
      send(.timerFired)
    case .strayTimer: send(.timerFired)
    case .lock:
      locks += 1
      send(.lock)
    case .unlock:
      locks -= 1
      send(.unlock)
    case .factsChange(let screen):
      failing = screen
      send(.factsChanged)
    case .hides(let policy): send(.suspended(policy))
    case .reappears: send(.resumed(host.state))
    case .serveQueue: send(.serveQueue)
    case .cancel(let request): send(.cancel(request))
    }
    observe()
  }

  /// The host's stack after it closed only the layers of a change, or `nil` if that is not an intermediate state.
  private var halfway: [InstanceID]? {
    let stack = Array(core.stack)
    let kept = zip(host.shown, host.target).prefix { $0 == $1 }.count
    guard host.shown == stack.map(\.instance), kept > 0,
      let layer = stack.indices.dropFirst(kept).first(where: { stack[$0].opening.beginsLayer })
    else { return nil }
    let left = Array(host.shown[..<layer])
    return left == host.target ? nil : left
  }

  private mutating func newRequest() -> RequestID {
    lastRequest += 1
    return RequestID(rawValue: lastRequest)
  }

  private mutating func ask(_ ask: SmallWorld.Ask, from source: InstanceID, nested: Bool) {
    if case .button(isClosed: true) = ask.kind { host.close(source) }
    var target: InstanceID?
    if case .dismissal = ask.kind { target = belowTopLayer }
    let request = StackRequest(
      id: newRequest(), segue: ask.segue, source: source, sender: ask.sender, key: ask.key, target: target,
      isNested: nested)
    var open = ReferenceModel.OpenRequest(request: request)
    if case .link(let screen) = ask.kind { open.link = chain(to: screen) }
    if case .restore(let screens) = ask.kind { open.saved = screens }
    model.open.append(open)
    switch ask.kind {
    case .swipe, .dismissal: send(.swipeBegan(request))
    case .button:
      // If the host lacks the alert, the chosen button explains why.
      model.isAnswering = core.closedAlert == source
      if model.isAnswering { model.answered = source }
      send(.alertChosen(request))
      model.isAnswering = false
    case .segue, .link, .restore: send(.request(request))
    }
  }

  /// The page that presented the top layer.
  private var belowTopLayer: InstanceID? {
    guard let layer = core.stack.lastIndex(where: { $0.opening.beginsLayer }), layer > 0 else { return nil }
    return core.stack[below(layer, core.stack)].instance
  }

  /// Shows the first stack.
  private mutating func place(_ screens: [ScreenID]) {
    let id = newRequest()
    model.open.append(
      ReferenceModel.OpenRequest(request: StackRequest(id: id, segue: .none, source: Self.foreign, sender: .program)))
    send(.place(id, placements(screens[...], above: nil)))
  }

  /// Shows a saved stack. The navigator omits the screens whose requirements fail.
  private mutating func place(_ id: RequestID) {
    send(.place(id, placements((model.saved(id) ?? []).prefix { $0 != failing }, above: nil)))
  }

  /// Returns the screens from the root to a screen, by the first push to each.
  private func chain(to screen: ScreenID) -> [ScreenID] {
    var chain = [screen]
    while let first = chain.first, first != plan.rules.root {
      let push = plan.rules.segues.first { segue in
        if segue.from == nil, case .push(first, .none) = segue.action { segue.source != first } else { false }
      }
      guard let push else { break }
      chain.insert(push.source, at: 0)
    }
    return chain
  }

  private mutating func reply(_ answer: WorldAnswer) {
    let question = questions.removeFirst()
    switch (question, answer) {
    case (.request(let id), .awaited):
      facts.append(id)
      send(.verdict(id, .awaited))
    case (.request(let id), .plan(let length)): goAhead(id, length)
    case (.request(let id), .selection): select(id)
    case (.request(let id), .placement): place(id)
    case (.request(let id), _), (.step(let id), _):
      send(.verdict(id, answer == .allowed ? .allowed : answer == .stopped ? .stopped : .refused(.said(.noMatch))))
    case (.requirements(let lowest), _): replyOfRequirements(lowest)
    case (.hostChange, _) where core.closedAlert != nil: cancelAlert()
    case (.hostChange, _): send(.verdict(.none, answer == .allowed ? .allowed : .refused(.said(.noMatch))))
    default: send(.hostReport(host.state))
    }
  }

  /// Cancels an alert that was closed without a report.
  private mutating func cancelAlert() {
    guard let alert = core.closedAlert, let segue = plan.cancel else { return }
    let request = StackRequest(id: newRequest(), segue: segue, source: alert, sender: .user)
    model.open.append(ReferenceModel.OpenRequest(request: request))
    model.answered = alert
    model.isAnswering = true
    send(.alertChosen(request))
    model.isAnswering = false
  }

  private mutating func decide(_ request: RequestID, _ holds: Bool) {
    if holds, case .plan(let length) = allowedAnswers(request).first {
      goAhead(request, length)
    } else if holds, allowedAnswers(request) == [.selection] {
      select(request)
    } else {
      send(.verdict(request, holds ? .allowed : .refused(.said(.noMatch))))
    }
  }

  /// Allows the selection of a tab.
  private mutating func select(_ id: RequestID) {
    if let stackPlan = model.request(id).flatMap({ stackPlan(of: $0.segue) }) { send(.plan(id, stackPlan)) }
  }

  /// Allows the first steps of a link.
  private mutating func goAhead(_ id: RequestID, _ length: Int) {
    let chain = model.link(id) ?? []
    let allowed = chain.prefix(length)
    let kept = zip(core.stack, allowed).prefix { $0.screen == $1 }.count
    let steps = placements(allowed.dropFirst(kept), above: kept > 0 ? allowed[kept - 1] : nil)
    let outcome: StackOutcome = length == chain.count ? .shown : .stopped
    send(.plan(id, StackPlan(kept: max(kept, min(1, core.stack.count)), steps: steps, outcome: outcome)))
  }

  /// Returns the placements of screens, each opened by the first segue from the screen below.
  func placements(_ screens: ArraySlice<ScreenID>, above below: ScreenID?) -> [StackPlacement] {
    var below = below
    return screens.map { screen in
      let segue = plan.rules.segues.first { segue in
        if segue.from == nil, case .push(screen, _) = segue.action { segue.source == below } else { false }
      }
      below = screen
      return StackPlacement(screen: screen, key: KeyToken(rawValue: 7), opening: segue?.opening ?? .push)
    }
  }

  private mutating func lift(_ end: InteractivePopEnd, animated: Bool) {
    host.hasFinger = false
    if host.motion == .finger {
      if end == .cancelled { host.target = host.shown }
      host.motion = .told
      if !animated { host.arrive() }
    }
    send(.swipeEnded(end, host.state))
  }

  private mutating func moveHost(_ move: HostMove) {
    switch move {
    case .arrives: host.arrive()
    case .staysPut, .stopsMoving: host.motion = .still
    case .stopsHalfway:
      guard let halfway else { return }
      host.shown = halfway
      host.motion = .still
      model.hasStoppedHalfway = true
    case .pops: host.shown.removeLast()
    case .popsToRoot: host.shown.removeLast(host.shown.count - 1)
    case .dropsMiddle: host.shown.remove(at: host.shown.count - 2)
    case .dropsBottom: host.shown.removeFirst()
    case .showsForeign: host.shown.append(Self.foreign)
    case .showsNothing: host.shown.removeAll()
    case .selects: host.shown = otherTab ?? host.shown
    case .dismisses:
      guard let below = belowTopLayer.flatMap(host.shown.firstIndex) else { return }
      host.shown.removeLast(host.shown.count - below - 1)
      host.motion = .still
    case .doesLate: host.shown = host.target
    case .comesBack: host.shown = core.stack.map(\.instance)
    case .folds:
      host.isExpanded.toggle()
      // A suspended host reports nothing.
      if model.hiddenPolicy == nil { send(.hostReport(host.state), isFold: true) }
    case .foldsSilently: host.isExpanded.toggle()
    case .startsMoving:
      host.motion = .own
      host.hasFinger = false
    case .completes:
      guard let told = host.told else { return }
      if host.motion == .still { host.owesWord = false }
      send(.completed(told, host.state))
    case .completesAnother: send(.completed(TransitionID(rawValue: -1), host.state))
    case .reports: send(.hostReport(host.state))
    case .takesLong:
      guard let told = host.told else { return }
      send(.lasts(told, SmallWorld.tick * 4 / 3))
    }
  }
}
