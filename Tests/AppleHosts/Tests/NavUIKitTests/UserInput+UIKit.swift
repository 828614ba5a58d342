import Foundation
import NavRuntime
import NavTesting

@testable import UIKit

extension UIViewController {
  /// The native stack of a controller on top, which can be in a tab. In columns, the one with the page on top.
  var nativeStack: UINavigationController? { nativeStack { _ in false } }

  /// The native stack with the page on top. A column that shows only a placeholder does not count.
  func nativeStack(isPlaceholder: (UIViewController) -> Bool) -> UINavigationController? {
    let run = (self as? UITabBarController)?.selectedViewController ?? self
    guard let split = run as? UISplitViewController else { return run as? UINavigationController }
    return split.seenStacks.last { $0.viewControllers.contains { !isPlaceholder($0) } } ?? split.seenStacks.first
  }

  /// The columns of a controller on top, which can be in a tab.
  var columns: [UINavigationController] {
    let run = (self as? UITabBarController)?.selectedViewController ?? self
    return (run as? UISplitViewController)?.seenStacks ?? []
  }
}

extension UIViewController {
  fileprivate var isOfTheHost: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
      || self is UIAlertController
  }
}

extension UISplitViewController {
  /// The navigation controllers that the user sees, from the first column.
  var seenStacks: [UINavigationController] {
    [Column.primary, .supplementary, .secondary, .compact].compactMap(stack).filter { $0.viewIfLoaded?.window != nil }
  }
}

extension UserInput {
  /// Simulated input that UIKit receives. `top` returns the controller on top: a native stack, a tab bar controller, an
  /// alert, or a layer that other code presents. `isPlaceholder` returns whether a page is a placeholder.
  @MainActor static func ofUIKit(
    isPlaceholder: @escaping @MainActor (UIViewController) -> Bool, _ top: @escaping @MainActor () -> UIViewController?
  ) -> UserInput {
    var hands = UserInput()
    let stack = { @MainActor in top()?.nativeStack(isPlaceholder: isPlaceholder) }
    hands.pressBack = { stack()?.pressBack() }
    hands.swipe = Gesture(
      begin: { _ = stack()?.beginSwipe() }, move: { stack()?.moveSwipe(to: $0) },
      end: { stack()?.endSwipe(isCancelled: $0 == .cancelled) })
    hands.resize = { Simulator.current.resize(isWide: $0) }
    // The suite presses the button of the column with the page on top.
    hands.pressBackOf = { _ in stack()?.pressBack() }
    hands.isPlaceholderVisible = {
      top()?.columns.contains { $0.topViewController.map(isPlaceholder) ?? false } ?? false
    }
    hands.dismissal = Gesture(
      begin: { _ = top()?.presentingViewController?.beginDismissal() },
      move: { top()?.presentingViewController?.moveDismissal(to: $0) },
      end: { top()?.presentingViewController?.endDismissal(isCancelled: $0 == .cancelled) })
    hands.pressTab = { (top() as? UITabBarController)?.press($0) }
    hands.pressButton = { (top() as? UIAlertController)?.press($0) }
    // The menu of the back button pops without a request.
    hands.popByItself = {
      if let stack = stack() {
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
      guard let top = top(), top.isOfTheHost else { return false }
      return top.view.takesTaps && top.columns.allSatisfy { $0.view.takesTaps }
    }
    return hands
  }
}
