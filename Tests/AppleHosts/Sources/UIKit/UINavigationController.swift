// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
}

// These methods are optional in Apple's protocol. UIKit behaves differently if the last two are not implemented, and
// so does the double.
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
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    navigationController.hasNoOrientations = true
    return .all
  }
}

@MainActor open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  open weak var delegate: (any UINavigationControllerDelegate)?
  open private(set) var navigationBar = UINavigationBar(frame: .zero)
  private let ownDelegate = OwnSwipeDelegate()
  open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  /// iOS 26 and later.
  open private(set) var interactiveContentPopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setBar(newValue, isAnimated: false) }
  }
  private var isBarHidden = false
  /// Whether `willShow` of the delegate is running.
  private var isTellingOfShow = false
  var stack: [UIViewController] = []
  private var shownViews: [UIView] = []
  /// The page that the user sees. During a transition, this is the outgoing page.
  package private(set) weak var shown: UIViewController?
  var transition: Transition?
  var hasNoAnimationController = false
  fileprivate var hasNoOrientations = false
  /// The animation controllers that the delegate returned so far.
  package private(set) var usedAnimations: [any UIViewControllerAnimatedTransitioning] = []

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    put([rootViewController])
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    // UIKit moves pages in its own container view.
    let frame = UIView(frame: .zero)
    frame.transitions.append { [weak self] in self?.transition }
    view.addSubview(frame)
    ownDelegate.controller = self
    for recognizer in [interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer] {
      recognizer?.onDisable = { [weak self] in self?.loseSwipe() }
      if simulator.hostility.contains(.ownDelegatesRefuse) { recognizer?.delegate = ownDelegate }
    }
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

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    orientations(of: delegate) ?? super.supportedInterfaceOrientations
  }

  /// The orientations that a delegate returns, or `nil` if it does not implement the method.
  package func orientations(of delegate: (any UINavigationControllerDelegate)?) -> UIInterfaceOrientationMask? {
    hasNoOrientations = false
    let said = delegate?.navigationControllerSupportedInterfaceOrientations(self)
    return hasNoOrientations ? nil : said
  }

  override var forwardsAppearance: Bool { false }
  override var seenChildren: [UIViewController] { stack.last.map { [$0] } ?? [] }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { setBar(hidden, isAnimated: animated) }

  /// Pops the top page directly, without the back action of the bar.
  open override func accessibilityPerformEscape() -> Bool {
    guard stack.count > 1, transition == nil else { return false }
    popViewController(animated: true)
    return true
  }

  private func setBar(_ isHidden: Bool, isAnimated: Bool) {
    guard isHidden != isBarHidden else { return }
    if simulator.hostility.contains(.barsJump), let transition, transition.isAnimated, !transition.isOver,
      !isAnimated || !isTellingOfShow
    {
      simulator.lose("the bar jumps while pages move")
    }
    isBarHidden = isHidden
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if stack.contains(where: { $0 === viewController }) {
      simulator.corrupt("Pushing the same view controller instance more than once is not supported")
      return
    }
    change(to: stack + [viewController], .push, .push, animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else {
      simulator.amend(simulator.note(.pop, by: self, isAnimated: animated), isIdle: true)
      return nil
    }
    let top = stack.last
    change(to: stack.dropLast(), .pop, .pop, animated)
    return top
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      simulator.corrupt("Tried to pop to a view controller that doesn't exist")
      return nil
    }
    let gone = Array(stack[(index + 1)...])
    if gone.isEmpty {
      simulator.amend(simulator.note(.popTo, by: self, isAnimated: animated), isIdle: true)
      return nil
    }
    change(to: Array(stack[...index]), .pop, gone.count == 1 ? .pop : .popTo, animated)
    return gone
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for (index, each) in viewControllers.enumerated() where viewControllers[..<index].contains(where: { $0 === each }) {
      simulator.corrupt("All view controllers in a navigation controller must be distinct")
    }
    let isPop = stack.contains { $0 === viewControllers.last }
    change(to: viewControllers, isPop ? .pop : .push, .set, animated)
  }

  // MARK: Changes

  func put(_ controllers: [UIViewController]) {
    for gone in stack where !controllers.contains(where: { $0 === gone }) { gone.removeFromParent() }
    for new in controllers where new.parent !== self {
      if let other = new.parent { simulator.corrupt("a page of \(other) is put on another stack") }
      addChild(new)
    }
    _ = exchange(&stack, with: controllers)
  }

  private func change(
    to told: [UIViewController], _ operation: Operation, _ kind: Simulator.Call.Kind, _ animated: Bool
  ) {
    // A change that is not visible is not a transition.
    guard isSeen else {
      if let transition, !transition.isOver {
        simulator.corrupt("a stack that left its window changes in the middle of its transition")
        transition.endUnseen()
      }
      if isInWindow {
        _ = simulator.note(kind, by: self, isAnimated: animated)
        _ = simulator.nextFault()
      }
      put(told)
      showTop()
      return
    }
    let call = simulator.note(kind, by: self, isAnimated: animated)
    if let transition {
      simulator.corrupt("nested push animation can result in corrupted navigation bar")
      transition.endUnseen()
    }
    let fault = simulator.nextFault()
    let before = stack.last
    if fault == .doesNothing || fault == .doesNothingAndTells {
      simulator.amend(call, isWrong: true)
      if fault == .doesNothingAndTells, let before {
        simulator.after(simulator.animation) { [weak self] in self?.tell(before, animated) }
      }
      return
    }
    var target = told
    if fault == .popsTwo, kind == .pop, target.count > 1 { target.removeLast() }
    let deeper = fault == .leavesOne && stack.count > target.count ? stack[target.count] : nil
    if deeper != nil { simulator.amend(call, isWrong: true) }
    put(target)
    guard before !== target.last, let after = target.last else {
      showTop()
      return
    }
    move(from: before, to: after, deeper, operation, animated, fault)
  }

  /// Whether the stack is visible if no other view hides it.
  private var isInWindow: Bool { viewIfLoaded?.window != nil }

  private func move(
    from before: UIViewController?, to after: UIViewController, _ deeper: UIViewController?, _ operation: Operation,
    _ animated: Bool, _ fault: Simulator.Fault?
  ) {
    if let before {
      hasNoAnimationController = false
      if let custom = delegate?.navigationController(self, animationControllerFor: operation, from: before, to: after) {
        usedAnimations.append(custom)
      }
    }
    let transition = Transition(isAnimated: animated, fault, simulator)
    if animated { _ = exchange(&self.transition, with: transition) }
    transition.finish = { [weak self, weak transition] _ in
      self?.finish(transition, from: before, to: after, deeper, animated)
    }
    transition.afterwards = { [weak self] in
      guard let self, fault != .delegateIsNotTold else { return }
      tell(fault == .didShowTheOldPage ? before ?? after : stack.last ?? after, animated)
      if fault == .didShowTwice { tell(stack.last ?? after, animated) }
      if case .didShowAgain(let delay) = fault {
        simulator.after(delay) { [weak self] in self?.tell(after, animated) }
      }
    }
    before?.willDisappear(animated)
    // The page is loaded, and its callbacks run in the middle of the call.
    put(viewOf: after)
    after.willAppear(animated)
    willShow(after, animated)
    if fault == .appearsAtOnce { after.didAppear(animated) }
    if fault == .didShowEarly { tell(after, animated) }
    if !transition.isOver { transition.run() }
  }

  private func finish(
    _ transition: Transition?, from before: UIViewController?, to after: UIViewController, _ deeper: UIViewController?,
    _ animated: Bool
  ) {
    if self.transition === transition { _ = exchange(&self.transition, with: nil) }
    if let deeper, stack.last === after { put(stack + [deeper]) }
    before?.didDisappear(animated)
    showTop()
    after.didAppear(animated)
  }

  /// Calls `willShow` of the delegate.
  func willShow(_ page: UIViewController, _ animated: Bool) {
    isTellingOfShow = true
    delegate?.navigationController(self, willShow: page, animated: animated)
    isTellingOfShow = false
  }

  /// Restores the bar after a cancelled swipe.
  func putBarBack(_ isHidden: Bool) { isBarHidden = isHidden }

  func tell(_ page: UIViewController, _ animated: Bool) {
    delegate?.navigationController(self, didShow: page, animated: animated)
    simulator.onShow?(page)
  }

  /// Shows the view of the top controller, and removes all others.
  func showTop() {
    guard viewIfLoaded != nil else { return }
    for view in shownViews where view !== stack.last?.viewIfLoaded && view.superview === self.view {
      view.removeFromSuperview()
    }
    _ = exchange(&shownViews, with: [])
    shown = stack.last
    guard let top = stack.last else { return }
    put(viewOf: top)
    if isSeen, transition == nil { top.appear() }
  }

  /// Adds the view of a page next to the current views.
  func put(viewOf page: UIViewController) {
    if page.view.superview !== view { view.addSubview(page.view) }
    shownViews.append(page.view)
  }

  override func willAppear(_ animated: Bool) {
    showTop()
    super.willAppear(animated)
  }

  override func didAppear(_ animated: Bool) {
    let isNew = appearance == .coming
    super.didAppear(animated)
    // UIKit reports the root page more than once.
    if isNew, let top = stack.last, transition == nil { tell(top, false) }
  }

  /// Ends the transition without callbacks, because the stack is no longer visible.
  package func endUnseen() { transition?.endUnseen() }
}
