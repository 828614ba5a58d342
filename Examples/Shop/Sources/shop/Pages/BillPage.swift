import NavRuntime
import NavTerminal
import Observation
import ShopModel
import ShopNavigation

/// Shows the products to pay for.
@Observable @MainActor final class BillPage: TerminalPage {
  let screen: Checkout.Bill.Handle
  private let store: Store

  init(_ screen: Checkout.Bill.Handle, store: Store) {
    self.screen = screen
    self.store = store
  }

  func handle(_ key: Key) -> KeyResponse {
    switch key {
    case .enter, .right: screen.next()
    case .character("n"): screen.abandon()
    default: return .ignored
    }
    return .handled
  }

  func draw(in canvas: inout Canvas) {
    let bottom = canvas.footer(keys: [KeyHint("⏎", "go on"), KeyHint("n", "not now")])
    canvas.orderLines(store.lines(for: screen.arguments.product), from: 1, to: bottom - 1)
  }
}
