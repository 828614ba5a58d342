// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static var command: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 20) }
}

@MainActor open class UIKeyCommand: UIMenuElement {
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags
  private let action: () -> Void

  /// Apple's initializer takes a selector. Without Objective-C, the action is a closure.
  package init(input: String, modifierFlags: UIKeyModifierFlags, action: @escaping () -> Void) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    super.init()
  }

  func call() { action() }
}

// Simulated input of a keyboard and of VoiceOver.
extension UIWindow {
  /// The controllers in the responder chain, from the page in front to the bottom of its layer.
  private var chain: [UIViewController] {
    guard var next = rootViewController?.topLayer else { return [] }
    var chain = [next]
    while let inner = next.responderBelow {
      next = inner
      chain.append(next)
    }
    return chain.reversed()
  }

  /// Presses a key. UIKit performs the command that is nearest to the page.
  ///
  /// - Returns: Whether UIKit handled the key.
  @discardableResult
  package func press(_ input: String, _ modifiers: UIKeyModifierFlags = []) -> Bool {
    let isEscape = input == UIKeyCommand.inputEscape
    if isEscape, let alert = chain.first as? UIAlertController {
      alert.pressCancel()
      return true
    }
    let command = chain.lazy.compactMap { $0.keyCommands?.first { $0.input == input && $0.modifierFlags == modifiers } }
      .first
    if let command, !isEscape || !simulator.hostility.contains(.escapesDirectly) {
      command.call()
      return true
    }
    if isEscape { return dismissLayer() }
    if input == "[", modifiers == .command, let stack = chain.lazy.compactMap({ $0 as? UINavigationController }).first,
      stack.stack.count > 1
    {
      stack.pressBack(byKey: true)
      return true
    }
    return false
  }

  /// Scrubs with two fingers under VoiceOver. UIKit calls each responder, starting at the page in front.
  ///
  /// - Returns: Whether a responder handled the scrub.
  @discardableResult
  package func scrub() -> Bool {
    if simulator.hostility.contains(.escapesDirectly) { return escapeDirectly() }
    if let alert = chain.first as? UIAlertController {
      alert.pressCancel()
      return true
    }
    return chain.contains { $0.accessibilityPerformEscape() } || dismissLayer()
  }

  /// Pops the page in front, or dismisses its layer, as UIKit does for a scrub and SwiftUI for `dismiss()`.
  @discardableResult
  package func escapeDirectly() -> Bool {
    if let stack = chain.lazy.compactMap({ $0 as? UINavigationController }).first, stack.stack.count > 1 {
      guard stack.transitionCoordinator == nil else { return false }
      stack.popViewController(animated: true)
      return true
    }
    return dismissLayer()
  }

  /// Dismisses the layer on top as UIKit itself does, unless the layer covers the full screen.
  private func dismissLayer() -> Bool {
    guard let layer = rootViewController?.topLayer, let presenter = layer.ownPresenting,
      !layer.isBeingPresented, !layer.isBeingDismissed, layer.modalPresentationStyle != .fullScreen
    else { return false }
    presenter.layerGoes(isAnimated: true)
    return true
  }

  private var simulator: Simulator { Simulator.current }
}

extension UIViewController {
  /// The child controller that precedes this one in the responder chain.
  fileprivate var responderBelow: UIViewController? { seenChildren.last }
}

extension UIAlertController {
  /// Presses the cancel button, as the Escape key does.
  fileprivate func pressCancel() {
    if let index = actions.firstIndex(where: { $0.style == .cancel }) { press(index) }
  }
}
