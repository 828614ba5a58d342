public import GTKWidgets
public import NavRuntime

/// Shows a stack of ``GTKPage``s in GTK windows.
///
/// - A push or pop slides in a native stack.
/// - A split is in columns if its window is wide enough.
/// - A layer is a modal window or a popover.
/// - Tabs have a bar below them.
/// - An alert is a message dialog.
///
/// ```swift
/// MainLoop.begin()
/// let window = Window(title: "Tea Shop", width: 720, height: 640)
/// let host = GTKHost(in: window)
/// let navigator = Navigator(host: host, screens: ShopScreens(store: store), facts: ShopFacts(store: store))
/// navigator.start()
/// window.present()
/// withExtendedLifetime(navigator) { MainLoop.run() }
/// ```
///
/// The user goes back with the button in the bar, Alt and Left, Escape, the mouse's back button, or a swipe with one
/// finger on a touchscreen or two on a touchpad. The close button of a window and a press outside a popover also
/// close a layer. Alt with a digit selects a tab. The host moves nothing before the navigator allows it.
@MainActor public final class GTKHost: NavigationHost {
  /// The delegate, which the navigator sets.
  public var delegate: HostDelegate? {
    didSet {
      if isSuspended, delegate !== oldValue { delegate?.suspended(.changeUnanimated) }
      showWayBack()
    }
  }

  /// The duration of a slide. If the system's animations are disabled, pages do not move.
  public var slideDuration: Duration = .milliseconds(250)
  /// The icon names of the tabs, by the names of the tabs in the graph.
  public var tabIcons: [String: String] = [:] { didSet { dressTabs() } }
  /// The badges of the tabs, such as the number of new items, by the names of the tabs in the graph. A tab without a
  /// number, or with 0, has no badge.
  public var tabBadges: [String: Int] = [:] { didSet { dressTabs() } }
  /// Whether dragging with the mouse also swipes. Use it for touchscreens that act as a mouse.
  public var takesMouseSwipes = false {
    didSet { for run in allRuns { run.takesMouseSwipes = takesMouseSwipes } }
  }

  let bottom: Window
  /// The layers, from the bottom. A layer that other code closed is removed at the next call of
  /// `takeOutWhatHasGone()`.
  var layers: [Layer] = []
  var work: Work?
  /// The transition of the swipe in progress.
  var gesture: TransitionID?
  var isInteractionOn = true
  /// Whether the bottom window is hidden or the top window is suspended.
  private(set) var isSuspended: Bool
  private var timer: LoopTimer?
  /// Continues a change after GTK completes its current operation.
  private var turn: LoopTimer?
  /// Whether the width of a window asks for another form.
  private(set) var isFormDue = false
  private var formTurn: LoopTimer?
  private var windowWatch: SignalHandler?
  private var wasCovered = false
  /// The number of updates of the back button.
  private var backWatch = 0

  /// A change in progress.
  struct Work {
    let change: StackChange<GTKPage>
    var steps: ArraySlice<StackStep<GTKPage>>
  }

  /// Creates a host that fills a window.
  ///
  /// - Parameter window: An `AdwApplicationWindow`, an `AdwWindow`, or another GTK window. The app decides what
  ///   happens when it is closed.
  public init(in window: Window) {
    bottom = window
    isSuspended = window.isHidden
    let run = Run(of: self)
    layers = [Layer(.run(run), in: window, .bottom)]
    window.setContent(run.box)
    listen(to: window)
    window.onHiding { [weak self] in self?.windowIsHidden($0) }
    window.onDestroy { [weak self] in self?.windowHasGone() }
    windowWatch = Window.onWindows { [weak self] in self?.lookForCovers() }
  }

  isolated deinit {
    windowWatch?.disconnect()
    // The user could not close the layers without the host. The bottom window belongs to the app again.
    for layer in layers.dropFirst().reversed() { layer.close() }
    bottom.isTarget = true
  }

  // MARK: - State

  /// The host supports alerts, tabs, and panes.
  public var supports: HostFeatures { [.alerts, .tabs, .panes] }

  /// Nine, because Alt with a digit from 1 to 9 selects a tab.
  public var mostTabs: Int { 9 }

