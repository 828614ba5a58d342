/// The name of a product.
public struct ProductID: Hashable, Codable, Sendable, LosslessStringConvertible {
  /// The name, as it appears in links.
  public let description: String

  /// Creates an ID from a name.
  public init(_ description: String) {
    self.description = description
  }
}
