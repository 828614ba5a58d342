// Declared and documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

@MainActor open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true

  nonisolated override init() {}
}

@MainActor open class UITabBarItem: UIBarItem {
  open var badgeValue: String?

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image) = (title, image)
  }
}

@MainActor open class UITabBar: UIView {}

/// iOS 18 and later.
@MainActor open class UITab: NSObject {
  open private(set) weak var viewController: UIViewController?

  init(of controller: UIViewController) {
    viewController = controller
    super.init()
  }
}

@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
}

// These methods are optional in Apple's protocol.
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
}

@MainActor open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  open private(set) var tabBar = UITabBar(frame: .zero)
  open var viewControllers: [UIViewController]? {
    didSet {
      for old in oldValue ?? [] { old.removeFromParent() }
      for new in viewControllers ?? [] { addChild(new) }
      showSelected()
    }
  }
  open var selectedIndex = 0 {
    willSet { if newValue != selectedIndex { _ = simulator.note(.select, by: self, isAnimated: false) } }
    didSet { if selectedIndex != oldValue { showSelected() } }
  }
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index } }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    showSelected()
  }

  override var forwardsAppearance: Bool { false }
  override var seenChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  private func showSelected() {
    guard viewIfLoaded != nil else { return }
    for child in viewControllers ?? [] where child !== selectedViewController {
      guard let left = child.viewIfLoaded, left.superview === view else { continue }
      (child as? UINavigationController)?.endUnseen()
      child.disappear()
      left.removeFromSuperview()
    }
    guard let selected = selectedViewController else { return }
    if selected.view.superview !== view { view.addSubview(selected.view) }
    if isSeen { selected.appear() }
  }

  /// Presses a tab. With `takesAll`, the tab receives the press even if another view covers it.
  package func press(_ index: Int, takesAll: Bool = false) {
    guard takesAll || tabBar.takesTaps, let controller = viewControllers?[index] else { return }
    // Apple's documentation does not say which of the two methods counts if a delegate has both, so both are called.
    let asksForTabsOnly = simulator.hostility.contains(.asksForTabsOnly)
    let maySelectTab = delegate?.tabBarController(self, shouldSelectTab: UITab(of: controller)) ?? true
    let maySelect = asksForTabsOnly || delegate?.tabBarController(self, shouldSelect: controller) ?? true
    guard maySelectTab, maySelect else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controller)
  }
}
