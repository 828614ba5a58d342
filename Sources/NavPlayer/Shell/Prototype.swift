package import NavRuntime
import NavTable

/// A prototype of an app: the runtime's own guarded stack, over a graph that is read from data, a host without pixels and a clock that is
/// moved by hand.
///
/// A value of what was asked of it: the same commands give the same states, on every machine and as WebAssembly. What an app's code
/// would do, hooks and factories, is not there; facts are what somebody sets them to.
package struct Prototype: Sendable {
  package let graph: PrototypeGraph
  package internal(set) var core: GuardedStack
  package internal(set) var host = PrototypeHost()
  package internal(set) var now = Duration.zero
  package internal(set) var facts: [String: PrototypeValue] = [:]
  /// How long facts take that take their time.
  package internal(set) var lookupTime = Duration.milliseconds(800)
  /// How many times as long as they should slides take.
  package internal(set) var slowness = 1.0
  package internal(set) var isInteractionOn = true
  package internal(set) var record: PrototypeRecord
  /// What happens without a guard, where it is off.
  package internal(set) var unguarded: UnguardedHost?

  var pages: [PrototypeRunPage] = []
  var requests: [PrototypeRequest] = []
  var lastRequest = 0
  var lastToken = 0
  var lookup: Lookup?
  var waitingLink: PrototypeWaitingLink?
  var isLinkDue = false
  var swipe: TransitionID?
  private var timer: Duration?
  private var inbox: [Arrival] = []
  private var areFactsDue = false
  private var isDraining = false

  /// What a request waits for: facts, of which one is being asked for.
  struct Lookup: Sendable {
    let request: RequestID
    let segue: SegueID
    /// In their order.
    let asked: [PrototypeGraph.Fact]
    var known: [String: PrototypeValue] = [:]
    /// When the next one is known.
    var end: Duration
    /// Whether it takes longer than it may.
    var isLate = false
  }

  /// What is to be handled.
  enum Arrival: Sendable {
    case input(StackInput)
    case hostChanged
    /// The page that a user may not leave has something to say.
    case otherwise(InstanceID)
    /// Facts have decided.
    case answered(RequestID, SegueID, isAllowed: Bool)
  }

  /// A prototype that stands on the root that may stand.
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
    let screen = standingRoot
    request.placed = completed([
      PrototypeStep(segue: .none, screen: screen, arguments: samples(of: screen), opening: .push)
    ])
    let placements = placements(of: request.placed, for: &request)
    requests.append(request)
    receive(.input(.place(request.id, placements)))
  }

  // MARK: - The inbox

  // Not inlined: everything that answers the core calls it, and each copy of what it leads to would be as large as the rest.
  @inline(never) mutating func receive(_ arrival: Arrival) {
    inbox.append(arrival)
    drain()
  }

  /// Facts may have changed: a link that waits goes on first, and takes along what it leaves.
  mutating func noteFacts() {
    isLinkDue = true
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

  /// Looks at the host when all that has come in until now is handled.
  mutating func askHost() {
    inbox.removeAll { if case .hostChanged = $0 { true } else { false } }
    receive(.hostChanged)
  }

  mutating func setTimer(_ delay: Duration?) { timer = delay.map { now + $0 } }

  // MARK: - The clock

  /// When something happens next by itself; `nil` where nothing will.
  package var nextMoment: Duration? {
    var next = timer
    for moment in [host.slide.flatMap { $0.isFinger ? nil : $0.end }, lookup?.end, unguarded?.nextEnd] {
      if let moment { next = next.map { min($0, moment) } ?? moment }
    }
    return next
  }

  /// Whether nothing moves, and nothing waits for its turn.
  package var isAtRest: Bool { !core.isBusy && core.queued.isEmpty }

  /// Whether a finger draws a page away.
  package var isFingerDown: Bool { host.slide?.isFinger ?? false }

  /// Lets time pass until nothing moves, but for a finger.
  package mutating func comeToRest() {
    while !isAtRest, let moment = nextMoment { advance(to: moment) }
  }

  /// Lets time pass.
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

  // MARK: - What is there

  /// An instance that stands, arrives or leaves.
  package func page(_ id: InstanceID?) -> PrototypeRunPage? {
    guard let id else { return nil }
    return pages.last { $0.id == id }
  }

  /// What is on top and stands.
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

  /// What makes an instance of a screen the same as another.
  func key(of screen: ScreenID, _ arguments: [PrototypeValue]) -> String {
    let names = table[screen].key
    var key = String(screen.rawValue)
    for (argument, value) in zip(graph.arguments(of: screen), arguments) {
      guard names.map({ $0.contains(argument.name) }) ?? argument.isKey else { continue }
      key += " " + value.text
    }
    return key
  }

  /// The token of an equal key, where it could be a duplicate of one that is visible, arriving or queued; a new one otherwise.
  mutating func token(for key: String) -> KeyToken { knownToken(for: key) ?? newTokens() }

  func knownToken(for key: String) -> KeyToken? {
    if let visible, visible.key == key { return visible.token }
    if let arriving = page(core.proposed.last?.instance), arriving.key == key { return arriving.token }
    return requests.first { $0.key == key }?.token
  }

  /// What the core is told of several screens.
  mutating func placements(of steps: [PrototypeStep], for request: inout PrototypeRequest) -> [StackPlacement] {
    request.token = newTokens(steps.count)
    var placements: [StackPlacement] = []
    for (index, step) in steps.enumerated() {
      placements.append(
        StackPlacement(
          screen: step.screen, key: KeyToken(rawValue: request.token.rawValue + index), opening: step.opening))
    }
    return placements
  }

  func stackRequest(_ request: PrototypeRequest) -> StackRequest {
    StackRequest(
      id: request.id, segue: request.segue, source: request.source ?? InstanceID(rawValue: 0), sender: request.sender,
      key: request.token, target: request.target)
  }

  /// Arguments to begin with, where nothing is given: the defaults, and samples of what has none.
  package func samples(of screen: ScreenID) -> [PrototypeValue] {
    graph.arguments(of: screen).map { $0.defaultValue ?? $0.type.sample }
  }
}
