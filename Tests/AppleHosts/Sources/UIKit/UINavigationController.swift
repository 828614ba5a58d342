// Declared, and documented, by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

@MainActor open class UIBarAppearance: NSObject {
  nonisolated public override init() {}
}
@MainActor open class UINavigationBarAppearance: UIBarAppearance {}

@MainActor open class UIImage: NSObject {}

@MainActor open class UIAction: NSObject {
  public let title: String
  let handler: (UIAction) -> Void

  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    (self.title, self.handler) = (title, handler)
    super.init()
  }

  /// Does it.
  package func call() { handler(self) }
}

@MainActor open class UINavigationItem: NSObject {
  open var title: String?
  open var backAction: UIAction?
  open var rightBarButtonItem: UIBarButtonItem?
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?

  public init(title: String) {
    self.title = title.isEmpty ? nil : title
    super.init()
  }
}

@MainActor open class UINavigationBar: UIView {}

@MainActor open class UIGestureRecognizer: NSObject {
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
}

@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

@MainActor public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

// On Apple's platforms these are optional. That the last one is not implemented makes a difference there, so it does here.
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    navigationController.hasNoAnimationController = true
    return nil
  }
}

@MainActor open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  open weak var delegate: (any UINavigationControllerDelegate)?
  public let navigationBar = UINavigationBar(frame: .zero)
  open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  /// iOS 26 and later.
  open private(set) var interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  open private(set) var isNavigationBarHidden = false
  private var stack: [UIViewController] = []
  private(set) var transition: Transition?
  var hasNoAnimationController = false
  /// The animation controllers that the delegate has given.
  package private(set) var usedAnimations: [any UIViewControllerAnimatedTransitioning] = []

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    put([rootViewController])
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    view.transitions.append { [weak self] in self?.transition }
    showTop()
  }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? super.transitionCoordinator
  }

  override var seenChildren: [UIViewController] { stack.last.map { [$0] } ?? [] }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if stack.contains(where: { $0 === viewController }) {
      simulator.corrupt("Pushing the same view controller instance more than once is not supported")
      return
    }
    change(to: stack + [viewController], .push, animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let top = stack.last
    change(to: stack.dropLast(), .pop, animated)
    return top
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      simulator.corrupt("Tried to pop to a view controller that doesn't exist")
      return nil
    }
    let gone = Array(stack[(index + 1)...])
    if gone.isEmpty { return nil }
    change(to: Array(stack[...index]), .pop, animated)
    return gone
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let isPop = stack.contains { $0 === viewControllers.last }
    change(to: viewControllers, isPop ? .pop : .push, animated)
  }

  // MARK: How it happens

  private func put(_ controllers: [UIViewController]) {
    for gone in stack where !controllers.contains(where: { $0 === gone }) { gone.removeFromParent() }
    for new in controllers where new.parent !== self { addChild(new) }
    stack = controllers
  }

  private func change(to controllers: [UIViewController], _ operation: Operation, _ animated: Bool) {
    if transition != nil {
      simulator.corrupt("nested push animation can result in corrupted navigation bar")
    }
    let fault = simulator.nextFault()
    if fault == .doesNothing { return }
    let before = stack.last
    put(controllers)
    let after = stack.last
    guard isViewInWindow, before !== after, let after else {
      showTop()
      return
    }
    if let before {
      hasNoAnimationController = false
      if let custom = delegate?.navigationController(self, animationControllerFor: operation, from: before, to: after) {
        usedAnimations.append(custom)
      }
    }
    let transition = Transition(isAnimated: animated, simulator)
    if animated { self.transition = transition }
    simulator.after(.zero) { [weak self] in
      guard let self else { return }
      delegate?.navigationController(self, willShow: after, animated: animated)
      if fault == .didShowEarly { delegate?.navigationController(self, didShow: after, animated: animated) }
    }
    transition.finish = { [weak self] _ in
      if self?.transition === transition { self?.transition = nil }
      before?.disappear()
      self?.showTop()
    }
    transition.afterwards = { [weak self] in
      guard let self, fault != .tellsNobody else { return }
      for _ in 0..<(fault == .didShowTwice ? 2 : 1) {
        delegate?.navigationController(self, didShow: after, animated: animated)
      }
    }
    if fault == .animatesForever { return }
    let time = animated ? simulator.animation : .zero
    simulator.after(time) { transition.end(tellsCompletions: fault != .tellsNobody) }
  }

  private var isViewInWindow: Bool { viewIfLoaded?.window != nil }

  /// The view of the top controller is in view, and no other.
  private func showTop() {
    guard viewIfLoaded != nil else { return }
    for view in view.subviews where view !== navigationBar && view !== stack.last?.viewIfLoaded {
      view.removeFromSuperview()
    }
    guard let top = stack.last else { return }
    if top.view.superview !== view { view.addSubview(top.view) }
    if isSeen { top.appear() }
  }

  override func appear() {
    showTop()
    super.appear()
    // At the root UIKit tells more than once.
    if let top = stack.last, transition == nil { delegate?.navigationController(self, didShow: top, animated: false) }
  }

  // MARK: What a person does

  /// Begins to swipe the top controller off, at the edge or anywhere.
  package func beginSwipe(anywhere: Bool = false) -> Bool {
    let recognizer = anywhere ? interactiveContentPopGestureRecognizer : interactivePopGestureRecognizer
    guard let recognizer, recognizer.isEnabled, view.takesTaps, let top = stack.last else { return false }
    // Whoever gives an animation controller, or might, has to bring an interactive one too.
    if let delegate, stack.count > 1 {
      hasNoAnimationController = false
      _ = delegate.navigationController(self, animationControllerFor: .pop, from: top, to: stack[stack.count - 2])
      if !hasNoAnimationController { return false }
    }
    // Without a delegate of the recognizer, the bottom is not asked about.
    if let delegate = recognizer.delegate {
      if !delegate.gestureRecognizerShouldBegin(recognizer) { return false }
    } else if stack.count < 2 || transition != nil {
      return false
    }
    if stack.count < 2 || transition != nil {
      simulator.corrupt("a swipe begins where there is nothing to take off")
      return false
    }
    let before = stack
    put(Array(stack.dropLast()))
    let after = stack.last
    let transition = Transition(isInteractive: true, simulator)
    self.transition = transition
    if let after { delegate?.navigationController(self, willShow: after, animated: true) }
    transition.finish = { [weak self] isCancelled in
      if isCancelled { self?.put(before) } else { top.disappear() }
      if self?.transition === transition { self?.transition = nil }
      self?.showTop()
    }
    transition.afterwards = { [weak self, weak transition] in
      // Of one that is cancelled nobody is told.
      guard let self, let after, transition?.isCancelled == false else { return }
      delegate?.navigationController(self, didShow: after, animated: true)
    }
    return true
  }

  package func moveSwipe(to fraction: Double) { transition?.percentComplete = fraction }

  package func endSwipe(isCancelled: Bool) {
    guard let transition, transition.isInteractive else { return }
    transition.endInteraction(isCancelled: isCancelled)
  }

  /// Presses the back button.
  package func pressBack() {
    guard stack.count > 1, navigationBar.takesTaps || view.takesTaps else { return }
    if let action = stack.last?.navigationItem.backAction {
      action.handler(action)
    } else {
      popViewController(animated: true)
    }
  }

  /// Chooses a controller from the menu that a long press on back opens: nobody is asked.
  package func chooseFromBackMenu(_ controller: UIViewController) {
    guard view.takesTaps else { return }
    popToViewController(controller, animated: true)
  }
}
