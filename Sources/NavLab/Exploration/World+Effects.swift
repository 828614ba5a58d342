import NavRuntime

extension World {
  /// Passes an input to the core, judges its effects, and performs them.
  mutating func send(_ input: StackInput, isFold: Bool = false) {
    var account = EffectAccount(self, input)
    let isOnlyFold = isFold && isUndisturbed
    var effects: [StackEffect] = []
    note(input)
    let (before, wasRequired) = (Array(core.stack), model.request(model.underWayRequest)?.segue == .required)
    let underWay = model.request(model.underWayRequest)
    core.handle(input, at: SmallWorld.tick * now, into: &effects)
    if isOnlyFold { judgeFold(effects) }
    for effect in effects {
      judge(effect, &account)
      carryOut(effect, of: input)
    }
    if let answered = model.answered, !model.open.contains(where: { $0.request.source == answered }) {
      model.answered = nil
    }
    let top = core.stack.last?.instance
    if let top, effects.contains(.didShow(top)) {
      model.isTopReported = true
    } else if top != before.last?.instance {
      model.isTopReported = false
    }
    rememberTabs(before, isRequired: wasRequired)
    judgeHolder(before, by: underWay, isForced: wasRequired || underWay == nil && has(.changingFacts))
    judgeEnd(account, effects)
  }

  /// Whether a report of the host's current state has no effect. This holds if the guard is open and the host shows the
  /// stack, and while the host performs a change.
  private var isUndisturbed: Bool {
    if questions.contains(.host) { return false }
    if model.underWay != nil { return host.motion == .told }
    return !core.isBusy && !model.isGivenUp && host.motion == .still && shows(host.state, core.stack)
  }

  /// Records an input in the model.
  private mutating func note(_ input: StackInput) {
    switch input {
    case .factsChanged: model.isReviewDue = true
    case .alertChosen(let request):
      if let top = core.proposed.last, top.opening == .alert, top.instance == request.source {
        model.answered = top.instance
      }
      // The chosen button explains the state of the host.
      if model.isAnswering { model.isElsewhere = false }
    case .swipeEnded(_, let state):
      if model.isFollowing, state.isAnimating { model.start = now }
      model.isFollowing = false
      hear(state)
    case .requirements(let lowest):
      model.isEvictionDue = lowest != nil
      // A lock prevents the eviction, so the requirements are evaluated again after the lock is released.
      if locks > 0, let waiting = model.evaluating, facts.contains(waiting) { model.isReviewDue = true }
    case .required:
      model.isEvictionDue = true
      if locks > 0 { model.isReviewDue = true }
    case .swipeMoved:
      model.start = now
      model.isLookedAt = false
    case .lasts(let id, _) where id == model.underWay: model.patience = max(model.patience, 2)
    case .verdict(let id, .allowed) where id == model.evaluating,
      .plan(let id, _) where id == model.evaluating, .place(let id, _) where id == model.evaluating:
      model.allowed = id
    case .completed(_, let state), .hostReport(let state): hear(state)
    case .suspended(let policy): model.hiddenPolicy = policy
    case .resumed(let state):
      model.hiddenPolicy = nil
      model.start = now
      hear(state)
    default: break
    }
  }

  /// Whether the only difference between the host and the stack is an alert without a reported button. After the host
  /// was asked to settle, its reports count even if it animates. A wait that started continues if the host animates
  /// again.
  private func lacksAlert(_ state: HostState) -> Bool {
    guard let top = core.stack.last, top.opening == .alert, model.answered != top.instance else { return false }
    let isBelieved = !state.isAnimating || model.isOverruled || model.isLackedSince != nil
    return isBelieved && state.stack.elementsEqual(core.stack.dropLast().map(\.instance))
  }

  private mutating func hear(_ state: HostState) {
    if model.hiddenPolicy == nil { model.isExpanded = state.isExpanded }
    model.isLackedSince = lacksAlert(state) ? model.isLackedSince ?? now : nil
    model.isHeardMoving = state.isAnimating
    if !core.isBusy, shows(state, core.stack) { model.isGivenUp = false }
    if !state.isAnimating, model.underWay == nil { model.isOverruled = false }
    guard model.underWay == nil else { return }
    model.isElsewhere = core.isBusy && (state.isAnimating || !shows(state, core.stack))
  }

  /// Whether the host shows a stack. An alert whose button was chosen counts as shown.
  func shows(_ state: HostState, _ stack: ArraySlice<StackEntry>) -> Bool {
    let instances = stack.lazy.map(\.instance)
    if let answered = model.answered, stack.last?.instance == answered, state.stack.elementsEqual(instances.dropLast())
    {
      return true
    }
    return state.stack.elementsEqual(instances)
  }

