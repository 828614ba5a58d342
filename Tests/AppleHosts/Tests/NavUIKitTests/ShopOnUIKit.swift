import Foundation
import NavRuntime
import Testing

@testable import NavUIKit
@testable import UIKit

/// A shop with view controllers, in a window or on an existing navigation controller.
@MainActor final class ShopOnUIKit {
  /// The place of the host.
  enum Home: CaseIterable { case window, stack }

  let simulator: Simulator
  let window = UIWindow(frame: .zero)
  let host: UIKitHost
  let navigator: Navigator<Shop, UIKitHost>
  /// The app's own navigation controller, if the host uses one.
  let stack: UINavigationController?

  private init(_ simulator: Simulator, in home: Home) {
    self.simulator = simulator
    switch home {
    case .window:
      stack = nil
      host = UIKitHost(in: window, time: .simulated(simulator))
    case .stack:
      let stack = UINavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
      self.stack = stack
      window.rootViewController = stack
      host = UIKitHost(over: stack, time: .simulated(simulator))
    }
    navigator = Navigator(host: host, screens: ShopPages(), facts: ShopFacts())
  }

  /// Runs a test in a new world.
  static func run(in home: Home, isSeen: Bool = true, _ test: @MainActor (ShopOnUIKit) throws -> Void) rethrows {
    let simulator = Simulator()
    try Simulator.$current.withValue(simulator) {
      let world = ShopOnUIKit(simulator, in: home)
      if isSeen { world.window.makeKeyAndVisible() }
      world.navigator.start()
      world.pass(3)
      try test(world)
      #expect(simulator.corruptions.isEmpty && simulator.lost.isEmpty, "\(simulator.corruptions) \(simulator.lost)")
      world.window.rootViewController = nil
    }
  }

  func pass(_ seconds: Double) { simulator.advance(by: .seconds(seconds)) }

  /// The names of the screens on the stack.
  var places: [String] { navigator.stack.map(\.name) }

  func handle<S: Screen>(_ screen: S.Type) throws -> ScreenHandle<S> { try #require(navigator.handle(screen)) }
}
