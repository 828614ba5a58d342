/// A part of a run that can be replayed: the inputs of a guarded stack, their times, and its visible state after
/// each.
///
/// A guarded stack is a pure value, so its initial state and its inputs determine the run. ``replay()`` passes the
/// same inputs to another guarded stack and compares the states. A trace needs neither the app nor its graph file: it
/// contains the rules of the graph that the run touched.
///
/// ```swift
/// let trace = try JSONDecoder().decode(StackTrace.self, from: report)   // from the field
/// try trace.replay()                                                    // and it is a test
/// ```
///
/// A trace of an older version replays as far as that version took the same steps. The first difference is a step
/// where the versions differ, such as an alert that closed before its button was reported.
///
/// A trace can be sent from the field: it consists of numbers, times, and the names of screens and segues in the
/// graph file. It contains no arguments of screens, no returned values, no URLs, and no titles.
public struct StackTrace: Hashable, Sendable {
  /// One input.
  public struct Step: Hashable, Sendable, Codable {
    /// The time of the input on the host's clock.
    public let time: Duration
    /// The input of the guarded stack.
    public let input: StackInput
    /// The visible state of the guarded stack after the input.
    public let after: StackSummary
  }

  /// The format number, which belongs to the version of the guarded stack that recorded the trace.
  var format = Self.currentFormat
  let graph: TracedGraph
  /// The times and limits of the stack.
  public let limits: StackLimits
  /// The state of the stack before the first step.
  package let start: StackState
  /// The recorded steps, oldest first.
  public let steps: [Step]
  /// The state of the stack after the last step.
  package let end: StackState

  /// The name of the graph.
  public var graphName: String { graph.name }

  /// The names of the touched screens, as in the graph file.
  public var screenNames: [ScreenID: String] {
    Dictionary(graph.screens.map { ($0.id, $0.name) }) { $1 }
  }

  /// The names of the touched segues.
  public var segueNames: [SegueID: String] {
    Dictionary(graph.segues.map { ($0.id, $0.name) }) { $1 }
  }

  /// The trace without its steps, for a log with many traces.
  var withoutSteps: StackTrace {
    StackTrace(format: format, graph: graph, limits: limits, start: end, steps: [], end: end)
  }

  /// Replays the trace.
  ///
  /// - Complexity: linear in the size of the trace.
  /// - Throws: The first difference, if there is one.
  public func replay() throws(StackTraceDifference) {
    try replay { _, _, _ in }
  }

  /// Returns a trace of the same inputs, or of the first `count` of them, with the states that the current version
  /// computes.
  package func rerun(first count: Int = .max) -> StackTrace {
    var stack = GuardedStack(rules: graph.rules, limits: limits, state: start)
    var effects: [StackEffect] = []
    let steps = steps.prefix(count).map { step in
      perform(step, on: &stack, into: &effects)
      effects.removeAll(keepingCapacity: true)
      return Step(time: step.time, input: step.input, after: StackSummary(of: stack))
    }
    return StackTrace(
      format: format, graph: graph, limits: limits, start: start, steps: steps, end: stack.state)
  }

  /// Performs a step of the recorded run. Up to format 9, the pages of a link were created without reading the host's
  /// state, so the trace does not contain that report.
  private func perform(_ step: Step, on stack: inout GuardedStack, into effects: inout [StackEffect]) {
    stack.handle(step.input, at: step.time, into: &effects)
    guard format < 10, case .confirming(.build(let progress, _)) = stack.state.phase,
      progress.built < stack.state.draft.count
    else { return }
    let host = HostState(stack: stack.state.entries.map(\.instance), isAnimating: false)
    stack.handle(.hostReport(host), at: step.time, into: &effects)
  }

  /// Replays the trace, and calls a closure with each step, its number from 1, and its effects.
  package func replay(
    _ observe: (Int, Step, [StackEffect]) -> Void
  ) throws(StackTraceDifference) {
    var stack = GuardedStack(rules: graph.rules, limits: limits, state: start)
    var effects: [StackEffect] = []
    for (index, step) in steps.enumerated() {
      perform(step, on: &stack, into: &effects)
      let found = StackSummary(of: stack)
      guard found == step.after else {
        throw StackTraceDifference(step: index + 1, in: self, found: found)
      }
      observe(index + 1, step, effects)
      effects.removeAll(keepingCapacity: true)
    }
    if stack.state != end { throw StackTraceDifference(between: end, and: stack.state, in: self) }
  }
}
