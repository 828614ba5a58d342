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
    private(set) var below: [UIViewController]
    private weak var host: UIKitHost?
    let taken: DelegateInterposer

    /// One that the host makes.
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
        // UIKit may make its recognizers anew when the stack comes into a window.
        if let self { taken.takeSwipes(for: self) }
        host?.viewMoved()
      }
    }

    // No isolated one: that asks for newer systems than the package does.
    deinit {
      let taken = taken
      MainActor.runCallback { taken.giveBack() }
    }

    /// Hears what the controller says, before whoever else wants to. Somebody may have put a delegate of their own in place since: it goes on being told.
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

    /// The controller is as it was before: whoever it told then, it tells now.
    func letGo() { taken.giveBack() }

    /// UIKit pops by itself when it is pressed, unless a recognizer takes the press.
    private func hearMenuButton() {
      #if os(tvOS) || UIKIT_DOUBLE
        let recognizer = OptionalCalls.menuRecognizer(on: self)
        recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
        recognizer.delegate = self
        controller.view.addGestureRecognizer(recognizer)
        taken.menu = recognizer
      #endif
    }

    /// The pages that are the host's.
    var pages: [UIViewController] {
      let all = controller.viewControllers
      return all.starts(with: below, by: { $0 === $1 }) ? Array(all.dropFirst(below.count)) : all
    }

    /// The coordinator that moves the pages, or their layer.
    var transition: (any UIViewControllerTransitionCoordinator)? { controller.transition(but: host?.turn) }

    var isMoving: Bool { transition != nil }

    /// What stands now is somebody else's, and pages come above it from now on.
    func begin() { below = controller.viewControllers }

    /// Shows other pages, with the one call of UIKit's that means it, and with a transition of the app's where there is one.
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
      for recognizer in taken.recognizers where recognizer.isEnabled {
        // Takes the touch away.
        recognizer.isEnabled = false
        recognizer.isEnabled = true
      }
      controller.view.layer.stopMoving(but: controller.viewControllers)
    }

    // MARK: What the controller says

    /// A transition or a swipe begins. A bar that is set here moves along with the pages. At any other moment it jumps.
    func willShow(_ page: UIViewController, isAnimated: Bool) {
      showBar(above: page, isAnimated: isAnimated)
      guard let coordinator = transition, let host, host.work == nil else { return }
      // A swipe that turns back brings the page back that was there.
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.showBar() }
      if coordinator.isInteractive { host.swipeMoves(with: coordinator) }
    }

    /// Shows or hides the bar at once, as the page on top has it.
    func showBar() { showBar(above: controller.topViewController, isAnimated: false) }

    private func showBar(above page: UIViewController?, isAnimated: Bool) {
      guard let page, let isHidden = host?.hidesBar(above: page),
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

    /// The swipe is UIKit's own again.
    func endAnimation() {
      guard taken.animated != nil else { return }
      controller.delegate = taken.plain
      taken.animated = nil
    }
  }

  extension NativeStack: UIGestureRecognizerDelegate {
    /// Returns whether the host takes a press of the menu button. UIKit may ask without a press that follows.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      host?.takesBack(in: self) ?? false
    }

    #if os(tvOS)
      /// The action of the recognizer, which UIKit calls by its selector.
      @objc func menuPressed() { _ = backPressed() }
    #endif

    /// The user goes back without the bar: with a remote, a keyboard, or under VoiceOver.
    ///
    /// - Returns: Whether the host takes it.
    func backPressed() -> Bool { host?.backPressed(in: self) ?? false }

    #if !os(tvOS)
      /// Command-[ goes back to the page below, and Escape leaves a layer.
      var keyCommands: [UIKeyCommand] {
        guard let host, host.layers.last?.stack === self else { return [] }
        let back = pages.count > 1 ? [OptionalCalls.backCommand("[", .command, on: self)] : []
        let escape = host.layers.count > 1 ? [OptionalCalls.backCommand(UIKeyCommand.inputEscape, [], on: self)] : []
        return back + escape
      }
    #endif
  }

  // Swipes. UIKit's own answer is replaced, so its two conditions are here too.
  extension NativeStack {
    /// Whether there is something to take off, and nothing moves.
    func mayBegin() -> Bool {
      !isMoving && controller.viewControllers.count > 1 && host != nil
    }

    /// Whether a swipe may begin: the navigator is asked. The first page is left to where the host lives in.
    func swipeMayBegin() -> Bool { pages.count > 1 ? host?.swipeMayBegin(in: self) ?? false : !below.isEmpty }
  }
#endif
