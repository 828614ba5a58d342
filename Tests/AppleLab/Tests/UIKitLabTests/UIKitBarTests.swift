import Foundation
import NavRuntime
import Testing

@testable import NavUIKit
@testable import UIKit

/// Bars that follow transitions, the menu button of remotes, and existing navigation controllers.
@MainActor @Suite(.serialized) struct UIKitBarTests {
  /// The bar of the destination appears with the swipe. If the swipe is cancelled, the previous bar returns.
  @Test func theBarGoesAlongWithASwipe() {
    BarWorld.run { world in
      #expect(world.native?.isNavigationBarHidden == false)
      world.pushSecond()
      #expect(world.native?.isNavigationBarHidden == true)
      for isCancelled in [true, false] {
        #expect(world.native?.beginSwipe() == true)
        #expect(world.native?.isNavigationBarHidden == false, "the page that comes has a bar")
        world.pass(0.1)
        world.native?.endSwipe(isCancelled: isCancelled)
        world.pass(3)
        #expect(world.native?.isNavigationBarHidden == isCancelled)
        #expect(world.navigator.stack.count == (isCancelled ? 2 : 1))
      }
    }
  }

  /// The bar also follows a pop that UIKit performs by itself.
  @Test func theBarGoesAlongWithTheMenuOfBack() {
    BarWorld.run { world in
      world.pushSecond()
      world.pushThird()
      #expect(world.native?.isNavigationBarHidden == false)
      if let stack = world.native { stack.chooseFromBackMenu(stack.viewControllers[1]) }
      world.pass(3)
      #expect(world.native?.isNavigationBarHidden == true)
      #expect(world.navigator.stack.count == 2)
    }
  }

  /// The title and the bar style belong to the page, and do not affect the next page.
  @Test func theLookIsThePagesOwn() {
    BarWorld.run { world in
      world.pushSecond()
      world.pushThird()
      let looks = world.native?.viewControllers.map { $0.navigationItem.standardAppearance === BarWorld.plain }
      #expect(looks == [false, false, true])
    }
  }

  /// If the app changes the bar, the next page still has its own.
  @Test func aBarThatAnAppHasChangedIsSetAgain() {
    BarWorld.run { world in
      world.native?.setNavigationBarHidden(true, animated: false)
      world.pushSecond()
      world.native?.setNavigationBarHidden(false, animated: false)
      world.pushThird()
      #expect(world.native?.isNavigationBarHidden == false)
      world.native?.setNavigationBarHidden(true, animated: false)
      world.navigator.goBack()
      world.pass(3)
      #expect(world.native?.isNavigationBarHidden == true)
      world.navigator.goBack()
      world.pass(3)
      #expect(world.native?.isNavigationBarHidden == false)
    }
  }

  /// The menu button of a remote goes back. At the root, the system uses it to leave the app.
  @Test func theMenuButtonIsBack() {
    BarWorld.run { world in
      @MainActor func press() -> Bool {
        guard let view = world.native?.topViewController?.view else { return false }
        let isTaken = world.screen.pressMenu(in: view)
        world.pass(3)
        return isTaken
      }
      #expect(!press(), "nothing to go back to")
      world.pushSecond()
      world.pushThird("sheet")
      #expect(world.host.layers.count == 2)
      #expect(press() && world.navigator.stack.count == 2 && world.host.layers.count == 1)
      #expect(press() && world.navigator.stack.count == 1)
      #expect(!press() && world.navigator.stack.count == 1)
      #expect(world.simulator.corruptions.isEmpty)
    }
  }

  /// Back from the host's first page on an existing navigation controller leads to the app's previous page. The
  /// host then counts as left, and restores nothing.
  @Test(arguments: [false, true]) func goingBackToWhatWasThereBeforeIsFollowed(bySwipe: Bool) {
    BarWorld.run(isOverStack: true) { world in
      var left = 0
      world.host.onLeave = { left += 1 }
      let stack = world.stack
      #expect(stack?.viewControllers.count == 2)
      if bySwipe {
        #expect(stack?.beginSwipe() == true)
        world.pass(0.1)
        stack?.endSwipe(isCancelled: true)
        world.pass(3)
        #expect(left == 0 && stack?.viewControllers.count == 2)
        #expect(stack?.beginSwipe() == true)
        world.pass(0.1)
        stack?.endSwipe(isCancelled: false)
      } else {
        stack?.pressBack()
      }
      world.pass(60)
      #expect(stack?.viewControllers.count == 1 && left == 1)
      #expect(world.simulator.waiting == 0)
    }
  }

  /// After the user leaves the host and the app releases the navigator, the host and its pages are freed.
  @Test func whatWasLeftIsFreed() {
    let simulator = Simulator()
    Simulator.$current.withValue(simulator) {
      var world: BarWorld? = BarWorld(simulator, isOverStack: true)
      let (app, stack) = (world?.app, world?.stack)
      stack?.pressBack()
      world?.pass(3)
      weak let host = world?.host
      let screen = world?.screen
      world = nil
      simulator.advance(by: .seconds(60))
      #expect(host == nil)
      #expect(app?.pages.compactMap(\.object).isEmpty == true)
      withExtendedLifetime(screen) {}
    }
  }
}
