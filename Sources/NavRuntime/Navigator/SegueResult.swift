/// The result of a push.
public enum SegueResult<Value> {
  /// An unwind returned this value to the source.
  case returned(Value)
  /// The screen was shown, and left without a value for the source: by back, by an unwind past the source, because
  /// the host or a requirement removed it, or with its navigator.
  case left
  /// The screen was never shown, for this reason.
  case notShown(Outcome)
  /// The awaiting task was cancelled. The screen may still be on the stack.
  case cancelled
}

extension SegueResult: Equatable where Value: Equatable {}
extension SegueResult: Hashable where Value: Hashable {}
extension SegueResult: Sendable where Value: Sendable {}
