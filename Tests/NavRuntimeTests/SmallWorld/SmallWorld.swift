import NavRuntime

/// A guarded stack of three screens with a host that keeps to no rule, as a value: it can be copied at each fork.
struct SmallWorld {
  /// What can happen next.
  enum Step: CaseIterable {
    case userPushesA, programPushesA, replacesWithA, programPushesB, unwindsToRoot, unwindsByOne, staleUnwind
    case userBack, programBack, nestedPush
    case verdictsBecomeNo, verdictsBecomeYes
    case hostCompletes, hostCompletesTwice, hostCompletesNothing, hostForgetsToComplete, hostEndsElsewhere
    case hostPopsByItself, hostShowsForeignPage, hostCarriesOutLate
    case timePasses
    case swipeBegins, swipeFinishes, swipeIsCancelled
    case locks, unlocks, cancelsNewest
    case requirementOfAFails, requirementOfAHolds, programOpensLinkToB, userOpensLinkToA, linksStopAtA
    case verdictsAreAwaited, answersArrive
  }

  /// How far links may go.
  private enum LinkRule {
    case all, refusedAtB, stoppedBelowB
  }

  // Screens: root 0, a 1, b 2.
  private static let rules = StackRules(
    root: 0, screens: [.init(), .init(back: .asked), .init()],
    segues: [
      .init(source: 0, action: .push(1, .none)),
      .init(source: 0, action: .push(1, .none), whenBusy: .replace),
      .init(source: 1, action: .push(2, .none), whenBusy: .queue),
      .init(source: 2, action: .unwind(.root), whenBusy: .queue),
      .init(source: 1, action: .unwind(.previous)),
    ])

  private var core: GuardedStack
  private var inbox: [StackInput] = []
  private var time = Duration.zero
  private var timer: Duration?

  private var hostStack: [InstanceID] = []
  private var hostBefore: [InstanceID] = []
  private var running: TransitionID?
  /// What the host was told last, for one that does it in its own time.
  private var told: (transition: TransitionID, stack: [InstanceID])?
  private var swipe: TransitionID?
  private var interactionOff = 0

  private var verdict = StackVerdict.allowed
  private var isAwaiting = false
  private var awaited: [RequestID] = []
  private var linkTargets: [RequestID: ScreenID] = [:]
  /// How high the link that is being built is.
  private var linkPosition = 0
  private var linkRule = LinkRule.all
  private var pushesOfA: Set<RequestID> = []
  private var made: Set<InstanceID> = []
  private var isAMet = true
  private var failures = 0
  private var evictions = 0
  private var lastRequest = 0
  private var open: Set<RequestID> = []
  private var lockCount = 0
  private(set) var violation: String?

  init() {
    core = GuardedStack(rules: Self.rules, limits: StackLimits(queue: 2))
    let root = StackPlacement(screen: 0, key: KeyToken(rawValue: 0))
    send(.place(newRequest(), [root]))
    take(.hostCompletes)
  }

  private var hostState: HostState { HostState(stack: hostStack, isAnimating: running != nil || swipe != nil) }
  private var top: InstanceID { core.stack.last?.instance ?? InstanceID(rawValue: 0) }

  private mutating func newRequest() -> RequestID {
    lastRequest += 1
    let id = RequestID(rawValue: lastRequest)
    open.insert(id)
    return id
  }

  private mutating func request(
    _ segue: SegueID, _ sender: Sender, from source: InstanceID? = nil, isNested: Bool = false
  ) -> StackRequest {
    let id = newRequest()
    if segue == 0 || segue == 1 { pushesOfA.insert(id) }
    return StackRequest(
      id: id, segue: segue, source: source ?? top, sender: sender, key: KeyToken(rawValue: 7),
      isNested: isNested)
  }

