/// What a host can show besides pages.
public struct HostFeatures: OptionSet, Hashable, Sendable {
  /// The features, as bits.
  public let rawValue: Int

  /// The features of these bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Alerts: it looks at ``StackItem/content``, and says ``HostDelegate/alertChosen(_:_:)``.
  public static let alerts = HostFeatures(rawValue: 1)

  /// Tabs: it looks at ``Opening/place``, and says ``HostDelegate/tabChosen(_:in:)``.
  public static let tabs = HostFeatures(rawValue: 2)
}
