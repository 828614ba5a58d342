#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import UIKit

  /// The lines that need Objective-C: calls of optional methods, and selectors.
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

    #if os(tvOS) || UIKIT_DOUBLE
      /// Creates a recognizer of the menu button that goes back on a native stack.
      static func menuRecognizer(on stack: NativeStack) -> UITapGestureRecognizer {
        #if UIKIT_DOUBLE
          let recognizer = UITapGestureRecognizer()
          recognizer.action = { [weak stack] in _ = stack?.backPressed() }
          return recognizer
        #else
          UITapGestureRecognizer(target: stack, action: #selector(NativeStack.menuPressed))
        #endif
      }
    #endif

    #if !os(tvOS)
      /// Creates a key command that goes back on a native stack.
      static func backCommand(
        _ input: String, _ modifiers: UIKeyModifierFlags, on stack: NativeStack
      ) -> UIKeyCommand {
        #if UIKIT_DOUBLE
          UIKeyCommand(input: input, modifierFlags: modifiers) { [weak stack] in _ = stack?.backPressed() }
        #else
          UIKeyCommand(input: input, modifierFlags: modifiers, action: #selector(StackController.goBackByKey))
        #endif
      }

      /// The orientations that a delegate declares, or `nil` if it does not implement the method.
      static func orientations(
        _ delegate: (any UINavigationControllerDelegate)?, _ controller: UINavigationController
      ) -> UIInterfaceOrientationMask? {
        #if UIKIT_DOUBLE
          controller.orientations(of: delegate)
        #else
          delegate?.navigationControllerSupportedInterfaceOrientations?(controller)
        #endif
      }

      // The answer of a recognizer's delegate, or `nil` if the delegate does not implement the method.

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
    #endif
  }
#endif
