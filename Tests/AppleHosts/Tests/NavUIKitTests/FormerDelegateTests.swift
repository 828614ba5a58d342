import Foundation
import NavRuntime
import Testing

@testable import NavUIKit
@testable import UIKit

/// An app's own delegate of a navigation controller continues to receive callbacks next to the host.
@MainActor struct FormerDelegateTests {
  private final class Former: NSObject, UINavigationControllerDelegate {
    private(set) var words: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { words.append("will \(navigationController.viewControllers.count) \(animated)") }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { words.append("did \(navigationController.viewControllers.count) \(animated)") }

    func forget() { words = [] }
  }

  /// The delegate is set after the host. If it is late, it sets itself again, like a library that is set up late.
  @Test(arguments: [true, false]) func isToldBeforeAndAfter(isLate: Bool) throws {
    try ShopOnUIKit.run(in: .stack) { world in
      let stack = try #require(world.stack)
      let former = Former()
      stack.delegate = former
      // With the next change, the host becomes the delegate again, and forwards the callbacks.
      try world.handle(Shop.Catalog.self).openProduct(id: 1)
      world.pass(3)
      #expect(stack.delegate !== former && former.words == ["will 3 true", "did 3 true"])
      former.forget()
      if isLate {
        // The delegate sets itself again.
        stack.delegate = former
      }
      world.navigator.goBack()
      world.pass(3)
      #expect(stack.delegate !== former && former.words == ["will 2 true", "did 2 true"])
      #expect(world.places == ["catalog"])
      former.forget()
      stack.pressBack()
      world.pass(3)
      #expect(stack.viewControllers.count == 1 && stack.delegate === former, "the controller is as it was")
      #expect(former.words == ["will 1 true", "did 1 true"])
    }
  }

  /// The delegate receives the start of a swipe, but not its end if the swipe is cancelled, as without the host.
  @Test func isToldOfASwipe() throws {
    try ShopOnUIKit.run(in: .stack) { world in
      let stack = try #require(world.stack)
      let former = Former()
      stack.delegate = former
      try world.handle(Shop.Catalog.self).openProduct(id: 1)
      world.pass(3)
      former.forget()
      #expect(stack.beginSwipe())
      stack.endSwipe(isCancelled: true)
      world.pass(3)
      #expect(former.words == ["will 2 true"] && world.places == ["catalog", "product"])
    }
  }

  private final class Upright: NSObject, UINavigationControllerDelegate {
    func navigationControllerSupportedInterfaceOrientations(
      _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { .portrait }
  }

  /// The delegate decides the supported orientations if it implements the method. Otherwise, UIKit decides as it does
  /// without the host.
  @Test func isAskedForOrientations() throws {
    try ShopOnUIKit.run(in: .stack) { world in
      let stack = try #require(world.stack)
      #expect(stack.supportedInterfaceOrientations == .all && stack.orientations(of: stack.delegate) == nil)
      let former = Upright()
      stack.delegate = former
      try world.handle(Shop.Catalog.self).openProduct(id: 1)
      world.pass(3)
      #expect(stack.delegate !== former && stack.supportedInterfaceOrientations == .portrait)
    }
  }
}
