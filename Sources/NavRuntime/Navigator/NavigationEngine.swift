/// The navigator behind handles and hosts, without the app's types: feeds the guarded stack and carries out its
/// effects.
///
/// Whatever happens while effects are carried out or the app is asked something goes to the inbox and is handled after
/// it, so that nothing re-enters.
@MainActor final class NavigationEngine {
  /// Something that happened. What the host shows is read when it is handled, and not when it happened.
  enum Arrival {
    case input(StackInput)
    case completed(TransitionID)
    case hostChanged
    /// What a request waited for has been answered.
    case answered(FactInquiry, Bool)
    case swipeEnded(InteractivePopEnd)
  }

  private struct HeldLock {
    weak var lock: NavigationLock?
  }

  private struct Listener {
    weak var recording: StackRecording?
  }

  let table: GraphTable
  let host: any HostPort
  let app: AppSections
  /// The types of the screens, by their numbers in the whole graph.
  let types: (ScreenID) -> (any Screen.Type)?
  let log = EventLog()
  let observed = ObservedState()

  private(set) var core: GuardedStack
  /// What the core was told last.
  private var recorder: StackRecorder
  private var recordings: [Listener] = []
  private var inbox: [Arrival] = []
  private var effects: [StackEffect] = []
  private var isDraining = false
  /// How many questions to the app are open outside of the inbox.
  private var openQuestions = 0
  /// How many requests have been made from inside since the inbox was last empty.
  private var nestedRequests = 0
  private var locks: [HeldLock] = []

  var instances: [InstanceID: InstanceState] = [:]
  var requests: [RequestID: PendingRequest] = [:]
  var lastRequest = 0
  var lastToken = 0
  var isInteractionOn = true
  /// What the request that waits for facts has asked.
  var inquiry: FactInquiry?
  /// The link that goes on when facts allow it, and whether facts have changed since it was asked how far it may go.
  var stoppedLink: StoppedLink?
  var isLinkDue = false
  /// Whether any screen requires anything.
  private(set) lazy var hasRequirements = table.screensAndPlaces.contains { $0.hasRequirement }
  /// The links of the graph. Made when the first is opened.
  private(set) lazy var links = LinkReader(table, types: types)
  /// The transition of the gesture that was allowed last.
  var allowedSwipe: TransitionID?

  init(
    table: GraphTable, host: any HostPort, app: AppSections, types: @escaping (ScreenID) -> (any Screen.Type)?,
    limits: StackLimits
  ) {
    self.table = table
    self.host = host
    self.app = app
    self.types = types
    core = GuardedStack(rules: table.rules, limits: limits)
    recorder = StackRecorder(from: core)
  }

  deinit {
    // Nobody waits for ever: not for an outcome, and not for a value.
    let (requests, instances) = (requests, instances)
    // Where something is under way. The host may live on, and its user with it.
    let inquiry = inquiry
    let busyHost = isInteractionOn ? nil : host
    guard !instances.isEmpty || !requests.isEmpty else { return }
    Task { @MainActor in
      busyHost?.setTimer(after: nil)
      busyHost?.setInteraction(true)
      inquiry?.close()
      for request in Array(requests.values) + instances.values.compactMap({ $0.opener }) {
        request.end(.cancelled)
        request.close(returning: nil)
      }
    }
  }

  /// The instance that is on top and stands.
  var visible: InstanceState? { core.stack.last.flatMap { instances[$0.instance] } }

  /// Whether what is asked for now is asked from inside a hook, a predicate, a factory or an event.
  var isNested: Bool { isDraining || openQuestions > 0 }

  /// Takes something in, and handles it unless something is being handled.
  func receive(_ arrival: Arrival) {
    inbox.append(arrival)
    drain()
  }

  /// Takes something in and tells the observers, whose own requests come after it.
  func take(in arrival: Arrival, recording kind: NavigationEvent.Kind) {
    asking {
      receive(arrival)
      record(kind)
    }
  }

  /// Asks the app something outside of the inbox. What it asks for meanwhile comes after the answer.
  func asking<Answer>(_ question: () -> Answer) -> Answer {
    openQuestions += 1
    let answer = question()
    openQuestions -= 1
    if !inbox.isEmpty { drain() }
    return answer
  }

