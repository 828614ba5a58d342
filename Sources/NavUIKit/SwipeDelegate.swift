#if os(iOS) || os(visionOS) || UIKIT_DOUBLE
  import Foundation
  import UIKit

  /// Decides instead of UIKit's own delegate whether a swipe may begin. UIKit's delegate still decides how a swipe and
  /// other recognizers exclude each other, and receives every other call except ``isItsOwn(_:)``.
  @MainActor final class SwipeDelegate: NSObject, UIGestureRecognizerDelegate {
    /// The former delegates, which UIKit retains.
    let formers: DelegateChain<any UIGestureRecognizerDelegate>
    private weak var stack: NativeStack?

    init(formers: DelegateChain<any UIGestureRecognizerDelegate>, stack: NativeStack) {
      (self.formers, self.stack) = (formers, stack)
      super.init()
      forwardTheRest(to: formers.last)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let stack, stack.mayBegin() else { return false }
      return stack.swipeMayBegin()
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      OptionalCalls.shouldRecognize(formers.last, gestureRecognizer, with: otherGestureRecognizer) ?? false
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      OptionalCalls.shouldRequireFailure(formers.last, gestureRecognizer, of: otherGestureRecognizer) ?? false
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      OptionalCalls.shouldBeRequiredToFail(formers.last, gestureRecognizer, by: otherGestureRecognizer) ?? false
    }

    /// Returns whether a call is not forwarded to UIKit's own delegate: whether a recognizer receives a touch, and
    /// whether it begins.
    ///
    /// UIKit's delegate refuses both if the bar is hidden, or if the page has a `backAction`, which each pushed page
    /// has. It also has a private method, `_gestureRecognizer:shouldReceiveEvent:`. A recognizer whose delegate does
    /// not implement these methods receives its touches. Apps rely on this to get the swipe back.
    nonisolated static func isItsOwn(_ selector: String) -> Bool {
      selector.contains("shouldReceive") || selector == "gestureRecognizerShouldBegin:"
    }

    #if !UIKIT_DOUBLE
      // UIKit's own delegate, which also implements undocumented methods. Objective-C may call from any thread.
      // Reading this reference is safe there, because it never changes.
      private nonisolated(unsafe) weak var rest: (any NSObjectProtocol)?

      private func forwardTheRest(to former: (any UIGestureRecognizerDelegate)?) { rest = former }

      override nonisolated func responds(to selector: Selector!) -> Bool {
        super.responds(to: selector)
          || !Self.isItsOwn(NSStringFromSelector(selector)) && rest?.responds(to: selector) == true
      }

      override nonisolated func forwardingTarget(for selector: Selector!) -> Any? {
        Self.isItsOwn(NSStringFromSelector(selector)) ? nil : rest
      }
    #else
      private func forwardTheRest(to former: (any UIGestureRecognizerDelegate)?) {}
    #endif
  }
#endif
