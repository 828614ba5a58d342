import Foundation
import NavRuntime
import NavUIKit
import ShopModel
import ShopNavigation
import UIKit

/// The shop in one window: its state, and its navigator.
@MainActor final class ShopWindow {
  let store = Store()
  let navigator: Navigator<Shop, UIKitHost>
  private static let activityType = "org.example.teashop.stack"

  init(in window: UIWindow) {
    let host = UIKitHost(in: window)
    host.barStyles["compact"] = UINavigationBarAppearance()
    host.tabIcons = ["tea": "cup.and.saucer", "orders": "shippingbox", "account": "person"].compactMapValues {
      UIImage(systemName: $0)
    }
    navigator = Navigator(host: host, screens: ShopScreens(store: store), facts: ShopFacts(store: store))
    store.customerDidChange = { [weak navigator] in navigator?.factsDidChange() }
    let words = ShopWords()
    navigator.localize = { [unowned store] word in words.text(word, in: store.language) }
    store.languageDidChange = { [weak navigator] in navigator?.wordsDidChange() }
  }

  /// Restores the saved stack if the graph still allows it, or shows the root.
  func begin(from activity: NSUserActivity?) {
    guard let saved = activity?.userInfo?["stack"] as? Data, let name = activity?.userInfo?["customer"] as? String,
      let state = try? JSONDecoder().decode(NavigationState<Shop>.self, from: saved)
    else {
      navigator.start()
      return
    }
    store.signIn(Customer(name: name))
    navigator.restore(state)
  }

  /// The activity to save, or `nil` if no customer is signed in.
  var activity: NSUserActivity? {
    guard let customer = store.customer, let stack = try? JSONEncoder().encode(navigator.state) else { return nil }
    let activity = NSUserActivity(activityType: Self.activityType)
    activity.addUserInfoEntries(from: ["stack": stack, "customer": customer.name])
    return activity
  }
}
