import Foundation
@testable import NavSwiftUI
import SwiftUI
@testable import UIKit

/// A window of the double.
@MainActor struct AlbumWindow {
  private let window = UIWindow(frame: .zero)

  init() { window.makeKeyAndVisible() }

  func show(_ view: AnyView) {
    if let controller = window.rootViewController as? UIHostingController<AnyView> {
      controller.rootView = view
    } else {
      window.rootViewController = UIHostingController(rootView: view)
    }
  }

  func end() { window.rootViewController = nil }
  func resize(isWide: Bool) { Simulator.current.resize(isWide: isWide) }

  var trees: [ViewTree] { window.rootViewController?.trees ?? [] }

  var top: UIViewController? { trees.isEmpty ? nil : topLayer(window.rootViewController) }

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
}

extension AlbumWorld {
  private var top: UIViewController? { window.top }

  /// The native stack of the layer on top.
  var stackOnTop: UINavigationController? { window.stackOnTop }

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
  var canBeDrawnAway: String { "shelves" }

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
