#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import Foundation
  import UIKit

  /// Provides the app's animation for a full-screen layer, if the change that presents or dismisses it names one.
  @MainActor final class FullPresentation: NSObject, UIViewControllerTransitioningDelegate {
    private weak var host: UIKitHost?

    init(of host: UIKitHost) { self.host = host }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { host?.namedTransition }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { host?.namedTransition }
  }
#endif
