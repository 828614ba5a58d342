// Declared, and documented, by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

@MainActor public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case overFullScreen = 5
  case popover = 7
  case none = -1
  case automatic = -2
}

@MainActor open class UIViewController: UIResponder {
  let simulator = Simulator.current
  open var title: String?
  public let navigationItem = UINavigationItem(title: "")
  open var tabBarItem: UITabBarItem! = UITabBarItem(title: nil, image: nil, tag: 0)
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var isModalInPresentation = false
  open private(set) var presentedViewController: UIViewController?
  open private(set) weak var presentingViewController: UIViewController?
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open private(set) var viewIfLoaded: UIView?
  open private(set) var isBeingPresented = false
  open private(set) var isBeingDismissed = false
  private(set) var presentation: Transition?
  private var ownPresentationController: UIPresentationController?
  private(set) var isSeen = false

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  open var view: UIView! {
    if let viewIfLoaded { return viewIfLoaded }
    let view = UIView(frame: .zero)
    viewIfLoaded = view
    view.transitions.append { [weak self] in self?.presentation }
    viewDidLoad()
    return view
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open var navigationController: UINavigationController? {
    var next = parent
    while let each = next {
      if let controller = each as? UINavigationController { return controller }
      next = each.parent
    }
    return nil
  }

  open var presentationController: UIPresentationController? {
    if let ownPresentationController { return ownPresentationController }
    let controller =
      modalPresentationStyle == .popover
      ? UIPopoverPresentationController(presentedViewController: self)
      : UIPresentationController(presentedViewController: self)
    ownPresentationController = controller
    return controller
  }

  open var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? presentationController as? UIPopoverPresentationController : nil
  }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentation ?? presentedViewController?.presentation ?? parent?.transitionCoordinator
  }

  // MARK: Containment

  open func addChild(_ childController: UIViewController) {
    childController.parent = self
    children.append(childController)
  }

  open func didMove(toParent parent: UIViewController?) {
    if parent?.isSeen == true { appear() }
  }

  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { disappear() }
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// The view is in a window, or is not any more.
  func appear() {
    if isSeen || view.window == nil { return }
    isSeen = true
    viewWillAppear(false)
    for child in seenChildren { child.appear() }
    viewDidAppear(false)
  }

  func disappear() {
    if !isSeen { return }
    isSeen = false
    viewWillDisappear(false)
    for child in seenChildren { child.disappear() }
    viewDidDisappear(false)
  }

  /// The children whose views are shown.
  var seenChildren: [UIViewController] { children }

  // MARK: Presentation

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (@MainActor () -> Void)? = nil
  ) {
    if let presentedViewController {
      simulator.lose("Attempt to present on a view controller which is already presenting \(presentedViewController)")
      return
    }
    guard let window = view.window else {
      simulator.lose("Attempt to present on a view controller whose view is not in the window hierarchy")
      return
    }
    if isBeingDismissed || isBeingPresented {
      simulator.lose("Attempt to present while a presentation is in progress")
      return
    }
    let fault = simulator.nextFault()
    if fault == .doesNothing { return }
    let layer = viewControllerToPresent
    presentedViewController = layer
    layer.presentingViewController = self
    layer.isBeingPresented = true
    window.addSubview(layer.view)
    let transition = Transition(isAnimated: flag, simulator)
    layer.presentation = transition
    transition.finish = { _ in
      layer.isBeingPresented = false
      layer.presentation = nil
      layer.appear()
    }
    if fault != .tellsNobody { transition.afterwards = completion }
    if fault != .animatesForever { transition.run(for: flag ? simulator.animation : .zero) }
  }

  open func dismiss(animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {
    guard let layer = presentedViewController else {
      if let presentingViewController {
        presentingViewController.dismiss(animated: flag, completion: completion)
      } else {
        completion?()
      }
      return
    }
    let fault = simulator.nextFault()
    if fault == .doesNothing { return }
    leave(layer, isAnimated: flag, isTold: fault != .tellsNobody, isEndless: fault == .animatesForever, completion)
  }

  func leave(
    _ layer: UIViewController, isAnimated: Bool, isInteractive: Bool = false, isTold: Bool = true,
    isEndless: Bool = false, _ completion: (@MainActor () -> Void)?
  ) {
    if layer.isBeingPresented || layer.isBeingDismissed {
      simulator.corrupt("a layer is dismissed while it comes or goes")
    }
    let top = layer.topLayer
    let transition = Transition(isAnimated: isAnimated, isInteractive: isInteractive, simulator)
    layer.presentation = transition
    layer.isBeingDismissed = true
    transition.finish = { [weak self] isCancelled in
      layer.isBeingDismissed = false
      layer.presentation = nil
      if !isCancelled { self?.remove(layer, top) }
    }
    if isTold { transition.afterwards = completion }
    if !isInteractive, !isEndless { transition.run(for: isAnimated ? simulator.animation : .zero) }
  }

  private func remove(_ layer: UIViewController, _ top: UIViewController) {
    if layer.presentedViewController != nil, layer !== top, let above = layer.presentedViewController {
      layer.remove(above, top)
    }
    layer.disappear()
    layer.viewIfLoaded?.removeFromSuperview()
    layer.presentingViewController = nil
    if presentedViewController === layer { presentedViewController = nil }
  }

  /// The controller on top of all that is presented from here.
  package var topLayer: UIViewController { presentedViewController?.topLayer ?? self }
}
