import NavRuntime
import NavTerminal
import Observation
import ShopModel
import ShopNavigation

/// Explains how to use the shop, above any page.
@Observable @MainActor final class HelpPage: TerminalPage {
  private let screen: Shop.Help.Handle
  private let store: Store

  init(_ screen: Shop.Help.Handle, store: Store) {
    self.screen = screen
    self.store = store
  }

  func handle(_ key: Key) -> KeyResponse {
    switch key {
    case .enter: screen.close()
    case .character("x") where store.customer != nil: store.signOut()
    default: return .ignored
    }
    return .handled
  }

  func draw(in canvas: inout Canvas) {
    let close = KeyHint("⏎", "close")
    let bottom =
      if let customer = store.customer {
        canvas.footer("You are \(customer.name).", keys: [close, KeyHint("x", "sign out")])
      } else {
        canvas.footer(keys: [close])
      }
    canvas.facts(
      [("Alt-1 …", "another tab"), ("← or Esc", "back"), ("^G", "this help"), ("^C", "the end")], row: 1, to: bottom)
  }
}
