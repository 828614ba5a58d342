import NavRuntime
import NavTerminal
import NavTesting
import ShopModel
import ShopNavigation
import Testing

@testable import shop

/// The shop with its own pages and hooks, on a host that draws nothing and whose clock the test advances.
@MainActor struct ShopWorld {
  let host = InMemoryHost<any TerminalPage>(animation: .milliseconds(300))
  let store = Store()
  let navigator: Navigator<Shop, InMemoryHost<any TerminalPage>>

  /// - Parameter name: The name of the signed-in customer, or `nil` if no customer is signed in.
  init(customer name: String? = "Ada") {
    if let name { store.signIn(Customer(name: name)) }
    navigator = Navigator(
      host: host, screens: ShopScreens(store: store, quit: {}), facts: ShopFacts(store: store))
    store.customerDidChange = { [weak navigator] in navigator?.factsDidChange() }
    let words = ShopWords()
    navigator.localize = { [unowned store] word in words.text(word, in: store.language) }
    store.languageDidChange = { [weak navigator] in navigator?.wordsDidChange() }
    navigator.start()
  }

  var stack: [String] { navigator.stack.map(\.name) }

  /// Returns the handle of a screen on the stack.
  func on<S: Screen>(_ screen: S.Type) throws -> ScreenHandle<S> {
    try #require(navigator.handle(screen))
  }

  func finishSlide() {
    host.advance(by: host.animation)
  }

  /// Presses a key on the visible page, and waits for the result.
  func press(_ key: Key) async {
    _ = host.visiblePage?.handle(key)
    await host.settled()
  }

  func type(_ text: String) async {
    for character in text { await press(.character(character)) }
  }

  /// Opens a tea from the catalog.
  func openProduct(_ id: ProductID) async throws {
    try on(Shop.Catalog.self).openProduct(id: id)
    await host.settled()
  }
}
