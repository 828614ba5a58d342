public import NavRuntime

/// A host that shows nothing: for tests of an app's flows, with a clock that only moves when it is told to.
///
/// Pages can be anything. Where a test needs no views, a page can be the screen's handle itself, and a flow reads as
/// one would tell it:
///
/// ```swift
/// @MainActor struct FlowScreens: Shop.Screens {
///   func catalog(_ screen: Shop.Catalog.Handle) -> Shop.Catalog.Handle { screen }
///   // … one line a screen
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
/// Without an animation every change is complete when the call returns. With one, it is complete when the clock has
/// been advanced past its end:
///
/// ```swift
/// let host = InMemoryHost<Any>(animation: .milliseconds(350))
/// // …
/// catalog.openCart()
/// #expect(catalog.openCart().outcomeSoFar == .refused(.busy))
/// host.advance(by: .milliseconds(350))
/// ```
///
/// A test that is not about what happens in between lets everything come to rest, whatever it takes: animations, facts that are
/// looked up, the app's own tasks, the queue.
///
/// ```swift
/// terms.openTerms()                        // its predicate awaits a fact
/// await host.settled()
/// #expect(shop.visible?.name == "terms")
/// ```
///
/// The time that a fact may take counts from when it is asked, which is in a task. So a test of a timeout lets it be asked first:
///
/// ```swift
/// terms.openTerms()
/// await host.settled(within: .zero)        // it is asked, and not waited for
/// host.advance(by: .seconds(3))            // its timeout
/// await host.settled()
/// ```
@MainActor public final class InMemoryHost<Page>: NavigationHost {
  private struct Running {
    let transition: TransitionID
    var end: Duration
    /// What is shown at the end, and what is parked then.
    let stack: [StackItem<Page>]
    let parked: [[StackItem<Page>]]
    var completions: Int
    /// What is shown after each step, if there are several, and how long one takes.
    var steps: [[StackItem<Page>]] = []
    var stepLength = Duration.zero
    /// What was shown and parked before.
    var before: (stack: [StackItem<Page>], parked: [[StackItem<Page>]]) = ([], [])
    /// How long it takes to stop.
    var inertia = Duration.zero
    /// Whether it goes on until the host is made to settle.
    var isEndless = false
  }

  /// The navigator's delegate.
  public var delegate: HostDelegate? {
    didSet { if let hiding, delegate !== oldValue { delegate?.suspended(hiding) } }
  }
  /// How long an animated change takes. Without it, every change completes inside the call.
  public var animation: Duration
  /// The virtual clock.
  public private(set) var now: Duration = .zero
  /// The stack that is shown, from the bottom.
  public private(set) var stack: [StackItem<Page>] = []
  /// What the tabs hold that are not selected, each from its first page.
  public private(set) var parked: [[StackItem<Page>]] = []
  /// Every change that the host was told, oldest first, since ``forgetChanges()``.
  public private(set) var changes: [RecordedChange] = []
  /// How often interaction was turned off and not on again.
  public private(set) var interactionOffCount = 0
  /// The most transitions that were under way at once; more than 1 is what the guarded stack makes impossible.
  public private(set) var mostTransitionsAtOnce = 0
  /// How often the host was made to settle.
  public private(set) var settleCount = 0

  /// Whether a layer of somebody else's lies over all that is shown.
  public internal(set) var isCovered = false
  /// What is done with changes while the window is hidden; `nil` where it is not.
  public internal(set) var hiding: HiddenHostPolicy?

  private var running: [Running] = []
  private var timer: Duration?
  private var faults: [HostFault] = []
  private var foreignPages = 0
  private var swipe: Gesture?

  /// A gesture, and how many pages it leaves.
  private struct Gesture {
    let transition: TransitionID
    let left: Int
  }

  /// A host with an empty stack, and the clock at zero.
  public init(animation: Duration = .zero) {
    self.animation = animation
  }

  /// Whether taps and keys would be taken.
  public var isInteractionEnabled: Bool { interactionOffCount == 0 }

  /// Whether a timer is set.
  public var hasTimer: Bool { timer != nil }

  /// Whether a transition or a gesture is under way.
  public var isAnimating: Bool { !running.isEmpty || swipe != nil }

  /// The page on top; none where an alert is.
  public var visiblePage: Page? { if case .page(let page)? = stack.last?.content { page } else { nil } }

  /// The alert on top, unless somebody has closed it.
  public var visibleAlert: Alert? { stack.last?.alert }

  /// Pages, alerts and tabs.
  public var supports: HostFeatures { [.alerts, .tabs] }

  /// `false`: many tests expect a refusal. Set `Navigator.log` to read the lines.
  public var printsRefusals: Bool { false }

  /// What is shown, by instance; a page of nobody's counts as 0.
  public var shownInstances: [InstanceID] {
    stack.map(\.id) + Array(repeating: InstanceID(rawValue: 0), count: foreignPages)
  }

  /// Makes the next changes go wrong, one fault each, in order.
  public func fail(_ faults: HostFault...) {
    self.faults += faults
  }

  /// Lets the next changes go right, whatever was to go wrong.
  public func forgiveFaults() {
    faults.removeAll()
  }

  /// Lets ``changes`` start anew, which a long run would fill memory with.
  public func forgetChanges() {
    changes.removeAll()
  }

  /// Takes the change in, and completes it now or when the clock is there.
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

  /// Ends the step that runs, and drops those that have not begun; no completion follows.
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

  /// Counts.
  public func setInteraction(_ isEnabled: Bool) {
    interactionOffCount += isEnabled ? -1 : 1
  }

  /// Sets the one timer, on the virtual clock.
  public func setTimer(after delay: Duration?) {
    timer = delay.map { now + $0 }
  }

