import Foundation
import NavRuntime
import NavTesting

@testable import UIKit

extension UIViewController {
  /// The native stack of a controller on top, which can be in a tab.
  var nativeStack: UINavigationController? {
    ((self as? UITabBarController)?.selectedViewController ?? self) as? UINavigationController
  }
}

extension UserInput {
  /// Simulated input that UIKit receives. `top` returns the controller on top: a native stack, a tab bar controller, an
  /// alert, or a layer that other code presents.
  @MainActor static func ofUIKit(_ top: @escaping @MainActor () -> UIViewController?) -> UserInput {
    var hands = UserInput()
    hands.pressBack = { top()?.nativeStack?.pressBack() }
    hands.swipe = Gesture(
      begin: { _ = top()?.nativeStack?.beginSwipe() }, move: { top()?.nativeStack?.moveSwipe(to: $0) },
      end: { top()?.nativeStack?.endSwipe(isCancelled: $0 == .cancelled) })
    hands.dismissal = Gesture(
      begin: { _ = top()?.presentingViewController?.beginDismissal() },
      move: { top()?.presentingViewController?.moveDismissal(to: $0) },
      end: { top()?.presentingViewController?.endDismissal(isCancelled: $0 == .cancelled) })
    hands.pressTab = { (top() as? UITabBarController)?.press($0) }
    hands.pressButton = { (top() as? UIAlertController)?.press($0) }
    // The menu of the back button pops without a request.
    hands.popByItself = {
      if let stack = top()?.nativeStack {
        stack.chooseFromBackMenu(stack.viewControllers[stack.viewControllers.count - 2])
      }
    }
    hands.hide = { NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil) }
    hands.reveal = { NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil) }
    hands.cover = {
      top()?.present(UIViewController(nibName: nil, bundle: nil), animated: false)
      Simulator.current.advance(by: .milliseconds(1))
    }
    hands.uncover = {
      top()?.presentingViewController?.dismiss(animated: false)
      Simulator.current.advance(by: .milliseconds(1))
    }
    // A layer that other code presents takes its own taps.
    hands.takesTaps = {
      guard let top = top(), top is UINavigationController || top is UITabBarController || top is UIAlertController
      else { return false }
      return top.view.takesTaps
    }
    return hands
  }
}
