import Foundation
import NavRuntime
import NavSwiftUI
import ShopModel
import ShopNavigation

/// The state of the shop, and its navigator.
@MainActor final class ShopSession {
  let store = Store()
  let navigator: Navigator<Shop, SwiftUIHost>

  init(defaults: UserDefaults) {
    if let name = defaults.string(forKey: "customer") { store.signIn(Customer(name: name)) }
    navigator = Navigator(host: SwiftUIHost(), screens: ShopScreens(store: store), facts: ShopFacts(store: store))
    store.customerDidChange = { [weak navigator, weak store] in
      defaults.set(store?.customer?.name, forKey: "customer")
      navigator?.factsDidChange()
    }
    let words = ShopWords()
    navigator.localize = { [unowned store] word in words.text(word, in: store.language) }
    store.languageDidChange = { [weak navigator] in navigator?.wordsDidChange() }
  }

  /// Decodes a saved stack. Screens that the current graph cannot read are left out.
  func state(from saved: Data?) -> NavigationState<Shop>? {
    saved.flatMap { try? JSONDecoder().decode(NavigationState<Shop>.self, from: $0) }
  }

  /// The stack to save, as JSON.
  var saved: Data? { try? JSONEncoder().encode(navigator.state) }
}
