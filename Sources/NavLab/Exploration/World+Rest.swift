import NavRuntime

/// The component that brings a world to an idle state. Every state must become idle with each helper.
enum Helper: CaseIterable {
  /// The host performs and reports its changes, and the app allows all requests.
  case willingHost
  /// The app refuses all requests.
  case unwillingApp
  /// Only the watchdog helps. The host reports only when it is queried, and animates until it is asked to settle.
  case watchdog
  /// The host ends each transition without a change.
  case stubbornHost

  var name: String {
    switch self {
    case .willingHost: "a host that does what it is told"
    case .unwillingApp: "an app that says no"
    case .watchdog: "the watchdog alone"
    case .stubbornHost: "a host that never moves"
    }
  }
}

extension World {
  /// Returns the next step towards an idle state, or `nil` if there is none.
  func nextStep(_ helper: Helper) -> WorldStep? {
    if model.hiddenPolicy != nil { return .reappears }
    if let question = questions.first { return .answer(answer(to: question, helper)) }
    if let fact = facts.first { return .fact(fact, helper != .unwillingApp && !allowedAnswers(fact).isEmpty) }
    if core.canServeQueue { return .serveQueue }
    if isQueueLocked, !core.isBusy { return .unlock }
    if helper != .watchdog, let step = hostStep(helper) { return step }
    if let deadline { return deadline <= now ? .timerFires : .timePasses }
    let isElsewhere = host.motion == .own || !shows(host.state, core.stack)
    if isElsewhere, helper != .stubbornHost, !core.isBusy, !has(.hostNeverSettles) { return .host(.reports) }
    return nil
  }

  private func answer(to question: Question, _ helper: Helper) -> WorldAnswer {
    switch question {
    case .requirements: .facts
    case .host: .state
    case .request(let id) where helper != .unwillingApp || isButton(id) || model.saved(id) != nil:
      allowedAnswers(id).first ?? .refused
    case .request, .step, .hostChange: helper == .unwillingApp ? .refused : .allowed
    }
  }

  private func hostStep(_ helper: Helper) -> WorldStep? {
    switch host.motion {
    case .finger: .lifts(.finished, animated: true)
    case .told: .host(helper == .stubbornHost ? .staysPut : .arrives)
    case .own: has(.hostNeverSettles) ? nil : .host(.stopsMoving)
    case .still: host.owesWord ? .host(.completes) : nil
    }
  }

  /// Advances the world until it is idle or reaches a known state. Returns the unknown states, and the steps.
  mutating func rest(_ helper: Helper, isKnown: (Fingerprint) -> Bool) -> (states: [Fingerprint], path: [WorldStep]) {
    var states: [Fingerprint] = []
    var path: [WorldStep] = []
    while violation == nil {
      let fingerprint = fingerprint
      if isKnown(fingerprint) { return (states, path) }
      states.append(fingerprint)
      guard let step = nextStep(helper) else {
        judgeRest(helper)
        break
      }
      if path.count >= 300 {
        model.fail("no rest with \(helper.name)")
        break
      }
      path.append(step)
      take(step)
    }
    return (states, path)
  }

  private mutating func judgeRest(_ helper: Helper) {
    if core.isBusy { model.fail("busy for ever, with \(helper.name)") }
    if !core.queued.isEmpty { model.fail("a queue that nobody serves, with \(helper.name)") }
    if !model.open.isEmpty { model.fail("a request without an outcome, with \(helper.name)") }
    let parked = model.parked.flatMap(\.pages)
    let kept = model.made.filter { made in !core.stack.contains { $0.instance == made } && !parked.contains(made) }
    if !kept.isEmpty { model.fail("a page that is never let go, with \(helper.name)") }
    let isUnmet = core.stack.contains { $0.screen == failing } || core.stack.first?.screen != standingRoot
    let isParkedUnmet = core.state.parked.entries.contains { $0.screen == failing }
    if locks == 0, model.isReviewDue || isUnmet || isParkedUnmet {
      model.fail("a page stands for ever and may not, with \(helper.name)")
    }
    if helper != .stubbornHost, !has(.hostNeverSettles), !shows(host.state, core.stack) {
      model.fail("the host and the stack differ for ever, with \(helper.name)")
    }
  }

  /// Whether a request is for the button of an alert. The queue has a separate place for it.
  func isAnswer(_ request: StackRequest?) -> Bool {
    guard let request, request.segue.rawValue >= 0 else { return false }
    let source = plan.rules.segues[Int(request.segue.rawValue)].source
    return plan.edges.contains { $0.above == source && $0.opening == .alert }
  }

  /// Checks the invariants of every state.
  mutating func observe() {
    guard violation == nil else { return }
    let stack = core.stack
    if !(stack.first.map { plan.rules.isRoot($0.screen) } ?? false) { model.fail("a stack without its root") }
    judgePaths()
    for (below, above) in zip(stack, stack.dropFirst()) where !plan.hasColumns {
      let edge = Edge(below: below.screen, above: above.screen, opening: above.opening)
      if !plan.edges.contains(edge) { model.fail("an illegal stack") }
    }
    let hasRoom = (isAnswer(core.queued.first) ? 1 : 0) + core.queued.count { $0.segue == SegueID.none }
    if core.queued.count > plan.queue + hasRoom {
      model.fail("a queue above its bound")
    }
    if stack.contains(where: { !model.made.contains($0.instance) }) { model.fail("a page stands that was let go") }
    if model.underWay != nil, !model.isFollowing, model.interactionOff != 1 {
      model.fail("interaction is on in a transition")
    }
    if let evaluating = model.evaluating, facts.contains(evaluating), questions.isEmpty, locks == 0,
      model.isReviewDue
    {
      model.fail("facts have changed, and an answer is awaited before anybody asks what may stay")
    }
    if !core.isBusy {
      if let top = stack.last, top.opening == .alert, model.answered == nil, !has(.hostPops), !model.isGivenUp,
        questions.isEmpty,
        host.motion == .still, host.shown.elementsEqual(stack.dropLast().map(\.instance))
      {
        model.fail("an alert stands that nobody sees")
      }
      if questions.isEmpty, !model.isGivenUp, host.motion == .still, shows(host.state, stack),
        !model.isTopReported
      {
        model.fail("a page stands on top, and was not reported as shown")
      }
      if model.interactionOff != 0 { model.fail("interaction is off with the guard open") }
      if host.motion == .told || host.motion == .finger { model.fail("the guard is open while the host animates") }
      if model.isElsewhere, !model.isOverruled, !questions.contains(.host) {
        model.fail("the guard is open, and it is forgotten where the host is")
      }
      if model.underWay != nil { model.fail("the guard is open before the transition has ended") }
    }
  }
}
