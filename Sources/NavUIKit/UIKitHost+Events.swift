#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import Foundation
  import NavRuntime
  import Observation
  import UIKit

  // What UIKit does by itself, and what people do to it.
  extension UIKitHost {
    /// UIKit has shown something, or says so. What is not ours to explain is the navigator's to look at.
    func toolkitChanged() {
      if work != nil {
        if !isMoving { goOn() }
        return
      }
      takeOutWhatHasGone()
      if isMoving {
        // Nobody may say when it has come to rest.
        if gesture == nil { checkHost(after: .milliseconds(50)) }
        return
      }
      if endsLostGesture() || hasBeenLeft() { return }
      if shownInstances != lastHeard {
        lastHeard = shownInstances
        layers.last(where: isThere)?.controller.askForWishesAgain()
        delegate?.stackChanged()
      }
    }

    /// A view of ours has left its window, or has come into one, and it is not ours to know why.
    func viewMoved() {
      lookForWindow()
      if work == nil, gesture == nil { checkHost() }
    }

    /// A gesture that moves nothing any more is over, whether its coordinator has said so or not.
    private func endsLostGesture() -> Bool {
      guard let lost = gesture, lost.hasBegun else { return false }
      gesture = nil
      let hasFinished = shownInstances != lastHeard
      lastHeard = shownInstances
      if !lost.hasEnded { delegate?.interactivePopEnded(hasFinished ? .finished : .cancelled) }
      if hasFinished || lost.hasEnded { tellShown(lost.transition) }
      return true
    }

    /// Whether somebody has gone back to what was on the navigation controller before the host was.
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

    /// Whether there is no bar above a page; `nil` of a page that is none of ours.
    func hidesBar(above page: UIViewController) -> Bool? {
      instances[ObjectIdentifier(page)].map(barless.contains)
    }

    /// The user presses the menu button of a remote, a key, or scrubs under VoiceOver. Each means back, up to the first
    /// page at the bottom: there, the system leaves the app for the menu button.
    ///
    /// - Returns: Whether it is the host's.
    func backPressed(in stack: NativeStack) -> Bool {
      guard takesBack(in: stack) else { return false }
      delegate?.backRequested()
      return true
    }

    /// Whether the host goes back on a native stack, and not UIKit or the system.
    func takesBack(in stack: NativeStack) -> Bool {
      layers.last?.stack === stack && (layers.count > 1 || stack.pages.count > 1)
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

    /// A gesture may begin. Where UIKit lets it not, it is forgotten, as the navigator does.
    private func grant(_ transition: TransitionID) {
      gesture = Gesture(transition: transition)
      _ = time.schedule(.milliseconds(200)) { [weak self] in
        if let self, gesture?.transition == transition, gesture?.hasBegun == false, !isMoving { gesture = nil }
      }
    }

    /// UIKit has begun to move with the finger.
    func swipeMoves(with coordinator: any UIViewControllerTransitionCoordinator) {
      guard let gesture, !gesture.hasBegun else { return }
      follow(gesture.transition, coordinator)
    }

    private func follow(_ transition: TransitionID, _ coordinator: any UIViewControllerTransitionCoordinator) {
      // UIKit may announce the same movement more than once.
      guard gesture?.coordinator !== coordinator else { return }
      gesture?.coordinator = coordinator
      gesture?.hasBegun = true
      // A swipe that turns back says nothing else.
      coordinator.notifyWhenInteractionChanges { [weak self] context in
        guard let self, gesture?.transition == transition else { return }
        gestureEnds(context)
      }
      tellMoves(of: transition, coordinator, from: coordinator.percentComplete)
      coordinator.animate(alongsideTransition: nil) { [weak self] context in
        guard let self, let ended = gesture, ended.transition == transition else { return }
        gesture = nil
        takeOutWhatHasGone()
        lastHeard = shownInstances
        layers.last(where: isThere)?.controller.askForWishesAgain()
        if !ended.hasEnded { delegate?.interactivePopEnded(context.isCancelled ? .cancelled : .finished) }
        tellShown(transition)
      }
    }

    /// The finger is lifted, or there was none.
    private func gestureEnds(_ context: any UIViewControllerTransitionCoordinatorContext) {
      guard gesture?.hasEnded == false else { return }
      gesture?.hasEnded = true
      delegate?.interactivePopEnded(context.isCancelled ? .cancelled : .finished)
    }

    /// UIKit moves with the finger, and tells nobody how far. The navigator waits for a finger that moves, so it is looked at now and then while there is
    /// one.
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

    // MARK: Layers that a finger draws away

    private func instance(of layer: Layer) -> InstanceID? {
      layer.stack?.pages.first.flatMap { instances[ObjectIdentifier($0)] }
    }

    /// Returns whether the user may close a layer. UIKit may call this at any time, and a dismissal need not follow, so
    /// nothing begins here.
    func mayDismiss(_ layer: Layer) -> Bool {
      guard work == nil, let instance = instance(of: layer) else { return false }
      // The finger moved the layer up, and moves it down again without being lifted.
      if let gesture, gesture.hasBegun { return gesture.layer == instance && !gesture.hasEnded }
      return !isMoving && delegate?.canDismiss(instance) == true
    }

    /// The user tried to close a layer, and UIKit refused. The navigator runs what `back` declares for that case. If
    /// the navigator allows the dismissal, `back` has changed since UIKit asked, and the layer is dismissed.
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

    /// UIKit is about to move a layer, and the gesture begins. The layer has a coordinator by now, but the host does
    /// not count it as a movement before the navigator has answered.
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

    /// Where a layer may not be closed, UIKit lets nobody begin to.
    func keepModal() {
      // Only the last that was watched is watched again: each change would add one otherwise.
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

    /// Whether a controller, or what lies over it, is in a window that can be seen. UIKit takes what is below a full layer out of its window.
    func isInView(_ controller: UIViewController) -> Bool {
      window(of: controller).map { !$0.isHidden } ?? false
    }

    private func window(of controller: UIViewController) -> UIWindow? {
      controller.viewIfLoaded?.window ?? controller.presentedViewController?.viewIfLoaded?.window
    }

    /// Whether a scene is the one that the host is in.
    func isIn(_ scene: ObjectIdentifier?) -> Bool {
      let controller: UIViewController =
        switch home {
        case .container(let container): container
        case .stack(let stack): stack
        }
      return window(of: controller)?.windowScene.map { ObjectIdentifier($0) == scene } ?? false
    }

    /// A window was hidden or shown, or a view has left one or come into one. The container hears by itself when it appears and disappears, but for its
    /// window that is hidden while a full layer of ours covers it. A navigation controller of somebody else's is looked at.
    func lookForWindow() {
      switch home {
      case .container(let container):
        if container.viewIfLoaded?.window != nil || container.presentedViewController != nil {
          isInView(container) ? revealSoon(.hiddenWindow, after: .zero) : hide(.hiddenWindow)
        }
      // It says that it has appeared, and if it should not, it is taken for that after a while.
      case .stack(let controller):
        isInView(controller) ? revealSoon(.outOfView, after: .milliseconds(100)) : hide(.outOfView)
      }
    }

    /// What is in a window has not appeared yet: UIKit presents nothing before.
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

    /// The navigation controller that the host lives on has something on it that can be seen.
    func stackAppeared() {
      guard case .stack(let controller) = home, isInView(controller), hidings.contains(.outOfView) else { return }
      reveal(.sceneInBackground)
      reveal(.outOfView)
    }

    /// Nobody sees the host: what it is told meanwhile is made at once.
    func hide(_ reason: Hiding) {
      let wasHidden = !hidings.isEmpty
      hidings.insert(reason)
      if !wasHidden || reason == .elsewhere, !hasLeft { delegate?.suspended(hidingPolicy) }
    }

    /// It is taken out of its window, by somebody who will put it into one again. Its layers go with it: UIKit would leave them there.
    package func leaveWindow() {
      hide(.elsewhere)
      // The one that has presented it may be of somebody else's, and ours has no way to it any more.
      if layers.count > 1 { layers[1].controller.presentingViewController?.dismiss(animated: false) }
    }

    /// It is in a window again.
    package func enterWindow() {
      reveal(.sceneInBackground)
      reveal(.elsewhere)
    }

    /// It can be seen again, as far as this goes.
    func reveal(_ reason: Hiding) {
      guard hidings.remove(reason) != nil else { return }
      guard hidings.isEmpty, !hasLeft else { return }
      delegate?.resumed()
      // What UIKit did not take while nobody could see it may not stand, and it takes it now.
      if work == nil, !isMoving { lastHeard = [] }
      toolkitChanged()
    }
  }
#endif
