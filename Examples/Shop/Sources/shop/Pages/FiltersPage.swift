import NavRuntime
import NavTerminal
import Observation
import ShopNavigation

/// Lets the user choose an order, and returns it.
@Observable @MainActor final class FiltersPage: ShopPage {
  private var selection = ListSelection()

  let screen: Shop.Filters.Handle

  init(_ screen: Shop.Filters.Handle) {
    self.screen = screen
  }

  func handle(_ key: Key) -> KeyResponse {
    let orders = Shop.SortOrder.allCases
    if selection.move(key, count: orders.count) { return .handled }
    guard key == .enter else { return handleAnywhere(key) }
    screen.apply(orders[selection.index])
    return .handled
  }

  func draw(in canvas: inout Canvas) {
    let rows = Shop.SortOrder.allCases.map {
      ListRow($0.title, detail: $0 == screen.arguments.current ? "as it is" : "")
    }
    let bottom = canvas.footer(keys: [.choose, KeyHint("⏎", "apply"), .back])
    canvas.list(rows, selected: selection.index, from: 1, to: bottom - 1)
  }
}
