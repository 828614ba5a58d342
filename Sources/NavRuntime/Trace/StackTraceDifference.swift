/// The first difference between a recorded run and its replay.
public struct StackTraceDifference: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the step, counted from 1. If only the internal state differs, one more than the number of steps.
  public let step: Int
  /// A description of the input, its time, the recorded state, and the state of the replay.
  public let description: String

  init(step: Int, in trace: StackTrace, found: StackSummary) {
    let recorded = trace.steps[step - 1]
    self.step = step
    description = "step \(step), \(recorded.input) at \(recorded.time): was \(recorded.after), is \(found)"
      .replacing("NavRuntime.", with: "")
  }

  init(between recorded: StackState, and found: StackState, in trace: StackTrace) {
    step = trace.steps.count + 1
    let parts = zip(Mirror(reflecting: recorded).children, Mirror(reflecting: found).children)
    let difference = parts.lazy.map { (name: $0.label ?? "", was: "\($0.value)", now: "\($1.value)") }
      .first { $0.was != $0.now }
    let words = difference.map { "\($0.name) was \($0.was), is \($0.now)" } ?? "it is another"
    description = "the end, after \(trace.steps.count) steps: \(words)".replacing("NavRuntime.", with: "")
  }
}
