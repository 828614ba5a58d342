/// How a gesture that takes the top screen off ended.
public enum InteractivePopEnd: String, Hashable, Sendable, Codable {
  /// The screen goes. Where the rest is still animated, ``HostDelegate/didShow(_:)`` follows.
  case finished
  /// The screen stays, and stands as before.
  case cancelled
}
