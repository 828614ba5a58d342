public import GTKWidgets
public import NavRuntime

/// Shows a stack of ``GTKPage``s in windows of GTK's: a native stack slides, a layer is a modal window or a popover, tabs lie side by side above their bar, an
/// alert is a message dialog.
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
/// Back is asked for by the button in the bar, Alt and Left, Escape, the mouse's back button, and a swipe with a finger on a screen or two on a touchpad; a layer also by the close button
/// of its window and by a press beside a popover. Alt and a digit choose a tab. Nothing of that moves anything before the navigator says so.
@MainActor public final class GTKHost: NavigationHost {
  /// Whom the host tells; set by the navigator.
  public var delegate: HostDelegate? {
    didSet {
      if isSuspended, delegate !== oldValue { delegate?.suspended(.changeUnanimated) }
      showWayBack()
    }
  }

  /// How long a page takes to move over another. Nothing moves where the system's animations are switched off.
  public var slideDuration: Duration = .milliseconds(250)
  /// The symbols of tabs, by the names that the graph gives the tabs.
  public var tabIcons: [String: String] = [:] { didSet { dressTabs() } }
  /// Numbers at tabs, as of what is new there, by the names that the graph gives the tabs. Where a tab has none, or 0, nothing is seen.
  public var tabBadges: [String: Int] = [:] { didSet { dressTabs() } }
  /// Whether a mouse that is drawn swipes too, for screens whose fingers come as a mouse.
  public var takesMouseSwipes = false {
    didSet { for stack in allStacks { stack.box.takesMouseSwipes = takesMouseSwipes } }
  }

  let bottom: Window
  /// From the bottom. What somebody has taken away is taken out when the host looks.
  var layers: [Layer] = []
  var work: Work?
  /// What a finger does.
  var gesture: TransitionID?
  var isInteractionOn = true
  /// Whether the window at the bottom cannot be seen, or that on top.
  private(set) var isSuspended: Bool
  private var timer: LoopTimer?
  /// What goes on with a change when GTK is done with what it does.
  private var turn: LoopTimer?
  private var windowWatch: SignalHandler?
  private var wasCovered = false
  /// How often it was looked whether there is a way back.
  private var backWatch = 0

  /// A change that is being made.
  struct Work {
    let change: StackChange<GTKPage>
    var steps: ArraySlice<StackStep<GTKPage>>
  }

  /// A host that is the whole of a window.
  ///
  /// - Parameter window: An `AdwApplicationWindow`, an `AdwWindow`, or another window of GTK's. What becomes of it when it is closed is the app's to say.
  public init(in window: Window) {
    bottom = window
    isSuspended = window.isHidden
    let stack = PageStack(of: self)
    layers = [Layer(.stack(stack), in: window, .bottom)]
    window.setContent(stack.box)
    listen(to: window)
    window.onHiding { [weak self] in self?.windowIsHidden($0) }
    window.onDestroy { [weak self] in self?.windowHasGone() }
    windowWatch = Window.onWindows { [weak self] in self?.lookForCovers() }
  }

  isolated deinit {
    windowWatch?.disconnect()
    // Nobody could close them any more. The window is the app's again.
    for layer in layers.dropFirst().reversed() { layer.close() }
    bottom.isTarget = true
  }

  // MARK: - What it is asked

  /// Pages, alerts and tabs.
  public var supports: HostFeatures { [.alerts, .tabs] }

  /// As many as there are digits for Alt.
  public var mostTabs: Int { 9 }

  /// What is shown, from the bottom.
  public var shownInstances: [InstanceID] { layers.filter(\.isOpen).flatMap(\.ids) }

  /// Whether a page moves, or a change is not done yet.
  public var isAnimating: Bool { work != nil || isMoving }

  /// Whether a modal window that no change has told of lies over one of ours.
  public var isCovered: Bool {
    let isCovered = !foreignWindows.isEmpty
    if isCovered { wasCovered = true }
    return isCovered
  }

  /// The time of a clock that stands still while the machine sleeps.
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

  /// Turns presses and keys of all our windows off or on.
  public func setInteraction(_ isEnabled: Bool) {
    isInteractionOn = isEnabled
    for layer in layers { layer.target.isTarget = isEnabled }
  }

  var isMoving: Bool { allStacks.contains(where: \.isMoving) }

  private var allStacks: [PageStack] {
    layers.flatMap { layer -> [PageStack] in layer.tabs?.stacks ?? layer.stack.map { [$0] } ?? [] }
  }

  private func dressTabs() {
    for bar in layers.compactMap(\.tabs) { bar.dress(icons: tabIcons, badges: tabBadges) }
  }

  // MARK: - Changes

