/// Where a run that is run again does otherwise.
public struct StackTraceDifference: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which step of the trace, counted from 1; one past the last where only what the stack remembers is different.
  public let step: Int
  /// What the stack was told, when, what it showed of itself then, and what it shows now.
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
