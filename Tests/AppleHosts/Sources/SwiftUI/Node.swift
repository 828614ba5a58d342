import Foundation
import Observation
import UIKit

/// A place in the tree of views. It stays as long as the place has a view of the same type, and keeps the states of
/// the view.
@MainActor package final class Node {
  unowned let tree: ViewTree
  private(set) weak var parent: Node?
  private(set) var view: any View
  var environment: EnvironmentValues
  package private(set) var children: [(key: AnyHashable, node: Node)] = []
  var storage: [Int: AnyObject] = [:]
  /// The effect of a primitive view.
  var effect = Effect()
  private(set) var isSeen = false
  private var look = 0
  private let depth: Int

  init(_ view: any View, _ environment: EnvironmentValues, in tree: ViewTree, below parent: Node?) {
    (self.view, self.environment, self.tree, self.parent) = (view, environment, tree, parent)
    depth = (parent?.depth ?? 0) + 1
  }

  var level: Int { depth }

  /// Called when a value that the last evaluation read is about to change.
  func invalidate() { tree.invalidate(self) }

  /// Evaluates the view again.
  func update(_ view: any View, _ environment: EnvironmentValues) {
    (self.view, self.environment) = (view, environment)
    refresh()
  }

  func refresh() {
    tree.looks += 1
    look += 1
    let current = look
    let below = withObservationTracking {
      open(view)
    } onChange: { [weak self] in
      // The values that views read change on the main actor.
      MainActor.assumeIsolated { if let self, self.look == current { self.invalidate() } }
    }
    reconcile(below)
    effect.updated?(self)
  }

  private func open<V: View>(_ view: V) -> [Child] {
    if let primitive = view as? any Primitive { return primitive.children(of: self) }
    if let controller = view as? any UIViewControllerRepresentable {
      controller.represent(in: self)
      return []
    }
    if let represented = view as? any UIViewRepresentable {
      represented.represent(in: self)
      return []
    }
    for (index, property) in Mirror(reflecting: view).children.enumerated() {
      if let installed = property.value as? any Installed { installed.install(in: self, at: index) }
    }
    return [Child(0, view.body)]
  }

  private func reconcile(_ below: [Child]) {
    var former = children
    var new: [(key: AnyHashable, node: Node)] = []
    for child in below {
      let environment = child.environment ?? environment
      if let index = former.firstIndex(where: { $0.key == child.key && type(of: $0.node.view) == type(of: child.view) })
      {
        let kept = former.remove(at: index)
        new.append(kept)
        kept.node.update(child.view, environment)
      } else {
        let node = Node(child.view, environment, in: tree, below: self)
        new.append((child.key, node))
        node.refresh()
      }
    }
    children = new
    for gone in former { gone.node.leave() }
  }

  /// Reports that the view and the views below it appear, outer views first.
  func arrive() {
    if !isSeen {
      isSeen = true
      effect.appeared?()
    }
    for child in children { child.node.arrive() }
  }

  func disappear() {
    for child in children { child.node.disappear() }
    guard isSeen else { return }
    isSeen = false
    effect.disappeared?()
  }

  /// Removes the place from the tree.
  private func leave() {
    disappear()
    takeDown()
  }

  func takeDown() {
    for child in children { child.node.takeDown() }
    tree.forget(self)
    effect.removed?()
    effect = Effect()
    parent = nil
  }

  /// The key of the content of a layer.
  static let presentedKey = AnyHashable("presented")

  /// The key of the items of a toolbar.
  static let toolbarKey = AnyHashable("toolbar")

  private var isToolbar: Bool { parent?.children.contains { $0.key == Self.toolbarKey && $0.node === self } ?? false }

  private var isLayer: Bool { parent?.children.contains { $0.key == Self.presentedKey && $0.node === self } ?? true }

  /// The layer that contains the view.
  var layer: Node { isLayer ? self : parent?.layer ?? self }

  func level(is other: Node) -> Bool { layer === other.layer }

  package var isAttached: Bool { parent != nil || tree.root === self }

  // MARK: Contents for tests

  package var nodes: [Node] { [self] + children.flatMap(\.node.nodes) }

  /// The string of this view.
  package var ownText: String? { effect.text }

  /// All strings of this view and the views below it.
  package var text: String {
    ([effect.text].compactMap { $0 } + children.map(\.node.text)).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether a finger reaches the view: no view above it disables taps or hides it.
  package var takesTaps: Bool {
    var next: Node? = self
    while let node = next {
      if node.effect.stopsTaps { return false }
      next = node === layer || node.isToolbar ? nil : node.parent
    }
    return tree.isSeen && tree.isInFront && !tree.presentations.contains { $0.node?.level(is: self) == true }
  }

  /// Whether the view is visible.
  package var isVisible: Bool {
    var next: Node? = self
    while let node = next {
      if node.effect.isHidden { return false }
      next = node === layer || node.isToolbar ? nil : node.parent
    }
    return tree.isSeen && isSeen
  }
}

/// The effect of a primitive view.
struct Effect {
  var text: String?
  var action: (@MainActor () -> Void)?
  var role: ButtonRole?
  var field: Binding<String>?
  var shortcut: KeyboardShortcut?
  var openURL: ((URL) -> Void)?
  var activities: [String: (NSUserActivity) -> Void] = [:]
  var title: String?
  var hidesBar = false
  var image: String?
  var appeared: (() -> Void)?
  var disappeared: (() -> Void)?
  var updated: ((Node) -> Void)?
  var removed: (() -> Void)?
  var stopsTaps = false
  var isHidden = false
  var presentation: Presented?
  /// Whether the user cannot dismiss the layer.
  var isModal = false
  var isButton = false
}
