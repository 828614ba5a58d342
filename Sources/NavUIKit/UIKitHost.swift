#if os(iOS) || os(tvOS) || os(visionOS) || UIKIT_DOUBLE
  public import Foundation
  public import NavRuntime
  import Observation
  public import UIKit

  /// Shows a stack of view controllers with UIKit.
  ///
  /// A native stack is a `UINavigationController`, a layer is a presented controller, tabs are a
  /// `UITabBarController`, and an alert is a `UIAlertController`.
  ///
  /// ```swift
  /// let host = UIKitHost(in: window)
  /// let navigator = Navigator(host: host, screens: ShopScreens(), facts: ShopFacts())
  /// navigator.start()
  /// ```
  ///
  /// The host exposes no subclasses of UIKit classes, and does not swizzle methods. It treats UIKit's callbacks as
  /// hints, and reads the actual state from UIKit when nothing is moving. A swipe or a dismissal begins only if the
  /// navigator allows it. The back button and a pressed tab send a request to the navigator, and UIKit does not pop
  /// or select by itself.
  @MainActor public final class UIKitHost: NavigationHost {
    /// The receiver of the host's reports. The navigator sets it.
    public var delegate: HostDelegate? {
      didSet {
        if !hidings.isEmpty, delegate !== oldValue { delegate?.suspended(hidingPolicy) }
        keepModal()
      }
    }

    /// The app's custom transitions, by their names in the graph.
    public var transitions: [String: any UIViewControllerAnimatedTransitioning] = [:]
    /// The appearances of the navigation bar, by their names in the graph. The host sets the appearance of each page
    /// separately, so the next page is not affected.
    public var barStyles: [String: UINavigationBarAppearance] = [:]
    /// The icons of tabs, by the names of the tabs in the graph.
    public var tabIcons: [String: UIImage] = [:] { didSet { for bar in layers.compactMap(\.tabs) { bar.dress() } } }
    /// The badges of tabs, by the names of the tabs in the graph.
    public var tabBadges: [String: String] = [:] { didSet { for bar in layers.compactMap(\.tabs) { bar.dress() } } }
    /// Called with each navigation controller that the host creates, before it is visible. Use it for large titles,
    /// tints, or a toolbar.
    public var prepareStack: ((UINavigationController) -> Void)?
    /// Called with each tab bar controller that the host creates, before it is visible.
    public var prepareTabs: ((UITabBarController) -> Void)?
    /// Called with each split view controller that the host creates, before it is visible. Use it for the widths of
    /// the columns. Do not set its columns or its delegate.
    public var prepareSplit: ((UISplitViewController) -> Void)?
    #if !os(tvOS)
      /// Called before a layer is presented as a sheet, with the first screen of the layer. Use it for detents or a
      /// grabber.
      ///
      /// For a popover, the argument is the sheet that replaces the popover if there is not enough space.
      public var prepareSheet: ((UISheetPresentationController, ScreenInfo) -> Void)?
    #endif
    /// Called when the user goes back to a page that was on the navigation controller before the host.
    ///
    /// The host then has nothing to show. The navigator waits, and releases its pages when the app releases the
    /// navigator. Only a host on an existing navigation controller calls this closure.
    public var onLeave: (() -> Void)?
    /// Called with a link of the graph's own website for which no screen opens. By default, the system opens the link in
    /// the browser.
    ///
    /// It is called at most once in two seconds, because the browser could send the same URL to the app again.
    public var openInBrowser: (URL) -> Void = { UIApplication.shared.open($0) }
    var returns = BrowserReturns()

    let home: Home
    let time: HostTime
    /// The layers, from the bottom. A layer that UIKit dismissed is removed at the next check.
    var layers: [Layer] = []
    var instances: [ObjectIdentifier: InstanceID] = [:]
    /// The pages without a navigation bar.
    var barless: Set<InstanceID> = []
    var work: Work?
    var gesture: Gesture?
    /// The coordinator that rotates the device or resizes the window. UIKit returns it as each controller's own.
    weak var turn: (any UIViewControllerTransitionCoordinator)?
    /// Whether UIKit is about to move a layer, and the navigator still has to decide whether that is a gesture.
    var isBeginning = false
    var isInteractionOn = true
    private var cancelTimer: (() -> Void)?
    private var cancelLook: (() -> Void)?
    var lastHeard: [InstanceID] = []
    /// Whether the navigation controller shows only the pages that were there before the host.
    var hasLeft = false
    private var cancelGlance: (() -> Void)?
    /// The number of calls of ``keepModal()``.
    var modalWatch = 0
    /// The reasons that the host is not visible.
    var hidings: Set<Hiding> = []
    /// The titles from the graph that the host set.
    var titles: [InstanceID: String] = [:]
    /// The instances that a pane opened.
    var panes: Set<InstanceID> = []
    /// Whether the host has not reported the last change of a form yet.
    var hasNewForm = false
    private var observers: [Observer] = []

    /// The owner of the bottom layer.
    enum Home {
      case container(HostContainer)
      case stack(UINavigationController)
    }

    /// A reason that a host is not visible.
    enum Hiding {
      case background, sceneInBackground, outOfView, hiddenWindow
      /// The host is in no window, and its owner will report when it is in one. UIKit presents nothing there, so
      /// changes wait.
      case elsewhere
    }

    /// The policy for changes while the host is hidden.
    var hidingPolicy: HiddenHostPolicy { hidings.contains(.elsewhere) ? .wait : .changeUnanimated }

    /// A change that is in progress.
    struct Work {
      let change: StackChange<UIViewController>
      var steps: ArraySlice<StackStep<UIViewController>>
      /// The number of UIKit calls so far. With it, the host recognizes a late completion of an earlier call.
      var calls = 0
      /// The next delay while something else is moving.
      var pause = Duration.milliseconds(20)
      /// Whether a UIKit call is running. A callback inside the call does not mean that the call is complete.
      var isCalling = false
    }

    /// A gesture of the user.
    struct Gesture {
      let transition: TransitionID
      /// The first page of the layer that the gesture dismisses, or `nil` if the gesture pops a page.
      var layer: InstanceID?
      /// Whether UIKit is moving the page or the layer.
      var hasBegun = false
      var hasEnded = false
      /// The coordinator of the interactive transition.
      weak var coordinator: (any UIViewControllerTransitionCoordinator)?
    }

    /// Creates a host that fills a window.
    public convenience init(in window: UIWindow) { self.init(in: window, time: .device) }

    /// Creates a host that fills the view of a view controller.
    public convenience init(in controller: UIViewController) { self.init(in: controller, time: .device) }

    /// Creates a host that pushes its pages onto an existing navigation controller, above the current ones.
    public convenience init(over controller: UINavigationController) { self.init(over: controller, time: .device) }

    /// Creates a host that fills a window, with another clock.
    package convenience init(in window: UIWindow, time: HostTime) {
      let container = HostContainer(nibName: nil, bundle: nil)
      self.init(.container(container), time)
      window.rootViewController = container
    }

    /// Creates a host in a view controller, with another clock.
    package convenience init(in controller: UIViewController, time: HostTime) {
      let container = HostContainer(nibName: nil, bundle: nil)
      self.init(.container(container), time)
      controller.addChild(container)
      container.view.frame = controller.view.bounds
      container.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(container.view)
      container.didMove(toParent: controller)
    }

    /// Creates a host on a navigation controller, with another clock.
    package convenience init(over controller: UINavigationController, time: HostTime) {
      self.init(.stack(controller), time)
    }

    private init(_ home: Home, _ time: HostTime) {
      (self.home, self.time) = (home, time)
      switch home {
      case .stack(let controller):
        layers = [Layer(.run(NativeStack(controller, of: self)))]
        if !isInView(controller) { hidings = [.outOfView] }
      case .container(let container):
        container.host = self
        // A new container is not visible.
        hidings = [.outOfView]
      }
      observers = [
        Observer(UIApplication.didEnterBackgroundNotification) { [weak self] _ in self?.hide(.background) },
        Observer(UIApplication.willEnterForegroundNotification) { [weak self] _ in self?.reveal(.background) },
        // If an app has several windows, each can move to the background separately.
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

    /// Observes a notification until the observer is released.
    private final class Observer {
      private let token: any NSObjectProtocol

      // The closure receives the ID of the object that posted the notification.
      init(_ name: Notification.Name, _ act: @escaping @MainActor @Sendable (ObjectIdentifier?) -> Void) {
        token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
          let poster = notification.object.map { ObjectIdentifier($0 as AnyObject) }
          MainActor.runCallback { act(poster) }
        }
      }

      deinit { NotificationCenter.default.removeObserver(token) }
    }

    // MARK: - Requirements of a host

    /// Alerts, tabs, and columns. On an existing navigation controller, tabs and columns are not supported, because
    /// their controllers would not fit.
    public var supports: HostFeatures {
      switch home {
      case .container: [.alerts, .tabs, .panes]
      case .stack: .alerts
      }
    }

    /// The maximum number of tabs. With more, a `UITabBarController` puts some of them under "More", on a separate
    /// native stack.
    public var mostTabs: Int { 5 }

    /// The instances that UIKit shows, from the bottom. A controller that no change contained has the ID 0.
    public var shownInstances: [InstanceID] {
      // The user left the host, so this is the stack that it would show.
      if hasLeft { return lastHeard }
      return layers.flatMap { layer -> [InstanceID] in
        guard isThere(layer) else { return [] }
        if case .alert(let alert) = layer.content { return [alert.instance] }
        let shown = layer.run?.pages.map { instances[ObjectIdentifier($0)] ?? InstanceID(rawValue: 0) } ?? []
        // An empty native stack, such as that of a tab that was never selected, counts as a foreign page.
        let isNone = shown.isEmpty && (layer.tabs != nil || layer !== layers.first)
        return isNone ? [InstanceID(rawValue: 0)] : shown
      }
    }

    /// Whether UIKit is moving a page or a layer of the host, or a change is in progress.
    public var isAnimating: Bool { work != nil || isMoving && !isCoverAllThatMoves && !isBeginning }

    /// Whether a layer that no change presented covers the top layer.
    ///
    /// A layer that is being dismissed does not count, such as a menu after the user chose an item. The next change
    /// waits for it.
    public var isCovered: Bool { cover.map { !isLeaving($0) } ?? false }

    private var cover: UIViewController? {
      guard let top = layers.last(where: isThere), let above = presented(over: top),
        !layers.contains(where: { $0.controller === above })
      else { return nil }
      return above
    }

    /// Whether a foreign layer is being dismissed, and no finger can stop the dismissal.
    private func isLeaving(_ cover: UIViewController) -> Bool {
      guard cover.isBeingDismissed else { return false }
      return cover.transitionCoordinator.map { !$0.isInteractive && !$0.isCancelled } ?? true
    }

    /// Whether a foreign layer is being presented or dismissed. The host itself is idle then, and requests wait as
    /// they do under a visible foreign layer.
    private var isCoverAllThatMoves: Bool {
      gesture == nil && cover.map { $0.isBeingPresented || $0.isBeingDismissed } ?? false
    }

    /// The controller that presents over a layer. For UIKit, a search is a presented controller. For the user, it is
    /// part of the page.
    func presenter(over layer: Layer) -> UIViewController {
      var presenter = layer.controller
      while let search = presenter.presentedViewController as? UISearchController { presenter = search }
      return presenter
    }

    /// The controller that is presented over a layer, by the host or by other code.
    private func presented(over layer: Layer) -> UIViewController? { presenter(over: layer).presentedViewController }

    /// The time of a clock that stops while the device sleeps.
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

    /// Enables or disables touches of pages, bars, and layers.
    public func setInteraction(_ isEnabled: Bool) {
      isInteractionOn = isEnabled
      for layer in layers { layer.controller.view.isUserInteractionEnabled = isEnabled }
    }

    var isMoving: Bool { layers.contains { $0.isMoving(but: turn) } }

    /// Whether a layer is the bottom layer or is still presented.
    func isThere(_ layer: Layer) -> Bool {
      layer === layers.first || layer.controller.presentingViewController != nil
    }

    // MARK: - Changes

    /// Performs a change step by step. Each step starts when the previous one is complete.
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
        if item.isPane { panes.insert(item.id) }
      }
      let steps = change.steps
      _ = exchange(&work, with: Work(change: change, steps: steps[...]))
      let open = steps.filter { !stands($0) }
      let isAnimated = change.isAnimated && open.last.map(animates) ?? true
      goOn()
      return isAnimated ? Self.length * max(1, open.count) : .zero
    }

    /// Whether a step can be animated.
    private func animates(_ step: StackStep<UIViewController>) -> Bool {
      guard case .set(let items) = step, let run = run(for: items) else { return true }
      return run.animates(to: items.compactMap { if case .page(let page) = $0.content { page } else { nil } })
    }

    /// The approximate duration of UIKit's transitions, which UIKit does not report.
    private static let length = Duration.milliseconds(500)

    /// Ends running animations, and discards the remaining steps.
    public func settle() {
      _ = exchange(&work, with: nil)
      gesture = nil
      cancelLook?()
      cancelLook = nil
      for layer in layers { layer.settle() }
      takeOutWhatHasGone()
    }

    /// Performs the next steps, up to one that is animated.
    func goOn() {
      guard let transition = work?.change.transition, work?.isCalling == false else { return }
      cancelLook?()
      cancelLook = nil
      takeOutWhatHasGone()
      if isMoving || cover.map(isLeaving) == true { return pause() }
      while let step = work?.steps.first {
        // If the host is not visible, UIKit presents nothing and reports nothing, so the step waits.
        if case .present = step, !hidings.isDisjoint(with: [.outOfView, .hiddenWindow]), !stands(step) { return }
        work?.steps.removeFirst()
        if stands(step) { continue }
        let isLast = work?.steps.allSatisfy(stands) ?? true
        work?.calls += 1
        work?.isCalling = true
        call(step, isAnimated: isLast && work?.change.isAnimated == true)
        // UIKit may have called code that made another change.
        guard work?.change.transition == transition else { return }
        work?.isCalling = false
        guard stands(step) || isMoving else {
          break
        }
        if isMoving { return lookAgain(after: Self.length + .milliseconds(250)) }
      }
      finish()
    }

    /// Completes a change after its last step, or after a step that UIKit ignored.
    private func finish() {
      guard let done = work else { return }
      // UIKit may call back in the middle, which must not complete the change a second time.
      work?.isCalling = true
      keepParked(done.change)
      moveForms()
      guard work?.change.transition == done.change.transition else { return }
      forgetInstances(but: done.change)
      _ = exchange(&work, with: nil)
      lastHeard = shownInstances
      layers.last(where: isThere)?.controller.askForWishesAgain()
      tellShown(done.change.transition)
    }

    /// Reports the end of a transition. From then on, the user may close layers again.
    func tellShown(_ transition: TransitionID) {
      delegate?.didShow(transition)
      keepModal()
      tellForm()
    }

    /// Waits for a movement that does not belong to this change. It lasts as long as a finger rests on the screen.
    private func pause() {
      guard let pause = work?.pause else { return }
      work?.pause = min(pause * 2, .milliseconds(500))
      lookAgain(after: pause)
    }

    /// Continues the change after a delay, because UIKit may not call a completion.
    private func lookAgain(after delay: Duration) {
      cancelLook?()
      cancelLook = time.schedule(delay) { [weak self] in self?.goOn() }
    }

    /// Checks whether UIKit made a change without a callback. The check runs after all transitions end.
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

    /// Whether a step is already done.
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
        return isSelected && run(for: items).map { same($0.pages, items) } ?? false
      case .present(let items, _):
        guard layers.count > 1, let top = layers.last, isThere(top) else { return false }
        if case .alert(let alert) = top.content { return alert.instance == items.first?.id }
        return top.run.map { same($0.pages, items) } ?? false
      }
    }

    func same(_ pages: [UIViewController], _ items: [StackItem<UIViewController>]) -> Bool {
      pages.map { instances[ObjectIdentifier($0)] ?? InstanceID(rawValue: 0) } == items.map(\.id)
    }

    func layer(with instance: InstanceID) -> Layer? {
      layers.last { layer in
        if case .alert(let alert) = layer.content { return alert.instance == instance }
        return layer.run?.pages.contains { instances[ObjectIdentifier($0)] == instance } ?? false
      }
    }

    func bar(of place: TabPlace) -> TabBar? {
      layers.lazy.compactMap(\.tabs).first { $0.container == place.container }
    }

    /// The controllers for these items: the run that begins with the first item, the run of their tab, or the bottom
    /// one.
    func run(for items: [StackItem<UIViewController>]) -> (any Run)? {
      guard let first = items.first else { return nil }
      if let place = first.opening.place { return bar(of: place)?.runs[place.selected] }
      let own = layers.last {
        $0.run?.pages.first.map { instances[ObjectIdentifier($0)] } == first.id && $0.tabs == nil
      }
      if let own { return own.run }
      // If their layer is missing, the pages do not have controllers.
      guard !first.opening.beginsLayer, let bottom = layers.first, bottom.tabs == nil, let run = bottom.run else {
        return nil
      }
      // An existing navigation controller shows a split as one native stack.
      if case .stack = home { return run }
      return run.fits(first.split) ? run : nil
    }
  }
#endif
