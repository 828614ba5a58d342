/// One kind of tea, in the cart or in an order.
public struct OrderLine: Identifiable, Hashable, Sendable {
  /// The kind.
  public let product: Product
  /// How often 100 grams of it.
  public var count: Int
  /// The line's identity is its product's.
  public var id: ProductID { product.id }
  /// What it costs.
  public var total: Money { product.price * count }
}
