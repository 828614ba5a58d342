import NavRuntime
import WalletModel
import WalletNavigation

/// Creates the pages, and implements the hooks between them.
@MainActor final class WalletScreens {
  private let purse: Purse
  private let desk: Desk
  /// The front page, which can open the unlock page.
  fileprivate(set) weak var front: HomePage?

  init(purse: Purse, desk: Desk) {
    self.purse = purse
    self.desk = desk
  }
}

/// The conformance is in an extension, so that Swift warns about a hook with a wrong name or page type.
extension WalletScreens: Wallet.Screens {
  func home(_ screen: Wallet.Home.Handle) -> HomePage {
    let page = HomePage(screen, purse: purse, desk: desk)
    front = page
    return page
  }

  func unlock(_ screen: Wallet.Unlock.Handle) -> UnlockPage { UnlockPage(screen, purse: purse) }
  func cards(_ screen: Wallet.Cards.Handle) -> CardsPage { CardsPage(screen, purse: purse, desk: desk) }
  func card(_ screen: Wallet.Card.Handle) -> CardPage { CardPage(screen, purse: purse, desk: desk) }
  func payment(_ screen: Wallet.Payment.Handle) -> PaymentPage { PaymentPage(screen, desk: desk) }
  func receipt(_ screen: Wallet.Receipt.Handle) -> ReceiptPage { ReceiptPage(screen) }

  // MARK: - Hooks

  func unwindUnlockDone(for segue: UnwindSegue<UnlockPage, HomePage, Bool>) {
    desk.factsChanged()
  }

  func preparePaymentConfirm(for segue: PushSegue<PaymentPage, ReceiptPage, Wallet.Receipt>) {
    purse.pay(segue.arguments.amount, with: segue.source.screen.arguments.card)
  }
}
