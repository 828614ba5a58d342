public import Observation

/// The state of the wallet: its cards, and whether it is unlocked.
@Observable @MainActor public final class Purse {
  /// The cards, in the order they are listed.
  public private(set) var cards: [Card] = [
    Card(id: CardID("blue"), name: "Blue debit", balance: 120_00),
    Card(id: CardID("gold"), name: "Gold credit", balance: 2_500_00),
  ]
  /// Whether the wallet is unlocked.
  public private(set) var isUnlocked: Bool
  /// Decides whether the bank agrees to an amount.
  private let bank: @Sendable (Amount) async -> Bool

  /// Creates a wallet.
  ///
  /// - Parameters:
  ///   - isUnlocked: Whether the wallet is unlocked.
  ///   - bank: Decides whether the bank agrees to an amount. The default is ``slowBank(_:)``.
  public init(isUnlocked: Bool = false, bank: @escaping @Sendable (Amount) async -> Bool = Purse.slowBank) {
    self.isUnlocked = isUnlocked
    self.bank = bank
  }

  /// Unlocks the wallet if the number is right. The number is 1234.
  public func unlock(with number: String) -> Bool {
    isUnlocked = isUnlocked || number == "1234"
    return isUnlocked
  }

  /// Locks the wallet, because the session expired.
  public func lock() {
    isUnlocked = false
  }

  /// Returns the card with an ID, or `nil` if there is none.
  public func card(_ id: CardID) -> Card? { cards.first { $0.id == id } }

  /// Asks the bank whether it agrees to an amount.
  public func bankAgrees(to amount: Amount) async -> Bool { await bank(amount) }

  /// Subtracts an amount from a card.
  public func pay(_ amount: Amount, with id: CardID) {
    guard let index = cards.firstIndex(where: { $0.id == id }) else { return }
    cards[index].balance = Amount(cents: cards[index].balance.cents - amount.cents)
  }

  /// A bank that agrees after 0.7 seconds. For amounts above 1,000 €, it takes an hour.
  @Sendable public static func slowBank(_ amount: Amount) async -> Bool {
    let time: Duration = amount > 1_000_00 ? .seconds(3600) : .milliseconds(700)
    return (try? await Task.sleep(for: time)) != nil
  }
}
