/// An order of one product. It is neither `Equatable` nor `Codable`, so it cannot identify a screen.
public struct Order: Sendable {
  /// The product.
  public let product: ProductID
  /// The number of the order.
  public let number: Int

  /// Creates an order of a product.
  public init(of product: ProductID, number: Int) {
    self.product = product
    self.number = number
  }
}
