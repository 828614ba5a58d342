public import NavRuntime

/// A recorded run, run again: each step in words, and whether it does what it did.
public struct TraceReplay {
  /// How it ended.
  public enum Verdict: Hashable, Sendable {
    /// All steps lead to the states that were recorded.
    case same(steps: Int)
    /// A step does not.
    case differs(StackTraceDifference)
  }

  /// What was run, and each step of it up to the first that differs.
  public let lines: [String]
  /// How it ended.
  public let verdict: Verdict

  /// Runs a trace again. Linear in what it says.
  public init(_ trace: StackTrace) {
    let words = TraceWords(trace)
    var lines = ["\(trace.graphName): \(trace.steps.count) inputs"]
    do {
      try trace.replay { number, step, effects in
        lines.append(words.line(number, step))
        lines += effects.compactMap(words.line)
      }
      verdict = .same(steps: trace.steps.count)
    } catch {
      verdict = .differs(error)
    }
    self.lines = lines
  }
}

extension TraceReplay: CustomStringConvertible {
  /// The listing, and how it ended.
  public var description: String {
    let end =
      switch verdict {
      case .same(let steps): "replays to the same states: \(steps) steps"
      case .differs(let difference): "differs at \(difference)"
      }
    return (lines + [end]).joined(separator: "\n")
  }
}
