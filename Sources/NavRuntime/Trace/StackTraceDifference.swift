/// Where a run that is run again does otherwise.
public struct StackTraceDifference: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which step of the trace, counted from 1; one past the last where only what the stack remembers is different.
  public let step: Int
  /// What the stack was told, when, what it showed of itself then, and what it shows now.
  public let description: String

  init(step: Int, in trace: StackTrace, found: StackSummary) {
    let recorded = trace.steps[step - 1]
    self.step = step
    description =
      "step \(step), \(recorded.input.traceText) at \(recorded.time.traceWord): was \(recorded.after), is \(found)"
  }

  init(between recorded: StackMemory, and found: StackMemory, in trace: StackTrace) {
    step = trace.steps.count + 1
    let (was, now) = (recorded.traceLines, found.traceLines)
    let index = zip(was, now).prefix { $0 == $1 }.count
    func line(_ lines: [String]) -> String { index < lines.count ? "'\(lines[index])'" : "nothing" }
    description = "the end, after \(trace.steps.count) steps: was \(line(was)), is \(line(now))"
  }
}
