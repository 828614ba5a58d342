/// The result of a scenario under a guard. If several cases apply, the worst one counts.
package enum Finding: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// No other case applies.
  case holds
  /// A program's request was neither shown nor answered, or a tap in an idle app had no effect. Or a page was removed that
  /// the app's back guard keeps, or was replaced by a copy of itself.
  case lost
  /// A request was performed after its page was no longer on top, out of order, or twice.
  case replayedWrongly
  /// Half a minute later, interaction is off, the host or the guard still waits, or a new tap has no effect.
  case stuck
  /// The host detected a corruption, or the guard's stack differs from the host's when both are idle.
  case corrupt

  /// The word for the table.
  package var word: String {
    switch self {
    case .holds: "holds"
    case .lost: "lost"
    case .replayedWrongly: "replayed wrongly"
    case .stuck: "stuck"
    case .corrupt: "corrupt"
    }
  }

  /// A description in one sentence.
  package var meaning: String {
    switch self {
    case .holds: "All requests that count were shown or answered, and the stack is correct."
    case .lost:
      """
      A program's request was neither shown nor answered, a tap had no effect although the app was idle for two \
      seconds, a page was removed that the app's back guard keeps, or a page was replaced by a copy of itself.
      """
    case .replayedWrongly: "A request was performed after its page was no longer on top, out of order, or twice."
    case .stuck:
      "Half a minute later, taps are disabled, a transition is still in progress, or a new tap has no effect."
    case .corrupt:
      """
      A change started during another one, a removed page is shown, a page is on two stacks, twice on one, or \
      in the wrong column, the stack has no path in the graph, or it differs from what the user sees.
      """
    }
  }

  /// Compares findings by severity.
  package static func < (left: Finding, right: Finding) -> Bool { left.rawValue < right.rawValue }
}

/// The result of a run, and the reasons.
package struct Judgement: Hashable, Sendable {
  /// One fault of a run.
  package struct Reason: Hashable, Sendable {
    /// The category of the fault.
    package let finding: Finding
    /// A description of the fault.
    package let text: String
  }

  /// All faults, in the order of the checks.
  package internal(set) var reasons: [Reason] = []
  /// The places on the host's stack at the end, before the probe.
  package internal(set) var stack: [LabScreen] = []

  /// The worst finding.
  package var finding: Finding { reasons.map(\.finding).max() ?? .holds }

  /// The descriptions of the worst finding, or none if the guard holds.
  package var worst: [String] {
    var texts: [String] = []
    for reason in reasons where reason.finding == finding && !texts.contains(reason.text) { texts.append(reason.text) }
    return texts
  }
}
