import NavRuntime
import NavTerminal
import Observation
import WalletModel
import WalletNavigation

/// Asks for the number, and returns `true` when it is right.
@Observable @MainActor final class UnlockPage: TerminalPage {
  private(set) var number = ""
  private var isWrong = false

  let screen: Wallet.Unlock.Handle
  private let purse: Purse

  init(_ screen: Wallet.Unlock.Handle, purse: Purse) {
    self.screen = screen
    self.purse = purse
  }

  func handle(_ key: Key) -> KeyResponse {
    switch key {
    case .character(let digit) where digit.isNumber && number.count < 4: number.append(digit)
    case .backspace where !number.isEmpty: number.removeLast()
    case .enter: enter()
    case .character, .backspace: break
    default: return .ignored
    }
    return .handled
  }

  private func enter() {
    isWrong = !purse.unlock(with: number)
    number = ""
    if !isWrong { screen.done(true) }
  }

  func draw(in canvas: inout Canvas) {
    canvas.write("What is the number?", row: 2, column: 3)
    let end = canvas.write(String(repeating: "•", count: number.count), row: 4, column: 3, style: .amount)
    canvas.write(" ", row: 4, column: end, style: .reversed)
    canvas.write(isWrong ? "That is not it." : "", row: 6, column: 3, style: .notice)
    canvas.write("⏎", row: canvas.size.rows - 1, column: 3, style: .key)
    canvas.write("enter (it is 1234)", row: canvas.size.rows - 1, column: 5, style: .dim)
  }
}

/// Clears the digits when the user leaves the page.
extension UnlockPage: SegueSource {
  func prepareUnwind(for leaving: LeavingSegue<Wallet.Unlock>) { number = "" }
}
