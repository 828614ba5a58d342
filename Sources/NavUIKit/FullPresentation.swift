#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import Foundation
  import UIKit

  /// Gives UIKit the app's animation for a layer that covers everything, where the change that brings it or takes it away has the name of one.
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
