// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

import Foundation

// Presentations and dismissals, by calls, by the user's finger, and by UIKit itself.
extension UIViewController {
  func beginPresentation(of layer: UIViewController, isAnimated: Bool, _ completion: (@MainActor () -> Void)?) {
    let call = simulator.note(.present, by: self, isAnimated: isAnimated)
    if let ownPresented {
      simulator.amend(call, isWrong: true)
      simulator.lose("Attempt to present on a view controller which is already presenting \(ownPresented)")
      return
    }
    // UIKit also refuses a presentation before the view of the presenter appears.
    guard isInView, appearance != .coming || isBeingPresented, let window = viewIfLoaded?.window else {
      simulator.amend(call, isWrong: true)
      simulator.lose("Attempt to present on a view controller whose view is not in the window hierarchy")
      return
    }
    if isBeingDismissed || isBeingPresented {
      simulator.amend(call, isWrong: true)
      simulator.lose("Attempt to present while a presentation is in progress")
      return
    }
    if layer.ownPresenting != nil {
      simulator.corrupt("Application tried to present modally a view controller that is presented already")
      return
    }
    let fault = simulator.nextFault()
    if fault == .doesNothing || fault == .doesNothingAndTells {
      simulator.amend(call, isWrong: true)
      return
    }
    ownPresented = layer
    layer.ownPresenting = self
    layer.isBeingPresented = true
    window.addSubview(layer.view)
    let transition = Transition(isAnimated: isAnimated, fault, simulator)
    layer.presentation = transition
    if isAnimated {
      simulator.use(
        layer.transitioningDelegate?.animationController(forPresented: layer, presenting: self, source: self))
    }
    let covers = layer.modalPresentationStyle == .fullScreen
    transition.finish = { [weak self, weak layer] _ in
      guard let layer else { return }
      layer.isBeingPresented = false
      _ = exchange(&layer.presentation, with: nil)
      if covers { self?.didDisappear(isAnimated) }
      layer.didAppear(isAnimated)
      layer.askForWishes()
    }
    transition.afterwards = { [simulator, weak layer] in
      completion?()
      if let layer { simulator.onShow?(layer) }
      layer?.askWithoutDismissing()
    }
    // Pages receive these callbacks in the middle of the call.
    if covers { willDisappear(isAnimated) }
    layer.willAppear(isAnimated)
    if fault == .appearsAtOnce { layer.didAppear(isAnimated) }
    if !transition.isOver { transition.run() }
  }

  func beginDismissal(isAnimated: Bool, _ completion: (@MainActor () -> Void)?) {
    guard let layer = ownPresented else {
      if let ownPresenting {
        ownPresenting.dismiss(animated: isAnimated, completion: completion)
      } else {
        simulator.amend(simulator.note(.dismiss, by: self, isAnimated: isAnimated), isIdle: true)
        completion?()
      }
      return
    }
    let call = simulator.note(.dismiss, by: self, isAnimated: isAnimated)
    if layer.isBeingDismissed || layer.isBeingPresented {
      // UIKit logs a warning and does nothing.
      simulator.amend(call, isWrong: true)
      simulator.lose("Attempt to dismiss while a presentation or dismiss is in progress")
      return
    }
    let fault = simulator.nextFault()
    if fault == .doesNothing || fault == .doesNothingAndTells { return simulator.amend(call, isWrong: true) }
    if fault == .leavesOne, let above = layer.ownPresented {
      simulator.amend(call, isWrong: true)
      return layer.leave(above, isAnimated: isAnimated, nil, completion)
    }
    leave(layer, isAnimated: isAnimated, fault, completion)
  }

  /// Dismisses a layer with all layers above it.
  package func leave(
    _ layer: UIViewController, isAnimated: Bool, isInteractive: Bool = false, _ fault: Simulator.Fault? = nil,
    _ completion: (@MainActor () -> Void)?
  ) {
    let transition = Transition(isAnimated: isAnimated, isInteractive: isInteractive, fault, simulator)
    layer.presentation = transition
    if isAnimated { simulator.use(layer.transitioningDelegate?.animationController(forDismissed: layer)) }
    layer.isBeingDismissed = true
    let covers = layer.modalPresentationStyle == .fullScreen
    transition.finish = { [weak self, weak layer] isCancelled in
      guard let layer else { return }
      layer.isBeingDismissed = false
      _ = exchange(&layer.presentation, with: nil)
      if isCancelled {
        layer.topLayer.willAppear(isAnimated)
        layer.topLayer.didAppear(isAnimated)
        if covers { self?.disappear() }
      } else {
        self?.remove(layer)
        if covers { self?.didAppear(isAnimated) }
        self?.askForWishes()
      }
    }
    transition.afterwards = completion
    layer.topLayer.willDisappear(isAnimated)
    if covers { willAppear(isAnimated) }
    if !isInteractive, !transition.isOver { transition.run() }
  }

