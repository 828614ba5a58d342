// Declared, and documented, by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// UIKit's own delegate of its recognizers: it refuses a touch where back is not UIKit's.
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

// What a person does to a navigation controller.
extension UINavigationController {
  /// Begins to swipe the top controller off, at the edge or anywhere.
  ///
  /// - Parameters:
  ///   - anywhere: Whether it is not from the edge, as from iOS 26 on.
  ///   - asksNobody: Whether somebody has put a delegate of their own in place, who allows all.
  /// - Returns: Whether it has begun.
  package func beginSwipe(anywhere: Bool = false, asksNobody: Bool = false) -> Bool {
    let recognizer = anywhere ? interactiveContentPopGestureRecognizer : interactivePopGestureRecognizer
    guard let recognizer, recognizer.isEnabled, view.takesTaps, let top = stack.last else { return false }
    // Whoever gives an animation controller, or might, has to bring an interactive one too.
    if let delegate, stack.count > 1 {
      hasNoAnimationController = false
      _ = delegate.navigationController(self, animationControllerFor: .pop, from: top, to: stack[stack.count - 2])
      if !hasNoAnimationController { return false }
    }
    // Without a delegate of the recognizer, the bottom is not asked about.
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
      // Of one that is cancelled nobody is told.
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

  /// The system takes the finger away.
  package func loseSwipe() {
    guard let transition, transition.isInteractive else { return }
    transition.loseInteraction()
  }

  /// Presses the back button, or a key for it, which is heard whatever lies over it.
  package func pressBack(byKey: Bool = false) {
    guard stack.count > 1, byKey || view.takesTaps else { return }
    if let action = stack.last?.navigationItem.backAction {
      action.handler(action)
    } else if transition?.isInteractive != true {
      // UIKit's own does nothing while a finger swipes.
      popViewController(animated: true)
    }
  }

  /// Chooses a controller from the menu that a long press on back opens: nobody is asked.
  package func chooseFromBackMenu(_ controller: UIViewController) {
    guard view.takesTaps, transition == nil else { return }
    popToViewController(controller, animated: true)
  }
}
