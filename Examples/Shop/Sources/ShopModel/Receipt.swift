/// What a customer gets for the money.
public struct Receipt: Hashable, Sendable {
  /// The number of the order.
  public let number: Int
  /// What was paid.
  public let total: Money

  /// The receipt of an order.
  public init(number: Int, total: Money) {
    self.number = number
    self.total = total
  }
}