  /// Makes a change, one step of it after the other, each when the one before stands.
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
      // A page has asked for it as it came to be seen, or went.
      turn = MainLoop.after(.zero) { [weak self] in self?.goOn() }
    } else {
      goOn()
    }
    return isAnimating && change.isAnimated ? slideDuration : .zero
  }

  /// Ends what moves, and drops the steps that have not begun.
  public func settle() {
    work = nil
    turn = nil
    gesture = nil
    for stack in allStacks { stack.settle() }
    takeOutWhatHasGone()
  }

  /// The next steps, up to one that takes its time.
  func goOn() {
    takeOutWhatHasGone()
    while let step = work?.steps.popFirst() {
      if stands(step) { continue }
      let isLast = work?.steps.allSatisfy(stands) ?? true
      call(step, isAnimated: isLast && work?.change.isAnimated == true)
      // Whoever was called may have had all this end.
      guard work != nil, !isMoving else { return }
      guard stands(step) else {
        work?.steps = []
        break
      }
    }
    finish()
  }

  /// All steps are done, or one that GTK does not take was the last.
  private func finish() {
    guard let done = work else { return }
    keepParked(done.change)
    work = nil
    showWayBack()
    showTitles()
    delegate?.didShow(done.change.transition)
  }

  /// Whether a step has nothing to do.
  private func stands(_ step: StackStep<GTKPage>) -> Bool {
    switch step {
    case .dismiss(let below):
      guard let index = below.flatMap(index(of:)) ?? layers.indices.first else { return true }
      return index == layers.count - 1 && foreignWindows.isEmpty
    case .select(let place): return bar(of: place).map { $0.view.selected == place.selected } ?? true
    case .set(let items): return stack(for: items).map { $0.ids == items.map(\.id) && !$0.isMoving } ?? false
    case .present(let items, _): return layers.count > 1 && layers.last?.ids == items.map(\.id)
    }
  }

  func index(of instance: InstanceID) -> Int? { layers.lastIndex { $0.ids.contains(instance) } }

  func bar(of place: TabPlace) -> TabBar? { layers.lazy.compactMap(\.tabs).first { $0.container == place.container } }

  /// The native stack that the items are for: the one that begins with the first of them, that of their tab, or that at the bottom.
  func stack(for items: [StackItem<GTKPage>]) -> PageStack? {
    guard let first = items.first else { return nil }
    if let place = first.opening.place { return bar(of: place)?.stacks[place.selected] }
    let own = layers.last { $0.tabs == nil && $0.stack?.ids.first == first.id }
    if let own { return own.stack }
    // Pages of a layer that has gone lie nowhere.
    return first.opening.beginsLayer || layers.first?.tabs != nil ? nil : layers.first?.stack
  }

  func takeOutWhatHasGone() {
    if layers.contains(where: { !$0.isOpen }) { layers.removeAll { !$0.isOpen } }
  }

  // MARK: - Windows

  func windowIsHidden(_ isHidden: Bool) {
    if !isHidden { for layer in layers where layer.isPending { layer.present() } }
    // A layer that hides the window below it is seen itself.
    let isHidden = isHidden || layers.last?.window.isSuspended == true
    guard isHidden != isSuspended else { return }
    isSuspended = isHidden
    if isHidden {
      // Nobody sees how it goes on.
      for stack in allStacks { stack.hurry() }
      delegate?.suspended(.changeUnanimated)
    } else {
      delegate?.resumed()
    }
  }

  /// The app has destroyed its window. The layers over it go, and who waits for what they return hears so. The pages at the bottom
  /// stay on the stack: a navigator has one always.
  private func windowHasGone() {
    guard layers.count > 1 else { return }
    dismiss(above: 0)
    // Who makes a change looks at its end what stands.
    guard work == nil else { return }
    showWayBack()
    delegate?.stackChanged()
  }

  /// Windows of somebody else's that lie over ours.
  var foreignWindows: [Window] {
    let all = Window.all
    guard all.count > 1 else { return [] }
    let ours = layers.map(\.window) + [bottom]
    var covers: [Window] = []
    var foreign = all.filter { window in !ours.contains { $0.isSame(as: window) } }
    // One of them may lie over another.
    while let index = foreign.firstIndex(where: { (ours + covers).contains(where: $0.covers) }) {
      covers.append(foreign.remove(at: index))
    }
    return covers
  }

  /// Who has asked for covers hears that they have gone.
  private func lookForCovers() {
    guard wasCovered, foreignWindows.isEmpty else { return }
    wasCovered = false
    delegate?.stackChanged()
  }

  /// The window of a layer is called as the page on top of it. That at the bottom is the app's to call.
  func showTitles() {
    for layer in layers.dropFirst() where layer.popover == nil {
      guard let top = layer.stack?.frames.last else { continue }
      layer.window.title = top.givenTitle ?? bottom.title
    }
  }

  // MARK: - The way back

  /// Where back would not be taken now, its button is faint. It can be pressed nevertheless, and the navigator says why not.
  func showWayBack() {
    // Only the last look is repeated: each change would add one otherwise.
    backWatch += 1
    let watch = backWatch
    guard let top = layers.last?.stack?.frames.last else { return }
    let isOpen = observed({ self.delegate?.canGoBack ?? true }) { [weak self] in
      if let self, backWatch == watch { showWayBack() }
    }
    top.showWayBack(isOpen: isOpen)
  }
}
