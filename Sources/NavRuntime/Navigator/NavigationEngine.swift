/// The navigator behind handles and hosts, without the app's types. It passes inputs to the guarded stack and carries
/// out its effects.
///
/// Inputs that arrive while effects are carried out or app code runs go to the inbox, and are handled afterward. So
/// handling is never re-entrant.
@MainActor final class NavigationEngine {
  /// The number of navigators that were created in this process.
  private static var navigators = 0

  /// The offset of the next navigator's instance and transition numbers. Each navigator has its own range, so a host
  /// never confuses the numbers of two navigators. The ranges are decimal, because developers read the numbers in
  /// events and traces.
  private static var nextNumbers: Int {
    defer { navigators &+= 1 }
    return navigators &* (Int.bitWidth > 32 ? 1_000_000_000 : 50_000)
  }

  let table: GraphTable
  let host: any HostPort
  let questions: AppQuestions
  let decisions: Decisions<AppQuestions>
  /// The types of the screens, by their numbers in the entire graph.
  let types: (ScreenID) -> (any Screen.Type)?
  let instances: Instances
  let requests = Requests()
  let log = EventLog()
  let observed = ObservedState()
  /// `nil` if the app announces each change of a fact itself.
  let follower: FactFollower?

  private(set) var run: RecordedStack
  /// The view of the core after the last input.
  private(set) var view = RecordedStack.View()
  /// The effects of a lock that are not carried out yet. Between two inputs, their storage is reused. It contains no
  /// objects of the app.
  private var effects: [StackEffect] = []
  private var inbox = Inbox()
  private var isDraining = false
  /// The number of calls to app code outside the inbox.
  private var openQuestions = 0
  /// The nested calls of the app since the inbox was last empty.
  var nested = NestedCalls()
  /// Whether the app announced that facts changed, and the core does not know yet.
  private var areFactsDue = false
  /// Whether the host made more reports than were handled, so that its state must be read.
  private var isHostReadDue = false
  var locks = HeldLocks() { didSet { hasLocks = !locks.isEmpty } }
  /// Whether there are locks. It is read often, so it is a separate variable, whose accesses need no check.
  private var hasLocks = false
  /// Whether the host reports to another navigator, so that this one has no more work.
  private(set) var isRetired = false

