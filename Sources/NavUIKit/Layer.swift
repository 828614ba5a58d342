#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import NavRuntime
  import Foundation
  import UIKit

  /// What lies over the layer below, or at the bottom: a native stack, several under a bar of tabs, or an alert.
  @MainActor final class Layer {
    enum Content {
      case stack(NativeStack)
      case tabs(TabBar)
      case alert(ShownAlert)
    }

    let content: Content
    /// What hears how the layer is drawn away.
    var dismissal: DismissalDelegate?
    /// What animates it, where it covers everything.
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

    /// Stands for an alert that UIKit has let go of: it is presented by nobody, as that.
    private static let gone = UIViewController(nibName: nil, bundle: nil)

    /// The native stack that is seen.
    var stack: NativeStack? {
      switch content {
      case .stack(let stack): stack
      case .tabs(let tabs): tabs.selected
      case .alert: nil
      }
    }

    /// All of them, seen or not.
    var nativeStacks: [NativeStack] { tabs?.stacks ?? stack.map { [$0] } ?? [] }

    var tabs: TabBar? { if case .tabs(let tabs) = content { tabs } else { nil } }

    /// Whether a transition moves a page or the layer. A rotation of the device does not.
    func isMoving(but turn: (any UIViewControllerTransitionCoordinator)?) -> Bool {
      controller.isBeingPresented || controller.isBeingDismissed || controller.transition(but: turn) != nil
        || stack?.controller.transition(but: turn) != nil
    }

    func settle() {
      if case .alert = content {} else { stack?.settle() }
      // A layer moves in a view of UIKit's. One that is not presented is not asked: UIKit would make what presents it.
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

  /// An alert that UIKit shows, for as long as it does.
  ///
  /// Of one that the system closes nobody is told. But UIKit lets go of it then, and so of what its buttons do, and of the farewell in that.
  @MainActor final class ShownAlert {
    let instance: InstanceID
    private(set) weak var controller: UIAlertController?

    init(_ controller: UIAlertController, _ instance: InstanceID) {
      (self.controller, self.instance) = (controller, instance)
    }

    /// Calls something when it is let go of.
    final class Farewell: Sendable {
      private let onEnd: @MainActor @Sendable () -> Void

      init(onEnd: @escaping @MainActor @Sendable () -> Void) { self.onEnd = onEnd }

      // No isolated one: that asks for newer systems than the package does.
      deinit {
        MainActor.runCallback(onEnd)
      }
    }
  }

  /// Several native stacks, side by side under a `UITabBarController`.
  @MainActor final class TabBar: NSObject {
    let container: InstanceID
    let controller = TabsController(nibName: nil, bundle: nil)
    let stacks: [NativeStack]
    private let tabs: [TabPlace.Tab]
    private weak var host: UIKitHost?
    /// The methods by which UIKit asks for a tab.
    private enum Question { case viewController, tab }
    /// The press that is being answered. UIKit may call more than one method for it.
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

    /// The tabs show what the host has for them now.
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

  /// Hears how a layer is drawn away by a finger. Of one that is dismissed by code UIKit says nothing to it.
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
