import NavRuntime
import NavTerminal
import Observation
import ShopModel
import ShopNavigation

/// Shows what is to be paid for.
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
    canvas.write("Checkout", row: 1, centredWith: .bold)
    canvas.write("─────────────", row: 2, centredWith: .dim)
    let what = screen.arguments.product.map { store.product($0) }
    canvas.write(what?.name ?? "all of your cart", row: 4, centredWith: .plain)
    canvas.write("\(what?.price ?? store.total)", row: 5, centredWith: .price)
    canvas.footer("", keys: [("⏎", "go on"), ("n", "not now")])
  }
}
