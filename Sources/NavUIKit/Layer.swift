#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import NavRuntime
  import Foundation
  import UIKit

  /// The bottom layer or a presented one: a run, a tab bar with several runs, or an alert.
  @MainActor final class Layer {
    enum Content {
      case run(any Run)
      case tabs(TabBar)
      case alert(ShownAlert)
    }

    let content: Content
    /// The delegate for dismissals by the user.
    var dismissal: DismissalDelegate?
    /// The provider of the animation, for a full-screen layer.
    var presentation: FullPresentation?
    /// The object that the popover points at.
    weak var anchor: AnyObject?

    init(_ content: Content) {
      self.content = content
    }

    var controller: UIViewController {
      switch content {
      case .run(let run): run.shownController
      case .tabs(let tabs): tabs.controller
      case .alert(let alert): alert.controller ?? Self.gone
      }
    }

    /// A placeholder for an alert that UIKit released. Like such an alert, it is not presented.
    private static let gone = UIViewController(nibName: nil, bundle: nil)

    /// The visible run.
    var run: (any Run)? {
      switch content {
      case .run(let run): run
      case .tabs(let tabs): tabs.selected
      case .alert: nil
      }
    }

    /// The native stack with the page on top.
    var stack: NativeStack? { run?.top }

    /// All runs of the layer, visible or not.
    var runs: [any Run] { tabs?.runs ?? run.map { [$0] } ?? [] }

    var tabs: TabBar? { if case .tabs(let tabs) = content { tabs } else { nil } }

    var alert: ShownAlert? { if case .alert(let alert) = content { alert } else { nil } }

    /// Whether a transition is moving a page or the layer. A rotation of the device does not count.
    func isMoving(but turn: (any UIViewControllerTransitionCoordinator)?) -> Bool {
      controller.isBeingPresented || controller.isBeingDismissed || controller.transition(but: turn) != nil
        || run?.isMoving == true
    }

    func settle() {
      if case .alert = content {} else { run?.settle() }
      // UIKit animates a layer inside its own container view. For a controller that is not presented,
      // `presentationController` would create a new one.
      guard controller.presentingViewController != nil else { return }
      controller.presentationController?.containerView?.layer.stopMoving(but: run?.pages ?? [])
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

  /// Several runs in a `UITabBarController`.
  @MainActor final class TabBar: NSObject {
    let container: InstanceID
    let controller = TabsController(nibName: nil, bundle: nil)
    private(set) var runs: [any Run]
    private var tabs: [TabPlace.Tab]
    private weak var host: UIKitHost?
    /// The delegate methods that UIKit calls when a tab is pressed.
    private enum Question { case viewController, tab }
    /// The press that is being processed. UIKit may call more than one method for it.
    private var press: (index: Int, question: Question)?

    /// Creates a bar. A tab that is not selected becomes a split only if its parked pages begin with one.
    init(_ place: TabPlace, first: StackItem<UIViewController>?, of host: UIKitHost) {
      (container, tabs, self.host) = (place.container, place.tabs, host)
      let parked = host.work?.change.parked.compactMap(\.first) ?? []
      let firsts = [first].compactMap { $0 } + parked.filter { $0.opening.place?.container == place.container }
      runs = place.tabs.indices.map { index in
        host.makeRun(firsts.first { $0.opening.place?.selected == index })
      }
      super.init()
      for index in runs.indices { dress(index) }
      controller.viewControllers = runs.map(\.shownController)
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
      for (tab, run) in zip(tabs, runs) {
        run.shownController.tabBarItem.image = host?.tabIcons[tab.name]
        run.shownController.tabBarItem.badgeValue = host?.tabBadges[tab.name]
      }
    }

    /// Changes the titles of the tabs.
    func rename(_ tabs: [TabPlace.Tab]) {
      self.tabs = tabs
      for (tab, run) in zip(tabs, runs) { run.shownController.tabBarItem.title = tab.title }
    }

    private func dress(_ index: Int) {
      let (tab, shown) = (tabs[index], runs[index].shownController)
      shown.tabBarItem = UITabBarItem(title: tab.title, image: host?.tabIcons[tab.name], tag: 0)
      shown.tabBarItem.badgeValue = host?.tabBadges[tab.name]
    }

    var selected: (any Run)? {
      runs.indices.contains(controller.selectedIndex) ? runs[controller.selectedIndex] : nil
    }

    /// Replaces the controllers of an empty tab, if they do not fit its first page. A tab is a native stack until its
    /// first page is known.
    func prepare(for first: StackItem<UIViewController>) {
      guard let place = first.opening.place, runs.indices.contains(place.selected), let host else { return }
      let run = runs[place.selected]
      guard !run.fits(first.split), run.pages.isEmpty else { return }
      runs[place.selected] = host.makeRun(first)
      dress(place.selected)
      controller.viewControllers = runs.map(\.shownController)
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
      guard let host, let index = runs.firstIndex(where: { $0.shownController === chosen }) else { return }
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
