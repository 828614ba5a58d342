import NavRuntime
import NavTerminal
import Observation
import ShopModel
import ShopNavigation

/// Pays for the cart or for one tea. The user cannot leave this page during a payment.
@Observable @MainActor final class PaymentPage: TerminalPage {
  private(set) var notice = ""

  let screen: Checkout.Payment.Handle
  private let store: Store
  private let paymentTime: Duration

  init(_ screen: Checkout.Payment.Handle, store: Store, paymentTime: Duration = .milliseconds(1500)) {
    self.screen = screen
    self.store = store
    self.paymentTime = paymentTime
  }

  func handle(_ key: Key) -> KeyResponse {
    switch key {
    case .enter: pay()
    case .character("c"): change()
    default: return .ignored
    }
    return .handled
  }

  // MARK: - Segues

  private func pay() {
    guard !store.isPaying else { return }
    Task {
      let receipt = try await store.pay(for: screen.arguments.product, taking: paymentTime)
      screen.pay(receipt, sender: .program)
    }
  }

  private func change() {
    let request = screen.change()
    Task {
      guard let predicate = await request.refusingPredicate else { return }
      notice = "Leaving needs \(predicate)."
    }
  }

  // MARK: - Drawing

  func draw(in canvas: inout Canvas) {
    let total = store.lines(for: screen.arguments.product).total
    canvas.write("To pay", row: 1, centredWith: .dim)
    canvas.write("\(total)", row: 2, centredWith: .price)
    canvas.write(store.isPaying ? "paying …" : "", row: 4, centredWith: .notice)
    canvas.footer(notice, keys: [KeyHint("⏎", "pay"), KeyHint("c", "change")])
  }
}
