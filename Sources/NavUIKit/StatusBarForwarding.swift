#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import UIKit

  // UIKit asks the controller at the bottom, or one that covers all, how the status bar looks, whether the home indicator fades, at which edges the
  // system waits, and which orientations there are. The controllers that the host makes hand that on, so it is the page on top that answers.

  /// A navigation controller of the host's.
  @MainActor final class StackController: UINavigationController {
    weak var stack: NativeStack?

    /// Goes back when the user scrubs with two fingers under VoiceOver. UIKit's own implementation pops directly.
    override func accessibilityPerformEscape() -> Bool {
      stack?.backPressed() == true || super.accessibilityPerformEscape()
    }

    #if !os(tvOS)
      /// UIKit's own commands dismiss a layer without a question.
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

  /// A bar of tabs of the host's.
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
    /// Another page may answer otherwise.
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
