import NavRuntime

/// The combined effects of one input so far.
struct EffectAccount {
  let before: GuardedStack
  let input: StackInput
  /// The waiting requests, updated when requests arrive and leave.
  var waiting: [StackRequest]
  var hasShown = false
  var hasIgnored = false
  var isRepair = false
  /// Whether code of the app has run for a segue since the last report of the host.
  var hasRunApp = false
  /// The number of calls of the unwind hook.
  var unwound = 0
  /// Whether a waiting saved stack was superseded.
  var isRestoreSuperseded = false

  /// The transition and the request that were in progress when the input arrived.
  let underWay: TransitionID?
  let underWayRequest: RequestID
  /// Whether the input cancels a request before anything of it was shown.
  let isUnshown: Bool
  /// Whether the input allows a request that must not begin because a lock is held.
  let isLockedOut: Bool
  /// The expected immediate result, if the input is a request.
  let reception: World.Reception?

  init(_ world: World, _ input: StackInput) {
    before = world.core
    self.input = input
    waiting = world.core.queued
    underWay = world.model.underWay
    underWayRequest = world.model.underWayRequest
    reception = world.expectedReception(of: input)
    let evaluating = world.model.evaluating
    isUnshown = world.model.open.contains { input == .cancel($0.id) && $0.id != world.model.underWayRequest }
    let isAllowed =
      switch input {
      case .verdict(evaluating, .allowed), .plan(evaluating, _): true
      default: false
      }
    isLockedOut = isAllowed && world.locks > 0
  }

  /// The state in a report of the host, or `nil` for other inputs.
  var state: HostState? {
    switch input {
    case .completed(_, let state), .hostReport(let state), .swipeEnded(_, let state), .resumed(let state): state
    default: nil
    }
  }
}

// The checks of each effect. They use only the public state of the core.
extension World {
  mutating func judge(_ effect: StackEffect, _ account: inout EffectAccount) {
    switch effect {
    case .evaluate(let id, _, _): judgeEvaluation(id, &account)
    case .evaluateRequirements:
      if case .unlock = account.input, isAskedForFacts {
        model.fail("it is asked again what may stay, before there is an answer")
      }
    case .makePage(let instance, _):
      judgeMaking(account)
      account.hasRunApp = true
      if model.made.contains(instance) { model.fail("two pages of one instance") }
    case .prepare: account.hasRunApp = true
    case .unwind:
      account.hasRunApp = true
      account.unwound += 1
    case .show(let transition): judgeShow(transition, account)
    case .swipe: judgeSwipe()
    case .didShow(let instance):
      account.hasShown = true
      if instance != core.stack.last?.instance { model.fail("didShow of a page that is not on top") }
      if let state = account.state, state.stack.last != instance, model.answered != instance {
        model.fail("didShow of a page that the host does not show on top")
      }
    case .release(let instance, let id): judgeRelease(instance, by: id, account)
    case .interaction(let isOn):
      let count = model.interactionOff + (isOn ? -1 : 1)
      if count < 0 || count > 1 { model.fail("interaction is turned \(isOn ? "on" : "off") twice") }
    case .queued(let id): judgeQueued(id, &account)
    case .end(let id, let outcome): judgeOutcome(id, outcome, &account)
    case .repairing:
      account.isRepair = true
      if let shown = account.state?.stack, isSelection(shown) {
        model.fail("a tab that the host has selected is taken back, and nobody was asked")
      }
      if model.repairs >= 8 { model.fail("the host is told again and again, without a pause") }
    case .evicting:
      if !model.isEvictionDue { model.fail("pages are taken off that may stay") }
      if locks > 0 { model.fail("pages are taken off while a lock is held") }
    case .ignored: account.hasIgnored = true
    case .adopted:
      if account.input != .verdict(.none, .allowed) { model.fail("the host is followed, and nobody was asked") }
    case .report:
      if model.underWay != nil, model.hasReported { model.fail("two reports of one transition") }
    case .completedEarly:
      if account.state?.isAnimating != true { model.fail("a completion is called too early, and the host stands") }
    case .settleHost:
      if model.hiddenPolicy != nil { model.fail("a hidden host is made to settle") }
      if model.underWay != nil, now - model.start < 2 { model.fail("the host is made to settle before its time") }
      if model.underWay != nil, !model.hasReported { model.fail("the host is made to settle without a report") }
    case .stalled(_, let stall):
      if model.hiddenPolicy != nil, stall != .madeToSettle { model.fail("a hidden host is called late") }
      guard stall == .stillAnimating else { break }
      if now - model.start < model.patience { model.fail("a transition is called late before its time") }
      if model.hasStalled { model.fail("two events say that a transition takes too long") }
    case .timer(let delay):
      if delay != nil, model.hiddenPolicy != nil { model.fail("a time is set for a hidden host") }
    case .evaluateHostChange:
      if core.closedAlert != nil, model.hiddenPolicy == nil, model.isLackedSince == now {
        model.fail("an alert is cancelled at once, and its button may still be reported")
      }
    case .evaluateStep, .willShow, .formChanged: break
    case .askHost:
      if model.underWay != nil, !model.isLookedAt, account.input == .timerFired,
        now - model.start < model.patience
      {
        model.fail("the host is asked before its time")
      }
    }
  }

