/// What is done with changes for as long as a host cannot show anything: its window is hidden, its app is in the background.
public enum HiddenHostPolicy: String, Hashable, Sendable, Codable {
  /// They are made at once, without animation.
  case changeUnanimated
  /// They wait: the guard is closed until the host can show them, and requests meet their `whenBusy`.
  case wait
}
