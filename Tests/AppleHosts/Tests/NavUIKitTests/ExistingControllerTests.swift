import Foundation
import NavRuntime
@testable import NavUIKit
import Testing
@testable import UIKit

/// A navigator on the navigation controller of an app that is still moving to navc.
@MainActor struct ExistingControllerTests {
  private final class FormerDelegate: NSObject, UINavigationControllerDelegate {
    var heard = 0
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { heard += 1 }
  }

  /// A double of UIKit's own delegate, which coordinates its swipes.
  private final class SwipeDelegate: NSObject, UIGestureRecognizerDelegate {}

  /// An app that observes its navigation controller and coordinates its swipes before there is a host.
  @MainActor private struct App {
    let stack = UINavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
    let former = FormerDelegate()
    let own = SwipeDelegate()
    let swipe: UIGestureRecognizer
    let window = UIWindow(frame: .zero)

    init() throws {
      swipe = try #require(stack.interactivePopGestureRecognizer)
      stack.delegate = former
      swipe.delegate = own
      window.rootViewController = stack
      window.makeKeyAndVisible()
    }
  }

  private func makeNavigator(over stack: UINavigationController) -> Navigator<Shop, UIKitHost> {
    Navigator(
      host: UIKitHost(over: stack, time: .simulated(Simulator.current)), screens: ShopPages(), facts: ShopFacts())
  }

  private func run(
    _ test: @MainActor (UINavigationController, Navigator<Shop, UIKitHost>, Simulator) async throws -> Void
  ) async throws {
    let simulator = Simulator()
    try await Simulator.$current.withValue(simulator) {
      let window = UIWindow(frame: .zero)
      let stack = UINavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
      window.rootViewController = stack
      window.makeKeyAndVisible()
      let navigator = makeNavigator(over: stack)
      navigator.start()
      simulator.advance(by: .seconds(1))
      try await test(stack, navigator, simulator)
      window.rootViewController = nil
    }
  }

  @Test func itsPagesLieAboveWhatWasThere() async throws {
    try await run { stack, navigator, simulator in
      #expect(stack.viewControllers.count == 2)
      try #require(navigator.handle(Shop.Catalog.self)).openProduct(id: 7)
      simulator.advance(by: .seconds(1))
      #expect(stack.viewControllers.count == 3)
      stack.pressBack()
      simulator.advance(by: .seconds(1))
      #expect(stack.viewControllers.count == 2 && navigator.stack.map(\.name) == ["catalog"])
    }
  }

  /// From the first page, the user goes back to the app's previous page, and the navigator does not undo that.
  @Test(arguments: [true, false])
  func fromTheFirstPageTheUserGoesBackToTheApp(_ isSwipe: Bool) async throws {
    try await run { stack, navigator, simulator in
      var hasLeft = false
      navigator.host.onLeave = { hasLeft = true }
      if isSwipe {
        #expect(stack.beginSwipe())
        stack.endSwipe(isCancelled: false)
      } else {
        stack.pressBack()
      }
      simulator.advance(by: .seconds(10))
      #expect(stack.viewControllers.count == 1, "\(navigator.lastEvents)")
      #expect(hasLeft && simulator.corruptions.isEmpty)
      #expect(stack.delegate == nil, "the controller is as it was")
      // Another navigator can use the controller next.
      let next = makeNavigator(over: stack)
      next.start()
      simulator.advance(by: .seconds(1))
      #expect(stack.viewControllers.count == 2 && next.stack.map(\.name) == ["catalog"])
    }
  }

  @Test func theDelegateThatWasThereIsToldToo() async throws {
    let simulator = Simulator()
    Simulator.$current.withValue(simulator) {
      let stack = UINavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
      let former = FormerDelegate()
      stack.delegate = former
      let window = UIWindow(frame: .zero)
      window.rootViewController = stack
      let navigator = makeNavigator(over: stack)
      window.makeKeyAndVisible()
      navigator.start()
      simulator.advance(by: .seconds(1))
      #expect(former.heard > 0)
      window.rootViewController = nil
    }
  }

  /// An app may release a navigator while its pages are on the stack, and replace the pages.
  @Test func whoeverListenedBeforeListensAgainWhenTheHostIsFreed() async throws {
    let simulator = Simulator()
    try await Simulator.$current.withValue(simulator) {
      let app = try App()
      let (stack, former, swipe, own) = (app.stack, app.former, app.swipe, app.own)
      var navigator: Navigator<Shop, UIKitHost>? = makeNavigator(over: stack)
      weak let host = navigator?.host
      navigator?.start()
      simulator.advance(by: .seconds(1))
      #expect(stack.delegate !== former && swipe.delegate !== own)
      navigator = nil
      for _ in 0..<1_000 where host != nil { await Task.yield() }
      #expect(host == nil && stack.viewControllers.count == 2)
      #expect(stack.delegate === former && swipe.delegate === own)
      let heard = former.heard
      stack.setViewControllers(Array(stack.viewControllers.prefix(1)), animated: false)
      simulator.advance(by: .seconds(1))
      #expect(former.heard > heard && simulator.corruptions.isEmpty)
      app.window.rootViewController = nil
    }
  }

  /// An assignment creates the next navigator first, and then frees the previous one.
  @Test func whoeverListenedBeforeIsToldByTheNextHostToo() async throws {
    let simulator = Simulator()
    try await Simulator.$current.withValue(simulator) {
      let app = try App()
      let (stack, former, swipe, own) = (app.stack, app.former, app.swipe, app.own)
      var navigator: Navigator<Shop, UIKitHost>?
      for _ in 0..<3 {
        weak let last = navigator?.host
        navigator = makeNavigator(over: stack)
        navigator?.start()
        simulator.advance(by: .seconds(1))
        for _ in 0..<1_000 where last != nil { await Task.yield() }
        #expect(last == nil)
        let heard = former.heard
        try #require(navigator?.handle(Shop.Catalog.self)).openProduct(id: 7)
        simulator.advance(by: .seconds(1))
        #expect(former.heard > heard)
      }
      weak let host = navigator?.host
      navigator = nil
      for _ in 0..<1_000 where host != nil { await Task.yield() }
      #expect(host == nil && stack.delegate === former && swipe.delegate === own)
      #expect(simulator.corruptions.isEmpty)
      app.window.rootViewController = nil
    }
  }

  /// A delegate that was set in the meantime stays.
  @Test func aDelegateThatCameLaterStaysWhenTheHostIsFreed() async throws {
    let simulator = Simulator()
    await Simulator.$current.withValue(simulator) {
      let stack = UINavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
      let (former, later) = (FormerDelegate(), FormerDelegate())
      stack.delegate = former
      var navigator: Navigator<Shop, UIKitHost>? = makeNavigator(over: stack)
      weak let host = navigator?.host
      navigator?.start()
      simulator.advance(by: .seconds(1))
      stack.delegate = later
      navigator = nil
      for _ in 0..<1_000 where host != nil { await Task.yield() }
      #expect(host == nil && stack.delegate === later)
    }
  }
}
