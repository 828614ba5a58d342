import NavRuntime
import NavTerminal
import Observation
import ShopModel
import ShopNavigation

/// Pays. While the money is on its way, nothing leads away from here.
@Observable @MainActor final class CheckoutPage: TerminalPage {
  private(set) var notice = ""

  let screen: Shop.Checkout.Handle
  private let store: Store
  private let paymentTime: Duration

  init(_ screen: Shop.Checkout.Handle, store: Store, paymentTime: Duration = .milliseconds(1500)) {
    self.screen = screen
    self.store = store
    self.paymentTime = paymentTime
  }

  func handle(_ key: Key) -> KeyResponse {
    switch key {
    case .enter: pay()
    case .character("n"): abandon()
    default: return .ignored
    }
    return .handled
  }

  // MARK: - Segues

  private func pay() {
    guard !store.isPaying else { return }
    Task {
      let receipt = try await store.pay(for: screen.arguments.product, taking: paymentTime)
      screen.paid(receipt, sender: .program)
    }
  }

  private func abandon() {
    let request = screen.abandon()
    Task {
      guard let predicate = await request.refusingPredicate else { return }
      notice = "Leaving needs \(predicate)."
    }
  }

  // MARK: - Drawing

  func draw(in canvas: inout Canvas) {
    canvas.write("Checkout", row: 1, centredWith: .bold)
    canvas.write("─────────────", row: 2, centredWith: .dim)
    let what = screen.arguments.product.map { store.product($0) }
    canvas.write(what?.name ?? "all of your cart", row: 4, centredWith: .plain)
    canvas.write("\(what?.price ?? store.total)", row: 5, centredWith: .price)
    canvas.write(store.isPaying ? "paying …" : "", row: 7, centredWith: .notice)
    canvas.footer(notice, keys: [("⏎", "pay"), ("n", "not now")])
  }
}
