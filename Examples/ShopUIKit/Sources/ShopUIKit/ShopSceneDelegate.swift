import Foundation
import NavRuntime
import NavUIKit
import ShopNavigation
public import UIKit

/// A window of the shop, with its own navigator.
public final class ShopSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The window of the scene.
  public var window: UIWindow?
  private(set) var shop: ShopWindow?

  /// Shows the saved stack or the root, and opens the links that the app was launched with.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let shop = ShopWindow(in: window)
    (self.window, self.shop) = (window, shop)
    window.makeKeyAndVisible()
    shop.begin(from: session.stateRestorationActivity)
    scene.userActivity = shop.navigator.activity(type: "org.example.teashop.viewing")
    shop.navigator.receive(connectionOptions)
  }

  /// Opens links with the app's own scheme, such as `teashop://orders/1001`.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    shop?.navigator.receive(URLContexts)
  }

  /// Opens a universal link, a result of a search, or what another device shows.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    shop?.navigator.receive(userActivity)
  }

  /// The state of the window to save while the app is not running.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    shop?.activity
  }
}
