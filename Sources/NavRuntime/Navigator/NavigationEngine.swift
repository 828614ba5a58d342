/// The navigator behind handles and hosts, without the app's types: feeds the guarded stack and carries out its
/// effects.
///
/// Whatever happens while effects are carried out or the app is asked something goes to the inbox and is handled after
/// it, so that nothing re-enters.
@MainActor final class NavigationEngine {
  /// How many navigators there have been in this process.
  private static var navigators = 0

  /// From where the next navigator numbers its instances and transitions. Each has a range of its own, so that a number of one is
  /// never taken for one of another on the same host. People read them in events and traces, so the ranges are decimal.
  private static var nextNumbers: Int {
    defer { navigators &+= 1 }
    return navigators &* (Int.bitWidth > 32 ? 1_000_000_000 : 50_000)
  }

  let table: GraphTable
  let host: any HostPort
  let questions: AppQuestions
  let planner: RoutePlanner
  /// The types of the screens, by their numbers in the whole graph.
  let types: (ScreenID) -> (any Screen.Type)?
  let instances: Instances
  let requests = Requests()
  let log = EventLog()
  let observed = ObservedState()
  /// `nil` if the app announces each change of a fact itself.
  let follower: FactFollower?

  private(set) var run: RecordedStack
  /// What the core said of itself when it was told something last.
  private(set) var view = RecordedStack.View()
  /// What the core wants done because of a lock, and between two inputs the room for what it will want. Nothing of the app's is in it.
  private var effects: [StackEffect] = []
  private var inbox = Inbox()
  private var isDraining = false
  /// How many questions to the app are open outside of the inbox.
  private var openQuestions = 0
  /// What the app has done from inside since the inbox was last empty.
  var nested = NestedCalls()
  /// Whether the app has said that facts have changed, and the core has not been told.
  private var areFactsDue = false
  var locks = HeldLocks() { didSet { hasLocks = !locks.isEmpty } }
  /// Whether there are locks. Looked at all the time, so it is a variable of its own, whose accesses need no check.
  private var hasLocks = false
  /// Whether the host tells somebody else, so that nothing is left to do.
  private(set) var isRetired = false

  /// Receives a line for each refused request.
  var refusalLog: (@MainActor (String) -> Void)?
  var lastInquiry = 0
  var isInteractionOn = true
  /// What is done with changes while the host is hidden, as it said last; `nil` where it is not.
  var hiddenPolicy: HiddenHostPolicy?
  /// Whether the host has been told something that somebody has to take back.
  var isHostBusy = false
  /// What the request that waits for facts has asked.
  var inquiry: FactInquiry?
  var waitingLink = WaitingLink()
  /// The start that waits until it is known whether a link puts up a stack.
  var waitingStart: PendingRequest?
  /// What `canPerform` is being asked about.
  var openPermissions: [Permission] = []
  /// The requests whose value is decided and not delivered yet.
  var decided: [PendingRequest] = []
  /// The tab that the host has selected by itself.
  var ownTab = OwnTab()
  /// The transition of the gesture that was allowed last.
  var allowedSwipe: TransitionID?

  init(
    table: GraphTable, host: any HostPort, app: AppSections, types: @escaping (ScreenID) -> (any Screen.Type)?,
    followsFacts: Bool, limits: StackLimits
  ) {
    follower = followsFacts ? FactFollower() : nil
    self.table = table
    self.host = host
    self.types = types
    let instances = Instances()
    self.instances = instances
    questions = AppQuestions(table, app: app, host: host, instances: instances)
    planner = RoutePlanner(questions, types: types)
    run = RecordedStack(GuardedStack(rules: table.rules, limits: limits, numbersAfter: Self.nextNumbers))
  }

  deinit {
    // Nobody waits for ever: not for an outcome, and not for a value.
    let (requests, instances, inquiry, decided, follower) = (requests, instances, inquiry, decided, follower)
    // Where something is under way. The host may live on, and its user with it.
    let busyHost = isHostBusy || inquiry != nil ? host : nil
    Task { @MainActor in
      busyHost?.releaseHost()
      inquiry?.close()
      follower?.end()
      for request in requests.all { request.end(.cancelled) }
      for opener in instances.openers { opener.leave() }
      for request in decided { request.deliver() }
    }
  }

  /// The host tells somebody else from now on. All that is under way ends, and whatever is asked for later.
  func retire() {
    guard !isRetired else { return }
    isRetired = true
    host.releaseHost()
    drain()
  }

