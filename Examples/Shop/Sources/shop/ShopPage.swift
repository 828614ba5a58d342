import NavRuntime
import NavTerminal
import ShopNavigation

/// A page of a screen that offers what the graph has under `anywhere`: help.
@MainActor protocol ShopPage: TerminalPage, PageOf where Shown: Shop.Anywhere {}

extension ShopPage {
  /// Takes the keys that mean the same on every page.
  func handleAnywhere(_ key: Key) -> KeyResponse {
    guard key == .control("g") else { return .ignored }
    screen.help()
    return .handled
  }
}
