import NavRuntime
import NavTerminal
import Observation
import ShopModel
import ShopNavigation

/// Who has signed in, and the way out.
@Observable @MainActor final class AccountPage: ShopPage {
  let screen: Shop.Account.Handle
  private let store: Store

  init(_ screen: Shop.Account.Handle, store: Store) {
    self.screen = screen
    self.store = store
  }

  func handle(_ key: Key) -> KeyResponse {
    guard key == .character("x") else { return handleAnywhere(key) }
    store.signOut()
    return .handled
  }

  func draw(in canvas: inout Canvas) {
    let bottom = canvas.footer(keys: [KeyHint("x", "sign out"), .help])
    canvas.facts(
      [("name", store.customer?.name ?? ""), ("cart", "\(store.cartCount)"), ("orders", "\(store.orders.count)")],
      row: 1, to: bottom)
  }
}