  private mutating func carryOut(_ effect: StackEffect, of input: StackInput) {
    switch effect {
    case .evaluate(let request, _, _):
      if model.returned != request { model.returned = nil }
      questions.append(.request(request))
      model.evaluating = request
      model.isSettledForSaved = false
      model.allowed = nil
      model.isElsewhere = false
      model.madePages = 0
      model.preparations = 0
      model.unwinds = 0
    case .evaluateStep(let request, _): questions.append(.step(request))
    case .evaluateRequirements:
      let lowest = core.stack.first { $0.screen == failing } ?? core.parkedNext.joined().first { $0.screen == failing }
      questions.append(.requirements(lowest?.instance))
      model.isReviewDue = false
      model.isElsewhere = false
    case .evaluateHostChange: questions.append(.hostChange)
    case .swipe(let transition): begin(transition, for: model.evaluating ?? .none, .finger)
    case .show(let transition):
      let isRepair = transition.request == .none && transition.kind == .set
      begin(transition.id, for: transition.request, .told, isRepair: isRepair)
      if !core.queued.contains(where: { $0.source == model.answered }) { model.answered = nil }
    case .makePage(let instance, _):
      model.made.append(instance)
      model.madePages += 1
    case .prepare: model.preparations += 1
    case .unwind: model.unwinds += 1
    case .release(let instance, let request):
      model.made.removeAll { $0 == instance }
      if model.request(request)?.source == instance { model.leftBy = request }
    case .interaction(let isOn): model.interactionOff += isOn ? -1 : 1
    case .end(let request, _):
      let wasRequired = model.request(request)?.segue == .required
      model.open.removeAll { $0.id == request }
      // If there are two plans for requirements, one is too late.
      if wasRequired { model.isEvictionDue = model.open.contains { $0.request.segue == .required } }
      if model.evaluating == request {
        model.evaluating = nil
        model.isSettledForSaved = false
      }
      if model.leftBy == request { model.leftBy = nil }
      if model.allowed == request { model.allowed = nil }
    case .timer(let delay):
      deadline = delay.map { now + Int(($0 / SmallWorld.tick).rounded(.up)) }
      // A hidden host keeps its last change.
      if case .suspended = input { break }
      if delay == nil {
        emptyTab()
        model.underWay = nil
        model.underWayRequest = .none
      }
    case .askHost: questions.append(.host)
    case .settleHost:
      model.isForced = true
      model.isOverruled = true
      model.isSettledForSaved = model.evaluating.map { model.saved($0) != nil } ?? false
      if has(.hostNeverSettles) { if host.motion != .still { host.motion = .own } } else { host.settle() }
    // Without a transition, this event means that the guard gives up the host.
    case .report: if model.underWay != nil { model.hasReported = true } else { giveUp() }
    case .stalled(_, .stillAnimating): model.hasStalled = true
    case .repairing:
      model.repairs += 1
      model.tries = min(model.tries + 1, SmallWorld.tries)
    case .completedEarly: model.isLookedAt = true
    case .evicting(let lowest):
      model.isEvictionDue = false
      if model.parked.contains(where: { $0.pages.contains(lowest) }) { model.unparking = lowest }
    case .queued(let request):
      // A request that returns to the queue is evaluated again later.
      if model.evaluating == request { (model.evaluating, model.allowed, model.returned) = (nil, nil, request) }
    case .willShow, .didShow, .stalled, .ignored, .formChanged: break
    case .adopted: model.isElsewhere = false
    }
  }

  /// Returns the number of steps of a change: all layers close in one step, a native stack is set in one step, and
  /// each layer opens in a separate step.
  private func steps(of transition: TransitionID, isRepair: Bool) -> Int {
    let (before, after) = (Array(core.stack), Array(core.proposed))
    if isRepair { return 1 + after.count { $0.opening.beginsLayer } }
    let kept = zip(before, after).prefix { $0 == $1 }.count
    let (gone, come) = (before.dropFirst(kept), after.dropFirst(kept))
    let isSet = [gone.first, come.first].contains { $0.map { !$0.opening.beginsLayer } ?? false }
    let closed = gone.contains { $0.opening.beginsLayer } ? 1 : 0
    return max(1, closed + (isSet ? 1 : 0) + come.count { $0.opening.beginsLayer })
  }

  /// Records that the guard gave up the host.
  private mutating func giveUp() {
    model.isElsewhere = false
    model.isGivenUp = true
  }

  private mutating func begin(
    _ transition: TransitionID, for request: RequestID, _ motion: WorldHost.Motion, isRepair: Bool = false
  ) {
    host.begin(transition, core.proposed, motion)
    model.underWay = transition
    model.underWayRequest = request
    model.isGesture = motion == .finger
    model.isFollowing = motion == .finger
    model.isElsewhere = false
    model.start = now
    model.patience = steps(of: transition, isRepair: isRepair)
    model.hasStoppedHalfway = false
    model.isForced = false
    model.hasReported = false
    model.hasStalled = false
    model.isLookedAt = motion == .finger
  }
}
