public import Observation

/// What the wallet knows: its cards, and whether its session lasts.
@Observable @MainActor public final class Purse {
  /// The cards, in their order.
  public private(set) var cards: [Card] = [
    Card(id: CardID("blue"), name: "Blue debit", balance: 120_00),
    Card(id: CardID("gold"), name: "Gold credit", balance: 2_500_00),
  ]
  /// Whether the session lasts.
  public private(set) var isUnlocked: Bool
  /// How long the bank thinks about an amount.
  private let bank: @Sendable (Amount) async -> Bool

  /// A wallet, locked unless it was open before.
  ///
  /// - Parameters:
  ///   - isUnlocked: Whether the session lasts.
  ///   - bank: What the bank says to an amount. By default it thinks for a moment and agrees; above 1,000 € it never answers.
  public init(isUnlocked: Bool = false, bank: @escaping @Sendable (Amount) async -> Bool = Purse.slowBank) {
    self.isUnlocked = isUnlocked
    self.bank = bank
  }

  /// Opens the wallet, if the number is right: it is 1234.
  public func unlock(with number: String) -> Bool {
    isUnlocked = isUnlocked || number == "1234"
    return isUnlocked
  }

  /// The session has expired.
  public func lock() {
    isUnlocked = false
  }

  /// The card of a name.
  public func card(_ id: CardID) -> Card? { cards.first { $0.id == id } }

  /// What the bank says.
  public func bankAgrees(to amount: Amount) async -> Bool { await bank(amount) }

  /// Takes an amount off a card.
  public func pay(_ amount: Amount, with id: CardID) {
    guard let index = cards.firstIndex(where: { $0.id == id }) else { return }
    cards[index].balance = Amount(cents: cards[index].balance.cents - amount.cents)
  }

  /// A bank that takes most of a second, and does not answer at all above 1,000 €.
  @Sendable public static func slowBank(_ amount: Amount) async -> Bool {
    let time: Duration = amount > 1_000_00 ? .seconds(3600) : .milliseconds(700)
    return (try? await Task.sleep(for: time)) != nil
  }
}
