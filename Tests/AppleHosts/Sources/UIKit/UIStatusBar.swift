// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

import Foundation

@MainActor public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The screen preferences of the visible controllers.
@MainActor package struct ScreenPreferences {
  /// The style and the visibility of the status bar.
  package var statusBar = UIStatusBarStyle.default
  package var isStatusBarHidden = false
  /// Whether the home indicator fades.
  package var isHomeIndicatorHidden = false
  package var orientations = UIInterfaceOrientationMask.all
  /// The controller that decides at which edges the system defers its gestures.
  package weak var asksWhichEdges: UIViewController?
}

extension UIViewController {
  /// The controller that the device queries: the one that covers all others, or the one at the bottom.
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

  /// Returns the controller that answers: the queried controller, or the child that it names.
  func follow(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var last = asked
    while let next = child(last) { last = next }
    return last
  }
}
