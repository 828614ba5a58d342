import NavRuntime
import NavTerminal
import Observation
import ShopModel
import ShopNavigation

/// What is in the cart.
@Observable @MainActor final class CartPage: TerminalPage {
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
    default: return .ignored
    }
    return .handled
  }

  private func checkOut() {
    let request = screen.checkOut()
    Task {
      guard let predicate = await request.refusingPredicate else { return }
      notice = "The checkout needs \(predicate)."
    }
  }

  func draw(in canvas: inout Canvas) {
    canvas.write("\(store.customer?.name ?? "Nobody")'s cart", row: 0, column: 3, style: .dim)
    if store.cart.isEmpty { canvas.write("There is nothing in it yet.", row: 2, column: 3) }
    for (index, line) in store.cart.enumerated() {
      canvas.listRow(
        index + 2, isSelected: index == selection.index, name: line.product.name, detail: "\(line.count) × 100 g",
        price: "\(line.product.price * line.count)")
    }
    let row = store.cart.count + 3
    canvas.write("total \(store.total)", row: row, endingAt: canvas.size.columns - 3, style: .bold)
    // A button would be disabled by the same; it is observed, so the hint follows the cart.
    let checkOut = screen.canPerform(.checkOut) ? [("⏎", "check out")] : []
    canvas.footer(notice, keys: checkOut + [("x", "take one out"), ("←", "back")])
  }
}