  private mutating func judgeEvaluation(_ id: RequestID, _ account: inout EffectAccount) {
    guard let request = model.request(id) else {
      model.fail("a request without a name is asked about")
      return
    }
    if model.isReviewDue, locks == 0 { model.fail("a request begins before what may not stay has gone") }
    if model.underWay != nil { model.fail("a request is asked about while a transition is under way") }
    if let index = account.waiting.firstIndex(where: { $0.id == id }) {
      if index != 0 { model.fail("a request overtakes another in the queue") }
      account.waiting.remove(at: index)
    } else if id != Self.request(of: account.input)?.id {
      model.fail("a request that did not wait is asked about")
    }
    if locks > 0 { model.fail("a request begins while a lock is held") }
    if let refusal = expectedRefusal(of: request, on: core.stack) {
      model.fail("a request begins that must be refused: \(refusal)")
    }
    judgeBystanders(of: request)
  }

  private mutating func judgeShow(_ transition: StackTransition, _ account: EffectAccount) {
    judgeHostIsFree()
    if model.interactionOff != 1 { model.fail("a transition begins with interaction on") }
    if model.hiddenPolicy == .wait { model.fail("a transition begins at a host that is hidden") }
    if model.hiddenPolicy != nil, transition.isAnimated { model.fail("a transition is animated that nobody sees") }
    guard !account.isRepair else { return }
    let isWhereItStands = account.state.map { !$0.isAnimating && shows($0, core.stack) } ?? core.stack.isEmpty
    // The guard may evict pages from a host that it gave up.
    let isGivenUp = model.isEvictionDue && model.isGivenUp && account.state?.isAnimating == false
    // A saved stack replaces all pages of the host.
    let isSaved = model.saved(transition.request) != nil
    if !isWhereItStands, !isGivenUp, !isSaved {
      model.fail("a transition begins, and the host was not asked whether it still stands")
    }
    if case .hostReport = account.input {
    } else {
      model.fail("a transition begins, and the host has only been overheard")
    }
    if account.hasRunApp {
      model.fail("a transition begins, and the host was not asked since the app's code has run")
    }
    if locks > 0 { model.fail("a transition begins while a lock is held") }
    guard let request = model.request(transition.request) else {
      if model.isElsewhere, !model.isGivenUp {
        model.fail("pages are taken off though the host said that it is elsewhere")
      }
      if !model.isEvictionDue { model.fail("a transition that nobody asked for") }
      return
    }
    performed = request.segue
    if request.segue == .none { return }
    if request.segue == .required {
      if !model.isEvictionDue { model.fail("a transition that nobody asked for") }
      return
    }
    if model.isElsewhere { model.fail("a transition begins though the host said that it is elsewhere") }
    if model.allowed != request.id { model.fail("a transition begins that nobody has allowed") }
    guard request.segue != .link else { return }
    if let refusal = expectedRefusal(of: request, on: core.stack) {
      model.fail("a stale request is acted on: \(refusal)")
    }
    if tab(of: request.segue) != nil {
      if !isProposedSelection(request.segue) {
        model.fail("a tab is selected, and another stack is shown than it should")
      }
      return
    }
    judgeProposal(of: request)
    let source = core.stack.firstIndex { $0.instance == request.source }
    // A page that is chosen again stays, without a call of a hook.
    if let source, isPush(request.segue), isRepeated(request, above: source, core.stack) {
      if model.madePages + model.preparations + model.unwinds > 0 {
        model.fail("a page that is chosen again is made, or a hook is called")
      }
      return
    }
    let isPush = isPush(request.segue)
    let (pages, preparations, unwinds) = (model.madePages, model.preparations, model.unwinds)
    if isPush, !isProposed(by: request) { model.fail("a segue leads to another stack than it should") }
    if pages != (isPush ? 1 : 0) { model.fail("\(pages) pages are made for one transition") }
    let told = request.segue == .back ? 0 : 1
    if preparations != told { model.fail("prepare is called \(preparations) times") }
    if unwinds != (isPush ? 0 : told) { model.fail("the unwind hook is called \(unwinds) times") }
  }

