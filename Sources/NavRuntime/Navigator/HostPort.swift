/// A host without its type of page, as the engine sees it; keeps the pages.
@MainActor protocol HostPort: AnyObject, Sendable {
  /// Keeps the page that the app's factory made, for as long as the instance may be shown.
  func keep(_ page: Any, of instance: InstanceID, _ screen: ScreenID)
  /// Lets a page go.
  func release(_ instance: InstanceID)
  /// The page of an instance, as the factory made it.
  func page(of instance: InstanceID) -> Any?
  /// Whether the host tells the navigator of this port, which touches it only for as long as it does.
  var isOurs: Bool { get }
  /// Turns on and off again what was turned off and on, where the host is ours.
  func releaseHost()
  /// Tells the host to show a stack where another stands, what its tabs hold besides, and what a popover on top points at.
  func show(
    _ stack: ProposedStack, over standing: ArraySlice<StackEntry>, parked: [[StackEntry]], anchor: AnyObject?,
    _ transition: StackTransition
  ) -> Duration
  /// What the host says of itself.
  var state: HostState { get }
  /// Whether a layer of somebody else's lies over the host.
  var isCovered: Bool { get }
  /// The host's clock.
  var now: Duration { get }
  func settle()
  func setInteraction(_ isEnabled: Bool)
  func setTimer(after delay: Duration?)
}

/// Between what a host's clock counts. Not in the port: what is static in a generic type is made anew each time.
private enum TimeBounds {
  static let latest = Duration.seconds(Int64.max / 4)
  static let earliest = Duration.zero - latest
}

/// The port to a host of a known type.
@MainActor final class TypedHostPort<Host: NavigationHost>: HostPort {
  private let host: Host
  private let table: GraphTable
  /// Taken out to be changed, as ``Instances`` does.
  private var pages = NumberedArray<InstanceID, Any>()
  /// What the host was told to show last, as far as it is kept, and of which instances that is.
  private var items: [StackItem<Host.Page>] = []
  private var shown: [InstanceID] = []
  private let nothingParked: [[StackItem<Host.Page>]] = []
  /// The containers and the first pages of their tabs. A host knows no containers.
  private var tabs = TabRoots()
  private var delegate: HostDelegate?
  private var lastTime = Duration.zero
  private var isTellingTime = false

  init(_ host: Host, table: GraphTable) {
    self.host = host
    self.table = table
  }

  /// Lets the host tell this navigator. Whoever it told before ends all that is under way, and leaves the host as it was.
  func connect(to listener: any HostListener) {
    let former = host.delegate
    let delegate = HostDelegate(listener, after: former)
    self.delegate = delegate
    host.delegate = delegate
    former?.retire()
    releaseHost()
  }

  var isOurs: Bool { delegate != nil && host.delegate === delegate }

  func releaseHost() {
    setTimer(after: nil)
    setInteraction(true)
  }

  func keep(_ page: Any, of instance: InstanceID, _ screen: ScreenID) {
    guard page is Host.Page || page is any AlertContent else {
      let screen = table[screen].name
      preconditionFailure(
        "the factory of '\(screen)' made a \(type(of: page)), but \(Host.self) shows \(Host.Page.self)")
    }
    var pages = exchange(&self.pages, with: NumberedArray())
    pages.insert(page, as: instance)
    swap(&self.pages, &pages)
  }

  func release(_ instance: InstanceID) {
    var pages = exchange(&self.pages, with: NumberedArray())
    let page = pages.remove(instance)
    swap(&self.pages, &pages)
    tabs.remove(instance)
    // Not the last reference to it: that is freed when nothing is being written any more.
    if let index = shown.lastIndex(of: instance) { forget(above: index) }
    extendLifetime(page)
  }

  func page(of instance: InstanceID) -> Any? { pages[instance] }

  func show(
    _ stack: ProposedStack, over standing: ArraySlice<StackEntry>, parked: [[StackEntry]], anchor: AnyObject?,
    _ transition: StackTransition
  ) -> Duration {
    guard let difference = follow(to: stack, over: standing, transition) else { return .zero }
    return host.show(change(difference, parked: parked, anchor: anchor, transition))
  }

  /// What the host is told, so that a stack comes to be shown where another stands; `nil` where it is not ours.
  func change(
    to stack: ProposedStack, over standing: ArraySlice<StackEntry>, parked: [[StackEntry]], anchor: AnyObject?,
    _ transition: StackTransition
  ) -> StackChange<Host.Page>? {
    guard let difference = follow(to: stack, over: standing, transition) else { return nil }
    return change(difference, parked: parked, anchor: anchor, transition)
  }

  // Host and page are types that are not known here, so each generic type that is made of them is looked up where it is met. A segue goes
  // by as few as it can: no optionals of such types, and what is rare stands in functions of its own.

  /// Comes to hold the items of a stack where those of another are held, and says how the two differ; `nil` where the host is not ours.
  private func follow(
    to stack: ProposedStack, over standing: ArraySlice<StackEntry>, _ transition: StackTransition
  ) -> StackDifference? {
    guard isOurs else { return nil }
    tabs.note(stack, in: table)
    let (stack, standing) = (tabs.pages(of: stack), tabs.pages(of: ProposedStack(standing)))
    let difference = difference(from: standing, to: stack, transition)
    // The host may have been asked what it shows, and may tell another navigator since. Nothing is asked of it before a push.
    let isAsked = transition.kind != .push || transition.request == .none
    if isAsked, !isOurs { return nil }
    // What it shows already is kept, so that a segue costs the same on a deep stack.
    var kept = 0
    while kept < shown.count, kept < stack.count, shown[kept] == stack[kept].instance { kept += 1 }
    forget(above: kept)
    for index in kept..<stack.count {
      withItem(stack[index], at: index) { item in
        items.append(item)
        shown.append(item.id)
      }
    }
    return difference
  }

