import Foundation
import NavRuntime
import NavTable

@testable import NavUIKit
@testable import UIKit

/// A graph of three pages, each above the previous one. The second page does not have a bar, and the third has its
/// own bar style.
enum BarGraph: NavigationGraph {
  static let table = GraphTable([
    .graph("Bars"), .root(["first"]),
    .screen("first"), .push("second", to: "second"),
    .screen("second"), .bar(isHidden: true), .push("third", to: "third"), .push("sheet", to: "third"), .layer(.sheet),
    .unwind("back", to: .previous),
    .screen("third"), .shared, .barStyle("plain"), .unwind("back", to: .previous), .unwind("toFirst", to: .root),
  ])

  static func screenType(_ screen: ScreenID) -> (any Screen.Type)? {
    [First.self, Second.self, Third.self][Int(screen.rawValue)]
  }

  struct First: PlainScreen {
    init() {}
  }

  struct Second: PlainScreen {
    init() {}
  }

  struct Third: PlainScreen {
    init() {}
  }

  static func segue(_ name: String, of screen: String) -> SegueID {
    let segues = table.screen(named: screen)?.segues ?? []
    return segues.first { table.name(of: $0).hasSuffix(name) } ?? .none
  }
}

/// An app with this graph.
@MainActor final class BarApp: GraphScreens, GraphFacts {
  typealias Graph = BarGraph

  /// Weak references to the pages created so far.
  private(set) var pages: [Device.Weak<UIViewController>] = []

  func makePage(_ screen: ScreenID, _ context: PageContext) -> Any {
    let page = UIViewController(nibName: nil, bundle: nil)
    pages.append(Device.Weak(object: page))
    return page
  }

  func preparePush(_ segue: SegueID, _ context: SegueContext) {}
  func unwind(_ segue: SegueID, _ context: SegueContext) {}
  func predicates(of graph: BarGraph.Type) -> GraphPredicates { GraphPredicates() }
}

/// A navigator with a host on a double.
@MainActor final class BarWorld {
  let simulator: Simulator
  let screen = UIWindow(frame: .zero)
  let app = BarApp()
  let host: UIKitHost
  let navigator: Navigator<BarGraph, UIKitHost>
  /// The existing navigation controller, if the host uses one.
  let stack: UINavigationController?
  static let plain = UINavigationBarAppearance()

  init(_ simulator: Simulator, isOverStack: Bool = false) {
    self.simulator = simulator
    if isOverStack {
      let stack = UINavigationController(rootViewController: UIViewController(nibName: nil, bundle: nil))
      screen.rootViewController = stack
      host = UIKitHost(over: stack, time: .simulated(simulator))
      self.stack = stack
    } else {
      host = UIKitHost(in: screen, time: .simulated(simulator))
      stack = nil
    }
    host.barStyles = ["plain": Self.plain]
    screen.makeKeyAndVisible()
    navigator = Navigator(host: host, screens: app, facts: app)
    navigator.start()
    pass(3)
  }

  /// Runs a closure in a new world.
  static func run(isOverStack: Bool = false, _ act: @MainActor (BarWorld) -> Void) {
    let simulator = Simulator()
    Simulator.$current.withValue(simulator) { act(BarWorld(simulator, isOverStack: isOverStack)) }
  }

  func pass(_ seconds: Double) { simulator.advance(by: .seconds(seconds)) }

  var native: UINavigationController? { host.layers.last?.stack?.controller }

  func pushSecond() {
    let _: SegueRequest<Never>? = navigator.handle(BarGraph.First.self)?
      .push(BarGraph.segue("second", of: "first"), BarGraph.Second(), sender: .user)
    pass(3)
  }

  func pushThird(_ segue: String = "third") {
    let _: SegueRequest<Never>? = navigator.handle(BarGraph.Second.self)?
      .push(BarGraph.segue(segue, of: "second"), BarGraph.Third(), sender: .user)
    pass(3)
  }
}
