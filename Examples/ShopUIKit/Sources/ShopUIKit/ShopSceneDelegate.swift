import Foundation
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
    for context in connectionOptions.urlContexts { shop.open(context.url) }
    for activity in connectionOptions.userActivities { shop.open(activity.webpageURL) }
  }

  /// Opens links with the app's own scheme, such as `teashop://orders/1001`.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { shop?.open(context.url) }
  }

  /// Opens a universal link.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    shop?.open(userActivity.webpageURL)
  }

  /// The state of the window to save while the app is not running.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    shop?.activity
  }
}