  /// The instances that the host shows, from the bottom.
  public var shownInstances: [InstanceID] { layers.filter(\.isOpen).flatMap(\.ids) }

  /// Whether a page moves or a change is not complete.
  public var isAnimating: Bool { work != nil || isMoving }

  /// Whether the columns of the topmost run are side by side.
  public var isExpanded: Bool { layers.last { $0.isOpen }?.run?.isExpanded ?? false }

  /// Whether a modal window that is not part of the stack covers a window of the host.
  public var isCovered: Bool {
    let isCovered = !foreignWindows.isEmpty
    if isCovered { wasCovered = true }
    return isCovered
  }

  /// The time of a clock that stops while the machine sleeps.
  public var now: Duration { MainLoop.now }

  /// Sets the navigator's timer.
  public func setTimer(after delay: Duration?) {
    timer = delay.map { delay in
      MainLoop.after(delay) { [weak self] in
        self?.timer = nil
        self?.delegate?.timerFired()
      }
    }
  }

  /// Enables or disables the mouse and the keyboard in all windows of the host.
  public func setInteraction(_ isEnabled: Bool) {
    isInteractionOn = isEnabled
    for layer in layers { layer.target.isTarget = isEnabled }
  }

  var isMoving: Bool { allRuns.contains(where: \.isMoving) }

  private var allRuns: [Run] {
    layers.flatMap { layer -> [Run] in layer.tabs?.runs ?? layer.run.map { [$0] } ?? [] }
  }

  private func dressTabs() {
    for bar in layers.compactMap(\.tabs) { bar.dress(icons: tabIcons, badges: tabBadges) }
  }

  // MARK: - Changes

  /// Performs a change. Each step begins when the previous one is complete.
  public func show(_ change: StackChange<GTKPage>) -> Duration {
    if let former = work?.change.transition {
      settle()
      delegate?.didShow(former)
    }
    gesture = nil
    takeOutWhatHasGone()
    let steps = change.steps
    work = Work(change: change, steps: steps[...])
    if SlideBox.isBeingWalked {
      // A page requested the change while it appeared or disappeared.
      turn = MainLoop.after(.zero) { [weak self] in self?.goOn() }
    } else {
      goOn()
    }
    return isAnimating && change.isAnimated ? slideDuration : .zero
  }

  /// Completes all animations at once, and drops the remaining steps.
  public func settle() {
    work = nil
    turn = nil
    gesture = nil
    for run in allRuns { run.settle() }
    takeOutWhatHasGone()
    if isFormDue { formIsDue() }
  }

  /// Performs the next steps, up to the first animated one.
  func goOn() {
    takeOutWhatHasGone()
    while let step = work?.steps.popFirst() {
      if stands(step) { continue }
      let isLast = work?.steps.allSatisfy(stands) ?? true
      call(step, isAnimated: isLast && work?.change.isAnimated == true)
      // A callback may end the change.
      guard work != nil, !isMoving else { return }
      guard stands(step) else {
        work?.steps = []
        break
      }
    }
    finish()
  }

  /// Completes a change after its last step, or at a step that GTK did not perform.
  private func finish() {
    guard let done = work else { return }
    keepParked(done.change)
    work = nil
    showWayBack()
    showTitles()
    delegate?.didShow(done.change.transition)
    if isFormDue { formIsDue() }
  }

  // MARK: - Columns

  /// Changes the form of the runs whose windows have another width, a turn after GTK's layout. A motion ends first.
  func formIsDue() {
    isFormDue = true
    // The callbacks of a motion may begin another change.
    formTurn = MainLoop.after(.zero) { [weak self] in self?.changeForm() }
  }

  private func changeForm() {
    isFormDue = allRuns.contains(where: \.isFormDue)
    guard isFormDue else { return }
    for run in allRuns {
      run.cancelSwipe()
      run.hurry()
    }
    // The end of the change continues here.
    guard work == nil, gesture == nil, !isMoving else { return }
    isFormDue = false
    let wasExpanded = isExpanded
    for run in allRuns { run.adapt() }
    showWayBack()
    if isExpanded != wasExpanded, !isSuspended { delegate?.formChanged() }
  }

