public import NavRuntime

/// A replay of a recorded run: a description of each step, and whether the replay has the same states.
public struct TraceReplay {
  /// The result of a replay.
  public enum Verdict: Hashable, Sendable {
    /// All steps lead to the recorded states.
    case same(steps: Int)
    /// A step leads to another state.
    case differs(StackTraceDifference)
  }

  /// The descriptions of the steps, up to the first difference.
  public let lines: [String]
  /// The result.
  public let verdict: Verdict

  /// Replays a trace.
  ///
  /// - Complexity: Linear in the length of the trace.
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
  /// The descriptions and the result.
  public var description: String {
    let end =
      switch verdict {
      case .same(let steps): "replays to the same states: \(steps) steps"
      case .differs(let difference): "differs at \(difference)"
      }
    return (lines + [end]).joined(separator: "\n")
  }
}
