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
      didSet { keepModal() }
    }

    /// The transitions of the app, by the name that the graph gives them.
    public var transitions: [String: any UIViewControllerAnimatedTransitioning] = [:]
    /// The looks of the bar, by the name that the graph gives them. Each page has its own, so that none stays for the next.
    public var barStyles: [String: UINavigationBarAppearance] = [:]

    private let home: Home
    private let time: HostTime
    /// From the bottom. What UIKit has taken away is taken out when the host looks.
    private var layers: [Layer] = []
    private var instances: [ObjectIdentifier: InstanceID] = [:]
    private var work: Work?
    private var gesture: Gesture?
    private var isInteractionOn = true
    private var cancelTimer: (() -> Void)?
    private var cancelLook: (() -> Void)?
    private var lastHeard: [InstanceID] = []
    private var observers: [any NSObjectProtocol] = []

    /// Where the bottom layer lives.
    private enum Home {
      case container(HostContainer)
      case stack(UINavigationController)
    }

    /// A change that is being made.
    private struct Work {
      let change: StackChange<UIViewController>
      var steps: ArraySlice<StackStep<UIViewController>>
      /// How many calls were made, so that a late word is not taken for that of another call.
      var calls = 0
    }

    /// Something that a finger does.
    private struct Gesture {
      let transition: TransitionID
      /// UIKit moves with it.
      var hasBegun = false
      var hasEnded = false
    }

    /// A host that is the whole of a window.
    public convenience init(in window: UIWindow) {
      let container = HostContainer(nibName: nil, bundle: nil)
      self.init(.container(container), .device)
      window.rootViewController = container
    }

    /// A host that lives in a view controller, of whose view it takes all.
    public convenience init(in controller: UIViewController) {
      let container = HostContainer(nibName: nil, bundle: nil)
      self.init(.container(container), .device)
      controller.addChild(container)
      container.view.frame = controller.view.bounds
      container.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(container.view)
      container.didMove(toParent: controller)
    }

    /// A host that lives on a navigation controller which is there already, above what that shows.
    public convenience init(over controller: UINavigationController) {
      self.init(.stack(controller), .device)
    }

    /// The same by another clock, for tests.
    convenience init(in window: UIWindow, time: HostTime) {
      let container = HostContainer(nibName: nil, bundle: nil)
      self.init(.container(container), time)
      window.rootViewController = container
    }

    /// The same by another clock, for tests.
    convenience init(over controller: UINavigationController, time: HostTime) {
      self.init(.stack(controller), time)
    }

    private init(_ home: Home, _ time: HostTime) {
      (self.home, self.time) = (home, time)
      switch home {
      case .stack(let controller): layers = [Layer(.stack(NativeStack(controller, of: self)))]
      case .container(let container): container.host = self
      }
      let center = NotificationCenter.default
      observers = [
        center.addObserver(forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil) {
          [weak self] _ in
          // UIKit posts them on the main thread, which is the main actor's.
          MainActor.assumeIsolated { self?.hide() }
        },
        center.addObserver(forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil) {
          [weak self] _ in
          MainActor.assumeIsolated { self?.reveal() }
        },
      ]
    }

    isolated deinit {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
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
      layers.flatMap { layer -> [InstanceID] in
        guard isThere(layer) else { return [] }
        if case .alert(_, let instance) = layer.content { return [instance] }
        return layer.stack?.pages.map { instances[ObjectIdentifier($0)] ?? InstanceID(rawValue: 0) } ?? []
      }
    }

    /// Whether UIKit moves anything of ours, or a change is not done yet.
    public var isAnimating: Bool { work != nil || gesture?.hasBegun == true || isMoving }

    /// Whether something is presented over our top layer that no change has told of.
    public var isCovered: Bool {
      guard let top = layers.last(where: isThere), let above = top.controller.presentedViewController else {
        return false
      }
      return !layers.contains { $0.controller === above }
    }

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

    private var isMoving: Bool { layers.contains { $0.isMoving } }

    /// Whether a layer is at the bottom, or is still presented.
    private func isThere(_ layer: Layer) -> Bool {
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
      for item in change.stack + change.parked.joined() {
        if case .page(let page) = item.content { instances[ObjectIdentifier(page)] = item.id }
      }
      let steps = change.steps
      work = Work(change: change, steps: steps[...])
      let count = max(1, steps.filter { !stands($0) }.count)
      goOn()
      return change.isAnimated ? Self.length * count : .zero
    }

    /// About how long UIKit's transitions take; it does not say.
    private static let length = Duration.milliseconds(500)

    /// Ends what moves, and drops the steps that have not begun.
    public func settle() {
      work = nil
      gesture = nil
      cancelLook?()
      cancelLook = nil
      for layer in layers { layer.settle() }
      takeOutWhatHasGone()
    }

    /// The next steps, up to one that takes its time.
    private func goOn() {
      guard work != nil else { return }
      cancelLook?()
      cancelLook = nil
      takeOutWhatHasGone()
      if isMoving { return lookAgain(after: .milliseconds(20)) }
      while let step = work?.steps.popFirst() {
        if stands(step) { continue }
        let isLast = work?.steps.allSatisfy(stands) ?? true
        work?.calls += 1
        call(step, isAnimated: isLast && work?.change.isAnimated == true)
        guard work != nil else { return }
        guard stands(step) || isMoving else {
          work?.steps = []
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
      work = nil
      lastHeard = shownInstances
      keepModal()
      delegate?.didShow(done.change.transition)
    }

    /// A completion may not come. What stands can be seen.
    private func lookAgain(after delay: Duration) {
      cancelLook?()
      cancelLook = time.schedule(delay) { [weak self] in self?.goOn() }
    }

    /// Whether a step has nothing to do.
    private func stands(_ step: StackStep<UIViewController>) -> Bool {
      switch step {
      case .dismiss(let below):
        guard let layer = below.flatMap(layer(with:)) ?? layers.first else { return true }
        return layer.controller.presentedViewController == nil
      case .select(let place):
        return bar(of: place).map { $0.controller.selectedIndex == place.selected } ?? true
      case .set(let items):
        return stack(for: items).map { same($0.pages, items) } ?? false
      case .present(let items, _):
        guard layers.count > 1, let top = layers.last, isThere(top) else { return false }
        if let alert = items.first?.alert, case .alert(_, let instance) = top.content {
          return instance == items.first?.id && !alert.buttons.isEmpty
        }
        return top.stack.map { same($0.pages, items) } ?? false
      }
    }

    private func same(_ pages: [UIViewController], _ items: [StackItem<UIViewController>]) -> Bool {
      pages.map { instances[ObjectIdentifier($0)] ?? InstanceID(rawValue: 0) } == items.map(\.id)
    }

    private func layer(with instance: InstanceID) -> Layer? {
      layers.last { layer in
        if case .alert(_, instance) = layer.content { return true }
        return layer.stack?.pages.contains { instances[ObjectIdentifier($0)] == instance } ?? false
      }
    }

    private func bar(of place: TabPlace) -> TabBar? {
      layers.lazy.compactMap(\.tabs).first { $0.container == place.container }
    }

    /// The native stack that the items are for: the one that begins with the first of them, that of their tab, or that at the bottom.
    private func stack(for items: [StackItem<UIViewController>]) -> NativeStack? {
      guard let first = items.first else { return nil }
      if let place = first.opening.place { return bar(of: place)?.stacks[place.selected] }
      let own = layers.last {
        $0.stack?.pages.first.map { instances[ObjectIdentifier($0)] } == first.id && $0.tabs == nil
      }
      if let own { return own.stack }
      if layers.first?.tabs != nil { return nil }
      return layers.first?.stack
    }

    // MARK: - Calls of UIKit

    private func call(_ step: StackStep<UIViewController>, isAnimated: Bool) {
      switch step {
      case .dismiss(let below):
        guard let layer = below.flatMap(layer(with:)) ?? layers.first else { return }
        layer.controller.dismiss(animated: isAnimated, completion: next())
      case .select(let place): bar(of: place)?.controller.selectedIndex = place.selected
      case .set(let items): set(items, isAnimated: isAnimated)
      case .present(let items, let style): present(items, style, isAnimated: isAnimated)
      }
    }

    /// What a completion of UIKit's goes on with, unless another call has been made since.
    private func next() -> @MainActor () -> Void {
      let (transition, call) = (work?.change.transition, work?.calls)
      return { [weak self] in
        guard let self, let work, work.change.transition == transition, work.calls == call else { return }
        goOn()
      }
    }

    private func set(_ items: [StackItem<UIViewController>], isAnimated: Bool) {
      guard let stack = stack(for: items) ?? newBottom(items) else { return }
      show(items, on: stack, isAnimated: isAnimated)
      guard stack.isMoving else { return stack.endAnimation() }
      let next = next()
      stack.controller.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        stack.endAnimation()
        next()
      }
    }

    private func show(_ items: [StackItem<UIViewController>], on stack: NativeStack, isAnimated: Bool) {
      for (index, item) in items.enumerated() { dress(item, isFirst: index == 0 && stack.below.isEmpty) }
      let isHidden = items.last?.info.bar.isHidden == true
      if stack.controller.isNavigationBarHidden != isHidden {
        stack.controller.setNavigationBarHidden(isHidden, animated: isAnimated)
      }
      let name = work?.change.transitionName
      stack.show(
        items.compactMap { if case .page(let page) = $0.content { page } else { nil } }, isAnimated: isAnimated,
        by: name.flatMap { transitions[$0] })
    }

    /// Title, back and bar of a page are its own, so that nothing of them stays for the next.
    private func dress(_ item: StackItem<UIViewController>, isFirst: Bool) {
      guard case .page(let page) = item.content else { return }
      if page.navigationItem.title == nil, page.title == nil { page.navigationItem.title = item.info.title }
      if let style = item.info.bar.style, let look = barStyles[style] {
        page.navigationItem.standardAppearance = look
        page.navigationItem.scrollEdgeAppearance = look
        page.navigationItem.compactAppearance = look
      }
      #if !os(tvOS)
        // Where there is nothing to go back to, an action would make a button.
        page.navigationItem.backAction =
          isFirst ? nil : UIAction { [weak self] _ in self?.delegate?.backRequested() }
      #endif
    }

    /// Something else at the bottom: a bar of tabs, or a native stack in place of one.
    private func newBottom(_ items: [StackItem<UIViewController>]) -> NativeStack? {
      guard case .container(let container) = home else { return nil }
      let layer: Layer
      if let place = items.first?.opening.place {
        layer = Layer(.tabs(TabBar(place, of: self)))
      } else {
        layer = Layer(.stack(NativeStack(of: self)))
      }
      layers = [layer]
      layer.controller.view.isUserInteractionEnabled = isInteractionOn
      container.show(layer.controller)
      return layer.stack
    }

    private func present(
      _ items: [StackItem<UIViewController>], _ style: PresentationStyle, isAnimated: Bool
    ) {
      guard let below = layers.last, let first = items.first else { return }
      let layer: Layer
      if let alert = first.alert {
        layer = Layer(.alert(controller(for: alert, first.id), first.id))
      } else if let place = first.opening.place {
        layer = Layer(.tabs(TabBar(place, of: self)))
      } else {
        layer = Layer(.stack(NativeStack(of: self)))
      }
      if let stack = layer.stack { show(items, on: stack, isAnimated: false) }
      let controller = layer.controller
      controller.view.isUserInteractionEnabled = isInteractionOn
      switch style {
      case .sheet: controller.modalPresentationStyle = .pageSheet
      case .full: controller.modalPresentationStyle = .fullScreen
      case .popover:
        controller.modalPresentationStyle = .popover
        point(controller, at: work?.change.anchor, over: below)
      case .alert: break
      }
      if style != .alert {
        let dismissal = DismissalDelegate(layer, of: self)
        layer.dismissal = dismissal
        controller.presentationController?.delegate = dismissal
      }
      layers.append(layer)
      below.controller.present(controller, animated: isAnimated, completion: next())
      if !isThere(layer) { layers.removeLast() }
    }

    private func point(_ controller: UIViewController, at anchor: AnyObject?, over below: Layer) {
      guard let popover = controller.popoverPresentationController else { return }
      let view = anchor as? UIView ?? below.stack?.controller.topViewController?.view
      popover.sourceView = view
      if anchor == nil, let bounds = view?.bounds {
        popover.sourceRect = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
      }
    }

    private func controller(for alert: Alert, _ instance: InstanceID) -> UIAlertController {
      let controller = UIAlertController(title: alert.title, message: alert.message, preferredStyle: .alert)
      for button in alert.buttons {
        let style: UIAlertAction.Style =
          switch button.role {
          case .plain: .default
          case .cancel: .cancel
          case .destructive: .destructive
          }
        controller.addAction(
          UIAlertAction(title: button.label, style: style) { [weak self] _ in
            self?.takeOutWhatHasGone()
            self?.delegate?.alertChosen(instance, button.id)
          })
      }
      return controller
    }

    /// The tabs that nobody sees hold what they should.
    private func keepParked(_ change: StackChange<UIViewController>) {
      for run in change.parked {
        guard let place = run.first?.opening.place, let bar = bar(of: place),
          bar.stacks.indices.contains(place.selected)
        else { continue }
        let stack = bar.stacks[place.selected]
        if stack !== bar.selected, !same(stack.pages, run) { show(run, on: stack, isAnimated: false) }
      }
      let places = Set(change.parked.compactMap { $0.first?.opening.place }.map { Spot($0) })
      for bar in layers.compactMap(\.tabs) {
        for (index, stack) in bar.stacks.enumerated() where stack !== bar.selected && !stack.pages.isEmpty {
          if !places.contains(Spot(container: bar.container, tab: index)) { stack.show([], isAnimated: false) }
        }
      }
    }

    private struct Spot: Hashable {
      let container: InstanceID
      let tab: Int

      init(container: InstanceID, tab: Int) { (self.container, self.tab) = (container, tab) }
      init(_ place: TabPlace) { self.init(container: place.container, tab: place.selected) }
    }

    private func takeOutWhatHasGone() {
      guard layers.count > 1 else { return }
      layers = layers.filter(isThere)
    }

    /// A page that is gone may have its address used again.
    private func forgetInstances(but change: StackChange<UIViewController>) {
      let kept = Set(change.stack.map(\.id)).union(change.parked.joined().map(\.id))
      instances = instances.filter { kept.contains($0.value) }
    }

    // MARK: - What UIKit does by itself

    /// UIKit has shown something, or says so. What is not ours to explain is the navigator's to look at.
    func toolkitChanged() {
      if work != nil {
        if !isMoving { goOn() }
        return
      }
      takeOutWhatHasGone()
      if gesture?.hasBegun == true || isMoving { return }
      if shownInstances != lastHeard {
        lastHeard = shownInstances
        delegate?.stackChanged()
      }
    }

    /// Whether a swipe may begin on a native stack.
    func swipeMayBegin(in stack: NativeStack) -> Bool {
      guard work == nil, gesture?.hasBegun != true, !isMoving, layers.last?.stack === stack,
        let transition = delegate?.interactivePopBegan()
      else { return false }
      gesture = Gesture(transition: transition)
      return true
    }

    /// UIKit has begun to move with the finger.
    func swipeMoves(with coordinator: any UIViewControllerTransitionCoordinator) {
      guard let gesture, !gesture.hasBegun else { return }
      follow(gesture.transition, coordinator)
    }

    private func follow(_ transition: TransitionID, _ coordinator: any UIViewControllerTransitionCoordinator) {
      gesture?.hasBegun = true
      // A swipe that turns back says nothing else.
      coordinator.notifyWhenInteractionChanges { [weak self] context in
        guard let self, gesture?.transition == transition, gesture?.hasEnded == false else { return }
        gesture?.hasEnded = true
        delegate?.interactivePopEnded(context.isCancelled ? .cancelled : .finished)
      }
      coordinator.animate(alongsideTransition: nil) { [weak self] context in
        guard let self, let ended = gesture, ended.transition == transition else { return }
        gesture = nil
        takeOutWhatHasGone()
        lastHeard = shownInstances
        if !ended.hasEnded { delegate?.interactivePopEnded(context.isCancelled ? .cancelled : .finished) }
        delegate?.didShow(transition)
      }
    }

    // MARK: Layers that a finger draws away

    private func instance(of layer: Layer) -> InstanceID? {
      layer.stack?.pages.first.flatMap { instances[ObjectIdentifier($0)] }
    }

    func mayDismiss(_ layer: Layer) -> Bool {
      guard work == nil, let instance = instance(of: layer) else { return false }
      return delegate?.canDismiss(instance) ?? false
    }

    /// Somebody has tried to. The navigator says what there is to say.
    func dismissalWasRefused(of layer: Layer) {
      guard let instance = instance(of: layer), delegate?.dismissalBegan(of: instance) != nil else { return }
      delegate?.interactivePopEnded(.cancelled)
    }

    func dismissalMoves(_ layer: Layer) {
      guard let instance = instance(of: layer), let transition = delegate?.dismissalBegan(of: instance),
        let coordinator = layer.controller.transitionCoordinator
      else { return }
      gesture = Gesture(transition: transition)
      follow(transition, coordinator)
    }

    /// Where a layer may not be closed, UIKit lets nobody begin to.
    private func keepModal() {
      guard layers.count > 1 else { return }
      withObservationTracking {
        for layer in layers.dropFirst() {
          guard let instance = instance(of: layer) else { continue }
          layer.controller.isModalInPresentation = !(delegate?.canDismiss(instance) ?? true)
        }
      } onChange: { [weak self] in
        Task { @MainActor in self?.keepModal() }
      }
    }

    // MARK: - Windows

    /// Nobody sees the host: what it is told meanwhile is made at once.
    func hide() { delegate?.suspended(.changeUnanimated) }

    /// It can be seen again.
    func reveal() {
      delegate?.resumed()
      toolkitChanged()
    }
  }
#endif
