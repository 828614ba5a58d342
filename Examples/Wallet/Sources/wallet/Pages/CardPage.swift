import NavRuntime
import NavTerminal
import Observation
import WalletModel
import WalletNavigation

/// Shows one card.
@MainActor final class CardPage: TerminalPage {
  let screen: Wallet.Card.Handle
  private let purse: Purse
  private let desk: Desk

  init(_ screen: Wallet.Card.Handle, purse: Purse, desk: Desk) {
    self.screen = screen
    self.purse = purse
    self.desk = desk
  }

  var title: String? { purse.card(screen.arguments.id)?.name }

  func handle(_ key: Key) -> KeyResponse {
    switch key {
    case .character("p"): screen.pay(amount: 20_00, payee: "the baker")
    default: return desk.handle(key)
    }
    return .handled
  }

  func draw(in canvas: inout Canvas) {
    let balance = purse.card(screen.arguments.id)?.balance.inEuros ?? ""
    canvas.write("On it: \(balance)", row: 2, column: 3, style: .amount)
    canvas.footer("", keys: [("p", "pay the baker 20 €"), ("Esc", "back")])
  }
}
