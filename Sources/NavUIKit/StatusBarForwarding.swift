#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import UIKit

  // UIKit queries the bottom controller, or a full-screen one, for the style of the status bar, the home indicator,
  // the deferred edges, and the orientations. The host's controllers forward these queries to the page on top.

  /// A navigation controller that the host creates.
  @MainActor final class StackController: UINavigationController {
    weak var stack: NativeStack?

    /// Goes back when the user scrubs with two fingers under VoiceOver. UIKit's own implementation pops directly.
    override func accessibilityPerformEscape() -> Bool {
      stack?.backPressed() == true || super.accessibilityPerformEscape()
    }

    #if !os(tvOS)
      /// The host's commands come first, because UIKit's own commands dismiss a layer immediately.
      override var keyCommands: [UIKeyCommand]? { (stack?.keyCommands ?? []) + (super.keyCommands ?? []) }

      #if !UIKIT_DOUBLE
        /// The action of a key command, which UIKit calls by its selector.
        @objc func goBackByKey() { _ = stack?.backPressed() }
      #endif
    #endif

    #if os(iOS) || UIKIT_DOUBLE
      override var childForStatusBarStyle: UIViewController? { topViewController }
      override var childForStatusBarHidden: UIViewController? { topViewController }
      override var childForHomeIndicatorAutoHidden: UIViewController? { topViewController }
      override var childForScreenEdgesDeferringSystemGestures: UIViewController? { topViewController }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
      }
    #endif
  }

  /// A tab bar controller that the host creates.
  @MainActor final class TabsController: UITabBarController {
    #if os(iOS) || UIKIT_DOUBLE
      override var childForStatusBarStyle: UIViewController? { selectedViewController }
      override var childForStatusBarHidden: UIViewController? { selectedViewController }
      override var childForHomeIndicatorAutoHidden: UIViewController? { selectedViewController }
      override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedViewController }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        selectedViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
      }
    #endif
  }

  extension UIViewController {
    /// Makes UIKit read the preferences again, because another page may have different ones.
    func askForWishesAgain() {
      #if os(iOS) || UIKIT_DOUBLE
        setNeedsStatusBarAppearanceUpdate()
        setNeedsUpdateOfHomeIndicatorAutoHidden()
        setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        setNeedsUpdateOfSupportedInterfaceOrientations()
      #endif
    }
  }
#endif
