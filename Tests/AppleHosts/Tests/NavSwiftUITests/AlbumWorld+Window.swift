import Foundation
import NavRuntime
import NavUIKit
@testable import NavSwiftUI
import SwiftUI
@testable import UIKit

/// An album in a window of the double.
@MainActor final class AlbumWorld {
  let simulator: Simulator
  let diary: Diary
  let facts = AlbumFacts()
  private(set) var navigator: Navigator<Album, SwiftUIHost>
  private let window = UIWindow(frame: .zero)
  private let saved: NavigationState<Album>?

  private init(_ simulator: Simulator, _ diary: Diary, _ saved: NavigationState<Album>?) {
    (self.simulator, self.diary, self.saved) = (simulator, diary, saved)
    navigator = Navigator(
      host: SwiftUIHost(.simulated(simulator)), screens: AlbumScreens(diary: diary, facts: facts), facts: facts)
    window.makeKeyAndVisible()
  }

  /// Runs a test in a new world.
  static func run(
    isShown: Bool = true, restoring saved: NavigationState<Album>? = nil, diary: Diary? = nil,
    _ test: @MainActor (AlbumWorld) async throws -> Void
  ) async rethrows {
    let simulator = Simulator()
    try await Simulator.$current.withValue(simulator) {
      let world = AlbumWorld(simulator, diary ?? Diary(), saved)
      if isShown { await world.show() }
      try await test(world)
      world.window.rootViewController = nil
    }
  }

  func show() async { await show(AnyView(NavigatorView(navigator, restoring: saved))) }

  func show(_ view: AnyView) async {
    if let controller = window.rootViewController as? UIHostingController<AnyView> {
      controller.rootView = view
    } else {
      window.rootViewController = UIHostingController(rootView: view)
    }
    await settle()
  }

  /// Replaces the view with an empty one.
  func hide() async { await show(AnyView(EmptyView())) }

  func replaceNavigator() async {
    navigator = Navigator(
      host: SwiftUIHost(.simulated(simulator)), screens: AlbumScreens(diary: diary, facts: facts), facts: facts)
    await show()
  }

  var trees: [ViewTree] { window.rootViewController?.trees ?? [] }
  var looks: Int { trees.reduce(0) { $0 + $1.looks } }

  private var top: UIViewController? { trees.isEmpty ? nil : topLayer(window.rootViewController) }

  private func topLayer(_ controller: UIViewController?) -> UIViewController? {
    guard let controller else { return nil }
    if let presented = controller.presentedViewController { return topLayer(presented) }
    return controller.children.lazy.compactMap { child in child.layered }.last.flatMap(topLayer) ?? controller
  }

  /// The native stack of the layer on top.
  var stackOnTop: UINavigationController? {
    top as? UINavigationController ?? (top as? UITabBarController)?.selectedViewController as? UINavigationController
      ?? top.flatMap(stack)
  }

  private func stack(in controller: UIViewController) -> UINavigationController? {
    controller as? UINavigationController ?? controller.children.lazy.compactMap { self.stack(in: $0) }.first
  }

  var alertTitle: String? { (top as? UIAlertController)?.title }

  func answer(_ label: String) async {
    if let alert = top as? UIAlertController, let index = alert.actions.firstIndex(where: { $0.title == label }) {
      alert.press(index)
    }
    await settle()
  }

  func pressTab(_ index: Int) async {
    (top as? UITabBarController)?.press(index)
    await settle()
  }

  /// The button that opens a layer that the user can drag down.
  let canBeDrawnAway = "shelves"

  func drawAway() -> Bool {
    guard let below = top?.presentingViewController, below.beginDismissal() else { return false }
    below.endDismissal(isCancelled: false)
    return true
  }
}

extension UIViewController {
  /// The controller that presents another one: this controller or a descendant.
  fileprivate var layered: UIViewController? {
    presentedViewController != nil ? self : children.lazy.compactMap(\.layered).first
  }
}
