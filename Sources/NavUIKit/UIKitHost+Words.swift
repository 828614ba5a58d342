#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import Foundation
  import NavRuntime
  import Observation
  import UIKit

  // What UIKit does by itself, and what people do to it.
  extension UIKitHost {
    /// UIKit has shown something, or says so. What is not ours to explain is the navigator's to look at.
    func toolkitChanged() {
      if hasLeft { return }
      if work != nil {
        if !isMoving { goOn() }
        return
      }
      takeOutWhatHasGone()
      if gesture?.hasBegun == true || isMoving { return }
      if case .stack = home, layers.first?.stack?.pages.isEmpty == true, !lastHeard.isEmpty { return leave() }
      if shownInstances != lastHeard {
        lastHeard = shownInstances
        delegate?.stackChanged()
      }
    }

    /// Whether a swipe may begin on a native stack.
    func swipeMayBegin(in stack: NativeStack) -> Bool {
      guard work == nil, gesture?.hasBegun != true, !isMoving, layers.last?.stack === stack,
        let transition = delegate?.interactivePopBegan()
      else { return false }
      gesture = Gesture(transition: transition)
      return true
    }

    /// UIKit has begun to move with the finger.
    func swipeMoves(with coordinator: any UIViewControllerTransitionCoordinator) {
      guard let gesture, !gesture.hasBegun else { return }
      follow(gesture.transition, coordinator)
    }

    private func follow(_ transition: TransitionID, _ coordinator: any UIViewControllerTransitionCoordinator) {
      gesture?.hasBegun = true
      // A swipe that turns back says nothing else.
      coordinator.notifyWhenInteractionChanges { [weak self] context in
        guard let self, gesture?.transition == transition, gesture?.hasEnded == false else { return }
        gesture?.hasEnded = true
        delegate?.interactivePopEnded(context.isCancelled ? .cancelled : .finished)
      }
      coordinator.animate(alongsideTransition: nil) { [weak self] context in
        guard let self, let ended = gesture, ended.transition == transition else { return }
        gesture = nil
        takeOutWhatHasGone()
        lastHeard = shownInstances
        if !ended.hasEnded { delegate?.interactivePopEnded(context.isCancelled ? .cancelled : .finished) }
        delegate?.didShow(transition)
      }
    }

    // MARK: Layers that a finger draws away

    private func instance(of layer: Layer) -> InstanceID? {
      layer.stack?.pages.first.flatMap { instances[ObjectIdentifier($0)] }
    }

    func mayDismiss(_ layer: Layer) -> Bool {
      guard work == nil, let instance = instance(of: layer) else { return false }
      return delegate?.canDismiss(instance) ?? false
    }

    /// Somebody has tried to. The navigator says what there is to say.
    func dismissalWasRefused(of layer: Layer) {
      guard let instance = instance(of: layer), delegate?.dismissalBegan(of: instance) != nil else { return }
      delegate?.interactivePopEnded(.cancelled)
    }

    func dismissalMoves(_ layer: Layer) {
      guard let instance = instance(of: layer), let transition = delegate?.dismissalBegan(of: instance),
        let coordinator = layer.controller.transitionCoordinator
      else { return }
      gesture = Gesture(transition: transition)
      follow(transition, coordinator)
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
        Task { @MainActor in if let self, self.modalWatch == watch { self.keepModal() } }
      }
    }

    // MARK: - Windows

    /// Nobody sees the host: what it is told meanwhile is made at once.
    package func hide() {
      if hasLeft { return }
      delegate?.suspended(isAway ? .wait : .changeUnanimated)
    }

    /// The layers go with what they lie over, which is taken out of the window: UIKit would leave them there.
    package func closeLayers() {
      if layers.count > 1 { layers.first?.controller.dismiss(animated: false) }
    }

    /// It can be seen again.
    package func reveal() {
      if isAway || hasLeft { return }
      delegate?.resumed()
      toolkitChanged()
    }
  }
#endif
