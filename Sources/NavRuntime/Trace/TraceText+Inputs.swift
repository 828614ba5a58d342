// How a trace writes what a guarded stack is told. The words are the format: `StackTrace` says what a line looks like.

extension SegueID {
  var traceWord: String {
    switch self {
    case .back: "back"
    case .link: "link"
    case .none: "none"
    default: "\(rawValue)"
    }
  }
}

extension StackRequest {
  var traceText: String {
    var text = "\(id.rawValue) segue \(segue.traceWord) from \(source.rawValue) by \(sender.traceName)"
    text += " key \(key.rawValue)"
    if let target { text += " to \(target.rawValue)" }
    if isNested { text += " nested" }
    return text
  }

  init(_ reader: inout TraceReader) throws(StackTraceError) {
    let id = try reader.request()
    try reader.expect("segue")
    let segue = try reader.segue()
    try reader.expect("from")
    let source = try reader.instance("a source")
    try reader.expect("by")
    let sender: Sender = try reader.name("a sender")
    try reader.expect("key")
    let key = try reader.key()
    let target = reader.take("to") ? try reader.instance("a target") : nil
    self.init(
      id: id, segue: segue, source: source, sender: sender, key: key, target: target, isNested: reader.take("nested"))
  }
}

extension HostState {
  var traceText: String {
    ([isAnimating ? "moving" : "still"] + stack.map { "\($0.rawValue)" }).joined(separator: " ")
  }

  /// Takes the rest of the line.
  init(_ reader: inout TraceReader) throws(StackTraceError) {
    let isAnimating = reader.take("moving")
    if !isAnimating { try reader.expect("still") }
    self.init(stack: [], isAnimating: isAnimating)
    while !reader.isAtEnd { stack.append(try reader.instance()) }
  }
}

extension StackPlacement {
  var traceWord: String { "\(screen.rawValue):\(key.rawValue)" }

  init(_ reader: inout TraceReader) throws(StackTraceError) {
    let parts = try reader.parts(2, "a screen with its key")
    self.init(screen: try reader.screen(parts[0]), key: KeyToken(rawValue: parts[1]))
  }
}

extension TraceReader {
  mutating func segue() throws(StackTraceError) -> SegueID {
    if take("back") { return .back }
    if take("link") { return .link }
    if take("none") { return .none }
    return SegueID(rawValue: try number("a segue", in: 0...Int32(TraceBounds.table)))
  }

  func screen(_ number: Int) throws(StackTraceError) -> ScreenID {
    guard (0...TraceBounds.table).contains(number) else { throw error("has \(number) for a screen") }
    return ScreenID(rawValue: Int32(number))
  }

  /// Screens with their keys, to the end of the line.
  mutating func placements() throws(StackTraceError) -> [StackPlacement] {
    var placements: [StackPlacement] = []
    while !isAtEnd { placements.append(try StackPlacement(&self)) }
    return placements
  }
}

extension StackInput {
  /// The input in words.
  var traceText: String {
    switch self {
    case .request(let request): "request \(request.traceText)"
    case .swipeBegan(let request): "swipe \(request.traceText)"
    case .swipeMoved: "moved"
    case .swipeEnded(let end, let state): "\(end.traceName) \(state.traceText)"
    case .cancel(let id): "cancel \(id.rawValue)"
    case .verdict(let id, let verdict): "verdict \(id.rawValue) \(verdict.traceName)"
    case .itinerary(let id, let way):
      (["itinerary \(id.rawValue) \(way.outcome.traceName) keeps \(way.kept)"] + way.steps.map(\.traceWord))
        .joined(separator: " ")
    case .factsChanged: "facts"
    case .requirements(let lowest): lowest.map { "fails \($0.rawValue)" } ?? "holds"
    case .place(let id, let placements):
      (["place \(id.rawValue)"] + placements.map(\.traceWord)).joined(separator: " ")
    case .lasts(let id, let length): "lasts \(id.rawValue) \(length.traceWord)"
    case .completed(let id, let state): "completed \(id.rawValue) \(state.traceText)"
    case .hostReport(let state): "host \(state.traceText)"
    case .timerFired: "timer"
    case .lock: "lock"
    case .unlock: "unlock"
    case .suspended(let policy): "suspended \(policy.traceName)"
    case .resumed(let state): "resumed \(state.traceText)"
    case .serveQueue: "serve"
    }
  }

  init(_ reader: inout TraceReader) throws(StackTraceError) {
    switch try reader.word("an input") {
    case "request": self = .request(try StackRequest(&reader))
    case "swipe": self = .swipeBegan(try StackRequest(&reader))
    case "moved": self = .swipeMoved
    case "finished": self = .swipeEnded(.finished, try HostState(&reader))
    case "cancelled": self = .swipeEnded(.cancelled, try HostState(&reader))
    case "cancel": self = .cancel(try reader.request())
    case "verdict": self = .verdict(try reader.request(), try reader.name("a verdict"))
    case "itinerary":
      let (id, outcome): (RequestID, StackOutcome) = (try reader.request(), try reader.name("an outcome"))
      try reader.expect("keeps")
      let kept = try reader.count("a count")
      self = .itinerary(id, StackItinerary(kept: kept, steps: try reader.placements(), outcome: outcome))
    case "facts": self = .factsChanged
    case "holds": self = .requirements(nil)
    case "fails": self = .requirements(try reader.instance())
    case "place": self = .place(try reader.request(), try reader.placements())
    case "lasts": self = .lasts(try reader.transition(), try reader.time())
    case "completed": self = .completed(try reader.transition(), try HostState(&reader))
    case "host": self = .hostReport(try HostState(&reader))
    case "timer": self = .timerFired
    case "lock": self = .lock
    case "unlock": self = .unlock
    case "suspended": self = .suspended(try reader.name("a policy"))
    case "resumed": self = .resumed(try HostState(&reader))
    case "serve": self = .serveQueue
    case let word: throw StackTraceError("'\(word.prefix(40))' is no input")
    }
    try reader.end()
  }
}
