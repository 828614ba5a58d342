/// Facts that a test sets.
@MainActor public final class TrialFacts: Trial.Facts {
  /// Whether the sheet may be closed.
  public var mayLeave = true

  /// Creates facts with their initial values.
  public init() {}
}