  mutating func take(_ step: Step) {
    switch step {
    case .userPushesA: send(.request(request(0, .user)))
    case .programPushesA: send(.request(request(0, .program)))
    case .replacesWithA: send(.request(request(1, .user)))
    case .programPushesB: send(.request(request(2, .program)))
    case .unwindsToRoot: send(.request(request(3, .user)))
    case .unwindsByOne: send(.request(request(4, .program)))
    case .staleUnwind: send(.request(request(4, .program, from: InstanceID(rawValue: 999))))
    case .userBack: send(.request(request(.back, .user)))
    case .programBack: send(.request(request(.back, .program)))
    case .nestedPush:
      send(.request(request(0, .program, isNested: true)))
      if core.canServeQueue { send(.serveQueue) }
    case .verdictsBecomeNo: verdict = .refused(.predicate)
    case .verdictsBecomeYes:
      verdict = .allowed
      linkRule = .all
    case .verdictsAreAwaited: isAwaiting = true
    case .answersArrive: answer()
    case .requirementOfAFails, .requirementOfAHolds:
      isAMet = step == .requirementOfAHolds
      failures += isAMet ? 0 : 1
      send(.factsChanged)
    case .programOpensLinkToB: openLink(to: 2, .program)
    case .userOpensLinkToA: openLink(to: 1, .user)
    case .linksStopAtA: linkRule = linkRule == .refusedAtB ? .stoppedBelowB : .refusedAtB
    case .timePasses: passTime()
    case .locks:
      lockCount += 1
      send(.lock)
    case .unlocks where lockCount > 0:
      lockCount -= 1
      send(.unlock)
    case .cancelsNewest: send(.cancel(RequestID(rawValue: lastRequest)))
    case .swipeBegins: send(.swipeBegan(request(.back, .user)))
    case .swipeFinishes: endSwipe(.finished)
    case .swipeIsCancelled: endSwipe(.cancelled)
    default: moveHost(step)
    }
    check()
  }

  private mutating func moveHost(_ step: Step) {
    switch step {
    case .hostPopsByItself where running == nil && swipe == nil && hostStack.count > 1:
      hostStack.removeLast()
      send(.hostReport(hostState))
    case .hostShowsForeignPage where running == nil && swipe == nil:
      hostStack.append(InstanceID(rawValue: 0))
      send(.hostReport(hostState))
    case .hostCarriesOutLate where running == nil && swipe == nil:
      guard let told else { return }
      hostStack = told.stack
      send(.completed(told.transition, hostState))
    default:
      guard let transition = running else { return }
      running = nil
      if step == .hostCompletesNothing { hostStack = hostBefore }
      if step == .hostEndsElsewhere { hostStack = Array(hostStack.prefix(1)) }
      if step == .hostForgetsToComplete { return }
      send(.completed(transition, hostState))
      if step == .hostCompletesTwice { send(.completed(transition, hostState)) }
    }
  }

  private mutating func openLink(to screen: ScreenID, _ sender: Sender) {
    let link = StackRequest(id: newRequest(), segue: .link, source: InstanceID(rawValue: 0), sender: sender)
    linkTargets[link.id] = screen
    send(.request(link))
  }

  /// What links and requests wait for comes in, also for those that have ended.
  private mutating func answer() {
    let requests = awaited
    awaited = []
    isAwaiting = false
    for request in requests { send(decision(on: request)) }
  }

  private mutating func decision(on request: RequestID) -> StackInput {
    let isRefused = !isAMet && (pushesOfA.contains(request) || linkTargets[request] != nil)
    guard !isRefused, verdict == .allowed, let target = linkTargets[request] else {
      return .verdict(request, isRefused ? .refused(.requirement) : verdict)
    }
    var kept = 0
    for (index, entry) in core.stack.enumerated() where kept == index && index <= target.rawValue {
      if entry.screen.rawValue == Int32(index) { kept += 1 }
    }
    linkPosition = kept
    let steps = (0...target.rawValue).dropFirst(kept)
    return .itinerary(
      request,
      StackItinerary(
        kept: kept, steps: steps.map { StackPlacement(screen: ScreenID(rawValue: $0), key: KeyToken(rawValue: 7)) }))
  }

  private mutating func endSwipe(_ end: InteractivePopEnd) {
    guard let transition = swipe else { return }
    swipe = nil
    if end == .finished {
      hostBefore = hostStack
      hostStack.removeLast()
      running = transition
    }
    send(.swipeEnded(end, hostState))
  }

  private mutating func passTime() {
    guard let timer else { return }
    time = max(time, timer)
    self.timer = nil
    send(.timerFired)
  }

