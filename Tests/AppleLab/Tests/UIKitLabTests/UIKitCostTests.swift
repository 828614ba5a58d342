import Foundation
import NavRuntime
import Testing

@testable import NavUIKit
@testable import UIKit

/// The costs of a host in an idle app, and its memory.
@MainActor @Suite(.serialized) struct UIKitCostTests {
  /// An idle app does not schedule delayed calls, regardless of its previous changes.
  @Test func anIdleAppMakesNoWakeUp() {
    BarWorld.run { world in
      @MainActor func isIdle(_ what: String) {
        let before = world.simulator.wakeUps
        #expect(world.simulator.waiting == 0, "after \(what)")
        world.pass(3_600)
        #expect(world.simulator.wakeUps == before, "after \(what)")
      }
      isIdle("the start")
      world.pushSecond()
      isIdle("a push")
      world.pushThird("sheet")
      isIdle("a sheet")
      world.navigator.goBack()
      world.pass(3)
      isIdle("its dismissal")
      _ = world.native?.beginSwipe()
      world.native?.endSwipe(isCancelled: true)
      world.pass(3)
      isIdle("a cancelled swipe")
      _ = world.native?.beginSwipe()
      world.native?.endSwipe(isCancelled: false)
      world.pass(3)
      isIdle("a swipe")
      world.pushSecond()
      world.pushThird()
      if let stack = world.native { stack.chooseFromBackMenu(stack.viewControllers[0]) }
      world.pass(3)
      isIdle("a pop of UIKit's own")
      world.screen.rootViewController = UIViewController(nibName: nil, bundle: nil)
      world.pass(3)
      isIdle("a window that was taken")
    }
  }

  /// A page is freed after it leaves the stack in any way.
  @Test(arguments: Leaving.allCases) func aPageThatLeavesIsFreed(leaving: Leaving) {
    BarWorld.run { world in
      world.pushSecond()
      world.pushThird(leaving.isOfLayer ? "sheet" : "third")
      #expect(world.app.pages.compactMap(\.object).count == 3)
      leaving.act(world)
      world.pass(5)
      let kept = world.navigator.stack.count
      #expect(kept == (leaving == .unwindToRoot || leaving == .restore ? 1 : 2), "\(leaving)")
      #expect(world.app.pages.compactMap(\.object).count == kept, "\(leaving)")
    }
  }

  /// The ways in which a page leaves the stack.
  enum Leaving: CaseIterable {
    case back, unwindToRoot, swipe, menu, dismissal, drawn, restore

    var isOfLayer: Bool { self == .dismissal || self == .drawn }

    @MainActor func act(_ world: BarWorld) {
      switch self {
      case .back, .dismissal: world.navigator.goBack()
      case .unwindToRoot:
        world.navigator.handle(BarGraph.Third.self)?.unwind(BarGraph.segue("toFirst", of: "third"), sender: .user)
      case .swipe:
        _ = world.native?.beginSwipe()
        world.native?.endSwipe(isCancelled: false)
      case .menu: if let stack = world.native { stack.chooseFromBackMenu(stack.viewControllers[1]) }
      case .drawn:
        let presenter = world.host.layers.last?.controller.ownPresenting
        _ = presenter?.beginDismissal()
        presenter?.endDismissal(isCancelled: false)
      case .restore: world.navigator.restore(NavigationState(screens: [BarGraph.First()]))
      }
    }
  }
}
