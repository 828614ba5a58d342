/// An amount in euros, counted in cents; in a link it is written as that number.
public struct Amount: Hashable, Comparable, Codable, Sendable, ExpressibleByIntegerLiteral {
  /// The amount in cents.
  public let cents: Int

  /// An amount of so many cents.
  public init(cents: Int) {
    self.cents = cents
  }

  /// An amount of so many cents.
  public init(integerLiteral value: Int) {
    cents = value
  }

  /// The smaller amount is less.
  public static func < (left: Amount, right: Amount) -> Bool { left.cents < right.cents }

  /// The amount for people, such as `4.20 €`.
  public var inEuros: String {
    let rest = String(cents % 100)
    return "\(cents / 100).\(rest.count == 1 ? "0" : "")\(rest) €"
  }
}

extension Amount: LosslessStringConvertible {
  /// The amount of so many cents; nothing below nothing is paid.
  public init?(_ description: String) {
    guard let cents = Int(description), cents >= 0 else { return nil }
    self.cents = cents
  }

  /// The number of cents.
  public var description: String { String(cents) }
}
