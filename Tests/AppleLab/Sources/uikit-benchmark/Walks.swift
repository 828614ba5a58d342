import Foundation
import NavRuntime
import NavTable
import NavUIKit
import UIKit

/// The smallest graph with a push.
enum TwoPages: NavigationGraph {
  static let table = GraphTable([
    .graph("TwoPages"), .root(["list"]),
    .screen("list"), .push("open", to: "item"), .push("openAtOnce", to: "item"), .unanimated,
    .screen("item"), .unwind("close", to: .previous), .unwind("closeAtOnce", to: .previous), .unanimated,
  ])

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? { screen.rawValue == 0 ? List.self : Item.self }

  struct List: PlainScreen {
    init() {}
  }

  struct Item: PlainScreen {
    init() {}
  }
}

/// An app with this graph.
@MainActor final class TwoPagesApp: GraphScreens, GraphFacts {
  typealias Graph = TwoPages

  var pushes = 0
  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any { UIViewController(nibName: nil, bundle: nil) }
  func preparePush(_ segue: SegueID, _ context: SegueContext) { pushes += 1 }
  func unwind(_ segue: SegueID, _ context: SegueContext) {}
  func predicates(of graph: TwoPages.Type) -> GraphPredicates { GraphPredicates() }
}

/// Pushes and pops through segues.
@MainActor final class GuardedWalk {
  private let simulator: Simulator
  private let screen = UIWindow(frame: .zero)
  private let app = TwoPagesApp()
  private let navigator: Navigator<TwoPages, UIKitHost>
  private let segues: (open: SegueID, close: SegueID)
  var pushes: Int { app.pushes }

  init(_ simulator: Simulator, isAnimated: Bool) {
    self.simulator = simulator
    let time = HostTime(now: { simulator.now }) { delay, action in
      var isCancelled = false
      simulator.after(delay) { if !isCancelled { action() } }
      return { isCancelled = true }
    }
    navigator = Navigator(host: UIKitHost(in: screen, time: time), screens: app, facts: app)
    screen.makeKeyAndVisible()
    navigator.start()
    simulator.advance(by: .seconds(1))
    let offset = isAnimated ? 0 : 1
    let ids = TwoPages.table.rules.segues.indices.map { SegueID(rawValue: Int32($0)) }
    segues = (ids[offset], ids[2 + offset])
  }

  func walk(_ cycles: Int) {
    for _ in 0..<cycles {
      let _: SegueRequest<Never>? = navigator.handle(TwoPages.List.self)?.push(
        segues.open, TwoPages.Item(), sender: .user)
      simulator.advance(by: .seconds(1))
      navigator.handle(TwoPages.Item.self)?.unwind(segues.close, sender: .user)
      simulator.advance(by: .seconds(1))
    }
  }
}

/// Pushes and pops through direct calls of UIKit.
@MainActor final class DirectWalk {
  private let simulator: Simulator
  private let screen = UIWindow(frame: .zero)
  private let stack = UINavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
  private let isAnimated: Bool
  private(set) var pushes = 0

  init(_ simulator: Simulator, isAnimated: Bool) {
    (self.simulator, self.isAnimated) = (simulator, isAnimated)
    screen.rootViewController = stack
    screen.makeKeyAndVisible()
    simulator.advance(by: .seconds(1))
  }

  func walk(_ cycles: Int) {
    for _ in 0..<cycles {
      pushes += 1
      stack.pushViewController(UIViewController(nibName: nil, bundle: nil), animated: isAnimated)
      simulator.advance(by: .seconds(1))
      stack.popViewController(animated: isAnimated)
      simulator.advance(by: .seconds(1))
    }
  }
}
