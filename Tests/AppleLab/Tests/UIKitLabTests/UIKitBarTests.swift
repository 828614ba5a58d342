import Foundation
import NavRuntime
import Testing

@testable import NavUIKit
@testable import UIKit

/// Bars that go along, remotes, and navigation controllers that were there before.
@MainActor @Suite(.serialized) struct UIKitBarTests {
  /// The bar of the page that a swipe comes to comes with the swipe, and that of the page that is back is back.
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

  /// A pop that UIKit makes by itself takes the bar along too.
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

  /// Title and look are the page's own: nothing of them stays for the next.
  @Test func theLookIsThePagesOwn() {
    BarWorld.run { world in
      world.pushSecond()
      world.pushThird()
      let looks = world.native?.viewControllers.map { $0.navigationItem.standardAppearance === BarWorld.plain }
      #expect(looks == [false, false, true])
    }
  }

  /// Whatever an app has done to the bar, the next page has its own.
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

  /// The menu button of a remote means back, up to where the system takes it for leaving the app.
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

  /// Back from the first page of a host that lives on somebody's navigation controller leads to what was there before: the host has been left, and
  /// nothing is put back.
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

  /// A host that was left has nothing of the app's, once the app has let go of the navigator.
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
