#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  import Foundation
  public import NavRuntime
  import Observation
  public import UIKit

  /// Shows a stack of view controllers by UIKit: a native stack is a `UINavigationController`, a layer a presented one, tabs a
  /// `UITabBarController`, an alert a `UIAlertController`.
  ///
  /// ```swift
  /// let host = UIKitHost(in: window)
  /// let navigator = Navigator(host: host, screens: ShopScreens(), facts: ShopFacts())
  /// navigator.start()
  /// ```
  ///
  /// The host subclasses nothing of UIKit's that an app sees, and swizzles nothing. What UIKit says on the way is taken for a hint; what it shows
  /// counts, when nothing moves any more. A swipe and a layer that is drawn away ask the navigator before they begin; the back button asks it in place of
  /// popping; a tab that is pressed asks it in place of being selected.
  @MainActor public final class UIKitHost: NavigationHost {
    /// Whom the host tells; set by the navigator.
    public var delegate: HostDelegate? {
      didSet {
        if !hidings.isEmpty, delegate !== oldValue { delegate?.suspended(hidingPolicy) }
        keepModal()
      }
    }

    /// The transitions of the app, by the name that the graph gives them.
    public var transitions: [String: any UIViewControllerAnimatedTransitioning] = [:]
    /// The looks of the bar, by the name that the graph gives them. Each page has its own, so that none stays for the next.
    public var barStyles: [String: UINavigationBarAppearance] = [:]
    /// The symbols of tabs, by the names that the graph gives the tabs.
    public var tabIcons: [String: UIImage] = [:] { didSet { for bar in layers.compactMap(\.tabs) { bar.dress() } } }
    /// What stands in red at tabs, by the names that the graph gives the tabs.
    public var tabBadges: [String: String] = [:] { didSet { for bar in layers.compactMap(\.tabs) { bar.dress() } } }
    /// Called with each navigation controller that the host makes, before it is seen: for large titles, tints, a toolbar.
    public var prepareStack: ((UINavigationController) -> Void)?
    /// Called with each bar of tabs that the host makes, before it is seen.
    public var prepareTabs: ((UITabBarController) -> Void)?
    #if !os(tvOS)
      /// Called before a layer is presented as a sheet, with the screen that it begins with: for detents, a grabber. Of a popover it is the sheet that it
      /// becomes where there is no room.
      public var prepareSheet: ((UISheetPresentationController, ScreenInfo) -> Void)?
    #endif
    /// Called when somebody has gone back to what was on the navigation controller before the host. The host has nothing to show then: the
    /// navigator waits, and lets go of its pages when the app lets go of it. Only for a host that lives on somebody's navigation controller.
    public var onLeave: (() -> Void)?

    let home: Home
    let time: HostTime
    /// From the bottom. What UIKit has taken away is taken out when the host looks.
    var layers: [Layer] = []
    var instances: [ObjectIdentifier: InstanceID] = [:]
    /// The pages above which there is no bar.
    var barless: Set<InstanceID> = []
    var work: Work?
    var gesture: Gesture?
    /// The coordinator that rotates the device or resizes the window. UIKit returns it as each controller's own.
    weak var turn: (any UIViewControllerTransitionCoordinator)?
    /// Whether UIKit is about to move a layer, and the navigator decides whether that is a gesture.
    var isBeginning = false
    var isInteractionOn = true
    private var cancelTimer: (() -> Void)?
    private var cancelLook: (() -> Void)?
    var lastHeard: [InstanceID] = []
    /// Whether what is on the navigation controller is only what was there before.
    var hasLeft = false
    private var cancelGlance: (() -> Void)?
    /// How often it was looked which layers may be closed.
    var modalWatch = 0
    /// Why nobody can see it.
    var hidings: Set<Hiding> = []
    private var observers: [Observer] = []

    /// Where the bottom layer lives.
    enum Home {
      case container(HostContainer)
      case stack(UINavigationController)
    }

    /// Why nobody can see a host.
    enum Hiding {
      case background, sceneInBackground, outOfView, hiddenWindow
      /// It is in no window, and somebody will say when it is: UIKit presents nothing there, so what it is told meanwhile waits.
      case elsewhere
    }

    /// What happens meanwhile to what is asked for.
    var hidingPolicy: HiddenHostPolicy { hidings.contains(.elsewhere) ? .wait : .changeUnanimated }

    /// A change that is being made.
    struct Work {
      let change: StackChange<UIViewController>
      var steps: ArraySlice<StackStep<UIViewController>>
      /// How many calls were made, so that a late word is not taken for that of another call.
      var calls = 0
      /// How long it is waited next for something else that moves.
      var pause = Duration.milliseconds(20)
      /// Whether UIKit is being called: what it says meanwhile is not the end of the call.
      var isCalling = false
    }

    /// Something that a finger does.
    struct Gesture {
      let transition: TransitionID
      /// The layer that it draws away, by its first page; nothing where it takes off a page.
      var layer: InstanceID?
      /// UIKit moves with it.
      var hasBegun = false
      var hasEnded = false
      /// The coordinator that moves with the finger.
      weak var coordinator: (any UIViewControllerTransitionCoordinator)?
    }

    /// A host that is the whole of a window.
    public convenience init(in window: UIWindow) { self.init(in: window, time: .device) }

    /// A host that lives in a view controller, of whose view it takes all.
    public convenience init(in controller: UIViewController) { self.init(in: controller, time: .device) }

    /// A host that lives on a navigation controller which is there already, above what that shows.
    public convenience init(over controller: UINavigationController) { self.init(over: controller, time: .device) }

    /// The whole of a window, by another clock.
    package convenience init(in window: UIWindow, time: HostTime) {
      let container = HostContainer(nibName: nil, bundle: nil)
      self.init(.container(container), time)
      window.rootViewController = container
    }

    /// In a view controller, by another clock.
    package convenience init(in controller: UIViewController, time: HostTime) {
      let container = HostContainer(nibName: nil, bundle: nil)
      self.init(.container(container), time)
      controller.addChild(container)
      container.view.frame = controller.view.bounds
      container.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(container.view)
      container.didMove(toParent: controller)
    }

    /// On a navigation controller, by another clock.
    package convenience init(over controller: UINavigationController, time: HostTime) {
      self.init(.stack(controller), time)
    }

    private init(_ home: Home, _ time: HostTime) {
      (self.home, self.time) = (home, time)
      switch home {
      case .stack(let controller):
        layers = [Layer(.stack(NativeStack(controller, of: self)))]
        if !isInView(controller) { hidings = [.outOfView] }
      case .container(let container):
        container.host = self
        // Nobody has seen it yet.
        hidings = [.outOfView]
      }
      observers = [
        Observer(UIApplication.didEnterBackgroundNotification) { [weak self] _ in self?.hide(.background) },
        Observer(UIApplication.willEnterForegroundNotification) { [weak self] _ in self?.reveal(.background) },
        // Of several windows, one may go to the background alone.
        Observer(UIScene.didEnterBackgroundNotification) { [weak self] scene in
          if let self, isIn(scene) { hide(.sceneInBackground) }
        },
        Observer(UIScene.willEnterForegroundNotification) { [weak self] scene in
          if let self, isIn(scene) { reveal(.sceneInBackground) }
        },
        Observer(UIWindow.didBecomeHiddenNotification) { [weak self] _ in self?.lookForWindow() },
        Observer(UIWindow.didBecomeVisibleNotification) { [weak self] _ in self?.lookForWindow() },
      ]
    }

    /// Hears a notification for as long as somebody holds it.
    private final class Observer {
      private let token: any NSObjectProtocol

      // Whoever acts is told whose notification it is.
      init(_ name: Notification.Name, _ act: @escaping @MainActor @Sendable (ObjectIdentifier?) -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
          let poster = notification.object.map { ObjectIdentifier($0 as AnyObject) }
          MainActor.runCallback { act(poster) }
        }
      }

      deinit { NotificationCenter.default.removeObserver(token) }
    }

    // MARK: - What it is asked

    /// Pages, alerts and tabs; no tabs on a navigation controller that was there before, which has no room for their bar.
    public var supports: HostFeatures {
      switch home {
      case .container: [.alerts, .tabs]
      case .stack: .alerts
      }
    }

    /// With more of them, a `UITabBarController` puts some under "More", on a native stack of its own.
    public var mostTabs: Int { 5 }

    /// What UIKit shows, from the bottom. A controller that no change has brought is none of ours.
    public var shownInstances: [InstanceID] {
      // What it would show.
      if hasLeft { return lastHeard }
      return layers.flatMap { layer -> [InstanceID] in
        guard isThere(layer) else { return [] }
        if case .alert(let alert) = layer.content { return [alert.instance] }
        let shown = layer.stack?.pages.map { instances[ObjectIdentifier($0)] ?? InstanceID(rawValue: 0) } ?? []
        // What stands and is empty, as a tab that was never selected, is none that a change has told of.
        let isNone = shown.isEmpty && (layer.tabs != nil || layer !== layers.first)
        return isNone ? [InstanceID(rawValue: 0)] : shown
      }
    }

    /// Whether UIKit moves anything of ours, or a change is not done yet.
    public var isAnimating: Bool { work != nil || isMoving && !isCoverAllThatMoves && !isBeginning }

    /// Whether something is presented over our top layer that no change has told of. What goes already, as a menu whose item somebody has just chosen,
    /// does not count: the next change waits for it.
    public var isCovered: Bool { cover.map { !isLeaving($0) } ?? false }

    private var cover: UIViewController? {
      guard let top = layers.last(where: isThere), let above = presented(over: top),
        !layers.contains(where: { $0.controller === above })
      else { return nil }
      return above
    }

    /// Whether somebody else's layer goes, and no finger can keep it.
    private func isLeaving(_ cover: UIViewController) -> Bool {
      guard cover.isBeingDismissed else { return false }
      return cover.transitionCoordinator.map { !$0.isInteractive && !$0.isCancelled } ?? true
    }

    /// Whether somebody else's layer comes or goes. It is not ours that moves: what a program asks for waits, as under one that stands.
    private var isCoverAllThatMoves: Bool {
      gesture == nil && cover.map { $0.isBeingPresented || $0.isBeingDismissed } ?? false
    }

    /// Whence UIKit presents over a layer. To search is to present, for UIKit; for people it is a part of the page.
    func presenter(over layer: Layer) -> UIViewController {
      var presenter = layer.controller
      while let search = presenter.presentedViewController as? UISearchController { presenter = search }
      return presenter
    }

    /// What lies over a layer, whoever has presented it.
    private func presented(over layer: Layer) -> UIViewController? { presenter(over: layer).presentedViewController }

    /// The time of a clock that stands still while the device sleeps.
    public var now: Duration { time.now() }

    /// Sets the navigator's timer.
    public func setTimer(after delay: Duration?) {
      cancelTimer?()
      cancelTimer = delay.map { delay in
        time.schedule(delay) { [weak self] in
          self?.cancelTimer = nil
          self?.delegate?.timerFired()
        }
      }
    }

    /// Turns touches of pages, bars and layers off or on.
    public func setInteraction(_ isEnabled: Bool) {
      isInteractionOn = isEnabled
      for layer in layers { layer.controller.view.isUserInteractionEnabled = isEnabled }
    }

    var isMoving: Bool { layers.contains { $0.isMoving(but: turn) } }

    /// Whether a layer is at the bottom, or is still presented.
    func isThere(_ layer: Layer) -> Bool {
      layer === layers.first || layer.controller.presentingViewController != nil
    }

    // MARK: - Changes

    /// Makes a change, one step of it after the other, each when the one before stands.
    public func show(_ change: StackChange<UIViewController>) -> Duration {
      if let former = work?.change.transition {
        settle()
        delegate?.didShow(former)
      }
      gesture = nil
      if hasLeft { layers.first?.stack?.begin() }
      hasLeft = false
      for item in change.stack + change.parked.joined() {
        if case .page(let page) = item.content { instances[ObjectIdentifier(page)] = item.id }
        if item.info.bar.isHidden == true { barless.insert(item.id) }
      }
      let steps = change.steps
      _ = exchange(&work, with: Work(change: change, steps: steps[...]))
      let count = max(1, steps.filter { !stands($0) }.count)
      goOn()
      return change.isAnimated ? Self.length * count : .zero
    }

    /// About how long UIKit's transitions take; it does not say.
    private static let length = Duration.milliseconds(500)

    /// Ends what moves, and drops the steps that have not begun.
    public func settle() {
      _ = exchange(&work, with: nil)
      gesture = nil
      cancelLook?()
      cancelLook = nil
      for layer in layers { layer.settle() }
      takeOutWhatHasGone()
    }

    /// The next steps, up to one that takes its time.
    func goOn() {
      guard let transition = work?.change.transition, work?.isCalling == false else { return }
      cancelLook?()
      cancelLook = nil
      takeOutWhatHasGone()
      if isMoving || cover.map(isLeaving) == true { return pause() }
      while let step = work?.steps.first {
        // UIKit presents nothing where nobody sees it, and tells nobody: it waits for its window.
        if case .present = step, !hidings.isDisjoint(with: [.outOfView, .hiddenWindow]), !stands(step) { return }
        work?.steps.removeFirst()
        if stands(step) { continue }
        let isLast = work?.steps.allSatisfy(stands) ?? true
        work?.calls += 1
        work?.isCalling = true
        call(step, isAnimated: isLast && work?.change.isAnimated == true)
        // Whoever UIKit has called meanwhile may have made another change.
        guard work?.change.transition == transition else { return }
        work?.isCalling = false
        guard stands(step) || isMoving else {
          break
        }
        if isMoving { return lookAgain(after: Self.length + .milliseconds(250)) }
      }
      finish()
    }

    /// All steps are done, or one that UIKit does not take was the last.
    private func finish() {
      guard let done = work else { return }
      keepParked(done.change)
      forgetInstances(but: done.change)
      _ = exchange(&work, with: nil)
      lastHeard = shownInstances
      layers.last(where: isThere)?.controller.askForWishesAgain()
      tellShown(done.change.transition)
    }

    /// Reports the end of a transition. From then on, layers may be closed again.
    func tellShown(_ transition: TransitionID) {
      delegate?.didShow(transition)
      keepModal()
    }

    /// What moves is none of this change, and may move for as long as a finger stays where it is.
    private func pause() {
      guard let pause = work?.pause else { return }
      work?.pause = min(pause * 2, .milliseconds(500))
      lookAgain(after: pause)
    }

    /// A completion may not come. What stands can be seen.
    private func lookAgain(after delay: Duration) {
      cancelLook?()
      cancelLook = time.schedule(delay) { [weak self] in self?.goOn() }
    }

    /// Something may have changed without a word. It is looked at when what moves has come to rest.
    func checkHost(after delay: Duration = .zero) {
      cancelGlance?()
      cancelGlance = time.schedule(delay) { [weak self] in
        guard let self else { return }
        cancelGlance = nil
        if work == nil, gesture == nil, isMoving {
          checkHost(after: min(max(delay * 2, .milliseconds(50)), .seconds(2)))
        } else {
          toolkitChanged()
        }
      }
    }

    /// Whether a step has nothing to do.
    private func stands(_ step: StackStep<UIViewController>) -> Bool {
      switch step {
      case .dismiss(let below):
        guard let layer = below.flatMap(layer(with:)) ?? layers.first else { return true }
        return presented(over: layer) == nil
      case .select(let place):
        return bar(of: place).map { $0.controller.selectedIndex == place.selected } ?? true
      case .set(let items):
        let place = items.first?.opening.place
        let isSelected = place.map { bar(of: $0)?.controller.selectedIndex == $0.selected } ?? true
        return isSelected && stack(for: items).map { same($0.pages, items) } ?? false
      case .present(let items, _):
        guard layers.count > 1, let top = layers.last, isThere(top) else { return false }
        if case .alert(let alert) = top.content { return alert.instance == items.first?.id }
        return top.stack.map { same($0.pages, items) } ?? false
      }
    }

    func same(_ pages: [UIViewController], _ items: [StackItem<UIViewController>]) -> Bool {
      pages.map { instances[ObjectIdentifier($0)] ?? InstanceID(rawValue: 0) } == items.map(\.id)
    }

    func layer(with instance: InstanceID) -> Layer? {
      layers.last { layer in
        if case .alert(let alert) = layer.content { return alert.instance == instance }
        return layer.stack?.pages.contains { instances[ObjectIdentifier($0)] == instance } ?? false
      }
    }

    func bar(of place: TabPlace) -> TabBar? {
      layers.lazy.compactMap(\.tabs).first { $0.container == place.container }
    }

    /// The native stack that the items are for: the one that begins with the first of them, that of their tab, or that at the bottom.
    func stack(for items: [StackItem<UIViewController>]) -> NativeStack? {
      guard let first = items.first else { return nil }
      if let place = first.opening.place { return bar(of: place)?.stacks[place.selected] }
      let own = layers.last {
        $0.stack?.pages.first.map { instances[ObjectIdentifier($0)] } == first.id && $0.tabs == nil
      }
      if let own { return own.stack }
      // Without their layer, the pages have no native stack.
      return first.opening.beginsLayer || layers.first?.tabs != nil ? nil : layers.first?.stack
    }
  }
#endif