  private func change(
    _ difference: StackDifference, parked: [[StackEntry]], anchor: AnyObject?, _ transition: StackTransition
  ) -> StackChange<Host.Page> {
    StackChange(
      transition: transition.id, stack: items, kind: transition.kind, isAnimated: transition.isAnimated,
      transitionName: table.holds(transition.segue) ? table[transition.segue].transition : nil,
      parked: parked.isEmpty ? nothingParked : items(of: parked), anchor: anchor, difference: difference)
  }

  @inline(never) private func items(of parked: [[StackEntry]]) -> [[StackItem<Host.Page>]] {
    var runs: [[StackItem<Host.Page>]] = []
    for run in parked {
      var items: [StackItem<Host.Page>] = []
      for entry in run { withItem(entry, at: 1) { items.append($0) } }
      runs.append(items)
    }
    return runs
  }

  /// Hands on what the host is told of an entry: the page that the app's factory has made for it, or the text of an alert. Nothing is handed on
  /// of an entry that has neither.
  private func withItem(_ entry: StackEntry, at index: Int, _ take: (StackItem<Host.Page>) -> Void) {
    // Not cast as it is looked up: as Any, an optional would be a page.
    guard let made = pages[entry.instance] else { return }
    if entry.opening == .alert, let text = made as? any AlertContent {
      guard let alert = Alert(text, of: table[entry.screen], in: table) else { return }
      take(item(.alert(alert), of: entry, at: index))
      return
    }
    switch made {
    case let page as Host.Page: take(item(.page(page), of: entry, at: index))
    default: return
    }
  }

  @inline(__always) private func item(
    _ content: StackItem<Host.Page>.Content, of entry: StackEntry, at index: Int
  ) -> StackItem<Host.Page> {
    let opening: Opening =
      if let place = tabs.place(of: entry) { .tab(place) } else { entry.opening.opening(at: index) }
    return StackItem(id: entry.instance, content: content, opening: opening, info: table[entry.screen])
  }

  /// How what stands differs from what shall. A change that nobody has asked for is made where the host may be anywhere: what it shows
  /// counts then, and everything is said again.
  private func difference(
    from standing: ProposedStack, to stack: ProposedStack, _ transition: StackTransition
  ) -> StackDifference {
    if transition.request == .none {
      let shown = host.shownInstances
      var kept = 0
      while kept < shown.count, kept < stack.count, shown[kept] == stack[kept].instance { kept += 1 }
      return StackDifference(kept: kept, closesLayers: true, isWhole: true)
    }
    if transition.kind == .push { return StackDifference(kept: standing.count) }
    var kept = 0
    while kept < standing.count, kept < stack.count, standing[kept].instance == stack[kept].instance { kept += 1 }
    var difference = StackDifference(kept: kept)
    for entry in standing.dropFirst(kept) where tabs.beginsLayer(entry) { difference.closesLayers = true }
    if tabs.isSelection(from: standing, to: stack, at: kept) {
      difference.leftTab = standing[kept].instance
      difference.closesLayers = standing.dropFirst(kept + 1).contains { tabs.beginsLayer($0) }
    } else if kept < standing.count, kept > 0, !tabs.beginsLayer(standing[kept]) {
      difference.shortensRun = true
    }
    // Of the layers that another navigator has had shown nothing is known here, and they go.
    if standing.isEmpty, host.shownInstances.contains(where: { $0.rawValue != 0 }) { difference.closesLayers = true }
    // What has to be takes a layer of somebody else's along.
    if !standing.isEmpty, host.isCovered { difference.closesLayers = true }
    return difference
  }

  /// Forgets what is shown above so many. The pages are kept elsewhere, so nothing of the app's is freed here.
  private func forget(above count: Int) {
    if shown.count > count { forgetLast(shown.count - count) }
  }

  @inline(never) private func forgetLast(_ count: Int) {
    // One by one, and not by what is any collection's: to take a range out, the types of three collections are looked up.
    for _ in 0..<count {
      items.remove(at: items.count - 1)
      shown.removeLast()
    }
  }

  var state: HostState {
    HostState(
      stack: tabs.path(of: host.shownInstances), isAnimating: host.isAnimating, isCovered: host.isCovered)
  }

  var isCovered: Bool { host.isCovered }

  /// However a host counts, times can be added. From inside of the question it is the time that was told last: a clock that asks
  /// the navigator for something would be read for ever.
  var now: Duration {
    if isTellingTime { return lastTime }
    isTellingTime = true
    let time = host.now
    isTellingTime = false
    lastTime = time < TimeBounds.earliest ? TimeBounds.earliest : time > TimeBounds.latest ? TimeBounds.latest : time
    return lastTime
  }

  func settle() { if isOurs { host.settle() } }

  func setInteraction(_ isEnabled: Bool) {
    guard let delegate, delegate.hasInteractionOff == isEnabled, isOurs else { return }
    delegate.hasInteractionOff = !isEnabled
    host.setInteraction(isEnabled)
  }

  func setTimer(after delay: Duration?) {
    guard let delegate, delay != nil || delegate.hasTimer, isOurs else { return }
    delegate.hasTimer = delay != nil
    host.setTimer(after: delay)
  }
}
