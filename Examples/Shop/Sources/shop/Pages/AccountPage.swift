import NavRuntime
import NavTerminal
import Observation
import ShopModel
import ShopNavigation

/// Shows the signed-in customer, and lets them sign out.
@Observable @MainActor final class AccountPage: ShopPage {
  let screen: Shop.Account.Handle
  private let store: Store

  init(_ screen: Shop.Account.Handle, store: Store) {
    self.screen = screen
    self.store = store
  }

  func handle(_ key: Key) -> KeyResponse {
    switch key {
    case .character("o"): seeNewestOrder()
    case .character("l"): store.language = store.language == "en" ? "de" : "en"
    case .character("x"): store.signOut()
    default: return handleAnywhere(key)
    }
    return .handled
  }

  private func seeNewestOrder() {
    if let order = store.orders.first { screen.seeOrder(number: order.number) }
  }

  func draw(in canvas: inout Canvas) {
    let keys = [KeyHint("o", "newest order"), KeyHint("l", "language"), KeyHint("x", "sign out"), .help]
    let bottom = canvas.footer(keys: keys)
    canvas.facts(
      [("name", store.customer?.name ?? ""), ("cart", "\(store.cartCount)"), ("orders", "\(store.orders.count)")],
      row: 1, to: bottom)
  }
}
