import NavRuntime
import NavTerminal
import Observation
import WalletModel
import WalletNavigation

/// Lists the cards.
@Observable @MainActor final class CardsPage: TerminalPage {
  private var index = 0

  let screen: Wallet.Cards.Handle
  private let purse: Purse
  private let desk: Desk

  init(_ screen: Wallet.Cards.Handle, purse: Purse, desk: Desk) {
    self.screen = screen
    self.purse = purse
    self.desk = desk
  }

  func handle(_ key: Key) -> KeyResponse {
    switch key {
    case .up: index = max(0, index - 1)
    case .down: index = min(purse.cards.count - 1, index + 1)
    case .enter, .right: screen.openCard(id: purse.cards[index].id)
    default: return desk.handle(key)
    }
    return .handled
  }

  func draw(in canvas: inout Canvas) {
    for (row, card) in purse.cards.enumerated() {
      let style = row == index ? CellStyle.selected : .plain
      if row == index { canvas.fill(row: row + 2, style: style) }
      canvas.write(card.name, row: row + 2, column: 3, style: style)
      canvas.write(
        card.balance.inEuros + "   ", row: row + 2, endingAt: canvas.size.columns,
        style: row == index ? style : .amount)
    }
    canvas.footer("", keys: [("↑↓", "choose"), ("⏎", "open"), ("Esc", "back")])
  }
}
