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
  }

  /// Decodes a saved stack. Screens that the current graph cannot read are left out.
  func state(from saved: Data?) -> NavigationState<Shop>? {
    saved.flatMap { try? JSONDecoder().decode(NavigationState<Shop>.self, from: $0) }
  }

  /// The stack to save, as JSON.
  var saved: Data? { try? JSONEncoder().encode(navigator.state) }

  /// Opens a link. A link that arrives too early waits for the sign-in, because the graph declares `whenRefused:
  /// resume`.
  func open(_ url: URL) {
    // A universal link, such as `https://tea.example/orders/1001`, has the same path as a link with the app's own
    // scheme.
    let isOwn = url.scheme == "teashop"
    navigator.open(isOwn ? url.absoluteString : "teashop:/\(url.path)")
  }
}