  /// Whether one more request from inside is one too many. Without a bound, a hook that asks for a segue each time it
  /// is asked would never let go of the main actor.
  func isOneTooMany() -> Bool {
    guard isNested else { return false }
    nestedRequests += 1
    return nestedRequests > core.limits.queue
  }

  /// Refuses a request from inside that is one too many. Observers are told, unless it is one of them that asks: telling
  /// it would let it ask again, for ever.
  func refuseOneTooMany(_ request: PendingRequest) {
    if log.isDelivering {
      request.end(.refused(.busy))
      return
    }
    asking {
      register(request)
      record(.requested(describe(request)))
      end(request.id, .refused(.busy))
    }
  }

  func drain() {
    guard !isNested else { return }
    isDraining = true
    var next = 0
    while true {
      unlockWhatWasDropped()
      if next < inbox.count {
        let arrival = inbox[next]
        next += 1
        if case .answered(let inquiry, let isAllowed) = arrival {
          answered(inquiry, isAllowed)
        } else if let input = input(for: arrival) {
          handle(input)
        }
      } else if core.canServeQueue {
        handle(.serveQueue)
      } else if let link = dueLink() {
        register(link)
        record(.requested(describe(link)))
        handle(.request(stackRequest(link, isNested: false)))
      } else {
        break
      }
    }
    inbox.removeAll(keepingCapacity: true)
    nestedRequests = 0
    isDraining = false
  }

  private func input(for arrival: Arrival) -> StackInput? {
    switch arrival {
    case .answered: nil
    case .input(let input): input
    case .completed(let transition): .completed(transition, host.state)
    case .hostChanged: .hostReport(host.state)
    case .swipeEnded(let end): .swipeEnded(end, host.state)
    }
  }

  private func handle(_ input: StackInput) {
    let time = host.now
    core.handle(input, at: time, into: &effects)
    recorder.record(input, at: time, core)
    if !recordings.isEmpty { recordWhole(input, at: time) }
    notifyObservers()
    var index = 0
    while index < effects.count {
      carryOut(effects[index])
      index += 1
    }
    effects.removeAll(keepingCapacity: true)
  }

  func notifyObservers() {
    let top = core.stack.last?.instance
    observed.update(depth: core.stack.count, top: top, isBusy: core.isBusy, isLocked: core.isLocked)
  }

  /// Tells the observers. What they ask for meanwhile is asked from inside.
  func record(_ kind: NavigationEvent.Kind) {
    asking { log.append(NavigationEvent(time: host.now, kind: kind)) }
  }
}

// MARK: - Recording

extension NavigationEngine {
  /// The last inputs, up to now.
  var trace: StackTrace { StackTrace(recorder.tapes, upTo: core, of: table) }

  func startRecording() -> StackRecording {
    let recording = StackRecording(of: self)
    recordings.append(Listener(recording: recording))
    return recording
  }

  private func recordWhole(_ input: StackInput, at time: Duration) {
    recordings.removeAll { $0.recording == nil }
    for listener in recordings { listener.recording?.record(input, at: time, core) }
  }
}

// MARK: - Locks

extension NavigationEngine {
  func lock() -> NavigationLock {
    let lock = NavigationLock(engine: self)
    locks.append(HeldLock(lock: lock))
    take(in: .input(.lock), recording: .locked)
    return lock
  }

  func holds(_ lock: NavigationLock) -> Bool {
    locks.contains { $0.lock === lock }
  }

  func release(_ lock: NavigationLock) {
    guard let index = locks.firstIndex(where: { $0.lock === lock }) else { return }
    locks.remove(at: index)
    take(in: .input(.unlock), recording: .unlocked)
  }

  /// Gives back the locks that nobody has any more.
  func releaseDroppedLocks() {
    if locks.contains(where: { $0.lock == nil }) { drain() }
  }

  /// Before anything else is handled: a lock that was dropped refuses nothing.
  private func unlockWhatWasDropped() {
    guard !locks.isEmpty else { return }
    let held = locks.count
    locks.removeAll { $0.lock == nil }
    for _ in locks.count..<held {
      handle(.unlock)
      record(.unlocked)
    }
  }
}
