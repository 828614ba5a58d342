import NavRuntime
import NavTerminal
import Observation
import WalletModel
import WalletNavigation

/// The front page of the wallet. It shows none of the contents.
@Observable @MainActor final class HomePage: TerminalPage {
  private var notice = ""

  let screen: Wallet.Home.Handle
  private let purse: Purse
  private let desk: Desk

  init(_ screen: Wallet.Home.Handle, purse: Purse, desk: Desk) {
    self.screen = screen
    self.purse = purse
    self.desk = desk
  }

  func handle(_ key: Key) -> KeyResponse {
    switch key {
    case .enter, .right: openCards()
    case .character("s"): unlock()
    default: return desk.handle(key)
    }
    return .handled
  }

  // MARK: - Segues

  private func openCards() {
    let request = screen.openCards()
    Task {
      guard case .refused(.requirement(_, let source)) = await request.outcome else { return }
      notice = "The cards need \(source). Press s to unlock."
    }
  }

  /// Opens the unlock page and waits for its value: whether the wallet is unlocked, or `nil` if the user goes back.
  func unlock(sender: Sender = .user) {
    let request = screen.unlock(sender: sender)
    Task {
      guard await request.outcome == .shown else { return }
      notice = await request.returned == true ? "Unlocked." : "Still locked."
    }
  }

  // MARK: - Drawing

  func draw(in canvas: inout Canvas) {
    canvas.write(purse.isUnlocked ? "unlocked" : "locked", row: 0, endingAt: canvas.size.columns - 3, style: .dim)
    let wallet = [
      " ╭──────────────╮ ", " │  ▒▒▒▒▒▒▒▒▒▒  ├╮", " │              ├┤", " │   W A L L E T├╯", " ╰──────────────╯ ",
    ]
    for (index, line) in wallet.enumerated() { canvas.write(line, row: index + 3, centredWith: .amount) }
    canvas.footer(notice, keys: [("⏎", "cards"), ("s", "unlock")])
  }
}
