package import Foundation
package import UIKit

// What a person sees of a tree of views, and does to it.
extension ViewTree {
  package var nodes: [Node] { root?.nodes ?? [] }

  /// All texts that can be seen.
  package var texts: [String] { nodes.filter(\.isVisible).compactMap(\.effect.text) }

  /// All images that can be seen, by name.
  package var images: [String] { nodes.filter(\.isVisible).compactMap(\.effect.image) }

  /// Whether what lies on top is presented by a button that says this.
  package func isPresentedBy(_ label: String) -> Bool {
    guard let content = presentations.last?.node?.children.first(where: { $0.key != Node.presentedKey }) else {
      return false
    }
    return content.node.text == label && content.node.nodes.contains(where: \.isButton)
  }

  /// Whether the views say that there is no bar above them.
  package var hidesBar: Bool { nodes.contains { $0.effect.hidesBar } }

  /// A person sees, and presses, what is there when the views are up to date.
  package func catchUp() { flush() }

  /// The buttons that can be seen, from the back to the front.
  private func buttons(_ label: String) -> [Node] {
    nodes.filter { $0.isButton && $0.isVisible && $0.text == label }
  }

  /// Whether there is a button that says this, and takes a press.
  package func canPress(_ label: String) -> Bool {
    buttons(label).last { $0.takesTaps && $0.effect.action != nil } != nil
  }

  /// Whether there is a button that says this, disabled or not.
  package func hasButton(_ label: String) -> Bool { !buttons(label).isEmpty }

  /// Presses a button. Gives whether it took the press.
  @discardableResult
  package func press(_ label: String) -> Bool {
    catchUp()
    guard let button = buttons(label).last(where: { $0.takesTaps && $0.effect.action != nil }) else { return false }
    let action = button.effect.action
    if closesAlertsFirst { button.answersAnAlert() }
    action?()
    if !closesAlertsFirst { button.answersAnAlert() }
    return true
  }

  /// Types into a field.
  @discardableResult
  package func type(_ text: String, into label: String) -> Bool {
    catchUp()
    let fields = nodes.filter { $0.isVisible && $0.takesTaps && $0.text == label }
    guard let field = fields.compactMap(\.effect.field).last else { return false }
    field.wrappedValue = text
    return true
  }

  /// Presses keys that a button has: of several the first, whether it can be seen or not, as long as it is not disabled.
  @discardableResult
  package func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Bool {
    catchUp()
    for node in nodes where node.isSeen && node.isInFront {
      guard let shortcut = node.effect.shortcut, shortcut.key.character == key.character,
        shortcut.modifiers == modifiers, let action = node.nodes.compactMap(\.effect.action).first
      else { continue }
      action()
      return true
    }
    return false
  }

  /// Clicks beside the layer on top, or has the system close it.
  @discardableResult
  package func drawAway() -> Bool {
    guard let top = presentations.last, top.isThere, let node = top.node else { return false }
    let layer = node.children.first { $0.key == Node.presentedKey }?.node
    if layer?.nodes.contains(where: { $0.effect.isModal }) == true { return false }
    top.isPresented.wrappedValue = false
    return true
  }

  /// A link comes in.
  package func open(_ url: URL) {
    for node in nodes { node.effect.openURL?(url) }
  }
}

extension ViewTree {
  /// Whether the controller that shows the views takes taps, and nothing is presented over it.
  package var isInFront: Bool {
    guard let controller else { return true }
    guard controller.view.takesTaps else { return false }
    var next: UIViewController? = controller
    while let each = next {
      if each.presentedViewController != nil { return false }
      next = each.parent
    }
    return true
  }
}

extension Node {
  var isButton: Bool { effect.isButton }

  /// Whether nothing lies over the layer that the view is in.
  var isInFront: Bool { tree.isInFront && !tree.presentations.contains { $0.node?.level(is: self) == true } }

  /// A button of an alert closes it.
  func answersAnAlert() {
    guard let alert = tree.presentations.last, alert.kind == .alert, let owner = alert.node,
      owner.children.first(where: { $0.key == Node.presentedKey })?.node === layer
    else { return }
    alert.isPresented.wrappedValue = false
  }
}

extension UIViewController {
  /// The trees of views of the controllers that are shown, from the back to the front.
  package var trees: [ViewTree] {
    let own = (self as? any HostsViews)?.tree.map { [$0] } ?? []
    return own + shownChildren.flatMap(\.trees) + (presentedViewController?.trees ?? [])
  }

  private var shownChildren: [UIViewController] {
    if let stack = self as? UINavigationController { return stack.topViewController.map { [$0] } ?? [] }
    if let tabs = self as? UITabBarController { return tabs.selectedViewController.map { [$0] } ?? [] }
    return children
  }
}

/// A controller that shows views.
@MainActor protocol HostsViews { var tree: ViewTree? { get } }

extension UIHostingController: HostsViews {}
