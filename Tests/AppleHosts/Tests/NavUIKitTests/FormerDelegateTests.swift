import Foundation
import NavRuntime
import Testing

@testable import NavUIKit
@testable import UIKit

/// An app's own delegate of a navigation controller goes on being told, whatever the host is told meanwhile.
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

  /// The host is given the controller with the delegate on it, or the delegate comes later, as from a library that is set up late.
  @Test(arguments: [true, false]) func isToldBeforeAndAfter(isLate: Bool) throws {
    try ShopOnUIKit.run(in: .stack) { world in
      let stack = try #require(world.stack)
      let former = Former()
      stack.delegate = former
      // Whatever changes next, the host listens again, and passes it on.
      try world.handle(Shop.Catalog.self).openProduct(id: 1)
      world.pass(3)
      #expect(stack.delegate !== former && former.words == ["will 3 true", "did 3 true"])
      former.forget()
      if isLate {
        // It has put itself in place once more.
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

  /// A swipe is told of as UIKit does it: that it begins, and, where it is cancelled, nothing else.
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

  /// It is asked for the orientations that it supports, where it answers; where it does not, UIKit decides as without the host.
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
