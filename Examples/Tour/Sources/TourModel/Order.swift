/// What has been bought. It cannot be compared or saved, so no screen can be told apart by it.
public struct Order: Sendable {
  /// What it is of.
  public let product: ProductID
  /// Its number.
  public let number: Int

  /// An order.
  public init(of product: ProductID, number: Int) {
    self.product = product
    self.number = number
  }
}
