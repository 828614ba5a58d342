public import NavRuntime

/// A host that displays nothing, for tests of an app's flows. Its clock advances only when the test advances it.
///
/// Pages can have any type. If a test does not need views, a page can be the screen's handle itself, which keeps the
/// test short:
///
/// ```swift
/// @MainActor struct FlowScreens: Shop.Screens {
///   func catalog(_ screen: Shop.Catalog.Handle) -> Shop.Catalog.Handle { screen }
///   // … one line per screen
/// }
///
/// @MainActor @Test func filtersComeBackWithAnOrder() throws {
///   let host = InMemoryHost<Any>()
///   let shop = Navigator<Shop, _>(host: host, screens: FlowScreens(), facts: FlowFacts())
///   shop.start()
///
///   let catalog = try #require(shop.handle(Shop.Catalog.self))
///   let filters = catalog.openFilters()
///   #expect(shop.visible?.name == "filters")
///
///   try #require(shop.handle(Shop.Filters.self)).apply(.price)
///   #expect(filters.returnedSoFar == .price)
///   #expect(shop.visible?.name == "catalog")
/// }
/// ```
///
/// Without an animation, each change is complete when the call returns. With an animation, a change is complete when
/// the clock passes its end:
///
/// ```swift
/// let host = InMemoryHost<Any>(animation: .milliseconds(350))
/// // …
/// catalog.openCart()
/// #expect(catalog.openCart().outcomeSoFar == .refused(.busy))
/// host.advance(by: .milliseconds(350))
/// ```
///
/// If a test does not depend on the states in between, it can wait until everything is idle: animations, facts, the
/// app's own tasks, and the queue.
///
/// ```swift
/// terms.openTerms()                        // its predicate awaits a fact
/// await host.settled()
/// #expect(shop.visible?.name == "terms")
/// ```
///
/// The timeout of a fact starts when a task requests the fact. A test of a timeout therefore lets that task run
/// first:
///
/// ```swift
/// terms.openTerms()
/// await host.settled(within: .zero)        // the fact is requested, but not awaited
/// host.advance(by: .seconds(3))            // its timeout
/// await host.settled()
/// ```
@MainActor public final class InMemoryHost<Page>: NavigationHost {
  private struct Running {
    let transition: TransitionID
    var end: Duration
    /// The stack and the parked pages at the end of the transition.
    var stack: [StackItem<Page>]
    var parked: [[StackItem<Page>]]
    var completions: Int
    /// The stack after each step, if there are several steps, and the duration of one step.
    var steps: [[StackItem<Page>]] = []
    var stepLength = Duration.zero
    /// The stack and the parked pages before the transition.
    var before: (stack: [StackItem<Page>], parked: [[StackItem<Page>]]) = ([], [])
    /// The time that the transition takes to stop after `settle()`.
    var inertia = Duration.zero
    /// Whether the transition continues until the navigator calls `settle()`.
    var isEndless = false

    /// The same transition with new texts.
    @MainActor func renewed(_ words: StackWords<Page>) -> Running {
      var running = self
      running.stack = words.renewed(stack)
      running.parked = parked.map { words.renewed($0) }
      running.steps = steps.map { words.renewed($0) }
      running.before = (words.renewed(before.stack), before.parked.map { words.renewed($0) })
      return running
    }
  }

  /// The navigator's delegate.
  public var delegate: HostDelegate? {
    didSet { if let hiding, delegate !== oldValue { delegate?.suspended(hiding) } }
  }
  /// The duration of an animated change. If it is zero, each change completes inside the call.
  public var animation: Duration
  /// The virtual clock.
  public private(set) var now: Duration = .zero
  /// The current stack, from the bottom.
  public private(set) var stack: [StackItem<Page>] = []
  /// The pages of the tabs that are not selected. Each element starts with the first page of its tab.
  public private(set) var parked: [[StackItem<Page>]] = []
  /// The changes that the host received since ``forgetChanges()``, oldest first.
  public private(set) var changes: [RecordedChange] = []
  /// The number of calls that disabled interaction without a later call that enabled it.
  public private(set) var interactionOffCount = 0
  /// The maximum number of transitions that were in progress at once. The guarded stack never causes more than 1.
  public private(set) var mostTransitionsAtOnce = 0
  /// The number of calls of ``wordsDidChange(_:)``.
  public private(set) var wordChanges = 0
  /// The number of calls of ``settle()``.
  public private(set) var settleCount = 0

  /// Whether the columns of a split are side by side. A test can set it at any time, even inside a change.
  public var isExpanded = false {
    didSet { if isExpanded != oldValue, hiding == nil { delegate?.formChanged() } }
  }
  /// Whether a layer of other code covers the stack.
  public internal(set) var isCovered = false
  /// The policy for changes while the window is hidden, or `nil` if the window is visible.
  public internal(set) var hiding: HiddenHostPolicy?