  /// Ends what is left of a navigator that has been retired, after whatever was being told. What is asked for later ends too.
  private func endAll() {
    inbox.removeAll()
    _ = waitingLink.giveUp()
    _ = exchange(&waitingStart, with: nil)
    while let id = requests.oldest { end(id, .cancelled) }
    for opener in instances.openers { opener.leave() }
    deliver()
  }

  /// Whether the host tells this navigator, and nobody else.
  var isHeard: Bool {
    if !isRetired, !host.isOurs { retire() }
    return !isRetired
  }

  /// The instance that is on top and stands.
  var visible: InstanceState? { instances[run.core.stack.last] }

  /// Whether what is asked for now is asked from inside a hook, a predicate, a factory or an event.
  var isNested: Bool { isDraining || openQuestions > 0 }

  /// Takes something in, and handles it unless something is being handled.
  func receive(_ arrival: Inbox.Arrival) {
    inbox.append(arrival)
    drain()
  }

  /// Takes something in and tells the observers, whose own requests come after it.
  func take(
    in arrival: Inbox.Arrival, recording kind: consuming NavigationEvent.Kind, _ place: EventRing.Place = .alone
  ) {
    beginQuestion()
    receive(arrival)
    record(kind, at: host.now, place)
    endQuestion()
  }

  /// The same of what says why the host has changed.
  func take(beforeLooks arrival: Inbox.Arrival, recording kind: consuming NavigationEvent.Kind) {
    beginQuestion()
    inbox.appendBeforeLooks(arrival)
    record(kind)
    endQuestion()
  }

  /// Whether nobody has one of the locks any more.
  var hasDroppedLocks: Bool { hasLocks && locks.hasDropped }

  private func beginQuestion() {
    openQuestions += 1
  }

  private func endQuestion() {
    openQuestions -= 1
    drain()
  }

  /// Asks the app something outside of the inbox. What it asks for meanwhile comes after the answer.
  func asking<Answer>(_ question: () -> Answer) -> Answer {
    beginQuestion()
    let answer = question()
    endQuestion()
    return answer
  }

  /// Whether one more request from inside is one too many. Without a bound, a hook that asks for a segue each time it
  /// is asked would never let go of the main actor.
  func isOneTooMany() -> Bool {
    guard isNested else { return false }
    nested.requests += 1
    // Many observers, each of which asks for something at each event, would ask for ever longer.
    if log.isDelivering, nested.requests > NestedCalls.most { log.isMuted = true }
    return nested.requests > min(run.core.limits.queue, NestedCalls.most)
  }

  /// Counts what is not a request and done from inside. Where there is no end to it, observers are not told any more: it
  /// is they who cause it.
  func countNestedCall() {
    guard isNested else { return }
    nested.others += 1
    if nested.others > NestedCalls.most { log.isMuted = true }
  }

  /// Whether one more word of the host from inside is one too many. The host is looked at again when all is over.
  func isOneWordTooMany() -> Bool {
    guard isNested else { return false }
    nested.words += 1
    if nested.words > NestedCalls.most { nested.hasPendingHostReport = true }
    return nested.hasPendingHostReport
  }

  /// Refuses a request from inside that is one too many. Observers are told, unless it is one of them that asks: telling
  /// it would let it ask again, for ever.
  func refuseOneTooMany(_ request: PendingRequest) {
    // Telling it asks the host for the time and the app for keys, and these may ask for more.
    if log.isDelivering || nested.requests > min(run.core.limits.queue, NestedCalls.most) + NestedCalls.mostReviews {
      request.end(.refused(.busy))
      return
    }
    asking { endUnasked(request, .refused(.busy)) }
  }

  /// The app says that facts have changed. Many times in a row are one.
  func noteFacts() {
    areFactsDue = true
  }

  func drain() {
    if isNested { return }
    isDraining = true
    while handleNext() {}
    log.isMuted = false
    // A host that says even then that it has changed is heard with the next arrival.
    let hasPendingHostReport = nested.hasPendingHostReport
    nested = NestedCalls()
    nested.hasPendingHostReport = hasPendingHostReport
    observed.comesToRest()
    isDraining = false
    // Neither a lock nor a hidden window delays a value: the awaiting task may be the one that releases the lock.
    if !view.observed.isBusy, !decided.isEmpty { deliver() }
    if let follower, follower.isStale { followSoon() }
  }

