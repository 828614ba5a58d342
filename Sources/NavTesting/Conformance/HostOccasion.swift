/// How a host is told a change by ``HostConformance``.
public enum HostOccasion: String, Hashable, Sendable, CaseIterable {
  /// At rest, with animation.
  case animated
  /// At rest, without animation.
  case unanimated
  /// Inside of the completion of another change.
  case atCompletion
  /// While another change runs.
  case underWay
  /// While the host cannot show anything.
  case hidden
  /// With animation, and the host is made to settle, or its window is hidden, before the end.
  case interrupted
  /// What stands, or should stand, said again.
  case repair

  /// What the report says of it.
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
