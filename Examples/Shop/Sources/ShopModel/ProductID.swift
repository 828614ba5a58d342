/// The name of a kind of tea.
public struct ProductID: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
  /// The name, as it appears in orders.
  public let rawValue: String

  /// Creates an ID from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates an ID from a name.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}
