/// A signed-in customer.
public struct Customer: Hashable, Sendable {
  /// The name that the customer entered.
  public let name: String

  /// Creates a customer with a name.
  public init(name: String) {
    self.name = name
  }
}