  private var running: [Running] = []
  private var timer: Duration?
  private var faults: [HostFault] = []
  private var foreignPages = 0
  private var swipe: Gesture?

  /// A gesture, and the number of pages that remain after it.
  private struct Gesture {
    let transition: TransitionID
    let left: Int
  }

  /// Creates a host with an empty stack and its clock at zero.
  public init(animation: Duration = .zero) {
    self.animation = animation
  }

  /// Whether the host accepts taps and keys.
  public var isInteractionEnabled: Bool { interactionOffCount == 0 }

  /// Whether a timer is set.
  public var hasTimer: Bool { timer != nil }

  /// Whether a transition or a gesture is in progress.
  public var isAnimating: Bool { !running.isEmpty || swipe != nil }

  /// The page on top, or `nil` if an alert is on top.
  public var visiblePage: Page? { if case .page(let page)? = stack.last?.content { page } else { nil } }

  /// The alert on top, or `nil` if it was dismissed.
  public var visibleAlert: Alert? { stack.last?.alert }

  /// Alerts, tabs, and columns.
  public var supports: HostFeatures { [.alerts, .tabs, .panes] }

  /// Always `false`, because many tests expect refusals. To read the lines, set `Navigator.log`.
  public var printsRefusals: Bool { false }

  /// The instances on the stack, from the bottom. A foreign page has the ID 0.
  public var shownInstances: [InstanceID] {
    stack.map(\.id) + Array(repeating: InstanceID(rawValue: 0), count: foreignPages)
  }

  /// Makes the next changes fail, one fault per change, in order.
  public func fail(_ faults: HostFault...) {
    self.faults += faults
  }

  /// Discards the faults that have not occurred yet.
  public func forgiveFaults() {
    faults.removeAll()
  }

  /// Empties ``changes``, which otherwise grows during a long run.
  public func forgetChanges() {
    changes.removeAll()
  }

  /// Performs a change, and completes it inside the call or when the clock reaches its end.
  public func show(_ change: StackChange<Page>) -> Duration {
    let foreignPagesBefore = foreignPages
    var fault = faults.isEmpty ? nil : faults.removeFirst()
    let before: [StackItem<Page>]
    var steps = 1
    var shownAfter: [[StackItem<Page>]] = []
    if isCovered, change.steps.contains(where: { if case .dismiss = $0 { true } else { false } }) { isCovered = false }
    if change.stack.contains(where: \.opening.beginsLayer) || stack.contains(where: \.opening.beginsLayer) {
      var planned = change.steps
      if case .stopsAfter(steps: let count)? = fault {
        planned = Array(planned.prefix(count))
        fault = nil
      }
      steps = max(1, planned.count)
      for step in planned { shownAfter.append(step.performed(on: shownAfter.last ?? stack)) }
      before = exchange(&stack, with: shownAfter.last ?? stack)
    } else {
      before = exchange(&stack, with: change.stack)
    }
    let parkedBefore = exchange(&parked, with: change.parked)
    defer { withExtendedLifetime((before, parkedBefore)) {} }
    changes.append(RecordedChange(change))
    mostTransitionsAtOnce = max(mostTransitionsAtOnce, running.count + 1)
    let expected = change.isAnimated && hiding == nil ? animation * steps : .zero
    var length = expected
    var completions = 1
    foreignPages = 0
    switch fault {
    case .neverCompletes: completions = 0
    case .completesTwice: completions = 2
    case .completesEarly, .completesInsideTheCall: delegate?.didShow(change.transition)
    case .animatesForever, .stopsLate: length = .seconds(1_000_000)
    case .doesNothing, .doesNothingSilently:
      _ = exchange(&stack, with: before)
      _ = exchange(&parked, with: parkedBefore)
      foreignPages = foreignPagesBefore
      completions = fault == .doesNothing ? 1 : 0
    case .endsDeeper:
      if change.kind == .pop, before.count > change.stack.count {
        stack.append(before[change.stack.count])
      } else {
        foreignPages = 1
      }
    case .fallsToRoot: _ = exchange(&stack, with: Array(stack.prefix(1)))
    case .stopsAfter, nil: break
    }
    if fault == .completesInsideTheCall { return .zero }
    if length > .zero {
      var inertia = Duration.zero
      if case .stopsLate(let time)? = fault { inertia = time }
      running.append(
        Running(
          transition: change.transition, end: now + length, stack: stack, parked: parked, completions: completions,
          steps: shownAfter, stepLength: animation, before: (before, parkedBefore), inertia: inertia,
          isEndless: length != expected))
      return min(length, animation * steps)
    }
    for _ in 0..<completions { delegate?.didShow(change.transition) }
    return .zero
  }

