/// A card in the wallet.
public struct Card: Identifiable, Hashable, Sendable {
  /// The ID of the card.
  public let id: CardID
  /// The name on the card.
  public let name: String
  /// The available amount.
  public var balance: Amount
}
