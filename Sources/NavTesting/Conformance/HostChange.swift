/// A kind of change, as far as ``HostConformance`` tells them apart. Which kinds a change is of is read from the steps that the host was told.
public enum HostChange: String, Hashable, Sendable, CaseIterable {
  /// Pages come on top of a native stack.
  case push
  /// One page leaves the top of a native stack.
  case pop
  /// Several pages leave it at once.
  case popBySeveral
  /// A native stack consists of other pages.
  case set
  /// A layer comes.
  case present
  /// An alert comes.
  case ask
  /// Layers go.
  case dismiss
  /// Another tab is selected.
  case select
  /// Layers go, another tab is selected, its native stack is set, and a layer comes: all in one change.
  case all

  /// What the report says of it.
  public var text: String {
    switch self {
    case .push: "push"
    case .pop: "pop by one"
    case .popBySeveral: "pop by several"
    case .set: "set"
    case .present: "present"
    case .ask: "alert"
    case .dismiss: "dismiss"
    case .select: "select"
    case .all: "dismiss, select, set and present in one"
    }
  }
}
