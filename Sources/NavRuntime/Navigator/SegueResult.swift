/// What became of a pushed screen.
public enum SegueResult<Value> {
  /// An unwind returned this to the source.
  case returned(Value)
  /// It was shown, and has left without a value for the source: by back, by an unwind past the source, because the host or a
  /// requirement took it off, or with its navigator.
  case left
  /// It was never shown, for this reason.
  case notShown(Outcome)
  /// The task that awaited it was cancelled. The screen may still stand.
  case cancelled
}

extension SegueResult: Equatable where Value: Equatable {}
extension SegueResult: Hashable where Value: Hashable {}
extension SegueResult: Sendable where Value: Sendable {}
