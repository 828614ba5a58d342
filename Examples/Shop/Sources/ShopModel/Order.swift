/// A paid order.
public struct Order: Identifiable, Hashable, Sendable {
  /// The number on the receipt.
  public let number: Int
  /// The products that were bought.
  public let lines: [OrderLine]
  /// The number identifies the order.
  public var id: Int { number }
  /// The price of all lines.
  public var total: Money { lines.total }
}

extension [OrderLine] {
  /// The price of all lines.
  public var total: Money { reduce(0) { $0 + $1.total } }
}
