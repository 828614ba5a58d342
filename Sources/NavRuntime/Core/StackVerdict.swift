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
}

/// The stack that a link leads to, as far as requirements and predicates allow.
public struct StackItinerary: Hashable, Sendable, Codable {
  /// How many entries of the stack that stands are part of it, from the bottom.
  public let kept: Int
  /// The screens above those.
  public let steps: [StackPlacement]
  /// ``StackOutcome/shown``, or ``StackOutcome/stopped`` where the link leads on from there.
  public let outcome: StackOutcome

  /// An itinerary.
  public init(kept: Int, steps: [StackPlacement], outcome: StackOutcome = .shown) {
    self.kept = kept
    self.steps = steps
    self.outcome = outcome
  }
}
