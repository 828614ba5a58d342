/// Names a kind of tea.
public struct ProductID: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
  /// The name, as in an order.
  public let rawValue: String

  /// The kind of that name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The kind of that name.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}
