package import Foundation
import Observation
package import UIKit

/// A tree of views in a window or in a hosting controller. Changes are evaluated in the next turn of the run loop.
@MainActor package final class ViewTree {
  package private(set) var root: Node?
  package let simulator = Simulator.current
  package private(set) var isSeen = false
  /// The number of evaluations of all views so far.
  package var looks = 0
  /// Whether an alert is dismissed before its button's action runs. SwiftUI does either, depending on the system.
  package var closesAlertsFirst = false
  /// The controller that shows the views, if any.
  weak var controller: UIViewController?
  /// The layers over the views.
  package internal(set) var presentations: [Presented] = []
  /// The width of the window.
  let width = Width()
  private var changed: [Node] = []
  private var isScheduled = false
  private var transaction = Transaction()

  package init(_ view: any View, in controller: UIViewController? = nil) {
    self.controller = controller
    var environment = EnvironmentValues()
    environment.dismissal = controller?.dismissal
    let root = Node(view, environment, in: self, below: nil)
    self.root = root
    root.refresh()
    titleBar()
  }

  /// Writes the title of the views into the bar above them.
  private func titleBar() {
    if let controller, let title = root?.nodes.compactMap(\.effect.title).first {
      controller.navigationItem.title = title
    }
  }

  func invalidate(_ node: Node) {
    Transaction.changes += 1
    if !changed.contains(where: { $0 === node }) { changed.append(node) }
    transaction = Transaction.current ?? transaction
    guard !isScheduled else { return }
    isScheduled = true
    simulator.after(.zero) { [weak self] in self?.flush() }
  }

  func forget(_ node: Node) { changed.removeAll { $0 === node } }

  /// Evaluates the changed views, outer views first.
  package func flush() {
    isScheduled = false
    let former = Transaction.current
    Transaction.current = transaction
    while let index = changed.indices.min(by: { changed[$0].level < changed[$1].level }) {
      let node = changed.remove(at: index)
      if node.isAttached { node.refresh() }
    }
    transaction = Transaction()
    Transaction.current = former
    titleBar()
    if isSeen { root?.arrive() }
  }

  @Observable @MainActor final class Width { var now: CGFloat = 500 }

  /// Resizes the window.
  package func resize(width: CGFloat) { self.width.now = width }

  /// Shows another root view of the same type.
  package func show(_ view: any View) {
    guard let root else { return }
    if Swift.type(of: root.view) == Swift.type(of: view) {
      root.update(view, root.environment)
      titleBar()
      if isSeen { root.arrive() }
    }
  }

  package func setScenePhase(_ phase: ScenePhase) {
    guard let root else { return }
    var environment = root.environment
    environment.scenePhase = phase
    root.update(root.view, environment)
  }

  package func appear() {
    if isSeen { return }
    isSeen = true
    root?.arrive()
  }

  package func disappear() {
    if !isSeen { return }
    root?.disappear()
    isSeen = false
  }

  /// Removes the views after their owner releases them.
  package func end() {
    disappear()
    root?.takeDown()
    root = nil
    changed = []
  }
}
