// Declared, and documented, by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

import Foundation

@MainActor public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// What a device asks the controllers for that it shows.
@MainActor package struct ScreenPreferences {
  /// How the status bar is drawn, and whether it is there.
  package var statusBar = UIStatusBarStyle.default
  package var isStatusBarHidden = false
  /// Whether the indicator for going home fades.
  package var isHomeIndicatorHidden = false
  package var orientations = UIInterfaceOrientationMask.all
  /// Whose wish it is at which edges the system waits.
  package weak var asksWhichEdges: UIViewController?
}

extension UIViewController {
  /// The controller that a device asks: what covers all, or the one at the bottom.
  private var asked: UIViewController {
    var asked = bottom
    while let above = asked.ownPresented {
      guard above.modalPresentationStyle == .fullScreen else { break }
      asked = above
    }
    return asked
  }

  private var bottom: UIViewController {
    var bottom = self
    while let below = bottom.parent ?? bottom.ownPresenting { bottom = below }
    return bottom
  }

  /// The controller that answers: the one that is asked, or a child that it names.
  func follow(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var last = asked
    while let next = child(last) { last = next }
    return last
  }
}
