// Declared, and documented, by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

@MainActor open class UIApplication: UIResponder {
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
}

extension UIViewController {
  /// Draws the controller away that is presented on top, if that is presented from here.
  package func beginDismissal() -> Bool {
    guard let layer = presentedViewController, layer.presentedViewController == nil, layer.view.takesTaps,
      !layer.isBeingPresented, !layer.isBeingDismissed, layer.modalPresentationStyle != .fullScreen,
      !(layer is UIAlertController), let controller = layer.presentationController
    else { return false }
    if layer.isModalInPresentation || controller.delegate?.presentationControllerShouldDismiss(controller) == false {
      controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
      return false
    }
    leave(layer, isAnimated: true, isInteractive: true) {}
    let transition = layer.presentation
    transition?.afterwards = { [weak transition, weak controller] in
      guard let controller, transition?.isCancelled == false else { return }
      controller.delegate?.presentationControllerDidDismiss(controller)
    }
    controller.delegate?.presentationControllerWillDismiss(controller)
    return true
  }

  package func moveDismissal(to fraction: Double) { presentedViewController?.presentation?.percentComplete = fraction }

  package func endDismissal(isCancelled: Bool) {
    guard let transition = presentedViewController?.presentation, transition.isInteractive else { return }
    transition.endInteraction(isCancelled: isCancelled)
  }
}
