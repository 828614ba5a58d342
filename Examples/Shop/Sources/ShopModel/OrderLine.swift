/// One kind of tea, in the cart or in an order.
public struct OrderLine: Identifiable, Hashable, Sendable {
  /// The kind of tea.
  public let product: Product
  /// The number of 100-gram packets.
  public var count: Int
  /// The product identifies the line.
  public var id: ProductID { product.id }
  /// The price of the line.
  public var total: Money { product.price * count }
}
