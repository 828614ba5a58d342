/// Facts that a test sets.
@MainActor public final class TrialFacts: Trial.Facts {
  /// Whether the sheet may be closed.
  public var mayLeave = true

  /// Facts, as they are at first.
  public init() {}
}
