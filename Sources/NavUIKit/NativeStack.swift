#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import NavRuntime
  import Foundation
  import UIKit

  /// A `UINavigationController`, with its reports to the host. It makes no decisions.
  ///
  /// UIKit also calls `willShow` for a cancelled swipe, and calls `didShow` twice at the root. Since iOS 26, it calls
  /// `didShow` earlier and more often. The host therefore treats both as hints, and compares the actual stack.
  @MainActor final class NativeStack: NSObject {
    let controller: UINavigationController
    /// The controllers that were on the navigation controller before the host. They do not belong to the host.
    private(set) var below: [UIViewController]
    private weak var host: UIKitHost?
    /// The page of an empty column. It does not belong to the stack.
    var filler: UIViewController?
    let taken: DelegateInterposer

    /// Creates a native stack with its own controller.
    convenience init(of host: UIKitHost) {
      let controller = StackController(nibName: nil, bundle: nil)
      self.init(controller, of: host)
      controller.stack = self
      host.prepareStack?(controller)
    }

    init(_ controller: UINavigationController, of host: UIKitHost) {
      (self.controller, self.host) = (controller, host)
      taken = DelegateInterposer(of: controller)
      below = controller.viewControllers
      super.init()
      listen()
      #if !os(tvOS)
        controller.view.isExclusiveTouch = true
        controller.navigationBar.isExclusiveTouch = true
      #endif
      hearMenuButton()
      WindowObserverView.post(in: controller.view) { [weak self, weak host] in
        // UIKit may replace its recognizers when the stack moves to a window.
        if let self { taken.takeSwipes(for: self) }
        host?.viewMoved()
      }
    }

    // Not isolated, because an isolated `deinit` requires newer systems than the package.
    deinit {
      let taken = taken
      MainActor.runCallback { taken.giveBack() }
    }

    /// Takes over the delegates of the controller, also if the app has set its own delegate since. The app's delegate
    /// still receives its calls.
    func listen() {
      taken.take(makeDelegate)
      taken.takeSwipes(for: self)
    }

    private func makeDelegate(_ formers: DelegateChain<any UINavigationControllerDelegate>)
      -> DelegateInterposer.Delegate
    {
      #if !os(tvOS)
        if OptionalCalls.orientations(formers.last, controller) != nil {
          return OrientingDelegate(formers: formers, stack: self)
        }
      #endif
      return PlainDelegate(formers: formers, stack: self)
    }

    /// Restores the delegates of the controller.
    func letGo() { taken.giveBack() }

    /// Adds a recognizer for the menu button. Without one, UIKit pops by itself.
    private func hearMenuButton() {
      #if os(tvOS) || UIKIT_DOUBLE
        let recognizer = OptionalCalls.menuRecognizer(on: self)
        recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
        recognizer.delegate = self
        controller.view.addGestureRecognizer(recognizer)
        taken.menu = recognizer
      #endif
    }

    /// The pages of the host.
    var pages: [UIViewController] {
      // UIKit may put the navigation controller of a column into the one of another column.
      let all = controller.viewControllers.filter { $0 !== filler && !($0 is StackController) }
      return all.starts(with: below, by: { $0 === $1 }) ? Array(all.dropFirst(below.count)) : all
    }

    /// The coordinator that moves the pages or their layer.
    var transition: (any UIViewControllerTransitionCoordinator)? { controller.transition(but: host?.turn) }

    var isMoving: Bool { transition != nil }

    /// Treats the current controllers as foreign. The pages of the host follow above them.
    func begin() { below = controller.viewControllers }

    /// Shows other pages with the UIKit call that fits the difference, and with the app's transition if there is one.
    func show(
      _ pages: [UIViewController], isAnimated: Bool, by animation: (any UIViewControllerAnimatedTransitioning)? = nil
    ) {
      listen()
      if isAnimated, let animation {
        let delegate = AnimatedDelegate(formers: taken.formers, stack: self, animation)
        taken.animated = delegate
        controller.delegate = delegate
      }
      let now = self.pages
      if now.isEmpty, filler != nil {
        controller.setViewControllers(pages, animated: isAnimated)
      } else if pages.count == now.count + 1, pages.starts(with: now, by: { $0 === $1 }), let top = pages.last {
        controller.pushViewController(top, animated: isAnimated)
      } else if !pages.isEmpty, pages.count < now.count, now.starts(with: pages, by: { $0 === $1 }),
        let top = pages.last
      {
        controller.popToViewController(top, animated: isAnimated)
      } else {
        controller.setViewControllers(below + pages, animated: isAnimated)
      }
    }

    /// Shows other pages without an animation, and without a filler.
    func replace(_ pages: [UIViewController]) {
      listen()
      if controller.viewControllers != below + pages { controller.setViewControllers(below + pages, animated: false) }
    }

    /// Shows the filler if the stack is empty.
    func fill() {
      if let filler, pages.isEmpty, controller.viewControllers.isEmpty {
        controller.setViewControllers([filler], animated: false)
      }
    }

    /// Ends running animations and gestures.
    func settle() {
      for recognizer in taken.recognizers where recognizer.isEnabled {
        // Cancels the touch.
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      }
      controller.view.layer.stopMoving(but: controller.viewControllers)
    }

    // MARK: Reports of the controller

    /// Handles the start of a transition or a swipe. The bar changes here because it then moves with the pages. At
    /// any other time, it jumps.
    func willShow(_ page: UIViewController, isAnimated: Bool) {
      showBar(above: page, isAnimated: isAnimated)
      guard let coordinator = transition, let host, host.work == nil else { return }
      // After a cancelled swipe, the former page is on top again.
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.showBar() }
      if coordinator.isInteractive { host.swipeMoves(with: coordinator) }
    }

    /// Shows or hides the bar without animation, as the page on top declares.
    func showBar() { showBar(above: controller.topViewController, isAnimated: false) }

    private func showBar(above page: UIViewController?, isAnimated: Bool) {
      guard let page, let isHidden = page === filler ? false : host?.hidesBar(above: page),
        controller.isNavigationBarHidden != isHidden
      else { return }
      controller.setNavigationBarHidden(isHidden, animated: isAnimated)
    }

    func didShow() {
      // The recognizer of a swipe may be new.
      taken.takeSwipes(for: self)
      if taken.animated != nil, !isMoving { endAnimation() }
      host?.stackAppeared()
      host?.toolkitChanged()
    }

    /// Restores the plain delegate, and with it UIKit's swipe.
    func endAnimation() {
      guard taken.animated != nil else { return }
      controller.delegate = taken.plain
      taken.animated = nil
    }
  }

  extension NativeStack: UIGestureRecognizerDelegate {
    /// Returns whether the host handles a press of the menu button. UIKit may call this without a press.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      host?.takesBack(in: self) ?? false
    }

    #if os(tvOS)
      /// The action of the recognizer, which UIKit calls by its selector.
      @objc func menuPressed() { _ = backPressed() }
    #endif

    /// Goes back without the navigation bar, for example with a remote, a keyboard, or VoiceOver.
    ///
    /// - Returns: Whether the host handles it.
    func backPressed() -> Bool { host?.backPressed(in: self) ?? false }

    #if !os(tvOS)
      /// Command-[ goes back to the page below, and Escape leaves a layer.
      var keyCommands: [UIKeyCommand] {
        guard let host, let run = host.layers.last?.run, run.contains(self) else { return [] }
        let back = run.pages.count > 1 ? [OptionalCalls.backCommand("[", .command, on: self)] : []
        let escape = host.layers.count > 1 ? [OptionalCalls.backCommand(UIKeyCommand.inputEscape, [], on: self)] : []
        return back + escape
      }
    #endif
  }

  // Swipes. The host replaces UIKit's delegate, so it repeats the two conditions of that delegate.
  extension NativeStack {
    /// Whether there is a page to pop and no transition is running.
    func mayBegin() -> Bool {
      !isMoving && controller.viewControllers.count > 1 && host != nil
    }

    /// Whether the navigator allows a swipe. On the first page of the host, a swipe leads to the controllers below,
    /// if any.
    func swipeMayBegin() -> Bool { pages.count > 1 ? host?.swipeMayBegin(in: self) ?? false : !below.isEmpty }
  }
#endif
