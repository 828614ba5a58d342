import NavRuntime
import NavTerminal
import Observation
import ShopModel
import ShopNavigation

/// Shows the contents of the cart.
@Observable @MainActor final class CartPage: ShopPage {
  private(set) var notice = ""
  private var selection = ListSelection()

  let screen: Shop.Cart.Handle
  private let store: Store

  init(_ screen: Shop.Cart.Handle, store: Store) {
    self.screen = screen
    self.store = store
  }

  func handle(_ key: Key) -> KeyResponse {
    if selection.move(key, count: store.cart.count) { return .handled }
    switch key {
    case .enter: checkOut()
    case .character("x") where !store.cart.isEmpty:
      store.remove(store.cart[selection.index].id)
      selection.keepInside(store.cart.count)
    default: return handleAnywhere(key)
    }
    return .handled
  }

  /// Starts the checkout. If a predicate refuses it, the page shows which one.
  private func checkOut() {
    let request = screen.checkOut()
    Task {
      guard let predicate = await request.refusingPredicate else { return }
      notice = "The checkout needs \(predicate)."
    }
  }

  func draw(in canvas: inout Canvas) {
    canvas.write("\(store.customer?.name ?? "Nobody")'s cart", row: 0, column: 3, style: .dim)
    // `canPerform` is observed, so the hint follows the cart. In other toolkits, it would enable a button.
    let checkOut = screen.canPerform(.checkOut) ? [KeyHint("⏎", "check out"), KeyHint("x", "take one out")] : []
    let bottom = canvas.footer(notice, keys: checkOut + [.back, .help])
    if store.cart.isEmpty {
      canvas.write("There is nothing in it yet.", row: 2, column: 3)
    } else {
      canvas.orderLines(store.cart, selected: selection.index, from: 2, to: bottom - 1)
    }
  }
}
