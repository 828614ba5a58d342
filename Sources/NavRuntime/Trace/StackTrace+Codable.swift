/// An object of lines, which are made for people too:
///
/// ```json
/// {
///   "format": "navc stack trace 1",
///   "graph": ["graph Shop root 0", "section 0 6", "screen 0 catalog back allowed section 0", …],
///   "limits": "timeout 2 report 10 queue 64",
///   "start": ["state idle standing 1 target 1 …", "stack 1:0:0", …],
///   "steps": ["12.5 request 3 segue 0 from 1 by user key 4 -> evaluating 1:0", …],
///   "end": ["state showing standing 1 target 2 …", …]
/// }
/// ```
///
/// A stack is written as `instance:screen`, and in `start` and `end` as `instance:screen:key`.
extension StackTrace: Codable {
  private enum CodingKeys: CodingKey {
    case format, graph, limits, start, steps, end
  }

  private static let format = "navc stack trace 1"

  /// Writes the lines.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(graph.traceLines, forKey: .graph)
    try container.encode(limits.traceText, forKey: .limits)
    try container.encode(start.traceLines, forKey: .start)
    try container.encode(steps.map(\.traceText), forKey: .steps)
    try container.encode(end.traceLines, forKey: .end)
  }

  /// Reads the lines. Whatever they say, what comes out can be replayed.
  ///
  /// - Throws: A ``StackTraceError`` for lines that no run has written, and the decoder's own errors.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let format = try container.decode(String.self, forKey: .format)
    guard format == Self.format else {
      throw StackTraceError("the format is '\(format.prefix(40))', and not '\(Self.format)'")
    }
    let graph = try TracedGraph(traceLines: container.decode([String].self, forKey: .graph))
    let start = try StackMemory(traceLines: container.decode([String].self, forKey: .start))
    try start.checkSoundness(in: graph)
    self.graph = graph
    self.start = start
    limits = try StackLimits(traceText: container.decode(String.self, forKey: .limits))
    let (screens, segues) = (Set(graph.screens.map(\.id)), Set(graph.segues.map(\.id)))
    let lines = try container.decode([String].self, forKey: .steps)
    steps = try lines.enumerated().map { index, line throws(StackTraceError) in
      do {
        let step = try Step(traceText: line)
        try step.input.checkNumbers(in: screens, segues)
        return step
      } catch {
        throw StackTraceError("step \(index + 1): \(error)")
      }
    }
    try Self.checkEffort(start, steps)
    end = try StackMemory(traceLines: container.decode([String].self, forKey: .end))
  }

  /// A few lines can name a stack of which every input looks at each entry.
  private static func checkEffort(_ start: StackMemory, _ steps: [Step]) throws(StackTraceError) {
    var depth = max(start.entries.count, start.replacement.count, start.queue.count, 1)
    for step in steps {
      switch step.input {
      case .place(_, let placements): depth = max(depth, placements.count)
      case .itinerary(_, let itinerary): depth = max(depth, itinerary.steps.count)
      default: break
      }
    }
    if steps.count > TraceBounds.effort / depth {
      throw StackTraceError("\(steps.count) inputs, with stacks of up to \(depth) screens, are too many")
    }
  }
}

extension StackTrace.Step {
  fileprivate var traceText: String { "\(time.traceWord) \(input.traceText) -> \(after)" }

  fileprivate init(traceText line: String) throws(StackTraceError) {
    // No word of an input is an arrow.
    let words = line.split(separator: " ")
    guard let arrow = words.firstIndex(of: "->") else { throw StackTraceError("there is no '->'") }
    var reader = TraceReader(words[..<arrow])
    time = try reader.time()
    input = try StackInput(&reader)
    reader = TraceReader(words[(arrow + 1)...])
    after = try StackSummary(&reader)
  }
}

extension StackLimits {
  fileprivate var traceText: String {
    "timeout \(transitionTimeout.traceWord) report \(stallReport.traceWord) queue \(queue)"
  }

  fileprivate init(traceText line: String) throws(StackTraceError) {
    var reader = TraceReader(line.split(separator: " ")[...])
    try reader.expect("timeout")
    let timeout = try reader.time()
    try reader.expect("report")
    let report = try reader.time()
    try reader.expect("queue")
    self.init(
      transitionTimeout: timeout, stallReport: report,
      queue: try reader.number("a length", in: 0...TraceBounds.table))
    try reader.end()
  }
}
