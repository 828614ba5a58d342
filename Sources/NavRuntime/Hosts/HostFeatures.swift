/// The features of a host besides pages.
public struct HostFeatures: OptionSet, Hashable, Sendable {
  /// The features as bits.
  public let rawValue: Int

  /// Creates a set of features from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Alerts. The host reads ``StackItem/content``, and calls ``HostDelegate/alertChosen(_:_:)``.
  public static let alerts = HostFeatures(rawValue: 1)

  /// Columns. The host reads ``StackItem/isPane`` and ``StackItem/split``, and reports ``NavigationHost/isExpanded``. A
  /// host without this feature shows a pane as a push.
  public static let panes = HostFeatures(rawValue: 4)

  /// Tabs. The host reads ``Opening/place``, and calls ``HostDelegate/tabChosen(_:in:)``.
  public static let tabs = HostFeatures(rawValue: 2)
}
