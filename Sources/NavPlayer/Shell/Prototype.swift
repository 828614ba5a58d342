package import NavRuntime
import NavTable

/// A prototype of an app: the runtime's guarded stack with a graph that is read from data, a host without pixels, and
/// a clock that the caller advances.
///
/// It is a value: the same commands produce the same states on every machine and in WebAssembly. It has no hooks or
/// factories of an app, and the user sets the values of facts.
package struct Prototype: Sendable {
  package let graph: PrototypeGraph
  package internal(set) var core: GuardedStack
  package internal(set) var host = PrototypeHost()
  package internal(set) var now = Duration.zero
  package internal(set) var facts: [String: PrototypeValue] = [:]
  /// The duration of async facts.
  package internal(set) var lookupTime = Duration.milliseconds(800)
  /// The factor for the duration of slides.
  package internal(set) var slowness = 1.0
  package internal(set) var isInteractionOn = true
  package internal(set) var record: PrototypeRecord
  /// The host without a guard, or `nil` while the guard is on.
  package internal(set) var unguarded: UnguardedHost?

  var pages: [PrototypeRunPage] = []
  var requests: [PrototypeRequest] = []
  var lastRequest = 0
  var lastToken = 0
  var lookup: Lookup?
  var waitingLink = WaitingLink<PrototypeModel>()
  var swipe: TransitionID?
  private var timer: Duration?
  private var inbox: [Arrival] = []
  private var areFactsDue = false
  private var isDraining = false

  /// The lookup of the async facts that a request awaits, one after the other.
  struct Lookup: Sendable {
    let request: RequestID
    let segue: SegueID
    let context: PrototypeModel.Context
    /// The facts, in the order of their lookup.
    let asked: [PrototypeGraph.Fact]
    var known: [String: PrototypeValue] = [:]
    /// The time at which the next fact is known.
    var end: Duration
    /// Whether the current lookup exceeds its timeout.
    var isLate = false
  }

  /// An entry of the inbox.
  enum Arrival: Sendable {
    case input(StackInput)
    case hostChanged
    /// The page that a user may not leave performs its segue for that case.
    case otherwise(InstanceID)
    /// The async facts of a request have decided.
    case answered(RequestID, SegueID, isAllowed: Bool)
  }

  /// Creates a prototype that shows the current root.
  package init(_ graph: PrototypeGraph) {
    self.graph = graph
    core = GuardedStack(rules: graph.table.rules)
    record = PrototypeRecord(graph)
    for fact in graph.facts { facts[fact.name] = fact.type.sample }
    start()
  }

  var table: GraphTable { graph.table }

  private mutating func start() {
    var request = newRequest(.none, from: nil, .program)
    let decisions = decisions
    let screen = decisions.standingRoot
    request.placed = decisions.completed([decisions.step(to: screen, model.reader.samples(of: screen), by: .none)])
    let placements = placements(of: request.placed, for: &request)
    requests.append(request)
    receive(.input(.place(request.id, placements)))
  }

  // MARK: - The inbox

  // Not inlined: each answer to the core calls it, and each inlined copy would be as large as the rest of the code.
  @inline(never) mutating func receive(_ arrival: Arrival) {
    inbox.append(arrival)
    drain()
  }

  /// Handles a change of facts. A waiting link continues before requirements are evaluated, because it may pop the
  /// affected pages.
  mutating func noteFacts() {
    waitingLink.isDue = true
    drain()
    areFactsDue = true
    drain()
  }

  private mutating func drain() {
    if isDraining { return }
    isDraining = true
    while handleNext() {}
    isDraining = false
  }

  private mutating func handleNext() -> Bool {
    if !inbox.isEmpty {
      handle(inbox.removeFirst())
    } else if areFactsDue {
      areFactsDue = false
      handle(.factsChanged)
    } else if core.canServeQueue {
      handle(.serveQueue)
    } else if isLinkAsked {
      goOnWithLink()
    } else {
      return false
    }
    return true
  }

  private mutating func handle(_ arrival: Arrival) {
    switch arrival {
    case .input(let input): handle(input)
    case .hostChanged: handle(.hostReport(host.state))
    case .otherwise(let holder): performOtherwise(of: holder)
    case .answered(let request, let segue, let isAllowed): answered(request, segue, isAllowed: isAllowed)
    }
  }

  @inline(never) mutating func handle(_ input: StackInput) {
    var effects: [StackEffect] = []
    core.handle(input, at: now, into: &effects)
    for effect in effects { carryOut(effect) }
  }

  /// Queries the host after everything in the inbox is handled.
  mutating func askHost() {
    inbox.removeAll { if case .hostChanged = $0 { true } else { false } }
    receive(.hostChanged)
  }

  mutating func setTimer(_ delay: Duration?) { timer = delay.map { now + $0 } }

  // MARK: - The clock

  /// The time of the next event without a command, or `nil` if there is none.
  package var nextMoment: Duration? {
    var next = timer
    for moment in [host.slide.flatMap { $0.isFinger ? nil : $0.end }, lookup?.end, unguarded?.nextEnd] {
      if let moment { next = next.map { min($0, moment) } ?? moment }
    }
    return next
  }

  /// Whether no transition is in progress and no request is queued.
  package var isAtRest: Bool { !core.isBusy && core.queued.isEmpty }

  /// Whether the user is dragging a page or layer with a finger.
  package var isFingerDown: Bool { host.slide?.isFinger ?? false }

  /// Advances the clock until everything is idle, apart from a finger.
  package mutating func comeToRest() {
    while !isAtRest, let moment = nextMoment { advance(to: moment) }
  }

  /// Advances the clock to a time.
  package mutating func advance(to time: Duration) {
    while let moment = nextMoment, moment <= time {
      now = max(now, moment)
      if let slide = host.slide, !slide.isFinger, slide.end <= now {
        host.settle()
        receive(.input(.completed(slide.id, host.state)))
      } else if let lookup, lookup.end <= now {
        factCame()
      } else if let timer, timer <= now {
        self.timer = nil
        receive(.input(.timerFired))
      } else {
        unguarded?.endSlides(at: now)
      }
    }
    now = max(now, time)
  }

  // MARK: - Pages and requests

  /// An instance on the stack, or one that a transition pushes or pops.
  package func page(_ id: InstanceID?) -> PrototypeRunPage? {
    guard let id else { return nil }
    return pages.last { $0.id == id }
  }

  /// The page on top of the stack.
  package var visible: PrototypeRunPage? { page(core.stack.last?.instance) }

  func requestIndex(_ id: RequestID) -> Int? { requests.firstIndex { $0.id == id } }

  mutating func newRequest(_ segue: SegueID, from source: InstanceID?, _ sender: Sender) -> PrototypeRequest {
    lastRequest += 1
    return PrototypeRequest(id: RequestID(rawValue: lastRequest), segue: segue, source: source, sender: sender)
  }

  mutating func newTokens(_ count: Int = 1) -> KeyToken {
    defer { lastToken += count }
    return KeyToken(rawValue: lastToken + 1)
  }

  /// The token of a key: an existing one if a visible, arriving, or queued instance has the same key, or else a new
  /// one.
  mutating func token(for key: String) -> KeyToken { knownToken(for: key) ?? newTokens() }

  func knownToken(for key: String) -> KeyToken? {
    if let visible, visible.key == key { return visible.token }
    if let arriving = page(core.proposed.last?.instance), arriving.key == key { return arriving.token }
    for entry in core.columnStarts { if let page = page(entry.instance), page.key == key { return page.token } }
    return requests.first { $0.key == key }?.token
  }

  /// Returns the core's description of several screens, and assigns their tokens.
  mutating func placements(of steps: [PrototypeStep], for request: inout PrototypeRequest) -> [StackPlacement] {
    request.token = newTokens(steps.count)
    var placements: [StackPlacement] = []
    for (index, step) in steps.enumerated() {
      placements.append(
        StackPlacement(
          screen: step.screen, key: KeyToken(rawValue: request.token.rawValue + index), opening: step.opening,
          aside: step.aside == 0 ? nil : step.aside))
    }
    return placements
  }

  func stackRequest(_ request: PrototypeRequest) -> StackRequest {
    StackRequest(
      id: request.id, segue: request.segue, source: request.source ?? InstanceID(rawValue: 0), sender: request.sender,
      key: request.token, target: request.target)
  }
}
