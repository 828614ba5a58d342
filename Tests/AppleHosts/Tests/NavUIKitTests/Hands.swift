import Foundation
import NavRuntime
import NavTesting

@testable import NavUIKit
@testable import UIKit

/// A page that has only a number.
@MainActor final class NumberedPage: UIViewController {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }
}

extension HostTime {
  /// The time of a simulated device.
  static func simulated(_ simulator: Simulator) -> HostTime {
    HostTime(now: { simulator.now }) { delay, action in
      var isCancelled = false
      simulator.after(delay) { if !isCancelled { action() } }
      return { isCancelled = true }
    }
  }
}

extension UIWindow {
  var simulator: Simulator { Simulator.current }

  /// The controller on top: a native stack, a tab bar controller, or an alert.
  var top: UIViewController? {
    var next = rootViewController?.topLayer
    if let container = next as? HostContainer { next = container.children.first }
    return next?.topLayer
  }

  /// The native stack on top.
  var stack: UINavigationController? {
    ((top as? UITabBarController)?.selectedViewController ?? top) as? UINavigationController
  }
}

extension UserInput {
  /// Simulated input for a host in a window.
  static func of(_ host: UIKitHost, in window: UIWindow) -> UserInput {
    var hands = UserInput()
    hands.pressBack = { window.stack?.pressBack() }
    hands.swipe = Gesture(
      begin: { _ = window.stack?.beginSwipe() }, move: { window.stack?.moveSwipe(to: $0) },
      end: { window.stack?.endSwipe(isCancelled: $0 == .cancelled) })
    hands.dismissal = Gesture(
      begin: { _ = window.top?.presentingViewController?.beginDismissal() },
      move: { window.top?.presentingViewController?.moveDismissal(to: $0) },
      end: { window.top?.presentingViewController?.endDismissal(isCancelled: $0 == .cancelled) })
    hands.pressTab = { (window.top as? UITabBarController)?.press($0) }
    hands.pressButton = { (window.top as? UIAlertController)?.press($0) }
    // The menu of the back button pops without a request.
    hands.popByItself = {
      if let stack = window.stack { stack.chooseFromBackMenu(stack.viewControllers[stack.viewControllers.count - 2]) }
    }
    hands.hide = { NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil) }
    hands.reveal = { NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: nil) }
    hands.cover = {
      window.top?.present(UIViewController(nibName: nil, bundle: nil), animated: false)
      window.simulator.advance(by: .milliseconds(1))
    }
    hands.uncover = {
      window.top?.presentingViewController?.dismiss(animated: false)
      window.simulator.advance(by: .milliseconds(1))
    }
    hands.visiblePage = { (window.stack?.topViewController as? NumberedPage)?.number }
    // A layer that other code presents takes its own taps.
    hands.takesTaps = {
      guard let top = window.top, top is UINavigationController || top is UITabBarController || top is UIAlertController
      else { return false }
      return top.view.takesTaps
    }
    return hands
  }
}
