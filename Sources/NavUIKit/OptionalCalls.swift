#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import UIKit

  /// The lines that need Objective-C: calls of a protocol's optional methods. Without Objective-C they are not optional.
  @MainActor enum OptionalCalls {
    static func willShow(
      _ delegate: (any UINavigationControllerDelegate)?, _ controller: UINavigationController, _ page: UIViewController,
      _ isAnimated: Bool
    ) {
      #if UIKIT_DOUBLE
        delegate?.navigationController(controller, willShow: page, animated: isAnimated)
      #else
        delegate?.navigationController?(controller, willShow: page, animated: isAnimated)
      #endif
    }

    #if !os(tvOS)
      /// The orientations that a delegate says; `nil` where it does not say.
      static func orientations(
        _ delegate: (any UINavigationControllerDelegate)?, _ controller: UINavigationController
      ) -> UIInterfaceOrientationMask? {
        #if UIKIT_DOUBLE
          controller.orientations(of: delegate)
        #else
          delegate?.navigationControllerSupportedInterfaceOrientations?(controller)
        #endif
      }
    #endif

    static func didShow(
      _ delegate: (any UINavigationControllerDelegate)?, _ controller: UINavigationController, _ page: UIViewController,
      _ isAnimated: Bool
    ) {
      #if UIKIT_DOUBLE
        delegate?.navigationController(controller, didShow: page, animated: isAnimated)
      #else
        delegate?.navigationController?(controller, didShow: page, animated: isAnimated)
      #endif
    }
  }
#endif
