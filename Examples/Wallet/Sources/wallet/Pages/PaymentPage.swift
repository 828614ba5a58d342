import NavRuntime
import NavTerminal
import Observation
import WalletModel
import WalletNavigation

/// Lets the user confirm a payment. The predicate of the segue asks the bank; this page does not.
@Observable @MainActor final class PaymentPage: TerminalPage {
  private var notice = ""

  let screen: Wallet.Payment.Handle
  private let desk: Desk

  init(_ screen: Wallet.Payment.Handle, desk: Desk) {
    self.screen = screen
    self.desk = desk
  }

  func handle(_ key: Key) -> KeyResponse {
    guard key == .enter else { return desk.handle(key) }
    confirm()
    return .handled
  }

  private func confirm() {
    let request = screen.confirm()
    guard request.outcomeSoFar == nil else { return }
    notice = "The bank is asked …"
    Task {
      let outcome = await request.outcome
      notice = if case .refused(.predicate) = outcome { "Not paid: the bank does not agree." } else { "" }
    }
  }

  func draw(in canvas: inout Canvas) {
    let arguments = screen.arguments
    canvas.write("Pay \(arguments.summary)", row: 2, column: 3, style: .amount)
    canvas.write("with the card '\(arguments.card)'?", row: 4, column: 3)
    canvas.footer(notice, keys: [("⏎", "pay"), ("Esc", "back")])
  }
}
