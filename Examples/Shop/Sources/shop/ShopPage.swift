import NavRuntime
import NavTerminal
import ShopNavigation

/// A page whose screen has the segues that the graph declares under `anywhere`, such as `help`.
@MainActor protocol ShopPage: TerminalPage, PageOf where Shown: Shop.Anywhere {}

extension ShopPage {
  /// Handles the keys that do the same on every page.
  func handleAnywhere(_ key: Key) -> KeyResponse {
    guard key == .control("g") else { return .ignored }
    screen.help()
    return .handled
  }
}
