package import Foundation
package import UIKit

// The visible contents of a tree of views, and simulated input.
extension ViewTree {
  package var nodes: [Node] { root?.nodes ?? [] }

  /// All visible strings.
  package var texts: [String] { nodes.filter(\.isVisible).compactMap(\.effect.text) }

  /// The names of all visible images.
  package var images: [String] { nodes.filter(\.isVisible).compactMap(\.effect.image) }

  /// Whether the layer on top is presented by a button with this label.
  package func isPresentedBy(_ label: String) -> Bool {
    guard let content = presentations.last?.node?.children.first(where: { $0.key != Node.presentedKey }) else {
      return false
    }
    return content.node.text == label && content.node.nodes.contains(where: \.isButton)
  }

  /// Whether the views hide the bar above them.
  package var hidesBar: Bool { nodes.contains { $0.effect.hidesBar } }

  /// Updates the views. The user sees and presses only views that are up to date.
  package func catchUp() { flush() }

  /// The visible buttons with this label, from back to front.
  private func buttons(_ label: String) -> [Node] {
    nodes.filter { $0.isButton && $0.isVisible && $0.text == label }
  }

  /// Whether a button with this label accepts a press.
  package func canPress(_ label: String) -> Bool {
    buttons(label).last { $0.takesTaps && $0.effect.action != nil } != nil
  }

  /// Whether a button with this label is visible, disabled or not.
  package func hasButton(_ label: String) -> Bool { !buttons(label).isEmpty }

  /// Presses a button. Returns whether a button accepted the press.
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

  /// Presses a keyboard shortcut. The first enabled button with this shortcut performs its action, even if it is not
  /// visible.
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

  /// Clicks beside the layer on top, or closes it as the system does.
  @discardableResult
  package func drawAway() -> Bool {
    guard let top = presentations.last, top.isThere, let node = top.node else { return false }
    let layer = node.children.first { $0.key == Node.presentedKey }?.node
    if layer?.nodes.contains(where: { $0.effect.isModal }) == true { return false }
    top.isPresented.wrappedValue = false
    return true
  }

  /// Opens a link in the views.
  package func open(_ url: URL) {
    for node in nodes { node.effect.openURL?(url) }
  }

  /// Continues an activity in the views.
  package func resume(_ activity: NSUserActivity) {
    for node in nodes { node.effect.activities[activity.activityType]?(activity) }
  }
}

extension ViewTree {
  /// Whether the controller that shows the views accepts taps and is not covered by another controller.
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

  /// Whether no layer covers the layer that contains the view.
  var isInFront: Bool { tree.isInFront && !tree.presentations.contains { $0.node?.level(is: self) == true } }

  /// Closes the alert that contains the button.
  func answersAnAlert() {
    guard let alert = tree.presentations.last, alert.kind == .alert, let owner = alert.node,
      owner.children.first(where: { $0.key == Node.presentedKey })?.node === layer
    else { return }
    alert.isPresented.wrappedValue = false
  }
}

extension UIViewController {
  /// The trees of views of the visible controllers, from back to front.
  package var trees: [ViewTree] {
    let own = (self as? any HostsViews)?.tree.map { [$0] } ?? []
    return own + shownChildren.flatMap(\.trees) + (presentedViewController?.trees ?? [])
  }

  private var shownChildren: [UIViewController] {
    if let stack = self as? UINavigationController { return stack.topViewController.map { [$0] } ?? [] }
    if let tabs = self as? UITabBarController { return tabs.selectedViewController.map { [$0] } ?? [] }
    if let split = self as? UISplitViewController { return split.shownColumns }
    return children
  }
}

/// A controller that shows views.
@MainActor protocol HostsViews { var tree: ViewTree? { get } }

extension UIHostingController: HostsViews {}
