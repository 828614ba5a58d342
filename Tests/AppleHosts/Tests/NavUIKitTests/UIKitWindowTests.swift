import Foundation
import NavRuntime
import NavTesting
import Testing

@testable import NavUIKit
@testable import UIKit

/// Hosts that are not visible. UIKit ignores their presentations without a callback.
@MainActor struct UIKitWindowTests {
  /// A presentation waits until the window is visible, and so until the controller appears.
  @Test(arguments: ShopOnUIKit.Home.allCases) func whatIsPresentedBeforeTheWindowIsSeenWaits(_ home: ShopOnUIKit.Home)
    throws
  {
    try ShopOnUIKit.run(in: home, isSeen: false) { world in
      let request = try world.handle(Shop.Catalog.self).openFilters()
      world.pass(30)
      #expect(world.navigator.isBusy && request.outcomeSoFar == nil)
      world.window.makeKeyAndVisible()
      world.pass(3)
      #expect(world.places == ["catalog", "filters"] && request.outcomeSoFar == .shown)
      #expect(world.window.top?.modalPresentationStyle == .popover)
    }
  }

  /// The window is visible, but its controller has not appeared yet. UIKit would ignore a presentation, and only log
  /// it.
  @Test(arguments: ShopOnUIKit.Home.allCases) func nothingIsPresentedBeforeTheControllerHasAppeared(
    _ home: ShopOnUIKit.Home
  ) throws {
    try ShopOnUIKit.run(in: home, isSeen: false) { world in
      world.window.makeKeyAndVisible()
      try world.handle(Shop.Catalog.self).openFilters()
      world.pass(3)
      #expect(world.places == ["catalog", "filters"] && world.window.top?.modalPresentationStyle == .popover)
    }
  }

  /// Shows that UIKit ignores such a presentation, so that the two tests above are meaningful.
  @Test func whatAControllerPresentsBeforeItHasAppearedIsLost() {
    let simulator = Simulator()
    Simulator.$current.withValue(simulator) {
      let (window, root) = (UIWindow(frame: .zero), UIViewController(nibName: nil, bundle: nil))
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.present(UIViewController(nibName: nil, bundle: nil), animated: false)
      simulator.advance(by: .seconds(1))
      #expect(root.presentedViewController == nil && simulator.lost.count == 1)
      root.present(UIViewController(nibName: nil, bundle: nil), animated: false)
      #expect(root.presentedViewController != nil)
    }
  }

  /// The window is hidden under a full-screen layer of the host. The controller below does not receive a callback.
  @Test(arguments: ShopOnUIKit.Home.allCases) func aWindowThatIsHiddenUnderAFullLayerIsNoticed(_ home: ShopOnUIKit.Home)
    throws
  {
    try ShopOnUIKit.run(in: home) { world in
      try world.handle(Shop.Catalog.self).openCart()
      world.pass(3)
      try world.handle(Shop.Cart.self).checkOut()
      world.pass(3)
      #expect(world.window.top?.modalPresentationStyle == .fullScreen)
      world.window.isHidden = true
      world.navigator.goBack()
      world.pass(0.01)
      #expect(world.places == ["catalog", "cart"] && !world.navigator.isBusy, "made at once, and unanimated")
      world.window.isHidden = false
      world.pass(3)
      world.navigator.goBack()
      world.pass(0.01)
      #expect(world.navigator.isBusy, "animated again")
      world.pass(3)
      #expect(world.places == ["catalog"])
    }
  }

  /// A navigation controller in a tab that is not selected is not in a window.
  @Test func aHostOverANavigationControllerOutOfItsWindowWaits() throws {
    try ShopOnUIKit.run(in: .stack) { world in
      let bar = UITabBarController(nibName: nil, bundle: nil)
      let navigation = try #require(world.window.rootViewController)
      bar.viewControllers = [navigation, UIViewController(nibName: nil, bundle: nil)]
      world.window.rootViewController = bar
      world.pass(1)
      bar.selectedIndex = 1
      world.pass(1)
      try world.handle(Shop.Catalog.self).openProduct(id: 1)
      #expect(world.places == ["catalog", "product"] && !world.navigator.isBusy, "a push is made at once")
      let request = try world.handle(Shop.Product.self).writeReview()
      world.pass(30)
      #expect(request.outcomeSoFar == nil, "a sheet waits")
      bar.selectedIndex = 0
      world.pass(3)
      #expect(world.places == ["catalog", "product", "review"] && request.outcomeSoFar == .shown)
    }
  }

  /// If one of two windows enters the background, its host changes at once, and the other host continues to animate.
  /// The return of the app alone does not bring the window back.
  @Test func aSceneGoesToTheBackgroundAlone() throws {
    try AlbumOnUIKit.run { world in
      let (own, other) = (UIWindowScene(session: UISceneSession()), UIWindowScene(session: UISceneSession()))
      world.window.windowScene = own
      for scene in [own, other] {
        NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: scene)
        try world.list.open(number: 1)
        #expect(world.navigator.isBusy == (scene === other))
        world.pass(3)
        NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
        world.navigator.goBack()
        #expect(world.navigator.isBusy)
        world.pass(3)
        #expect(world.stack == ["list"])
      }
      // The app returns to the foreground, but this window does not.
      NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: own)
      NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
      NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil)
      try world.list.open(number: 1)
      #expect(!world.navigator.isBusy && world.stack == ["list", "picture"])
    }
  }
}
