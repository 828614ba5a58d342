/// Names a product.
public struct ProductID: Hashable, Codable, Sendable, LosslessStringConvertible {
  /// The name, as in a link.
  public let description: String

  /// The product of that name.
  public init(_ description: String) {
    self.description = description
  }
}
