// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// UIKit's own delegate of its swipe recognizers. It refuses touches unless UIKit itself handles Back.
@MainActor final class OwnSwipeDelegate: NSObject, UIGestureRecognizerDelegate {
  weak var controller: UINavigationController?

  private var isBackUIKits: Bool {
    guard let controller else { return false }
    return controller.stack.count > 1 && !controller.isNavigationBarHidden
      && controller.stack.last?.navigationItem.backAction == nil
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isBackUIKits }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    isBackUIKits
  }
}

// Simulated input for a navigation controller.
extension UINavigationController {
  /// Starts a swipe that pops the top controller, at the edge or anywhere.
  ///
  /// - Parameters:
  ///   - anywhere: Whether the swipe starts away from the edge, as iOS 26 and later allow.
  ///   - asksNobody: Whether other code replaced the recognizer's delegate with one that allows every swipe.
  /// - Returns: Whether the swipe started.
  package func beginSwipe(anywhere: Bool = false, asksNobody: Bool = false) -> Bool {
    let recognizer = anywhere ? interactiveContentPopGestureRecognizer : interactivePopGestureRecognizer
    guard let recognizer, recognizer.isEnabled, view.takesTaps, let top = stack.last else { return false }
    // A delegate that can return an animation controller must also provide an interactive one.
    if let delegate, stack.count > 1 {
      hasNoAnimationController = false
      _ = delegate.navigationController(self, animationControllerFor: .pop, from: top, to: stack[stack.count - 2])
      if !hasNoAnimationController { return false }
    }
    // Without a delegate, UIKit itself refuses the swipe at the root or during a transition.
    if let delegate = recognizer.delegate, !asksNobody {
      if !delegate.gestureRecognizer(recognizer, shouldReceive: UITouch()) { return false }
      if !delegate.gestureRecognizerShouldBegin(recognizer) { return false }
    } else if stack.count < 2 || transition != nil {
      return false
    }
    guard stack.last === top else { return false }
    if stack.count < 2 || transition != nil {
      simulator.corrupt("a swipe begins where there is nothing to take off")
      return false
    }
    let (before, wasBarHidden) = (stack, isNavigationBarHidden)
    put(Array(stack.dropLast()))
    guard let after = stack.last else { return false }
    let transition = Transition(isInteractive: true, nil, simulator)
    _ = exchange(&self.transition, with: transition)
    transition.finish = { [weak self, weak transition] isCancelled in
      self?.finishSwipe(transition, of: before, from: top, to: after, isCancelled)
      if isCancelled, self?.simulator.hostility.contains(.barsJump) == true { self?.putBarBack(wasBarHidden) }
    }
    transition.afterwards = { [weak self, weak transition] in
      // The delegate is not called for a cancelled swipe.
      if transition?.isCancelled == false { self?.tell(after, true) }
    }
    top.willDisappear(true)
    put(viewOf: after)
    after.willAppear(true)
    willShow(after, true)
    return true
  }

  private func finishSwipe(
    _ transition: Transition?, of before: [UIViewController], from top: UIViewController, to after: UIViewController,
    _ isCancelled: Bool
  ) {
    if self.transition === transition { _ = exchange(&self.transition, with: nil) }
    if isCancelled {
      put(before)
      after.willDisappear(true)
      after.didDisappear(true)
      top.willAppear(true)
    } else {
      top.didDisappear(true)
    }
    showTop()
    (isCancelled ? top : after).didAppear(true)
  }

  package func moveSwipe(to fraction: Double) { transition?.percentComplete = fraction }

  /// Lifts the finger.
  package func endSwipe(isCancelled: Bool, _ fault: Simulator.Fault? = nil) {
    guard let transition, transition.isInteractive else { return }
    transition.endInteraction(isCancelled: isCancelled, fault)
  }

  /// Cancels the touch, as the system can do.
  package func loseSwipe() {
    guard let transition, transition.isInteractive else { return }
    transition.loseInteraction()
  }

  /// Presses the back button or its keyboard shortcut, which works even if another view covers the button.
  package func pressBack(byKey: Bool = false) {
    guard stack.count > 1, byKey || view.takesTaps else { return }
    if let action = stack.last?.navigationItem.backAction {
      action.handler(action)
    } else if transition?.isInteractive != true {
      // UIKit's own back button does nothing during a swipe.
      popViewController(animated: true)
    }
  }

  /// Chooses a controller from the menu that a long press on the back button opens. UIKit pops to it directly.
  package func chooseFromBackMenu(_ controller: UIViewController) {
    guard view.takesTaps, transition == nil else { return }
    popToViewController(controller, animated: true)
  }
}
