import NavRuntime
import NavTerminal
import Observation
import ShopNavigation

/// Chooses an order, and returns it.
@Observable @MainActor final class FiltersPage: TerminalPage {
  private var selection = ListSelection()

  let screen: Shop.Filters.Handle

  init(_ screen: Shop.Filters.Handle) {
    self.screen = screen
  }

  func handle(_ key: Key) -> KeyResponse {
    let orders = Shop.SortOrder.allCases
    if selection.move(key, count: orders.count) { return .handled }
    guard key == .enter else { return .ignored }
    screen.apply(orders[selection.index])
    return .handled
  }

  func draw(in canvas: inout Canvas) {
    for (index, order) in Shop.SortOrder.allCases.enumerated() {
      canvas.listRow(
        index + 2, isSelected: index == selection.index, name: order.title,
        detail: order == screen.arguments.current ? "as it is" : "", price: "")
    }
    canvas.footer("", keys: [("↑↓", "choose"), ("⏎", "apply"), ("←", "back")])
  }
}
