/// A part of a run that can be run again: what a guarded stack was told, when, and what it showed of itself after each.
///
/// A guarded stack is a pure value, so where it began and what it was told is all that there is to know: ``replay()`` tells
/// the same to another one and compares. A trace needs neither the app nor its graph file; it holds as much of the graph's
/// rules as the run has touched.
///
/// ```swift
/// let trace = try JSONDecoder().decode(StackTrace.self, from: report)   // from the field
/// try trace.replay()                                                    // and it is a test
/// ```
///
/// A trace of an older version replays as far as that version took the same steps. The first difference is where it did
/// not, such as an alert that closed before its button was reported.
///
/// It may be sent from the field: it consists of numbers, times, and the names that the graph file gives to screens and
/// segues. No arguments of screens are in it, no values that were returned, no URLs, no titles.
public struct StackTrace: Hashable, Sendable {
  /// One input.
  public struct Step: Hashable, Sendable, Codable {
    /// When, by the host's clock.
    public let time: Duration
    /// What the guarded stack was told.
    public let input: StackInput
    /// What it showed of itself then.
    public let after: StackSummary
  }

  /// The number of the format, which belongs to the version of the guarded stack that recorded the trace.
  var format = Self.currentFormat
  let graph: TracedGraph
  /// The times and bounds of the stack.
  public let limits: StackLimits
  /// What the stack knew before the first step.
  package let start: StackState
  /// What happened, oldest first.
  public let steps: [Step]
  /// What the stack knew after the last step.
  package let end: StackState

  /// The name of the graph.
  public var graphName: String { graph.name }

  /// The names of the screens that the run has touched, as the graph file has them.
  public var screenNames: [ScreenID: String] {
    Dictionary(graph.screens.map { ($0.id, $0.name) }) { $1 }
  }

  /// The names of the segues that the run has touched.
  public var segueNames: [SegueID: String] {
    Dictionary(graph.segues.map { ($0.id, $0.name) }) { $1 }
  }

  /// The trace without its steps, for whoever keeps many.
  var withoutSteps: StackTrace {
    StackTrace(format: format, graph: graph, limits: limits, start: end, steps: [], end: end)
  }

  /// Runs it again. Linear in what the trace says.
  ///
  /// - Throws: The first difference, where there is one.
  public func replay() throws(StackTraceDifference) {
    try replay { _, _, _ in }
  }

  /// The same inputs, or the first so many of them, with the states that they lead to today.
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

  /// Takes a step of the recorded run. Up to format 9, the pages of a link were made without a look at the host, so the
  /// trace does not have the report of that look.
  private func perform(_ step: Step, on stack: inout GuardedStack, into effects: inout [StackEffect]) {
    stack.handle(step.input, at: step.time, into: &effects)
    guard format < 10, case .confirming(.build(let progress, _)) = stack.state.phase,
      progress.built < stack.state.draft.count
    else { return }
    let host = HostState(stack: stack.state.entries.map(\.instance), isAnimating: false)
    stack.handle(.hostReport(host), at: step.time, into: &effects)
  }

  /// Runs it again, and tells of each step, counted from 1, what came out of it.
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
