/// The occasion on which ``HostConformance`` passes a change to a host.
public enum HostOccasion: String, Hashable, Sendable, CaseIterable {
  /// The host is idle, and the change is animated.
  case animated
  /// The host is idle, and the change is not animated.
  case unanimated
  /// The change arrives inside the completion of another change.
  case atCompletion
  /// Another change is in progress.
  case underWay
  /// The host cannot show anything.
  case hidden
  /// The change is animated, and the host settles or its window is hidden before the end.
  case interrupted
  /// The change repeats the stack that is shown, or should be shown.
  case repair

  /// The description in the report.
  public var text: String {
    switch self {
    case .animated: "with animation"
    case .unanimated: "without animation"
    case .atCompletion: "at the completion of another change"
    case .underWay: "while another change ran"
    case .hidden: "while nothing could be shown"
    case .interrupted: "and interrupted"
    case .repair: "again, as it stood or should stand"
    }
  }
}
