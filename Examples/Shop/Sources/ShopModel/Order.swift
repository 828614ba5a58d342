/// What somebody has paid for.
public struct Order: Identifiable, Hashable, Sendable {
  /// The number on the receipt.
  public let number: Int
  /// What was bought.
  public let lines: [OrderLine]
  /// The order's identity is its number.
  public var id: Int { number }
  /// What was paid.
  public var total: Money { lines.total }
}

extension [OrderLine] {
  /// What all lines cost.
  public var total: Money { reduce(0) { $0 + $1.total } }
}