  /// Takes new texts, also for the pages of a transition in progress.
  public func wordsDidChange(_ words: StackWords<Page>) {
    stack = words.renewed(stack)
    parked = parked.map { words.renewed($0) }
    running = running.map { $0.renewed(words) }
    wordChanges += 1
  }

  /// Ends the running step and discards the steps after it. No completion follows.
  public func settle() {
    settleCount += 1
    swipe = nil
    var ended = exchange(&running, with: [])
    guard var last = ended.popLast() else { return }
    if last.inertia > .zero {
      last = Running(
        transition: last.transition, end: now + last.inertia, stack: last.stack, parked: last.parked, completions: 0)
      running.append(last)
      return
    }
    let begun =
      last.stepLength > .zero ? Int((now - last.end + last.stepLength * last.steps.count) / last.stepLength) : 0
    if last.steps.indices.dropLast().contains(begun) {
      let left = (exchange(&stack, with: last.steps[begun]), exchange(&parked, with: last.before.parked))
      _ = exchange(&parked, with: parked(after: last.before.stack))
      withExtendedLifetime(left) {}
    } else {
      stand(as: last)
    }
  }

  /// Counts the calls that disable and enable interaction.
  public func setInteraction(_ isEnabled: Bool) {
    interactionOffCount += isEnabled ? -1 : 1
  }

  /// Sets the only timer, on the virtual clock.
  public func setTimer(after delay: Duration?) {
    timer = delay.map { now + $0 }
  }

  /// Advances the clock. Animations end and the timer fires, each at its time.
  public func advance(by time: Duration) {
    let end = now + time
    while let next = nextMoment(), next <= end {
      now = max(now, next)
      endAnimations()
      if let timer, timer <= now {
        self.timer = nil
        delegate?.timerFired()
      }
    }
    // A callback may have advanced the clock further.
    now = max(now, end)
  }

  /// Waits until the navigator and the host are idle.
  ///
  /// Runs pending tasks, waits for facts, and advances the virtual clock while the navigator waits for the host. The
  /// clock does not advance for facts: use ``advance(by:)`` to reach their timeouts.
  ///
  /// - Parameter limit: The maximum time to wait for facts, in real time. Facts are polled once per millisecond, so a
  ///   busy machine waits longer.
  /// - Returns: Whether everything is idle. The result is `false` during a gesture, or if a fact does not arrive.
  @discardableResult
  public func settled(within limit: Duration = .seconds(10)) async -> Bool {
    var waited = Duration.zero
    var hasRested = false
    // The loop is bounded, because an app may send a new request each time that everything is idle.
    for _ in 0..<100_000 {
      // The last events may have started tasks of the app, and those tasks may send requests.
      for _ in 0..<32 { await Task.yield() }
      delegate?.followFacts()
      if swipe != nil { return false }
      switch delegate?.rest ?? .atRest {
      // A task may still be on another thread, which a busy machine delays.
      case .atRest where running.isEmpty && !hasRested:
        hasRested = true
        try? await Task.sleep(for: .milliseconds(1))
        continue
      case .atRest where running.isEmpty: return true
      case .awaitsHost where isCovered && running.isEmpty: return false
      case .atRest, .awaitsHost:
        guard let next = nextMoment() else { return false }
        advance(by: max(.zero, next - now))
      // A fact may depend on a server or a disk. In a cancelled task, `sleep` returns immediately.
      case .awaitsFacts where waited >= limit: return false
      case .awaitsFacts:
        try? await Task.sleep(for: .milliseconds(1))
        waited += .milliseconds(1)
      }
    }
    return false
  }

  /// Ends the running animations, except those that do not end by themselves.
  func hurry() {
    for index in running.indices where !running[index].isEndless { running[index].end = now }
    endAnimations()
  }

  private func stand(as ended: Running) {
    let before = (exchange(&stack, with: ended.stack), exchange(&parked, with: ended.parked))
    withExtendedLifetime(before) {}
  }

  private func nextMoment() -> Duration? {
    (running.map(\.end) + [timer].compactMap { $0 }).min()
  }

  private func endAnimations() {
    while let index = running.firstIndex(where: { $0.end <= now }) {
      let ended = running.remove(at: index)
      stand(as: ended)
      for _ in 0..<ended.completions { delegate?.didShow(ended.transition) }
    }
  }
}

// MARK: - User input, and changes that a toolkit makes

extension InMemoryHost {
  /// Presses the back button.
  public func pressBack() {
    delegate?.backRequested()
  }

