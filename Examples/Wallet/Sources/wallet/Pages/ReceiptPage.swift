import NavRuntime
import NavTerminal
import WalletModel
import WalletNavigation

/// Shows what was paid. The user cannot go back from it, only continue.
@MainActor final class ReceiptPage: TerminalPage {
  let screen: Wallet.Receipt.Handle

  init(_ screen: Wallet.Receipt.Handle) {
    self.screen = screen
  }

  func handle(_ key: Key) -> KeyResponse {
    guard key == .enter else { return .ignored }
    screen.done()
    return .handled
  }

  func draw(in canvas: inout Canvas) {
    canvas.write("Paid \(screen.arguments.amount.inEuros)", row: 2, centredWith: .amount)
    canvas.write("to \(screen.arguments.payee)", row: 3, centredWith: .plain)
    canvas.write("⏎", row: canvas.size.rows - 1, column: 3, style: .key)
    canvas.write("done", row: canvas.size.rows - 1, column: 5, style: .dim)
  }
}
