/// A card in the wallet.
public struct Card: Identifiable, Hashable, Sendable {
  /// Names it.
  public let id: CardID
  /// What stands on it.
  public let name: String
  /// How much there is on it.
  public var balance: Amount
}
