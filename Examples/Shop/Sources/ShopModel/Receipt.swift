/// The receipt of a payment.
public struct Receipt: Hashable, Sendable {
  /// The number of the order.
  public let number: Int
  /// The amount that was paid.
  public let total: Money

  /// Creates the receipt of an order.
  public init(number: Int, total: Money) {
    self.number = number
    self.total = total
  }
}