  /// Lets the watchdog do all it can, and says what does not hold then.
  mutating func quiesce() {
    answer()
    var patience = 200
    while timer != nil, patience > 0 {
      passTime()
      patience -= 1
    }
    check()
    if core.isBusy { fail("busy for ever") }
    if !core.queued.isEmpty { fail("a queue that nobody serves") }
    if !open.isEmpty { fail("requests without an outcome: \(open)") }
    if !isAMet, lockCount == 0, core.stack.contains(where: { $0.screen == 1 }) { fail("a stands and may not") }
    let made = made.subtracting(core.stack.map(\.instance))
    if !made.isEmpty { fail("pages that are never let go: \(made)") }
  }

  private mutating func check() {
    let stack = core.stack
    if stack.first?.screen != 0 { fail("a stack without its root") }
    for (below, above) in zip(stack, stack.dropFirst()) where !Self.rules.canPush(above.screen, from: below.screen) {
      fail("an illegal stack \(stack.map(\.screen.rawValue))")
    }
    if core.queued.count > 2 { fail("a queue above its bound") }
    guard !core.isBusy else { return }
    if interactionOff != 0 { fail("interaction off \(interactionOff) times with the guard open") }
    if hostStack != stack.map(\.instance) { fail("host shows \(hostStack), stack is \(stack.map(\.instance))") }
    if running != nil { fail("the guard is open while the host animates") }
  }

  private mutating func fail(_ what: String) {
    if violation == nil { violation = what }
  }

  private mutating func send(_ input: StackInput) {
    inbox.append(input)
    while !inbox.isEmpty {
      let next = inbox.removeFirst()
      var effects: [StackEffect] = []
      core.handle(next, at: time, into: &effects)
      for effect in effects { carryOut(effect) }
    }
  }

  private mutating func carryOut(_ effect: StackEffect) {
    switch effect {
    case .evaluate(let request, _, _):
      if isAwaiting {
        awaited.append(request)
        inbox.append(.verdict(request, .awaited))
      } else {
        inbox.append(decision(on: request))
      }
    case .evaluateStep(let request, _):
      let isAtA = linkPosition == 2
      let answer: StackVerdict =
        switch linkRule {
        case .refusedAtB where isAtA: .refused(.hook)
        case .stoppedBelowB where isAtA: .stopped
        default: .allowed
        }
      inbox.append(.verdict(request, answer))
    case .evaluateRequirements:
      inbox.append(.requirements(isAMet ? nil : core.stack.first { $0.screen == 1 }?.instance))
    case .makePage(let instance, let request):
      if !made.insert(instance).inserted { fail("two pages of \(instance)") }
      if linkTargets[request] != nil { linkPosition += 1 }
    case .release(let instance, _):
      if made.remove(instance) == nil { fail("\(instance) is let go twice") }
    case .evaluateHostChange: inbox.append(.verdict(.none, verdict))
    case .swipe(let transition): swipe = transition
    case .interaction(let isOn):
      interactionOff += isOn ? -1 : 1
      if interactionOff < 0 || interactionOff > 1 { fail("interaction is not in balance") }
    case .show(let transition):
      if hostState.isAnimating { fail("two transitions at once") }
      hostBefore = hostStack
      hostStack = core.proposed.map(\.instance)
      told = (transition.id, hostStack)
      if transition.isAnimated {
        running = transition.id
      } else {
        inbox.append(.completed(transition.id, hostState))
      }
    case .evicting:
      evictions += 1
      // One transition each time that a requirement fails, whatever else happens.
      if evictions > failures { fail("evicted \(evictions) times for \(failures) failures") }
    case .end(let request, let outcome):
      if open.remove(request) == nil { fail("two outcomes for \(request)") }
      guard let target = linkTargets[request] else { break }
      let top = core.stack.last?.screen
      if outcome == .shown, top != target { fail("a link to \(target.rawValue) that shows another screen") }
      if outcome == .stopped, top != 1 { fail("a link that stopped elsewhere") }
    case .timer(let delay): timer = delay.map { time + $0 }
    case .askHost: inbox.append(.hostReport(hostState))
    case .settleHost:
      running = nil
      swipe = nil
    default: break
    }
  }
}
