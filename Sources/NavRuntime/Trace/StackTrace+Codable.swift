/// An object with the format and the parts of the trace, as Swift encodes them.
extension StackTrace: Codable {
  private enum CodingKeys: CodingKey {
    case format, graph, limits, start, steps, end
  }

  /// The format of this version. Since format 12, stacks have columns. Since format 11, saved stacks wait in the queue. Since format 10, the pages of a
  /// link are created after a report of the host. Formats 8, 7, 6, and 5 did not have layers of other code, tabs,
  /// alerts, and layers, in this order.
  static let currentFormat = 12
  private static let formatName = "navc stack trace "
  private static let readable = 5...currentFormat

  /// Encodes the trace.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("\(Self.formatName)\(format)", forKey: .format)
    try container.encode(graph, forKey: .graph)
    try container.encode(limits, forKey: .limits)
    try container.encode(start, forKey: .start)
    try container.encode(steps, forKey: .steps)
    try container.encode(end, forKey: .end)
  }

  /// Decodes a trace. Every decoded trace can be replayed, whatever the text contains.
  ///
  /// - Complexity: linear in the text.
  /// - Throws: A ``StackTraceError`` for a trace that no run recorded, and the decoder's own errors.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let format = try container.decode(String.self, forKey: .format)
    guard format.hasPrefix(Self.formatName), let number = Int(format.dropFirst(Self.formatName.count)),
      Self.readable.contains(number)
    else {
      let current = "\(Self.formatName)\(Self.currentFormat)"
      throw StackTraceError(
        "the format is '\(format.prefix(40))', and not '\(current)': another version of navc has recorded it")
    }
    self.format = number
    graph = try container.decode(TracedGraph.self, forKey: .graph)
    limits = try container.decode(StackLimits.self, forKey: .limits)
    start = try container.decode(StackState.self, forKey: .start)
    steps = try container.decode([Step].self, forKey: .steps)
    end = try container.decode(StackState.self, forKey: .end)
    try checkSoundness()
  }

  private func checkSoundness() throws(StackTraceError) {
    try graph.checkSoundness()
    let soundness = TraceSoundness(in: graph)
    try soundness.check(limits)
    try soundness.check(start)
    for (index, step) in steps.enumerated() {
      do {
        try soundness.check(step)
      } catch {
        throw StackTraceError("step \(index + 1): \(error)")
      }
    }
    try checkEffort()
  }

  /// Limits the effort of a replay: a few inputs can describe a stack that makes every other input read each entry.
  private func checkEffort() throws(StackTraceError) {
    var depth = max(start.allEntries.count, start.queue.count, 1)
    for step in steps {
      switch step.input {
      case .place(_, let placements): depth = max(depth, placements.count)
      case .plan(_, let plan), .required(_, let plan): depth = max(depth, plan.steps.count)
      default: break
      }
    }
    if steps.count > TraceBounds.effort / depth {
      throw StackTraceError("\(steps.count) inputs, with stacks of up to \(depth) screens, are too many")
    }
  }
}

extension StackRules.Segue {
  /// Whether no screen declares the segue. That is possible for a push or a go segue.
  fileprivate var isOfferedAnywhere: Bool {
    guard source == StackRules.anywhere, from == nil else { return false }
    switch action {
    case .push, .go: return true
    case .unwind, .exit: return false
    }
  }
}

extension TracedGraph {
  /// Checks that all numbers that are looked up exist. A screen that is only compared with others may have any
  /// number.
  fileprivate func checkSoundness() throws(StackTraceError) {
    let known = Set(screens.map(\.id))
    func check(_ screen: ScreenID) throws(StackTraceError) {
      if !known.contains(screen) { throw StackTraceError("the graph does not say what screen \(screen.rawValue) is") }
    }
    func check(section: Int) throws(StackTraceError) {
      if !sections.indices.contains(section) { throw StackTraceError("the graph has no section \(section)") }
    }
    if known.contains(where: { $0.rawValue < 0 }) { throw StackTraceError("the graph has a screen without a number") }
    try check(root)
    for root in otherRoots ?? [] { try check(root) }
    for section in sections { if let place = section.place { try check(place) } }
    for screen in screens { try check(section: screen.rules.section) }
    for segue in segues {
      if segue.id.rawValue < 0 { throw StackTraceError("the graph has a segue without a number") }
      if !segue.rules.isOfferedAnywhere { try check(segue.rules.source) }
      if case .screen(let screen)? = segue.rules.from { try check(screen) }
      switch segue.rules.action {
      case .push(let destination, _): try check(destination)
      case .unwind, .go: break
      case .exit(let section, _): try check(section: section)
      }
    }
  }
}