  /// Presses the back button of the column whose last page is this instance.
  public func pressBack(of instance: InstanceID) {
    delegate?.backRequested(of: instance)
  }

  /// Chooses a screen further down in the back button's menu.
  public func longPressBack(to instance: InstanceID) {
    delegate?.backRequested(to: instance)
  }

  /// Changes the stack to these instances without a request of the navigator. Unknown instances become foreign pages.
  public func changeByItself(to instances: [InstanceID]) {
    let items = stack + parked.joined()
    let before = exchange(&stack, with: instances.compactMap { instance in items.first { $0.id == instance } })
    _ = exchange(&parked, with: parked(after: before))
    foreignPages = instances.count - stack.count
    delegate?.stackChanged()
  }

  /// Pops pages without a request of the navigator.
  public func popByItself(_ count: Int = 1) {
    changeByItself(to: Array(shownInstances.dropLast(count)))
  }

  /// Pushes a foreign page without a request of the navigator.
  public func pushForeignPage() {
    changeByItself(to: shownInstances + [InstanceID(rawValue: 0)])
  }

  /// Begins to swipe the top screen away.
  ///
  /// - Returns: Whether the gesture may begin.
  @discardableResult
  public func beginSwipe() -> Bool {
    guard let transition = delegate?.interactivePopBegan() else { return false }
    swipe = Gesture(transition: transition, left: stack.count - 1)
    return true
  }

  /// The pages of each layer, from the bottom. The first layer contains the root.
  public var layers: [[StackItem<Page>]] {
    var layers: [[StackItem<Page>]] = []
    for item in stack {
      if layers.isEmpty || item.opening.beginsLayer { layers.append([]) }
      layers[layers.count - 1].append(item)
    }
    return layers
  }

  /// Whether the navigator allows a gesture to close a layer: layer `number`, or the top layer if it is `nil`.
  public func canDismissLayer(_ number: Int? = nil) -> Bool {
    layer(number).map { delegate?.canDismiss($0.id) ?? false } ?? false
  }

  /// Begins to drag a layer down, with all layers above it: layer `number`, or the top layer if it is `nil`.
  ///
  /// To end the gesture, call ``finishSwipe()`` or ``cancelSwipe()``.
  ///
  /// - Returns: Whether the gesture may begin.
  @discardableResult
  public func beginDismissal(ofLayer number: Int? = nil) -> Bool {
    guard let layer = layer(number), let transition = delegate?.dismissalBegan(of: layer.id),
      let left = stack.firstIndex(where: { $0.id == layer.id })
    else { return false }
    swipe = Gesture(transition: transition, left: left)
    return true
  }

  /// Closes the top layer without a request of the navigator.
  ///
  /// An alert counts as cancelled after 500 ms on the clock, because the report of its button may still arrive.
  public func dismissByItself() {
    guard let layer = layer(nil), let left = stack.firstIndex(where: { $0.id == layer.id }) else { return }
    changeByItself(to: stack[..<left].map(\.id))
  }

  /// The first page of a layer, or `nil` for the bottom layer.
  private func layer(_ number: Int?) -> StackItem<Page>? {
    let layers = layers
    let number = number ?? layers.count - 1
    return layers.indices.dropFirst().contains(number) ? layers[number].first : nil
  }

  /// Presses the button with this name in the alert on top, or the cancel button if the name is `nil`.
  ///
  /// As in a toolkit, the alert closes before the report of the button.
  ///
  /// - Returns: Whether the button exists.
  @discardableResult
  public func choose(_ button: String? = nil) -> Bool {
    guard let item = stack.last, let alert = item.alert,
      let segue = button.map({ name in alert.buttons.first { $0.name == name }?.id }) ?? alert.cancel
    else { return false }
    _ = exchange(&stack, with: Array(stack.dropLast()))
    delegate?.alertChosen(item.id, segue)
    return true
  }

  /// Moves the finger to this fraction of the gesture.
  public func moveSwipe(to fraction: Double) {
    delegate?.interactivePopMoved(to: fraction)
  }

  /// Lifts the finger past the threshold. The rest of the transition is animated.
  public func finishSwipe() {
    guard let swipe else { return }
    self.swipe = nil
    _ = exchange(&stack, with: Array(stack.prefix(swipe.left)))
    if animation > .zero, hiding == nil {
      running.append(
        Running(transition: swipe.transition, end: now + animation, stack: stack, parked: parked, completions: 1))
    }
    delegate?.interactivePopEnded(.finished)
  }

  /// Lifts the finger before the threshold. The screen is back in place immediately.
  public func cancelSwipe() {
    guard swipe != nil else { return }
    swipe = nil
    delegate?.interactivePopEnded(.cancelled)
  }
}
