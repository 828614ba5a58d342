// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

@MainActor open class UIPresentationController: NSObject {
  private unowned let presented: UIViewController
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(_ presented: UIViewController) {
    self.presented = presented
    super.init()
  }

  open var presentedViewController: UIViewController { presented }

  /// The view in which UIKit shows and animates the presented view.
  open var containerView: UIView? { ownContainer }

  private lazy var ownContainer: UIView = {
    let view = UIView(frame: .zero)
    view.transitions.append { [weak presented] in presented?.presentation }
    return view
  }()
}

@MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

@MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var adaptiveSheetPresentationController: UISheetPresentationController { ownSheet }
  private lazy var ownSheet = UISheetPresentationController(presentedViewController)
}

extension UIViewController {
  /// Whether the view of a popover's source is in no window. UIKit reads the source whenever the window changes:
  /// WordPress-iOS 23525.
  var isLostPopover: Bool {
    guard let popover = popoverPresentationController else { return false }
    guard let view = popover.sourceItem.map({ $0 as? UIView }) ?? popover.sourceView else { return false }
    return view.window == nil
  }
}

@MainActor open class UISheetPresentationController: UIPresentationController {
  open var detents: [UISheetPresentationController.Detent] = [.large()]
  open var prefersGrabberVisible = false

  @MainActor open class Detent: NSObject {
    nonisolated public required override init() {}
    open class func medium() -> Self { Self() }
    open class func large() -> Self { Self() }
  }
}

@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

// These methods are optional in Apple's protocol.
extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  var percentComplete: CGFloat { get }
}

@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

@MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {}

@MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
}

// These methods are optional in Apple's protocol.
extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