  /// Handles what comes next, if there is anything. Whatever is asked of the app here, the inbox is looked at again.
  private func handleNext() -> Bool {
    if isRetired {
      endAll()
      return false
    }
    if hasDroppedLocks { unlockWhatWasDropped(at: host.now) }
    var arrival = Inbox.Arrival.hostChanged
    if inbox.takeNext(into: &arrival) {
      handle(arrival)
    } else if areFactsDue, nested.factReviews < NestedCalls.mostReviews {
      // Facts that say at each question that they have changed would be asked for ever: after so many times, they are asked again
      // with the next arrival.
      areFactsDue = false
      nested.factReviews += 1
      handle(.factsChanged)
    } else if nested.hasPendingHostReport, nested.hostReviews < NestedCalls.mostReviews {
      nested.hasPendingHostReport = false
      nested.hostReviews += 1
      inquiry?.timerFired()
      handle(run.core.state.hiddenPolicy == hiddenPolicy ? .hostChanged : .concealed)
    } else if view.canServeQueue {
      handle(.serveQueue)
    } else if ownTab.isWaiting, !view.observed.isBusy {
      takeWaitingTab()
    } else if waitingStart != nil, view.observed.isLocked || view.canPlace {
      if let start = exchange(&waitingStart, with: nil) { startNow(start) }
    } else if nested.linkReviews < NestedCalls.mostReviews, isLinkAsked {
      nested.linkReviews += 1
      goOnWithLink()
    } else {
      // The host may tell somebody else since its clock was looked at.
      return isRetired
    }
    return true
  }

  /// Looks at the host when all that has come in until now is handled: what it has said before is no answer.
  func askHost() {
    inbox.appendLook(isAnew: view.isConfirming)
    drain()
  }

  private func handle(_ arrival: Inbox.Arrival) {
    switch arrival {
    case .input(.timerFired):
      inquiry?.timerFired()
      handle(.timerFired)
    case .input(let input): handle(input)
    case .completed(let transition): handle(.completed(transition, host.state))
    case .hostChanged: handle(.hostReport(host.state))
    case .answered(let inquiry, let isAllowed): answered(inquiry, isAllowed)
    case .swipeEnded(let end): handle(.swipeEnded(end, host.state))
    case .otherwise(let holder): performOtherwise(of: holder)
    case .concealed: handle(hiddenPolicy.map { .suspended($0) } ?? .resumed(host.state))
    }
  }

  /// The host was looked at, and its clock: a lock that was taken and dropped there refuses nothing.
  func handle(_ input: StackInput) {
    let time = host.now
    if hasDroppedLocks { unlockWhatWasDropped(at: time) }
    carryOut(input, at: time)
  }

  func carryOut(_ input: StackInput, at time: Duration) {
    var effects = exchange(&self.effects, with: [])
    let old = view.observed
    view = run.handle(input, at: time, into: &effects)
    if view.observed != old { followAnew() }
    // Whoever observes may take a lock, of which the core is told at once.
    if observed.update(from: old, to: view.observed), !self.effects.isEmpty {
      effects += exchange(&self.effects, with: [])
    }
    for effect in effects where !isRetired { carryOut(effect) }
    effects.removeAll(keepingCapacity: true)
    if self.effects.isEmpty { swap(&self.effects, &effects) }
  }

  /// A lock counts at once, wherever the navigator is: from here on nothing begins. The core does nothing for it that would have to
  /// wait its turn.
  func tellLock() {
    let time = host.now
    var effects = exchange(&self.effects, with: [])
    let old = view.observed
    view = run.handle(.lock, at: time, into: &effects)
    swap(&self.effects, &effects)
    _ = observed.update(from: old, to: view.observed)
  }

  /// Tells the observers. What they ask for meanwhile is asked from inside.
  func record(_ kind: consuming NavigationEvent.Kind) {
    record(kind, at: host.now)
  }

  /// The same at a time that was looked at. The event is handed on and never copied, so there is no closure around it.
  func record(
    _ kind: consuming NavigationEvent.Kind, at time: Duration, _ place: EventRing.Place = .alone
  ) {
    beginQuestion()
    log.append(NavigationEvent(time: time, kind: kind), place)
    endQuestion()
  }
}

// MARK: - Recording

extension NavigationEngine {
  /// The last inputs, up to now.
  var trace: StackTrace { StackTrace(run.logs, upTo: run.core, of: table) }

  func startRecording() -> StackRecording {
    let recording = StackRecording(of: self)
    run.append(recording)
    return recording
  }
}
