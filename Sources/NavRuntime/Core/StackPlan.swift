/// The stack that a link, a go segue, a selected tab, or another root leads to.
///
/// A plan consists of the entries that stay, the parked entries that are shown again, and the screens to add.
/// Requirements and predicates already allow it.
public struct StackPlan: Hashable, Sendable, Codable {
  /// The number of current entries that stay, from the bottom.
  public let kept: Int
  /// The part of a parked run above the kept entries, or `nil` if there is none.
  public let resumed: ResumedRun?
  /// The screens to add above these entries.
  public let steps: [StackPlacement]
  /// ``StackOutcome/shown``, or ``StackOutcome/stopped`` if the plan ends below the destination of the link.
  public let outcome: StackOutcome

  /// Creates a plan.
  public init(
    kept: Int, resumed: ResumedRun? = nil, steps: [StackPlacement], outcome: StackOutcome = .shown
  ) {
    self.kept = kept
    self.resumed = resumed
    self.steps = steps
    self.outcome = outcome
  }
}

/// The part of a tab's parked run that is shown again.
public struct ResumedRun: Hashable, Sendable, Codable {
  /// The first instance of the run.
  public let first: InstanceID
  /// The number of entries, from the first.
  public let count: Int

  /// Creates a part of a run.
  public init(first: InstanceID, count: Int) {
    self.first = first
    self.count = count
  }
}
