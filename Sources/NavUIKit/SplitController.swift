#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import UIKit

  /// A split view controller that the host creates.
  @MainActor final class SplitController: UISplitViewController {
    weak var split: Split?

    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      split?.appears()
    }

    /// Goes back when the user scrubs with two fingers under VoiceOver, outside of the columns.
    override func accessibilityPerformEscape() -> Bool {
      split?.top.backPressed() == true || super.accessibilityPerformEscape()
    }

    #if os(iOS) || UIKIT_DOUBLE
      override var childForStatusBarStyle: UIViewController? { split?.top.controller }
      override var childForStatusBarHidden: UIViewController? { split?.top.controller }
      override var childForHomeIndicatorAutoHidden: UIViewController? { split?.top.controller }
      override var childForScreenEdgesDeferringSystemGestures: UIViewController? { split?.top.controller }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        split?.top.controller.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
      }
    #endif
  }
#endif
