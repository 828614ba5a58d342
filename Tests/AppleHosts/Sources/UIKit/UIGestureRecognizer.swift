// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

@MainActor open class UIGestureRecognizer: NSObject {
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Setting it to `false` cancels the current touch.
  open var isEnabled = true { didSet { if !isEnabled { onDisable?() } } }
  open var allowedPressTypes: [NSNumber] = []
  var onDisable: (() -> Void)?
  /// Called when the recognizer recognizes its gesture. Apple's class calls a target through a selector.
  package var action: (() -> Void)?
}

@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {}

@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

// These methods are optional in Apple's protocol.
extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}

@MainActor open class UITouch: NSObject {
  nonisolated package override init() {}
}

@MainActor open class UIPress: NSObject {
  public enum PressType: Int, Sendable {
    case menu = 5
  }
}

extension UIWindow {
  /// Presses the menu button of a remote. The focused view and its superviews can handle the press.
  ///
  /// - Returns: Whether the app handled the press. Otherwise, the system leaves the app.
  package func pressMenu(in view: UIView) -> Bool {
    var next: UIView? = view
    while let each = next {
      if !each.isUserInteractionEnabled { return true }
      for recognizer in each.recognizers where recognizer.isEnabled && recognizer.takesMenu {
        guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else { continue }
        recognizer.action?()
        return true
      }
      next = each.superview
    }
    return false
  }
}

extension UIGestureRecognizer {
  fileprivate var takesMenu: Bool { allowedPressTypes.contains { $0.intValue == UIPress.PressType.menu.rawValue } }
}