  /// Whether a step is already complete.
  private func stands(_ step: StackStep<GTKPage>) -> Bool {
    switch step {
    case .dismiss(let below):
      guard let index = below.flatMap(index(of:)) ?? layers.indices.first else { return true }
      return index == layers.count - 1 && foreignWindows.isEmpty
    case .select(let place): return bar(of: place).map { $0.view.selected == place.selected } ?? true
    case .set(let items): return run(for: items).map { $0.ids == items.map(\.id) && !$0.isMoving } ?? false
    case .present(let items, _): return layers.count > 1 && layers.last?.ids == items.map(\.id)
    }
  }

  func index(of instance: InstanceID) -> Int? { layers.lastIndex { $0.ids.contains(instance) } }

  func bar(of place: TabPlace) -> TabBar? { layers.lazy.compactMap(\.tabs).first { $0.container == place.container } }

  /// Returns the run for items: the run of their tab, the run that starts with the first item, or the bottom run.
  func run(for items: [StackItem<GTKPage>]) -> Run? {
    guard let first = items.first else { return nil }
    if let place = first.opening.place { return bar(of: place)?.runs[place.selected] }
    let own = layers.last { $0.tabs == nil && $0.run?.ids.first == first.id }
    if let own { return own.run }
    // Pages of a closed layer have no run.
    return first.opening.beginsLayer || layers.first?.tabs != nil ? nil : layers.first?.run
  }

  func takeOutWhatHasGone() {
    if layers.contains(where: { !$0.isOpen }) { layers.removeAll { !$0.isOpen } }
  }

  // MARK: - Windows

  func windowIsHidden(_ isHidden: Bool) {
    if !isHidden { for layer in layers where layer.isPending { layer.present() } }
    // If a layer hides the window below it, the layer is visible.
    let isHidden = isHidden || layers.last?.window.isSuspended == true
    guard isHidden != isSuspended else { return }
    isSuspended = isHidden
    if isHidden {
      // The user cannot see the rest of the animation.
      for run in allRuns { run.hurry() }
      delegate?.suspended(.changeUnanimated)
    } else {
      delegate?.resumed()
    }
  }

  /// Handles the destruction of the app's window. The layers above it are closed, which ends the requests that wait
  /// for their values. The pages at the bottom stay on the stack, because a navigator always has one.
  private func windowHasGone() {
    guard layers.count > 1 else { return }
    dismiss(above: 0)
    // A change in progress checks the stack at its end.
    guard work == nil else { return }
    showWayBack()
    delegate?.stackChanged()
  }

  /// The windows of other code that cover the host's windows.
  var foreignWindows: [Window] {
    let all = Window.all
    guard all.count > 1 else { return [] }
    let ours = layers.map(\.window) + [bottom]
    var covers: [Window] = []
    var foreign = all.filter { window in !ours.contains { $0.isSame(as: window) } }
    // A foreign window may cover another one.
    while let index = foreign.firstIndex(where: { (ours + covers).contains(where: $0.covers) }) {
      covers.append(foreign.remove(at: index))
    }
    return covers
  }

  /// Notifies the delegate when no window covers the host any more, if `isCovered` returned `true` before.
  private func lookForCovers() {
    guard wasCovered, foreignWindows.isEmpty else { return }
    wasCovered = false
    delegate?.stackChanged()
  }

  /// Gives the window of each layer the title of its top page. The app sets the title of the bottom window.
  func showTitles() {
    for layer in layers.dropFirst() where layer.popover == nil {
      guard let top = layer.run?.top else { continue }
      layer.window.title = top.givenTitle ?? bottom.title
    }
  }

  // MARK: - Back

  /// Dims each visible back button if the navigator would refuse Back. The user can still press it, so that the
  /// navigator reports the reason.
  func showWayBack() {
    // Only the latest update observes `canGoBack`. Otherwise, each change would add an observer.
    backWatch += 1
    let watch = backWatch
    guard let tops = layers.last?.run?.visibleTops, let top = tops.last else { return }
    let areOpen = observed({ () -> [Bool] in
      tops.map { frame in
        guard let delegate else { return true }
        return frame === top ? delegate.canGoBack : delegate.canGoBack(frame.id)
      }
    }) { [weak self] in
      if let self, backWatch == watch { showWayBack() }
    }
    for (frame, isOpen) in zip(tops, areOpen) { frame.showWayBack(isOpen: isOpen) }
  }
}
