/// A kind of change that ``HostConformance`` distinguishes. The steps of a change determine its kinds.
public enum HostChange: String, Hashable, Sendable, CaseIterable {
  /// Pages are pushed onto a native stack.
  case push
  /// One page is popped from a native stack.
  case pop
  /// Several pages are popped at once.
  case popBySeveral
  /// The pages of a native stack are replaced.
  case set
  /// A layer is presented.
  case present
  /// An alert is presented.
  case ask
  /// Layers are dismissed.
  case dismiss
  /// Another tab is selected.
  case select
  /// One change dismisses layers, selects another tab, sets its native stack, and presents a layer.
  case all

  /// The description in the report.
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
