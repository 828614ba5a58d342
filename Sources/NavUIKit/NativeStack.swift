#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import NavRuntime
  import Foundation
  import UIKit

  /// One `UINavigationController`, and what it tells the host. It decides nothing.
  ///
  /// `willShow` comes for a swipe that is cancelled too, and `didShow` comes twice at the root, and from iOS 26 on earlier and more often. So both
  /// are taken for hints: the host compares what stands.
  @MainActor final class NativeStack: NSObject {
    let controller: UINavigationController
    /// What was on the controller before the host was, which is none of the host's.
    let below: [UIViewController]
    private weak var host: UIKitHost?
    private weak var former: (any UINavigationControllerDelegate)?
    /// UIKit's own, which keep its swipes in order.
    private var formerRecognizerDelegates: [WeakDelegate] = []
    private var plain: PlainDelegate?
    private var animated: AnimatedDelegate?

    init(_ controller: UINavigationController = UINavigationController(nibName: nil, bundle: nil), of host: UIKitHost) {
      (self.controller, self.host) = (controller, host)
      below = controller.viewControllers
      super.init()
      former = controller.delegate
      plain = PlainDelegate(former: former, stack: self)
      controller.delegate = plain
      formerRecognizerDelegates = recognizers.map { WeakDelegate(delegate: $0.delegate) }
      for recognizer in recognizers { recognizer.delegate = self }
      controller.view.isExclusiveTouch = true
      controller.navigationBar.isExclusiveTouch = true
    }

    private struct WeakDelegate { weak var delegate: (any UIGestureRecognizerDelegate)? }

    /// The controller is as it was before.
    func letGo() {
      controller.delegate = former
      for (recognizer, kept) in zip(recognizers, formerRecognizerDelegates) { recognizer.delegate = kept.delegate }
    }

    /// Both swipes: from the edge and, from iOS 26 on, from anywhere.
    private var recognizers: [UIGestureRecognizer] {
      var all = [controller.interactivePopGestureRecognizer]
      #if !os(tvOS)
        if #available(iOS 26, visionOS 26, *) { all.append(controller.interactiveContentPopGestureRecognizer) }
      #endif
      return all.compactMap { $0 }
    }

    /// The pages that are the host's.
    var pages: [UIViewController] {
      let all = controller.viewControllers
      return all.starts(with: below, by: { $0 === $1 }) ? Array(all.dropFirst(below.count)) : all
    }

    var isMoving: Bool { controller.transitionCoordinator != nil }

    /// Shows other pages, with the one call of UIKit's that means it, and with a transition of the app's where there is one.
    func show(
      _ pages: [UIViewController], isAnimated: Bool, by animation: (any UIViewControllerAnimatedTransitioning)? = nil
    ) {
      if isAnimated, let animation {
        let delegate = AnimatedDelegate(former: former, stack: self, animation)
        animated = delegate
        controller.delegate = delegate
      }
      let now = self.pages
      if pages.count == now.count + 1, pages.starts(with: now, by: { $0 === $1 }), let top = pages.last {
        controller.pushViewController(top, animated: isAnimated)
      } else if !pages.isEmpty, pages.count < now.count, now.starts(with: pages, by: { $0 === $1 }),
        let top = pages.last
      {
        controller.popToViewController(top, animated: isAnimated)
      } else {
        controller.setViewControllers(below + pages, animated: isAnimated)
      }
    }

    /// Ends what moves.
    func settle() {
      for recognizer in recognizers where recognizer.isEnabled {
        // Takes the touch away.
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      }
      controller.view.layer.removeAllAnimations()
    }

    // MARK: What the controller says

    /// A transition begins, or a swipe does.
    func willShow() {
      if let coordinator = controller.transitionCoordinator, coordinator.isInteractive {
        host?.swipeMoves(with: coordinator)
      }
    }

    func didShow() {
      if animated != nil, !isMoving { endAnimation() }
      host?.toolkitChanged()
    }

    /// The swipe is UIKit's own again.
    func endAnimation() {
      guard animated != nil else { return }
      controller.delegate = plain
      animated = nil
    }
  }

  extension NativeStack: UIGestureRecognizerDelegate {
    /// Asked before each swipe. UIKit's own answer is replaced, so its two conditions are here too.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      guard controller.transitionCoordinator == nil, controller.viewControllers.count > 1, let host else {
        return false
      }
      // The first page is left to where the host lives in.
      return pages.count > 1 ? host.swipeMayBegin(in: self) : !below.isEmpty
    }
  }
#endif