  private func remove(_ layer: UIViewController) {
    if let above = layer.ownPresented { layer.remove(above) }
    layer.presentation?.end()
    layer.disappear()
    layer.didDisappear(false)
    layer.ownPresenting = nil
    if ownPresented === layer { _ = exchange(&ownPresented, with: nil) }
    layer.viewIfLoaded?.removeFromSuperview()
  }

  // MARK: User input

  /// Starts to drag down the layer that is presented from here, unless another layer covers it.
  ///
  /// - Parameter asksNobody: Whether other code replaced the delegate with one that allows every dismissal and
  ///   reports none.
  /// - Returns: Whether the dismissal started.
  package func beginDismissal(asksNobody: Bool = false) -> Bool {
    guard let layer = presentedViewController, layer.ownPresented == nil, layer.view.takesTaps,
      !layer.isBeingPresented, !layer.isBeingDismissed, layer.modalPresentationStyle != .fullScreen,
      !(layer is UIAlertController), let controller = layer.presentationController
    else { return false }
    let delegate = asksNobody ? nil : controller.delegate
    if !asksNobody { layer.askWithoutDismissing() }
    if !asksNobody,
      layer.isModalInPresentation || delegate?.presentationControllerShouldDismiss(controller) == false
    {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return false
    }
    // The delegate may have dismissed the layer.
    guard let presenter = layer.ownPresenting, !layer.isBeingDismissed else { return false }
    presenter.leave(layer, isAnimated: true, isInteractive: true, nil, nil)
    let transition = layer.presentation
    transition?.afterwards = { [weak transition, weak delegate] in
      guard transition?.isCancelled == false else { return }
      delegate?.presentationControllerDidDismiss(controller)
    }
    delegate?.presentationControllerWillDismiss(controller)
    return true
  }

  /// Dismisses the layer on top without a finger and calls its delegate, as for a tap beside a popover.
  package func leaveAfterQuestion() {
    guard let layer = presentedViewController, let presenter = layer.ownPresenting,
      let controller = layer.presentationController
    else { return }
    presenter.leave(layer, isAnimated: true) { [weak controller] in
      if let controller { controller.delegate?.presentationControllerDidDismiss(controller) }
    }
    controller.delegate?.presentationControllerWillDismiss(controller)
  }

  /// Calls `presentationControllerShouldDismiss` several times without a dismissal.
  package func askWithoutDismissing() {
    guard simulator.hostility.contains(.asksWithoutDismissing), let controller = presentationController else { return }
    for _ in 0..<3 { _ = controller.delegate?.presentationControllerShouldDismiss(controller) }
  }

  package func moveDismissal(to fraction: Double) { presentedViewController?.presentation?.percentComplete = fraction }

  package func endDismissal(isCancelled: Bool, _ fault: Simulator.Fault? = nil) {
    guard let transition = presentedViewController?.presentation, transition.isInteractive else { return }
    transition.endInteraction(isCancelled: isCancelled, fault)
  }

  /// Dismisses the layer that is presented from here, as UIKit does by itself: the user taps beside a popover, or the
  /// system closes an alert.
  package func layerGoes(isAnimated: Bool, _ fault: Simulator.Fault? = nil) {
    guard let layer = presentedViewController, let presenter = layer.ownPresenting else { return }
    presenter.leave(layer, isAnimated: isAnimated, fault) { [weak layer] in
      guard let controller = layer?.presentationController else { return }
      controller.delegate?.presentationControllerDidDismiss(controller)
    }
  }

  /// Ends a presentation or dismissal that is no longer visible, without calling its completions.
  package func endUnseenPresentation() { presentation?.endUnseen() }

  /// Whether a dismissal runs that can no longer be cancelled.
  package var isLeaving: Bool {
    guard isBeingDismissed, let presentation else { return false }
    return !presentation.isInteractive || presentation.isLifted && !presentation.isCancelled
  }
}
