#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import NavRuntime
  import Foundation
  import UIKit

  /// The bottom layer or a presented one: a native stack, a tab bar with several native stacks, or an alert.
  @MainActor final class Layer {
    enum Content {
      case stack(NativeStack)
      case tabs(TabBar)
      case alert(ShownAlert)
    }

    let content: Content
    /// The delegate for dismissals by the user.
    var dismissal: DismissalDelegate?
    /// The provider of the animation, for a full-screen layer.
    var presentation: FullPresentation?

    init(_ content: Content) {
      self.content = content
    }

    var controller: UIViewController {
      switch content {
      case .stack(let stack): stack.controller
      case .tabs(let tabs): tabs.controller
      case .alert(let alert): alert.controller ?? Self.gone
      }
    }

    /// A placeholder for an alert that UIKit released. Like such an alert, it is not presented.
    private static let gone = UIViewController(nibName: nil, bundle: nil)

    /// The visible native stack.
    var stack: NativeStack? {
      switch content {
      case .stack(let stack): stack
      case .tabs(let tabs): tabs.selected
      case .alert: nil
      }
    }

    /// All native stacks of the layer, visible or not.
    var nativeStacks: [NativeStack] { tabs?.stacks ?? stack.map { [$0] } ?? [] }

    var tabs: TabBar? { if case .tabs(let tabs) = content { tabs } else { nil } }

    /// Whether a transition is moving a page or the layer. A rotation of the device does not count.
    func isMoving(but turn: (any UIViewControllerTransitionCoordinator)?) -> Bool {
      controller.isBeingPresented || controller.isBeingDismissed || controller.transition(but: turn) != nil
        || stack?.controller.transition(but: turn) != nil
    }

    func settle() {
      if case .alert = content {} else { stack?.settle() }
      // UIKit animates a layer inside its own container view. For a controller that is not presented,
      // `presentationController` would create a new one.
      guard controller.presentingViewController != nil else { return }
      controller.presentationController?.containerView?.layer.stopMoving(but: stack?.controller.viewControllers ?? [])
    }
  }

  extension UIViewController {
    /// The coordinator of a transition, unless the coordinator belongs to a rotation.
    func transition(
      but turn: (any UIViewControllerTransitionCoordinator)?
    ) -> (any UIViewControllerTransitionCoordinator)? {
      transitionCoordinator.flatMap { $0 === turn ? nil : $0 }
    }
  }

  /// An alert, while UIKit shows it.
  ///
  /// If the system closes an alert, no callback reports it. UIKit then releases the actions of its buttons, which
  /// retain a ``Farewell``.
  @MainActor final class ShownAlert {
    let instance: InstanceID
    private(set) weak var controller: UIAlertController?

    init(_ controller: UIAlertController, _ instance: InstanceID) {
      (self.controller, self.instance) = (controller, instance)
    }

    /// Calls a closure when it is released.
    final class Farewell: Sendable {
      private let onEnd: @MainActor @Sendable () -> Void

      init(onEnd: @escaping @MainActor @Sendable () -> Void) { self.onEnd = onEnd }

      // Not isolated, because an isolated `deinit` requires newer systems than the package.
      deinit {
        MainActor.runCallback(onEnd)
      }
    }
  }

  /// Several native stacks in a `UITabBarController`.
  @MainActor final class TabBar: NSObject {
    let container: InstanceID
    let controller = TabsController(nibName: nil, bundle: nil)
    let stacks: [NativeStack]
    private let tabs: [TabPlace.Tab]
    private weak var host: UIKitHost?
    /// The delegate methods that UIKit calls when a tab is pressed.
    private enum Question { case viewController, tab }
    /// The press that is being processed. UIKit may call more than one method for it.
    private var press: (index: Int, question: Question)?

    init(_ place: TabPlace, of host: UIKitHost) {
      (container, tabs, self.host) = (place.container, place.tabs, host)
      stacks = place.tabs.map { tab in
        let stack = NativeStack(of: host)
        stack.controller.tabBarItem = UITabBarItem(title: tab.title, image: host.tabIcons[tab.name], tag: 0)
        stack.controller.tabBarItem.badgeValue = host.tabBadges[tab.name]
        return stack
      }
      super.init()
      controller.viewControllers = stacks.map(\.controller)
      controller.selectedIndex = place.selected
      controller.delegate = self
      #if !os(tvOS)
        controller.view.isExclusiveTouch = true
        controller.tabBar.isExclusiveTouch = true
      #endif
      host.prepareTabs?(controller)
    }

    /// Updates the icons and badges of the tabs.
    func dress() {
      for (tab, stack) in zip(tabs, stacks) {
        stack.controller.tabBarItem.image = host?.tabIcons[tab.name]
        stack.controller.tabBarItem.badgeValue = host?.tabBadges[tab.name]
      }
    }

    var selected: NativeStack? {
      stacks.indices.contains(controller.selectedIndex) ? stacks[controller.selectedIndex] : nil
    }
  }

  extension TabBar: UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
      choose(viewController, .viewController)
      return false
    }

    @available(iOS 18, tvOS 18, visionOS 2, *)
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
      choose(tab.viewController, .tab)
      return false
    }

    /// The user pressed a tab. The navigator decides whether the host selects it.
    private func choose(_ chosen: UIViewController?, _ question: Question) {
      guard let host, let index = stacks.firstIndex(where: { $0.controller === chosen }) else { return }
      if let press, press.index == index, press.question != question {
        self.press = nil
        return
      }
      press = (index, question)
      _ = host.time.schedule(.zero) { [weak self] in self?.press = nil }
      host.delegate?.tabChosen(tabs[index].id, in: container)
    }
  }

  /// The delegate for dismissals of a layer by the user. UIKit does not call it for dismissals by code.
  @MainActor final class DismissalDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    private weak var host: UIKitHost?
    private weak var layer: Layer?

    init(_ layer: Layer, of host: UIKitHost) {
      (self.layer, self.host) = (layer, host)
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      layer.map { host?.mayDismiss($0) ?? false } ?? true
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      if let layer { host?.dismissalWasRefused(of: layer) }
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      if let layer { host?.dismissalMoves(layer) }
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { host?.toolkitChanged() }
  }
#endif
