/// The end of a gesture that pops the top screen.
public enum InteractivePopEnd: String, Hashable, Sendable, Codable {
  /// The screen is popped. If the rest is animated, ``HostDelegate/didShow(_:)`` follows.
  case finished
  /// The screen stays.
  case cancelled
}
