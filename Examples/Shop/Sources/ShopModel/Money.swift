/// An amount in euros, counted in cents.
public struct Money: Hashable, Comparable, Sendable, ExpressibleByIntegerLiteral {
  /// The amount in cents.
  public let cents: Int

  /// Creates an amount in cents.
  public init(cents: Int) {
    self.cents = cents
  }

  /// Creates an amount in cents.
  public init(integerLiteral value: Int) {
    cents = value
  }

  /// Whether the left amount is smaller.
  public static func < (left: Money, right: Money) -> Bool { left.cents < right.cents }

  /// Returns the sum of two amounts.
  public static func + (left: Money, right: Money) -> Money { Money(cents: left.cents + right.cents) }

  /// Returns an amount multiplied by a number.
  public static func * (left: Money, right: Int) -> Money { Money(cents: left.cents * right) }
}

extension Money: CustomStringConvertible {
  /// The amount in euros, such as `4.20 €`.
  public var description: String {
    let rest = String(cents % 100)
    return "\(cents / 100).\(rest.count == 1 ? "0" : "")\(rest) €"
  }
}