  /// Checks the creation of a page, which must directly follow the host's confirmation of the stack, or the hook of a
  /// link's step.
  private mutating func judgeMaking(_ account: EffectAccount) {
    if case .verdict(_, .allowed) = account.input { return }
    if core.stack.isEmpty { return }
    guard let state = account.state else {
      return model.fail("a page is made, and the host was not asked whether it stands")
    }
    let isForced = model.isEvictionDue && model.isGivenUp && !state.isAnimating
    let isSaved = model.evaluating.flatMap(model.saved) != nil
    if isSaved ? isHeldUp && model.returned != model.evaluating : !isForced,
      state.isAnimating || !shows(state, core.stack)
    {
      model.fail("a page is made, and the host stands elsewhere")
    }
  }

  /// Whether the host was about to change by itself in its last report.
  private var isHeldUp: Bool { model.isLackedSince != nil || model.isHeardMoving }

  private mutating func judgeSwipe() {
    judgeHostIsFree()
    guard let id = model.evaluating, let request = model.request(id) else {
      model.fail("a gesture that nobody began")
      return
    }
    if model.allowed != id { model.fail("a gesture begins that nobody has allowed") }
    if model.isElsewhere { model.fail("a gesture begins though the host said that it is elsewhere") }
    if let refusal = expectedRefusal(of: request, on: core.stack) {
      model.fail("a stale gesture is acted on: \(refusal)")
    }
  }

  private mutating func judgeHostIsFree() {
    if host.motion == .told || host.motion == .finger { model.fail("two transitions at once") }
    // After the host was asked to settle for a saved stack, it may animate again.
    let isDue = model.isSettledForSaved
    if host.motion == .own, model.isHeardMoving, !model.isOverruled, !isDue {
      model.fail("a transition begins while the host says that it moves")
    }
    if model.underWay != nil { model.fail("a transition begins before the last one has ended") }
  }

  private mutating func judgeRelease(_ instance: InstanceID, by id: RequestID, _ account: EffectAccount) {
    let button = model.request(id)
    if isAnswer(button), button?.source == instance, account.state?.stack.contains(instance) == true {
      model.fail("the answer of an alert is final, and the alert still stands")
    }
    if !model.made.contains(instance) { model.fail("a page is let go twice") }
    if core.stack.contains(where: { $0.instance == instance }) { model.fail("a page is let go that stands") }
    // An eviction removes its pages from the stack even if the host keeps them.
    let isForced = account.underWayRequest == .none || model.request(account.underWayRequest)?.segue == .required
    let isGone = account.hasShown || isForced || account.state?.stack.contains(instance) == false
    if !isGone, account.before.stack.contains(where: { $0.instance == instance }) {
      model.fail("a page is let go before the change that removes it has been shown")
    }
  }

  private mutating func judgeQueued(_ id: RequestID, _ account: inout EffectAccount) {
    if let begun = model.request(id), id == model.evaluating, isHeldUp || model.saved(id) != nil {
      // A request without pages may return to the front of the queue once.
      if model.returned == id, model.hiddenPolicy == nil { model.fail("a request waits again and again") }
      let made = (model.saved(id) == nil ? model.madePages : 0) + model.preparations + model.unwinds
      if made > 0 { model.fail("a request waits that has been made") }
      account.waiting.insert(begun, at: 0)
      return
    }
    guard let request = Self.request(of: account.input), request.id == id else {
      model.fail("something waits that was not asked for")
      return
    }
    if policy(of: request) == .replace, !account.waiting.isEmpty {
      model.fail("a request that replaces the queue waits behind others")
    }
    // The button of a closed alert goes before all waiting requests.
    let isFirst = model.isAnswering || isAnswerToMovement(request, account.before)
    account.waiting.insert(request, at: isFirst ? 0 : account.waiting.count)
  }

