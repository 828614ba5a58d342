/// An amount in euros, counted in cents. In a link, it is written as the number of cents.
public struct Amount: Hashable, Comparable, Codable, Sendable, ExpressibleByIntegerLiteral {
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
  public static func < (left: Amount, right: Amount) -> Bool { left.cents < right.cents }

  /// The amount as text for users, such as `4.20 €`.
  public var inEuros: String {
    let rest = String(cents % 100)
    return "\(cents / 100).\(rest.count == 1 ? "0" : "")\(rest) €"
  }
}

extension Amount: LosslessStringConvertible {
  /// Creates an amount from a number of cents. Returns `nil` for a negative number.
  public init?(_ description: String) {
    guard let cents = Int(description), cents >= 0 else { return nil }
    self.cents = cents
  }

  /// The number of cents.
  public var description: String { String(cents) }
}
