// Declared, and documented, by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

public import Foundation

@MainActor open class UITabBarItem: NSObject {
  open var title: String?
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    super.init()
  }
}

@MainActor open class UITabBar: UIView {}

@MainActor public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

@MainActor open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  public let tabBar = UITabBar(frame: .zero)
  open var viewControllers: [UIViewController]? {
    didSet {
      for old in oldValue ?? [] { old.removeFromParent() }
      for new in viewControllers ?? [] { addChild(new) }
      showSelected()
    }
  }
  open var selectedIndex = 0 {
    didSet { if selectedIndex != oldValue { showSelected() } }
  }
  open var selectedViewController: UIViewController? {
    viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    showSelected()
  }

  override var seenChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  private func showSelected() {
    guard viewIfLoaded != nil else { return }
    for view in view.subviews where view !== tabBar && view !== selectedViewController?.viewIfLoaded {
      for child in viewControllers ?? [] where child.viewIfLoaded === view { child.disappear() }
      view.removeFromSuperview()
    }
    guard let selected = selectedViewController else { return }
    if selected.view.superview !== view { view.addSubview(selected.view) }
    if isSeen { selected.appear() }
  }

  /// Presses a tab.
  package func press(_ index: Int) {
    guard tabBar.takesTaps, let controller = viewControllers?[index],
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: controller)
  }
}
