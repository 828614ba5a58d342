#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import Foundation
  import NavRuntime
  import Observation
  import UIKit

  // User input, and changes that UIKit makes by itself.
  extension UIKitHost {
    /// Handles a change that UIKit reported or may have made. If the host did not cause the change, it notifies the
    /// delegate.
    func toolkitChanged() {
      if work != nil {
        if !isMoving { goOn() }
        return
      }
      takeOutWhatHasGone()
      if isMoving {
        // UIKit may not report the end of the movement.
        if gesture == nil { checkHost(after: .milliseconds(50)) }
        return
      }
      moveForms()
      if endsLostGesture() || hasBeenLeft() { return }
      if shownInstances != lastHeard {
        lastHeard = shownInstances
        layers.last(where: isThere)?.controller.askForWishesAgain()
        delegate?.stackChanged()
      }
      tellForm()
    }

    /// Handles a view of the host that moved to or from a window for an unknown reason.
    func viewMoved() {
      lookForWindow()
      if work == nil, gesture == nil { checkHost() }
    }

    /// Ends a gesture that no longer moves anything, even if its coordinator did not report the end. Returns whether
    /// there was one.
    private func endsLostGesture() -> Bool {
      guard let lost = gesture, lost.hasBegun else { return false }
      gesture = nil
      let hasFinished = shownInstances != lastHeard
      lastHeard = shownInstances
      if !lost.hasEnded { delegate?.interactivePopEnded(hasFinished ? .finished : .cancelled) }
      if hasFinished || lost.hasEnded { tellShown(lost.transition) }
      return true
    }

    /// Whether the user went back to the pages that were on the navigation controller before the host.
    private func hasBeenLeft() -> Bool {
      if hasLeft { return true }
      guard case .stack(let controller) = home, layers.count == 1, !lastHeard.isEmpty else { return false }
      let standing = controller.viewControllers
      guard !standing.isEmpty, standing.allSatisfy({ instances[ObjectIdentifier($0)] == nil }) else { return false }
      hasLeft = true
      layers.first?.stack?.letGo()
      delegate?.suspended(.wait)
      onLeave?()
      return true
    }

    /// Whether a page has no navigation bar, or `nil` for a foreign page.
    func hidesBar(above page: UIViewController) -> Bool? {
      instances[ObjectIdentifier(page)].map(barless.contains)
    }

    /// Handles a press of a remote's menu button or of a key, or a scrub under VoiceOver. Each one goes back, up to
    /// the first page at the bottom. There, the menu button leaves the app.
    ///
    /// - Returns: Whether the host handles the press.
    func backPressed(in stack: NativeStack) -> Bool {
      guard takesBack(in: stack) else { return false }
      delegate?.backRequested()
      return true
    }

    /// Whether the host goes back on a native stack, instead of UIKit or the system.
    func takesBack(in stack: NativeStack) -> Bool {
      guard let run = layers.last?.run, run.contains(stack) else { return false }
      return layers.count > 1 || run.pages.count > 1
    }

    /// Whether a swipe may begin on a native stack.
    func swipeMayBegin(in stack: NativeStack) -> Bool {
      guard work == nil, !isMoving else { return false }
      _ = endsLostGesture()
      guard layers.last?.stack === stack, let transition = delegate?.interactivePopBegan()
      else { return false }
      grant(transition)
      return true
    }

    /// Records a gesture that may begin. If UIKit does not start it, the host forgets it, as the navigator does.
    private func grant(_ transition: TransitionID) {
      gesture = Gesture(transition: transition)
      _ = time.schedule(.milliseconds(200)) { [weak self] in
        if let self, gesture?.transition == transition, gesture?.hasBegun == false, !isMoving { gesture = nil }
      }
    }

    /// Handles the start of an interactive transition.
    func swipeMoves(with coordinator: any UIViewControllerTransitionCoordinator) {
      guard let gesture, !gesture.hasBegun else { return }
      follow(gesture.transition, coordinator)
    }

    private func follow(_ transition: TransitionID, _ coordinator: any UIViewControllerTransitionCoordinator) {
      // UIKit may report the same movement more than once.
      guard gesture?.coordinator !== coordinator else { return }
      gesture?.coordinator = coordinator
      gesture?.hasBegun = true
      // This is the only callback for a swipe that the user reverses.
      coordinator.notifyWhenInteractionChanges { [weak self] context in
        guard let self, gesture?.transition == transition else { return }
        gestureEnds(context)
      }
      tellMoves(of: transition, coordinator, from: coordinator.percentComplete)
      coordinator.animate(alongsideTransition: nil) { [weak self] context in
        guard let self, let ended = gesture, ended.transition == transition else { return }
        gesture = nil
        takeOutWhatHasGone()
        moveForms()
        lastHeard = shownInstances
        layers.last(where: isThere)?.controller.askForWishesAgain()
        if !ended.hasEnded { delegate?.interactivePopEnded(context.isCancelled ? .cancelled : .finished) }
        tellShown(transition)
      }
    }

    /// Handles the end of a gesture: the user lifted the finger, or did not use one.
    private func gestureEnds(_ context: any UIViewControllerTransitionCoordinatorContext) {
      guard gesture?.hasEnded == false else { return }
      gesture?.hasEnded = true
      delegate?.interactivePopEnded(context.isCancelled ? .cancelled : .finished)
    }

    /// Polls the position of the finger, because UIKit does not report it. While the finger moves, the navigator
    /// waits.
    private func tellMoves(
      of transition: TransitionID, _ coordinator: any UIViewControllerTransitionCoordinator, from former: CGFloat
    ) {
      guard gesture?.transition == transition, gesture?.hasEnded == false, coordinator.isInteractive else { return }
      _ = time.schedule(.milliseconds(250)) { [weak self, weak coordinator] in
        guard let self, let coordinator, gesture?.transition == transition, gesture?.hasEnded == false else { return }
        let fraction = coordinator.percentComplete
        if fraction != former { delegate?.interactivePopMoved(to: fraction) }
        tellMoves(of: transition, coordinator, from: fraction)
      }
    }

    // MARK: Layers that the user dismisses

    private func instance(of layer: Layer) -> InstanceID? {
      layer.run?.pages.first.flatMap { instances[ObjectIdentifier($0)] }
    }

    /// Returns whether the user may close a layer. UIKit may call this at any time without a dismissal, so nothing
    /// begins here.
    func mayDismiss(_ layer: Layer) -> Bool {
      guard work == nil, let instance = instance(of: layer) else { return false }
      // The finger moved the layer up and moves it down again in the same gesture.
      if let gesture, gesture.hasBegun { return gesture.layer == instance && !gesture.hasEnded }
      return !isMoving && delegate?.canDismiss(instance) == true
    }

    /// Handles an attempt to close a layer that UIKit refused.
    ///
    /// The navigator performs the segue that `back` declares for that case. If the navigator allows the dismissal,
    /// `back` changed after UIKit's query, and the host dismisses the layer.
    func dismissalWasRefused(of layer: Layer) {
      if !isMoving { _ = endsLostGesture() }
      guard let instance = instance(of: layer), let transition = delegate?.dismissalBegan(of: instance) else { return }
      layer.controller.isModalInPresentation = false
      gesture = Gesture(transition: transition, layer: instance, hasEnded: true)
      layer.controller.dismiss(animated: true)
      guard let coordinator = layer.controller.transitionCoordinator else {
        gesture = nil
        delegate?.interactivePopEnded(.cancelled)
        return
      }
      follow(transition, coordinator)
      delegate?.interactivePopEnded(.finished)
    }

    /// Handles the start of a dismissal by the user. The layer already has a coordinator, but the host does not count
    /// it as a movement before the navigator answers.
    func dismissalMoves(_ layer: Layer) {
      guard let instance = instance(of: layer), let coordinator = layer.controller.transition(but: turn) else { return }
      isBeginning = work == nil && gesture?.hasBegun != true
      let transition = delegate?.dismissalBegan(of: instance)
      isBeginning = false
      guard let transition else { return }
      if gesture?.transition != transition { gesture = Gesture(transition: transition, layer: instance) }
      follow(transition, coordinator)
      // A tap beside a popover moves it without a finger.
      if !coordinator.isInteractive { gestureEnds(coordinator) }
    }

    /// Prevents UIKit from starting dismissals of the layers that the user may not close.
    func keepModal() {
      // Only the latest observation continues. Otherwise, each change would add one.
      modalWatch += 1
      let watch = modalWatch
      guard layers.count > 1 else { return }
      withObservationTracking {
        for layer in layers.dropFirst() {
          guard let instance = instance(of: layer) else { continue }
          layer.controller.isModalInPresentation = !(delegate?.canDismiss(instance) ?? true)
        }
      } onChange: { [weak self] in
        // Predicates read models of the app, which may change on any thread. The value changes after this call.
        Task { @MainActor in
          if let self, self.modalWatch == watch { self.keepModal() }
        }
      }
    }

    // MARK: - Windows

    /// Whether a controller, or the layer over it, is in a visible window. UIKit removes the views below a
    /// full-screen layer from their window.
    func isInView(_ controller: UIViewController) -> Bool {
      window(of: controller).map { !$0.isHidden } ?? false
    }

    private func window(of controller: UIViewController) -> UIWindow? {
      controller.viewIfLoaded?.window ?? controller.presentedViewController?.viewIfLoaded?.window
    }

    /// Whether the host is in this scene.
    func isIn(_ scene: ObjectIdentifier?) -> Bool {
      let controller: UIViewController =
        switch home {
        case .container(let container): container
        case .stack(let stack): stack
        }
      return window(of: controller)?.windowScene.map { ObjectIdentifier($0) == scene } ?? false
    }

    /// Checks the visibility after a window was hidden or shown, or after a view moved to or from a window.
    ///
    /// The container notices its appearance and disappearance by itself. It does not notice if its window is hidden
    /// while a full-screen layer covers it. An app's navigation controller is always checked here.
    func lookForWindow() {
      switch home {
      case .container(let container):
        if container.viewIfLoaded?.window != nil || container.presentedViewController != nil {
          isInView(container) ? revealSoon(.hiddenWindow, after: .zero) : hide(.hiddenWindow)
        }
      // The controller normally reports its appearance. The delay is a fallback.
      case .stack(let controller):
        isInView(controller) ? revealSoon(.outOfView, after: .milliseconds(100)) : hide(.outOfView)
      }
    }

    /// Reveals the host after a delay. A view in a window may still have to appear, and UIKit presents nothing
    /// before.
    private func revealSoon(_ reason: Hiding, after delay: Duration) {
      guard hidings.contains(reason) else { return }
      _ = time.schedule(delay) { [weak self] in
        guard let self else { return }
        switch home {
        case .container(let controller as UIViewController), .stack(let controller as UIViewController):
          if isInView(controller) { reveal(reason) }
        }
      }
    }

    /// Handles the appearance of a page on the host's navigation controller.
    func stackAppeared() {
      guard case .stack(let controller) = home, isInView(controller), hidings.contains(.outOfView) else { return }
      reveal(.sceneInBackground)
      reveal(.outOfView)
    }

    /// Records a reason that the host is not visible, and reports a change of the policy.
    func hide(_ reason: Hiding) {
      let wasHidden = !hidings.isEmpty
      hidings.insert(reason)
      if !wasHidden || reason == .elsewhere, !hasLeft { delegate?.suspended(hidingPolicy) }
    }

    /// Prepares the host for a removal from its window, if its owner will put it into a window again. UIKit would not
    /// dismiss the host's layers by itself.
    package func leaveWindow() {
      hide(.elsewhere)
      // Other code may have presented the first layer, and the host's controllers no longer lead to the presenter.
      if layers.count > 1 { layers[1].controller.presentingViewController?.dismiss(animated: false) }
    }

    /// Handles the return of the host to a window.
    package func enterWindow() {
      reveal(.sceneInBackground)
      reveal(.elsewhere)
    }

    /// Removes a reason that the host is not visible. After the last one, reports that the host is visible.
    func reveal(_ reason: Hiding) {
      guard hidings.remove(reason) != nil else { return }
      guard hidings.isEmpty, !hasLeft else { return }
      moveForms()
      hasNewForm = false
      delegate?.resumed()
      // UIKit may have ignored calls while the host was hidden. Without a last report, the host reports its stack.
      if work == nil, !isMoving { lastHeard = [] }
      toolkitChanged()
    }
  }
#endif
