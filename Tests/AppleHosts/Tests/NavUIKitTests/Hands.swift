import Foundation
import NavRuntime
import NavTesting

@testable import NavUIKit
@testable import UIKit

/// A page that has only a number.
@MainActor final class NumberedPage: UIViewController {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("not created from a storyboard") }
}

extension UIViewController {
  /// Whether the page is a placeholder, to which the conformance suite gives the number 0.
  var isNumberedPlaceholder: Bool { (self as? NumberedPage)?.number == 0 }
}

extension UIWindow {
  /// The controller on top: a native stack, a tab bar controller, or an alert.
  var top: UIViewController? {
    var next = rootViewController?.topLayer
    if let container = next as? HostContainer { next = container.children.first }
    return next?.topLayer
  }

  /// The native stack on top.
  var stack: UINavigationController? { top?.nativeStack(isPlaceholder: \.isNumberedPlaceholder) }
}

extension UserInput {
  /// Simulated input for a host in a window.
  static func of(_ host: UIKitHost, in window: UIWindow) -> UserInput {
    var hands = UserInput.ofUIKit(isPlaceholder: { $0.isNumberedPlaceholder }) { window.top }
    hands.showsTitle = { window.stack?.topViewController?.navigationItem.title == $0 }
    hands.visiblePage = { (window.stack?.topViewController as? NumberedPage)?.number }
    return hands
  }
}
