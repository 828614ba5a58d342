import Foundation
import NavRuntime
import NavSwiftUI
import ShopModel
import ShopNavigation

/// What the shop knows, and the navigator that shows it.
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
  }

  /// What was saved, as far as today's graph can read it.
  func state(from saved: Data?) -> NavigationState<Shop>? {
    saved.flatMap { try? JSONDecoder().decode(NavigationState<Shop>.self, from: $0) }
  }

  /// What is to be saved.
  var saved: Data? { try? JSONEncoder().encode(navigator.state) }

  /// Opens a link. One that comes before the sign-in waits for it: the graph says `resume`.
  func open(_ url: URL) {
    // A universal link, `https://tea.example/orders/1001`, has the same path as the app's own.
    let isOwn = url.scheme == "teashop"
    navigator.open(isOwn ? url.absoluteString : "teashop:/\(url.path)")
  }
}