  /// Lets time pass: animations end and the timer fires, each at its moment.
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
    // Something may have let more time pass meanwhile.
    now = max(now, end)
  }

  /// Waits until nothing is under way and nothing waits: lets tasks run, waits for facts that are being looked up, and lets
  /// time pass on the virtual clock for as long as the navigator waits for the host. Time does not pass for facts, whose limits
  /// are for ``advance(by:)``.
  ///
  /// - Parameter limit: How long to wait for facts, in real time. They are looked for each millisecond, so that a machine
  ///   that is busy with something else gives them more.
  /// - Returns: Whether all is at rest; `false` where a finger is on a gesture, or where facts have not come.
  @discardableResult
  public func settled(within limit: Duration = .seconds(10)) async -> Bool {
    var waited = Duration.zero
    var hasRested = false
    // Whoever asks for something each time that all is at rest is not waited for for ever.
    for _ in 0..<100_000 {
      // What has just happened may have started the app's own tasks, and those may ask for more.
      for _ in 0..<32 { await Task.yield() }
      delegate?.followFacts()
      if swipe != nil { return false }
      switch delegate?.rest ?? .atRest {
      // A task may be on its way by another thread, which a busy machine keeps waiting.
      case .atRest where running.isEmpty && !hasRested:
        hasRested = true
        try? await Task.sleep(for: .milliseconds(1))
        continue
      case .atRest where running.isEmpty: return true
      case .awaitsHost where isCovered && running.isEmpty: return false
      case .atRest, .awaitsHost:
        guard let next = nextMoment() else { return false }
        advance(by: max(.zero, next - now))
      // A fact may ask a server or a disk, and takes its time. Where the task is cancelled, the loop just turns faster.
      case .awaitsFacts where waited >= limit: return false
      case .awaitsFacts:
        try? await Task.sleep(for: .milliseconds(1))
        waited += .milliseconds(1)
      }
    }
    return false
  }

  /// Ends what moves now, but for what does not end by itself.
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

// MARK: - What people and systems do to a host

extension InMemoryHost {
  /// Presses the back button.
  public func pressBack() {
    delegate?.backRequested()
  }

  /// Chooses a screen further down from the back button's menu.
  public func longPressBack(to instance: InstanceID) {
    delegate?.backRequested(to: instance)
  }

  /// Changes the stack without being told to, to instances that it shows; others are pages of nobody's.
  public func changeByItself(to instances: [InstanceID]) {
    let items = stack + parked.joined()
    let before = exchange(&stack, with: instances.compactMap { instance in items.first { $0.id == instance } })
    _ = exchange(&parked, with: parked(after: before))
    foreignPages = instances.count - stack.count
    delegate?.stackChanged()
  }

  /// Takes pages off the top without being told to.
  public func popByItself(_ count: Int = 1) {
    changeByItself(to: Array(shownInstances.dropLast(count)))
  }

  /// Puts a page of nobody's on top without being told to.
  public func pushForeignPage() {
    changeByItself(to: shownInstances + [InstanceID(rawValue: 0)])
  }

  /// Begins to swipe the top screen off.
  ///
  /// - Returns: Whether the gesture may begin.
  @discardableResult
  public func beginSwipe() -> Bool {
    guard let transition = delegate?.interactivePopBegan() else { return false }
    swipe = Gesture(transition: transition, left: stack.count - 1)
    return true
  }

  /// The layers, from the bottom: the pages of each native stack. The first is that of the root.
  public var layers: [[StackItem<Page>]] {
    var layers: [[StackItem<Page>]] = []
    for item in stack {
      if layers.isEmpty || item.opening.beginsLayer { layers.append([]) }
      layers[layers.count - 1].append(item)
    }
    return layers
  }

  /// Whether the top layer, or one further down, lets itself be closed by a gesture, as a toolkit asks before one.
  public func canDismissLayer(_ number: Int? = nil) -> Bool {
    layer(number).map { delegate?.canDismiss($0.id) ?? false } ?? false
  }

  /// Begins to draw the top layer away, or one further down and all above it. Ends as a swipe does.
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

  /// Closes the top layer without being told to, as a toolkit does where it asks nobody. An alert counts as cancelled 500 ms later on
  /// the clock, since its button may still be reported.
  public func dismissByItself() {
    guard let layer = layer(nil), let left = stack.firstIndex(where: { $0.id == layer.id }) else { return }
    changeByItself(to: stack[..<left].map(\.id))
  }

  /// The first page of a layer; that of the root is none.
  private func layer(_ number: Int?) -> StackItem<Page>? {
    let layers = layers
    let number = number ?? layers.count - 1
    return layers.indices.dropFirst().contains(number) ? layers[number].first : nil
  }

  /// Presses a button of the alert that is on top, by its name: closes the alert, as toolkits do, and then tells. Without a name, as
  /// Escape does.
  ///
  /// - Returns: Whether there is such a button.
  @discardableResult
  public func choose(_ button: String? = nil) -> Bool {
    guard let item = stack.last, let alert = item.alert,
      let segue = button.map({ name in alert.buttons.first { $0.name == name }?.id }) ?? alert.cancel
    else { return false }
    _ = exchange(&stack, with: Array(stack.dropLast()))
    delegate?.alertChosen(item.id, segue)
    return true
  }

  /// Moves the finger.
  public func moveSwipe(to fraction: Double) {
    delegate?.interactivePopMoved(to: fraction)
  }

  /// Lifts the finger past the threshold. The rest is animated.
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

  /// Lifts the finger before the threshold. The screen stands again at once.
  public func cancelSwipe() {
    guard swipe != nil else { return }
    swipe = nil
    delegate?.interactivePopEnded(.cancelled)
  }
}
