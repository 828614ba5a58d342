import WalletModel
import WalletNavigation

/// The facts that the predicates of the graph read.
@MainActor final class WalletFacts: Wallet.Facts {
  private let purse: Purse

  init(purse: Purse) {
    self.purse = purse
  }

  var isUnlocked: Bool { purse.isUnlocked }
  func holds(card: CardID) -> Bool { purse.card(card) != nil }
  func covers(card: CardID, amount: Amount) -> Bool { purse.card(card).map { $0.balance >= amount } ?? false }
  func bankAgrees(amount: Amount) async -> Bool { await purse.bankAgrees(to: amount) }
}
