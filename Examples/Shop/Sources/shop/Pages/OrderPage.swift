import NavRuntime
import NavTerminal
import Observation
import ShopModel
import ShopNavigation

/// Shows one order. Each tea leads to its product page in another tab.
@Observable @MainActor final class OrderPage: ShopPage {
  private var selection = ListSelection()

  let screen: Shop.Order.Handle
  private let store: Store

  init(_ screen: Shop.Order.Handle, store: Store) {
    self.screen = screen
    self.store = store
  }

  /// The lines of the order. They are empty if a link has an unknown order number.
  private var lines: [OrderLine] { store.order(screen.arguments.number)?.lines ?? [] }

  func handle(_ key: Key) -> KeyResponse {
    if selection.move(key, count: lines.count) { return .handled }
    switch key {
    case .enter where !lines.isEmpty: screen.buyAgain(id: lines[selection.index].id)
    default: return handleAnywhere(key)
    }
    return .handled
  }

  func draw(in canvas: inout Canvas) {
    guard !lines.isEmpty else {
      canvas.write("There is no such order.", row: 1, column: 3)
      canvas.footer(keys: [.back, .help])
      return
    }
    let bottom = canvas.footer(keys: [.choose, KeyHint("⏎", "buy it again"), .back, .help])
    canvas.orderLines(lines, selected: selection.index, from: 1, to: bottom - 1)
  }
}