  /// Receives a line for each refused request.
  var refusalLog: (@MainActor (String) -> Void)?
  var lastInquiry = 0
  var isInteractionOn = true
  /// The policy for changes while the host is hidden, from its last report. `nil` if the host is not hidden.
  var hiddenPolicy: HiddenHostPolicy?
  /// Whether interaction is off or a timer is set, which must be undone.
  var isHostBusy = false
  /// The inquiry of the request that waits for facts.
  var inquiry: FactInquiry?
  var waitingLink = WaitingLink<AppQuestions>()
  /// Whether the app's texts for arguments are being read.
  var isWritingURL = false
  /// The start that waits until it is known whether a link shows a stack.
  var waitingStart: PendingRequest?
  /// The permissions that are being evaluated.
  var openPermissions: [Permission] = []
  /// The requests whose value is decided and not delivered yet.
  var decided: [PendingRequest] = []
  /// The tab that the host selected by itself.
  var ownTab = OwnTab()
  /// The transition of the last allowed gesture.
  var allowedSwipe: TransitionID?
  /// Whether the host is changing the texts.
  var isChangingWords = false

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
    questions = AppQuestions(app, host: host, instances: instances, reader: LinkReader(table, types: types))
    decisions = Decisions(questions)
    run = RecordedStack(GuardedStack(rules: table.rules, limits: limits, numbersAfter: Self.nextNumbers))
    host.words.engine = self
    if table.rules.hasColumns { host.makePlaceholder = { [weak self] in self?.placeholder(beside: $0) } }
  }

  deinit {
    // Every awaiting task resumes, for an outcome and for a value.
    let (requests, instances, inquiry, decided, follower) = (requests, instances, inquiry, decided, follower)
    // The host, if an operation is in progress. The host and its user may outlive the navigator.
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

  /// Disconnects from the host, which reports to another navigator from now on. Current and later requests end.
  func retire() {
    guard !isRetired else { return }
    isRetired = true
    host.releaseHost()
    drain()
  }

  /// Ends the remaining requests of a retired navigator, after all current callbacks. Later requests end too.
  private func endAll() {
    inbox.removeAll()
    _ = waitingLink.giveUp()
    _ = exchange(&waitingStart, with: nil)
    while let id = requests.oldest { end(id, .cancelled) }
    for opener in instances.openers { opener.leave() }
    deliver()
  }

  /// Whether the host reports to this navigator.
  var isHeard: Bool {
    if !isRetired, !host.isOurs { retire() }
    return !isRetired
  }

  /// The top instance of the current stack.
  var visible: InstanceState? { instances[run.core.stack.last] }

  /// Whether a request made now is nested: made in a hook, a predicate, a factory, or an observer.
  var isNested: Bool { isDraining || openQuestions > 0 }

  /// Adds an input, and handles it unless another one is being handled.
  func receive(_ arrival: Inbox.Arrival) {
    inbox.append(arrival)
    drain()
  }

  /// Adds an input and notifies the observers, whose own requests follow it.
  func take(
    in arrival: Inbox.Arrival, recording kind: consuming NavigationEvent.Kind, _ place: EventRing.Place = .alone
  ) {
    beginQuestion()
    receive(arrival)
    record(kind, at: host.now, place)
    endQuestion()
  }

  /// The same for an input that explains why the host changed.
  func take(beforeLooks arrival: Inbox.Arrival, recording kind: consuming NavigationEvent.Kind) {
    beginQuestion()
    inbox.appendBeforeLooks(arrival)
    record(kind)
    endQuestion()
  }

  /// Whether the app dropped one of the locks.
  var hasDroppedLocks: Bool { hasLocks && locks.hasDropped }

  private func beginQuestion() {
    openQuestions += 1
  }

  private func endQuestion() {
    openQuestions -= 1
    drain()
  }

  /// Calls app code outside the inbox. Requests that it makes are handled after it returns.
  func asking<Answer>(_ question: () -> Answer) -> Answer {
    beginQuestion()
    let answer = question()
    endQuestion()
    return answer
  }

  /// Whether one more nested request exceeds the limit. Without a limit, a hook that requests a segue at each call
  /// would never release the main actor.
  func isOneTooMany() -> Bool {
    guard isNested else { return false }
    nested.requests += 1
    // Many observers that make a request at each event would take even longer.
    if log.isDelivering, nested.requests > NestedCalls.most { log.isMuted = true }
    return nested.requests > min(run.core.limits.queue, NestedCalls.most)
  }

  /// Counts a nested call that is not a request. Above the limit, observers receive no more events, because they
  /// cause the calls.
  func countNestedCall() {
    guard isNested else { return }
    nested.otherCalls += 1
    if nested.otherCalls > NestedCalls.most { log.isMuted = true }
  }

  /// Whether one more nested report of the host exceeds the limit. The host's state is then read once at the end.
  func isOneReportTooMany() -> Bool {
    guard isNested else { return false }
    nested.hostReports += 1
    if nested.hostReports > NestedCalls.most { isHostReadDue = true }
    return isHostReadDue
  }

  /// Refuses a nested request above the limit. Observers are notified unless an observer made the request: an event
  /// would let it make another one, without end.
  func refuseOneTooMany(_ request: PendingRequest) {
    // The event reads the host's clock and the app's keys, which may make more requests.
    if log.isDelivering || nested.requests > min(run.core.limits.queue, NestedCalls.most) + NestedCalls.mostReviews {
      request.end(.refused(.busy))
      return
    }
    asking { endUnasked(request, .refused(.busy)) }
  }

  /// Notes that facts changed. Several notes in a row count as one.
  func noteFacts() {
    areFactsDue = true
  }

  func drain() {
    if isNested { return }
    isDraining = true
    while handleNext() {}
    log.isMuted = false
    nested = NestedCalls()
    observed.comesToRest()
    isDraining = false
    // Neither a lock nor a hidden window delays a value: the awaiting task may be the one that releases the lock.
    if !view.observed.isBusy, !decided.isEmpty { deliver() }
    if let follower, follower.isStale { followSoon() }
  }

  /// The work of the loop when the inbox is empty, in order of priority.
  private enum IdleWork { case reviewFacts, readHost, serveQueue, takeTab, start, tryLink }

  /// Returns the first work that is due. Work that can cause itself again has a limit. Above the limit, it waits for
  /// the next input.
  private func nextIdleWork() -> IdleWork? {
    if areFactsDue, nested.factReviews < NestedCalls.mostReviews { return .reviewFacts }
    if isHostReadDue, nested.hostReads < NestedCalls.mostReviews { return .readHost }
    if view.canServeQueue { return .serveQueue }
    if ownTab.isWaiting, !view.observed.isBusy { return .takeTab }
    if waitingStart != nil, view.observed.isLocked || view.canPlace { return .start }
    return nested.linkTrials < NestedCalls.mostReviews && isLinkAsked ? .tryLink : nil
  }

  /// Handles the next input or does the next idle work. Returns `false` if there is neither. The loop reads the inbox
  /// again after each call to app code.
  private func handleNext() -> Bool {
    if isRetired {
      endAll()
      return false
    }
    if hasDroppedLocks { unlockWhatWasDropped(at: host.now) }
    var arrival = Inbox.Arrival.hostChanged
    if inbox.takeNext(into: &arrival) {
      handle(arrival)
      return true
    }
    switch nextIdleWork() {
    case .reviewFacts:
      areFactsDue = false
      nested.factReviews += 1
      handle(.factsChanged)
    case .readHost:
      isHostReadDue = false
      nested.hostReads += 1
      inquiry?.timerFired()
      handle(run.core.state.hiddenPolicy == hiddenPolicy ? .hostChanged : .concealed)
    case .serveQueue: handle(.serveQueue)
    case .takeTab: takeWaitingTab()
    case .start: if let start = exchange(&waitingStart, with: nil) { startNow(start) }
    case .tryLink:
      nested.linkTrials += 1
      goOnWithLink()
    // Reading the host's clock may have connected it to another navigator.
    case nil: return isRetired
    }
    return true
  }

  /// Reads the host's state after all current inputs. Its earlier reports do not count.
  func askHost() {
    inbox.appendLook(isAnew: view.isConfirming)
    drain()
  }

  private func handle(_ arrival: Inbox.Arrival) {
    switch arrival {
    case .input(.timerFired):
      inquiry?.timerFired()
      handle(.timerFired)
    // A saved stack was cancelled while its requirements were evaluated.
    case .input(.place(let request, _)) where requests[request] == nil: break
    case .input(let input): handle(input)
    case .completed(let transition): handle(.completed(transition, host.state))
    case .hostChanged: handle(.hostReport(host.state))
    case .answered(let inquiry, let isAllowed): answered(inquiry, isAllowed)
    case .swipeEnded(let end): handle(.swipeEnded(end, host.state))
    case .otherwise(let holder): performOtherwise(of: holder)
    case .concealed: handle(hiddenPolicy.map { .suspended($0) } ?? .resumed(host.state))
    }
  }

  /// Handles an input at the host's current time. A lock that was taken and dropped while the host was read refuses
  /// nothing.
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
    // An observer may take a lock, which the core receives at once.
    if observed.update(from: old, to: view.observed), !self.effects.isEmpty {
      effects += exchange(&self.effects, with: [])
    }
    for effect in effects where !isRetired { carryOut(effect) }
    effects.removeAll(keepingCapacity: true)
    if self.effects.isEmpty { swap(&self.effects, &effects) }
  }

  /// Passes a lock to the core. It takes effect at once in every state of the navigator: from here on, no transition
  /// begins. It bypasses the inbox, because the core does nothing for a lock that must wait for its turn.
  func tellLock() {
    let time = host.now
    var effects = exchange(&self.effects, with: [])
    let old = view.observed
    view = run.handle(.lock, at: time, into: &effects)
    swap(&self.effects, &effects)
    _ = observed.update(from: old, to: view.observed)
  }

  /// Records an event and notifies the observers. Requests that they make are nested.
  func record(_ kind: consuming NavigationEvent.Kind) {
    record(kind, at: host.now)
  }

  /// The same with a known time. The event is passed on and never copied, so there is no closure around it.
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
