/// What requirements, predicates and hooks say to a request.
public enum StackVerdict: Hashable, Sendable, Codable {
  /// All say yes.
  case allowed
  /// One says no, and the request ends.
  case refused(StackRefusal)
  /// One has to be waited for: the guard stays closed, and another verdict follows.
  case awaited
  /// Of a link's step: one says no, and the link ends below it.
  case stopped
  /// All say yes, and a layer of somebody else's covers the host. For what asks nobody before its pages are made.
  case covered
}

/// The part of a tab's run that is shown again.
public struct ResumedRun: Hashable, Sendable, Codable {
  /// The first instance of the run.
  public let first: InstanceID
  /// How many of its entries, from the first.
  public let count: Int

  /// A part of a run.
  public init(first: InstanceID, count: Int) {
    self.first = first
    self.count = count
  }
}

/// The stack that a link, or what selects a tab, leads to, as far as requirements and predicates allow.
public struct StackItinerary: Hashable, Sendable, Codable {
  /// How many entries of the stack that stands are part of it, from the bottom.
  public let kept: Int
  /// The part of a parked run that comes behind those; `nil` for none.
  public let resumed: ResumedRun?
  /// The screens above those.
  public let steps: [StackPlacement]
  /// ``StackOutcome/shown``, or ``StackOutcome/stopped`` where the link leads on from there.
  public let outcome: StackOutcome

  /// An itinerary.
  public init(
    kept: Int, resumed: ResumedRun? = nil, steps: [StackPlacement], outcome: StackOutcome = .shown
  ) {
    self.kept = kept
    self.resumed = resumed
    self.steps = steps
    self.outcome = outcome
  }
}
