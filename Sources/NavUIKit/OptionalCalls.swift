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

      // What the delegate of a recognizer says; `nil` where it does not say.

      static func shouldBegin(
        _ delegate: (any UIGestureRecognizerDelegate)?, _ recognizer: UIGestureRecognizer
      ) -> Bool? {
        #if UIKIT_DOUBLE
          delegate?.gestureRecognizerShouldBegin(recognizer)
        #else
          delegate?.gestureRecognizerShouldBegin?(recognizer)
        #endif
      }

      static func shouldRecognize(
        _ delegate: (any UIGestureRecognizerDelegate)?, _ recognizer: UIGestureRecognizer,
        with other: UIGestureRecognizer
      ) -> Bool? {
        #if UIKIT_DOUBLE
          delegate?.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
        #else
          delegate?.gestureRecognizer?(recognizer, shouldRecognizeSimultaneouslyWith: other)
        #endif
      }

      static func shouldRequireFailure(
        _ delegate: (any UIGestureRecognizerDelegate)?, _ recognizer: UIGestureRecognizer, of other: UIGestureRecognizer
      ) -> Bool? {
        #if UIKIT_DOUBLE
          delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
        #else
          delegate?.gestureRecognizer?(recognizer, shouldRequireFailureOf: other)
        #endif
      }

      static func shouldBeRequiredToFail(
        _ delegate: (any UIGestureRecognizerDelegate)?, _ recognizer: UIGestureRecognizer, by other: UIGestureRecognizer
      ) -> Bool? {
        #if UIKIT_DOUBLE
          delegate?.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other)
        #else
          delegate?.gestureRecognizer?(recognizer, shouldBeRequiredToFailBy: other)
        #endif
      }

      static func shouldReceive(
        _ delegate: (any UIGestureRecognizerDelegate)?, _ recognizer: UIGestureRecognizer, _ touch: UITouch
      ) -> Bool? {
        #if UIKIT_DOUBLE
          delegate?.gestureRecognizer(recognizer, shouldReceive: touch)
        #else
          delegate?.gestureRecognizer?(recognizer, shouldReceive: touch)
        #endif
      }
    #endif
  }
#endif