  private mutating func judgeOutcome(_ id: RequestID, _ outcome: StackOutcome, _ account: inout EffectAccount) {
    guard let request = model.request(id) else {
      model.fail("two outcomes of one request")
      return
    }
    if let index = account.waiting.firstIndex(where: { $0.id == id }) {
      judgeLeaving(request, outcome, at: index, &account)
      return
    }
    if outcome == .superseded { model.fail("a request is superseded that does not wait") }
    if case .refused = outcome, id == model.evaluating, id == model.allowed, isHeldUp, locks == 0,
      model.hiddenPolicy == nil, policy(of: request) != .drop,
      model.madePages + model.preparations + model.unwinds == 0,
      account.waiting.count < plan.queue, model.returned != id
    {
      model.fail("a request is refused while the host moves or a button is waited for, and does not wait")
    }
    if case .refused(let refusal) = outcome, model.saved(id) != nil, model.returned != id {
      model.fail("a saved stack is lost, as \(refusal)")
    }
    if request.segue == .back {
      let isGone = core.stack.count < account.before.stack.count
      let hasHappened = outcome == .shown || (outcome == .failed && isGone)
      if account.unwound != (hasHappened ? 1 : 0) {
        model.fail("the hooks of back are called \(account.unwound) times, and its outcome is \(outcome)")
      }
    }
    if outcome == .shown, isAnswer(request), id == account.underWayRequest, model.leftBy != id {
      model.fail("a button has taken its alert off, and the alert has not left by it")
    }
    if id == account.underWayRequest { judgeEnd(of: request, outcome, account) }
  }

  /// Checks a request that leaves the queue before it began.
  private mutating func judgeLeaving(
    _ request: StackRequest, _ outcome: StackOutcome, at index: Int, _ account: inout EffectAccount
  ) {
    account.waiting.remove(at: index)
    switch outcome {
    case .cancelled: if account.input != .cancel(request.id) { model.fail("cancelled, and nobody cancelled it") }
    case .superseded:
      if let other = Self.request(of: account.input), policy(of: other) == .replace { return }
      // A saved stack supersedes an earlier saved stack and the requests behind it.
      if Self.request(of: account.input)?.segue == SegueID.none, request.segue == .none || account.isRestoreSuperseded {
        account.isRestoreSuperseded = true
        return
      }
      model.fail("superseded, and nothing took its place")
    case .refused(let refusal):
      if index != 0 { model.fail("a request is refused before others that wait longer") }
      let expected = locks > 0 ? .locked : expectedRefusal(of: request, on: core.stack)
      if refusal != expected { model.fail("refused as \(refusal) when its turn came, and not for cause") }
    case .shown, .stopped, .failed: model.fail("\(outcome) without having begun")
    }
  }

  /// Checks the end of a transition with a request.
  private mutating func judgeEnd(of request: StackRequest, _ outcome: StackOutcome, _ account: EffectAccount) {
    guard let state = account.state else {
      model.fail("a transition ends and the host has not spoken")
      return
    }
    let isAtTarget = !state.isAnimating && (state.stack == host.target || isAnsweredAtOnce(state))
    switch outcome {
    case .shown, .stopped:
      if model.isForced, !model.isGesture { model.fail("shown, and the host had to be made to") }
      if !isAtTarget || !shows(state, core.stack) { model.fail("shown, and the host shows something else") }
    case .failed:
      if isAtTarget, !model.isForced { model.fail("failed, and the host did it") }
      if state.isAnimating, !model.isForced { model.fail("failed while the host still moves") }
      if isPush(request.segue), state.stack != host.target, !isAnsweredAtOnce(state),
        !core.stack.allSatisfy({ account.before.stack.contains($0) })
      {
        model.fail("failed, and its page stands")
      }
      if model.isFollowing, !model.isForced, !state.isAnimating, shows(state, account.before.stack) {
        model.fail("failed, and the gesture was only given up")
      }
      // After a query, the next report of the host is its answer.
      if case .completed(let id, _) = account.input, id != account.underWay, !questions.contains(.host),
        shows(state, account.before.stack)
      {
        model.fail("failed because of a completion that is not its own")
      }
    case .cancelled: if !model.isGesture { model.fail("cancelled while it was under way") }
    case .refused, .superseded: model.fail("\(outcome) while it was under way")
    }
  }

  /// Whether the host shows the target of the change, except an alert that was answered before it appeared.
  private func isAnsweredAtOnce(_ state: HostState) -> Bool {
    model.answered != nil && host.target.last == model.answered && state.stack.elementsEqual(host.target.dropLast())
  }
}
