// How a trace writes all that a guarded stack knows: a line each, in this order.

extension StackEntry {
  var traceWord: String { "\(instance.rawValue):\(screen.rawValue):\(key.rawValue)" }

  init(_ reader: inout TraceReader) throws(StackTraceError) {
    let parts = try reader.parts(3, "an instance with its screen and key")
    self.init(
      instance: InstanceID(rawValue: parts[0]), screen: try reader.screen(parts[1]), key: KeyToken(rawValue: parts[2]))
  }
}

extension GuardedStack.Intent {
  fileprivate var traceText: String {
    switch self {
    case .request: "request"
    case .prepared: "prepared"
    case .link: "link"
    case .place: "place"
    case .placed: "placed"
    case .eviction(let instance): "eviction \(instance.rawValue)"
    }
  }

  fileprivate init(_ reader: inout TraceReader) throws(StackTraceError) {
    if reader.take("request") {
      self = .request
    } else if reader.take("prepared") {
      self = .prepared
    } else if reader.take("placed") {
      self = .placed
    } else if reader.take("link") {
      self = .link
    } else if reader.take("place") {
      self = .place
    } else {
      try reader.expect("eviction")
      self = .eviction(try reader.instance())
    }
  }
}

extension GuardedStack.Transition {
  fileprivate var traceText: String {
    var text = "\(id.rawValue) \(kind.traceName) segue \(segue.traceWord) for \(request.rawValue) \(cause.traceName)"
    text += " start \(start.traceWord) patience \(patience.traceWord) kept \(kept) ends \(outcome.traceName)"
    if hasInteractionOff { text += " off" }
    if isSettled { text += " settled" }
    if hasTimedOut { text += " timedOut" }
    if hasReported { text += " reported" }
    if hasStalled { text += " stalled" }
    if glance > .zero { text += " glance \(glance.traceWord)" }
    if isGlancedAt { text += " glanced" }
    return text
  }

  fileprivate init(_ reader: inout TraceReader) throws(StackTraceError) {
    let (id, kind): (TransitionID, StackChangeKind) = (try reader.transition(), try reader.name("a kind"))
    try reader.expect("segue")
    let segue = try reader.segue()
    try reader.expect("for")
    let (request, cause): (RequestID, GuardedStack.Cause) = (try reader.request(), try reader.name("a cause"))
    try reader.expect("start")
    let start = try reader.time()
    try reader.expect("patience")
    let patience = try reader.time()
    self.init(id: id, request: request, segue: segue, kind: kind, start: start, patience: patience)
    self.cause = cause
    try reader.expect("kept")
    kept = try reader.count("a count")
    try reader.expect("ends")
    outcome = try reader.name("an outcome")
    hasInteractionOff = reader.take("off")
    isSettled = reader.take("settled")
    hasTimedOut = reader.take("timedOut")
    hasReported = reader.take("reported")
    hasStalled = reader.take("stalled")
    if reader.take("glance") { glance = try reader.time() }
    isGlancedAt = reader.take("glanced")
  }
}

extension RepairSeries {
  fileprivate var traceText: String {
    "\(count) start \(start.traceWord) last \(last.traceWord)" + (hasHelped ? " helped" : "")
      + (hasStopped ? " stopped" : "")
  }

  fileprivate init(_ reader: inout TraceReader) throws(StackTraceError) {
    count = try reader.count("a count")
    try reader.expect("start")
    start = try reader.time()
    try reader.expect("last")
    last = try reader.time()
    hasHelped = reader.take("helped")
    hasStopped = reader.take("stopped")
  }
}

extension GuardedStack.Unrest {
  fileprivate var traceText: String { "\(start.traceWord)" + (isSettled ? " settled" : "") }

  fileprivate init(_ reader: inout TraceReader) throws(StackTraceError) {
    self.init(start: try reader.time(), isSettled: reader.take("settled"))
  }
}

extension StackMemory {
  var traceLines: [String] {
    func line(_ keyword: String, _ entries: [StackEntry]) -> String {
      ([keyword] + entries.map(\.traceWord)).joined(separator: " ")
    }
    var state = "state \(phase.traceName) standing \(standing) target \(target) locks \(locks)"
    state += " instances \(lastInstance) transitions \(lastTransition)"
    if isReviewDue { state += " review" }
    if hasUnheardHost { state += " unheard" }
    if let concealment { state += " hidden \(concealment.traceName)" }
    var lines = [state, line("stack", entries), line("other", replacement)]
    lines.append("current \(current.traceText)" + (isCurrentInteractive ? " interactive" : ""))
    lines.append("intent \(intent.traceText)")
    lines.append("link kept \(kept) built \(built) ends \(linkOutcome.traceName)")
    lines.append("transition \(transition.traceText)")
    lines.append("repairs \(repairs.traceText)")
    if let unrest { lines.append("unrest \(unrest.traceText)") }
    return lines + queue.map { "waits \($0.traceText)" }
  }

  init(traceLines lines: [String]) throws(StackTraceError) {
    var rest = TraceLines(lines)
    var line = try rest.next("state")
    phase = try line.name("a phase")
    try line.expect("standing")
    standing = try line.count("a count")
    try line.expect("target")
    target = try line.count("a count")
    try line.expect("locks")
    locks = try line.count("a count")
    try line.expect("instances")
    lastInstance = try line.count("a count")
    try line.expect("transitions")
    lastTransition = try line.count("a count")
    isReviewDue = line.take("review")
    hasUnheardHost = line.take("unheard")
    concealment = line.take("hidden") ? try line.name("a policy") : nil
    try line.end()
    entries = try rest.entries("stack")
    replacement = try rest.entries("other")
    line = try rest.next("current")
    current = try StackRequest(&line)
    isCurrentInteractive = line.take("interactive")
    try line.end()
    intent = try rest.only("intent", GuardedStack.Intent.init)
    line = try rest.next("link")
    try line.expect("kept")
    kept = try line.count("a count")
    try line.expect("built")
    built = try line.count("a count")
    try line.expect("ends")
    linkOutcome = try line.name("an outcome")
    try line.end()
    transition = try rest.only("transition", GuardedStack.Transition.init)
    repairs = try rest.only("repairs", RepairSeries.init)
    unrest = rest.isNext("unrest") ? try rest.only("unrest", GuardedStack.Unrest.init) : nil
    queue = []
    while rest.isNext("waits") { queue.append(try rest.only("waits", StackRequest.init)) }
    try rest.end()
  }
}

extension TraceLines {
  fileprivate mutating func entries(_ keyword: String) throws(StackTraceError) -> [StackEntry] {
    var line = try next(keyword)
    var entries: [StackEntry] = []
    while !line.isAtEnd { entries.append(try StackEntry(&line)) }
    return entries
  }
}
