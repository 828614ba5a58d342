// Declared and documented by Apple.
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

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var portrait: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 1 << 1) }
  public static var all: UIInterfaceOrientationMask { UIInterfaceOrientationMask(rawValue: 0b11110) }
}

@MainActor open class UIViewController: UIResponder {
  enum Appearance { case gone, coming, seen, going }

  let simulator = Simulator.current
  open var title: String?
  private let ownItem = UINavigationItem(title: "")
  open var navigationItem: UINavigationItem { ownItem }
  open var tabBarItem: UITabBarItem! = UITabBarItem(title: nil, image: nil, tag: 0)
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var isModalInPresentation = false
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open private(set) var viewIfLoaded: UIView?
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  var presentation: Transition?
  /// The controller that this one presents, and the controller that presents this one. Ancestors do not count.
  var ownPresented: UIViewController?
  weak var ownPresenting: UIViewController?
  private var ownPresentationController: UIPresentationController?
  private(set) var appearance = Appearance.gone

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    ownItem.page = self
  }

  public required init?(coder: NSCoder) {
    super.init()
    ownItem.page = self
  }

  // MARK: Screen preferences

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  open func setNeedsStatusBarAppearanceUpdate() {
    simulator.wishes.statusBar = follow(\.childForStatusBarStyle).preferredStatusBarStyle
    simulator.wishes.isStatusBarHidden = follow(\.childForStatusBarHidden).prefersStatusBarHidden
  }

  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    simulator.wishes.isHomeIndicatorHidden = follow(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
  }

  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    simulator.wishes.asksWhichEdges = follow(\.childForScreenEdgesDeferringSystemGestures)
  }

  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    simulator.wishes.orientations = follow { _ in nil }.supportedInterfaceOrientations
  }

  /// Queries the screen preferences, as UIKit does after presentations and dismissals.
  func askForWishes() {
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
    setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  open var view: UIView! {
    get {
      if let viewIfLoaded { return viewIfLoaded }
      let view = UIView(frame: .zero)
      viewIfLoaded = view
      view.controller = self
      viewDidLoad()
      return view
    }
    set { _ = exchange(&viewIfLoaded, with: newValue) }
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
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
      switch modalPresentationStyle {
      case .popover: UIPopoverPresentationController(self)
      case .pageSheet, .formSheet: UISheetPresentationController(self)
      default: UIPresentationController(self)
      }
    ownPresentationController = controller
    return controller
  }

  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  open var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? presentationController as? UIPopoverPresentationController : nil
  }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    presentation ?? ownPresented?.presentation ?? parent?.transitionCoordinator ?? (isInView ? simulator.turn : nil)
  }

  /// Apple declares this method in a protocol.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
    ownPresented?.viewWillTransition(to: size, with: coordinator)
  }

  // MARK: Containment

  open func addChild(_ childController: UIViewController) {
    if let parent = childController.parent, parent !== self { childController.leave(parent) }
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
    parent.map(leave)
  }

  private func leave(_ parent: UIViewController) {
    _ = exchange(&parent.children, with: parent.children.filter { $0 !== self })
    self.parent = nil
  }

  // MARK: Appearance

  /// The children whose views are shown.
  var seenChildren: [UIViewController] { children }

  var isSeen: Bool { appearance == .coming || appearance == .seen }

  /// Whether the view is visible if no other view covers it.
  var isInView: Bool { viewIfLoaded?.window.map { !$0.isHidden } ?? false }

  /// Whether children appear when their views are added to this view, and disappear when they are removed.
  var forwardsAppearance: Bool { true }

  /// Called when the view enters or leaves a window.
  func viewHasMoved() {
    guard let parent, parent.forwardsAppearance else { return }
    if isInView, parent.isSeen { appear() } else { disappear() }
  }

  /// Reports that the view appears, without an animation.
  func appear() {
    willAppear(false)
    didAppear(false)
  }

  /// Reports that the window is visible. `viewDidAppear` follows one turn of the run loop later.
  func beginToAppear() {
    willAppear(false)
    simulator.after(.zero) { [weak self] in self?.didAppear(false) }
  }

  func disappear() {
    willDisappear(false)
    didDisappear(false)
  }

  func willAppear(_ animated: Bool) {
    guard !isSeen, isInView else { return }
    appearance = .coming
    viewWillAppear(animated)
    viewIsAppearing(animated)
    for child in seenChildren { child.willAppear(animated) }
  }

  func didAppear(_ animated: Bool) {
    guard appearance == .coming else { return }
    appearance = .seen
    for child in seenChildren { child.didAppear(animated) }
    viewDidAppear(animated)
  }

  func willDisappear(_ animated: Bool) {
    guard isSeen else { return }
    appearance = .going
    viewWillDisappear(animated)
    for child in seenChildren { child.willDisappear(animated) }
  }

  func didDisappear(_ animated: Bool) {
    guard appearance == .going else { return }
    appearance = .gone
    for child in seenChildren { child.didDisappear(animated) }
    viewDidDisappear(animated)
  }

  // MARK: Presentation

  open var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }
  open var presentingViewController: UIViewController? { ownPresenting ?? parent?.presentingViewController }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (@MainActor () -> Void)? = nil
  ) {
    // The outermost ancestor presents the controller.
    if let parent {
      parent.present(viewControllerToPresent, animated: flag, completion: completion)
    } else {
      beginPresentation(of: viewControllerToPresent, isAnimated: flag, completion)
    }
  }

  open func dismiss(animated flag: Bool, completion: (@MainActor () -> Void)? = nil) {
    if let parent {
      parent.dismiss(animated: flag, completion: completion)
    } else {
      beginDismissal(isAnimated: flag, completion)
    }
  }

  /// The topmost controller that is presented from here.
  package var topLayer: UIViewController { presentedViewController.map(\.topLayer) ?? self }
}
