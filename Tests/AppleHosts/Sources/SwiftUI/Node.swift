import Foundation
import Observation

/// A place in the tree of views: it stays while the same kind of view is there, and keeps what that view's states hold.
@MainActor package final class Node {
  unowned let tree: ViewTree
  private(set) weak var parent: Node?
  private(set) var view: any View
  var environment: EnvironmentValues
  package private(set) var children: [(key: AnyHashable, node: Node)] = []
  var storage: [Int: AnyObject] = [:]
  /// What a view of the double's own does to those below it.
  var effect = Effect()
  private(set) var isSeen = false
  private var look = 0
  private let depth: Int

  init(_ view: any View, _ environment: EnvironmentValues, in tree: ViewTree, below parent: Node?) {
    (self.view, self.environment, self.tree, self.parent) = (view, environment, tree, parent)
    depth = (parent?.depth ?? 0) + 1
  }

  var level: Int { depth }

  /// Something that the last look has read is about to change.
  func invalidate() { tree.invalidate(self) }

  /// Looks at the view anew.
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
      // What views read is changed on the main actor.
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

  /// The view is seen, or is not any more. The outer ones hear of it first.
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

  /// The place is gone.
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

  /// What the content of a layer is known by.
  static let presentedKey = AnyHashable("presented")

  /// What the items of a toolbar are known by.
  static let toolbarKey = AnyHashable("toolbar")

  private var isToolbar: Bool { parent?.children.contains { $0.key == Self.toolbarKey && $0.node === self } ?? false }

  private var isLayer: Bool { parent?.children.contains { $0.key == Self.presentedKey && $0.node === self } ?? true }

  /// The layer that the view is in.
  var layer: Node { isLayer ? self : parent?.layer ?? self }

  func level(is other: Node) -> Bool { layer === other.layer }

  package var isAttached: Bool { parent != nil || tree.root === self }

  // MARK: What a test sees

  package var nodes: [Node] { [self] + children.flatMap(\.node.nodes) }

  /// What is written here.
  package var ownText: String? { effect.text }

  /// All that is written here and below.
  package var text: String {
    ([effect.text].compactMap { $0 } + children.map(\.node.text)).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Whether a finger reaches the view: nothing above it turns taps off, or hides it.
  package var takesTaps: Bool {
    var next: Node? = self
    while let node = next {
      if node.effect.stopsTaps { return false }
      next = node === layer || node.isToolbar ? nil : node.parent
    }
    return tree.isSeen && tree.isInFront && !tree.presentations.contains { $0.node?.level(is: self) == true }
  }

  /// Whether a person could see it.
  package var isVisible: Bool {
    var next: Node? = self
    while let node = next {
      if node.effect.isHidden { return false }
      next = node === layer || node.isToolbar ? nil : node.parent
    }
    return tree.isSeen && isSeen
  }
}

/// What a view of the double's own does.
struct Effect {
  var text: String?
  var action: (@MainActor () -> Void)?
  var role: ButtonRole?
  var field: Binding<String>?
  var shortcut: KeyboardShortcut?
  var openURL: ((URL) -> Void)?
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
  /// A layer that nobody can draw away.
  var isModal = false
  var isButton = false
}
