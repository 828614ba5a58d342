#if os(iOS) || os(visionOS) || UIKIT_DOUBLE
  import Foundation
  import UIKit

  /// Asked in place of UIKit's own delegate whether a swipe may begin. How a swipe gets on with what scrolls below the finger that one goes on
  /// answering, and whatever else, except ``isItsOwn(_:)``.
  @MainActor final class SwipeDelegate: NSObject, UIGestureRecognizerDelegate {
    /// Who was asked before, of whom UIKit keeps hold.
    let formers: Formers<any UIGestureRecognizerDelegate>
    private weak var stack: NativeStack?

    init(formers: Formers<any UIGestureRecognizerDelegate>, stack: NativeStack) {
      (self.formers, self.stack) = (formers, stack)
      super.init()
      forwardTheRest(to: formers.last)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard let stack, stack.mayBegin() else { return false }
      // At the edge UIKit says no where back is not its own, so it is not asked there. Elsewhere it knows what else the finger may mean.
      if gestureRecognizer !== stack.controller.interactivePopGestureRecognizer,
        OptionalCalls.shouldBegin(formers.last, gestureRecognizer) == false
      {
        return false
      }
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

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      OptionalCalls.shouldReceive(formers.last, gestureRecognizer, touch) ?? true
    }

    /// Whether a question, by the name of its selector, is not handed on to UIKit's own.
    ///
    /// That one is asked, by a name of UIKit's, whether a recognizer gets an event at all, and says no where back is not its own: where the bar is
    /// hidden, or the back button is another. Then nothing would ever begin. A delegate that does not answer is not asked, and the recognizer gets its
    /// events, which is why apps have their swipe back when they put any delegate in place.
    nonisolated static func isItsOwn(_ selector: String) -> Bool { selector.hasSuffix("shouldReceiveEvent:") }

    #if !UIKIT_DOUBLE
      // What else UIKit's own answers, of which Apple says nothing. Objective-C asks from whichever thread it likes; of a reference that never changes it reads
      // the same there.
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
