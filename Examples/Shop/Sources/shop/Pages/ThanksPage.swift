import NavRuntime
import NavTerminal
import Observation
import ShopNavigation

/// Confirms an order, and leads to it.
@Observable @MainActor final class ThanksPage: ShopPage {
  let screen: Shop.Thanks.Handle

  init(_ screen: Shop.Thanks.Handle) {
    self.screen = screen
  }

  func handle(_ key: Key) -> KeyResponse {
    switch key {
    case .enter: screen.seeOrder(number: screen.arguments.order)
    case .character("o"): screen.seeOrders()
    default: return handleAnywhere(key)
    }
    return .handled
  }

  func draw(in canvas: inout Canvas) {
    let bottom = canvas.footer(keys: [KeyHint("⏎", "see it"), KeyHint("o", "all orders"), .back, .help])
    if bottom > 14 { canvas.cup(row: 1, endingAt: (canvas.size.columns + 12) / 2) }
    canvas.write("Order \(screen.arguments.order) is on its way.", row: bottom / 2 + 1, centredWith: .notice)
  }
}
