import Foundation
public import UIKit

/// One window of the shop, with a navigator of its own.
public final class ShopSceneDelegate: UIResponder, UIWindowSceneDelegate {
  /// The window.
  public var window: UIWindow?
  private(set) var shop: ShopWindow?

  /// Shows the shop: as it was left, or where a link leads.
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

  /// A link of the app's own kind, `teashop://orders/1001`.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { shop?.open(context.url) }
  }

  /// A universal link.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    shop?.open(userActivity.webpageURL)
  }

  /// What is kept of the window while the app is not running.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    shop?.activity
  }
}
