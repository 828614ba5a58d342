import NavRuntime
import NavTerminal
import Observation
import ShopModel
import ShopNavigation

/// Lists the orders, newest first.
@Observable @MainActor final class OrderListPage: ShopPage {
  private var selection = ListSelection()

  let screen: Shop.OrderList.Handle
  private let store: Store

  init(_ screen: Shop.OrderList.Handle, store: Store) {
    self.screen = screen
    self.store = store
  }

  func handle(_ key: Key) -> KeyResponse {
    if selection.move(key, count: store.orders.count) { return .handled }
    switch key {
    case .enter, .right: screen.openOrder(number: store.orders[selection.index].number)
    default: return handleAnywhere(key)
    }
    return .handled
  }

  func draw(in canvas: inout Canvas) {
    let rows = store.orders.map { order in
      ListRow(
        "Order \(order.number)", detail: order.lines.map(\.product.name).joined(separator: ", "),
        price: "\(order.total)")
    }
    let bottom = canvas.footer(keys: [.choose, KeyHint("⏎", "open"), .help])
    canvas.list(rows, selected: selection.index, from: 1, to: bottom - 1)
  }
}
