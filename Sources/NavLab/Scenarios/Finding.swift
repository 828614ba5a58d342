/// What became of a scenario under a guard, in a word. Where several are true, the worst counts.
package enum Finding: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// None of the others.
  case holds
  /// A program's request was neither shown nor answered; or a user's never happened, though nothing had moved or been asked for
  /// in two seconds; or
  /// a page went that the app's back guard keeps.
  case lost
  /// A request was carried out when its page was not on top any more, out of order, or twice.
  case replayedWrongly
  /// Long after, interaction is off, the host or the guard waits, or a fresh tap leads nowhere.
  case stuck
  /// The host caught a corruption, or the guard's stack at rest is not what is visible.
  case corrupt

  /// The word.
  package var word: String {
    switch self {
    case .holds: "holds"
    case .lost: "lost"
    case .replayedWrongly: "replayed wrongly"
    case .stuck: "stuck"
    case .corrupt: "corrupt"
    }
  }

  /// What it means, in a sentence.
  package var meaning: String {
    switch self {
    case .holds: "The requests that count were shown or answered, and the stack is sound."
    case .lost:
      """
      A program's request was neither shown nor answered, a user's tap led nowhere though nothing had moved or been asked \
      for in two seconds, or a page went that the app's back guard keeps.
      """
    case .replayedWrongly: "A request was carried out when its page was no longer on top, out of order, or twice."
    case .stuck: "Half a minute later taps are off, something is still waited for, or a fresh tap leads nowhere."
    case .corrupt:
      """
      A change was begun during another, a removed page is shown, a page is on two stacks or twice on one, or the stack is \
      not what people see.
      """
    }
  }

  /// By how bad it is.
  package static func < (left: Finding, right: Finding) -> Bool { left.rawValue < right.rawValue }
}

/// What became of a run, and why.
package struct Judgement: Hashable, Sendable {
  /// One thing that went wrong.
  package struct Reason: Hashable, Sendable {
    /// What it counts as.
    package let finding: Finding
    /// What happened.
    package let text: String
  }

  /// All that went wrong, in the order in which it is looked for.
  package internal(set) var reasons: [Reason] = []
  /// The places on the host's stack at rest, before the probe.
  package internal(set) var stack: [LabScreen] = []

  /// The worst of it.
  package var finding: Finding { reasons.map(\.finding).max() ?? .holds }

  /// What is the worst, in words; nothing where it holds.
  package var worst: [String] {
    var texts: [String] = []
    for reason in reasons where reason.finding == finding && !texts.contains(reason.text) { texts.append(reason.text) }
    return texts
  }
}
