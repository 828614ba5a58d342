/// The policy for changes while a host cannot show anything, because its window is hidden or its app is in the
/// background.
public enum HiddenHostPolicy: String, Hashable, Sendable, Codable {
  /// Changes are made at once, without animation.
  case changeUnanimated
  /// Changes wait. The guard is closed until the host can show them, and `whenBusy` applies to requests.
  case wait
}
