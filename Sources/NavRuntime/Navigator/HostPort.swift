/// A host without its page type, for the engine. The port keeps the pages.
@MainActor protocol HostPort: AnyObject, Sendable {
  /// Keeps the page that the app's factory created, as long as the instance may be shown.
  func keep(_ page: Any, of instance: InstanceID, _ screen: ScreenID)
  /// Releases a page.
  func release(_ instance: InstanceID)
  /// The page that the factory created for an instance.
  func page(of instance: InstanceID) -> Any?
  /// Whether the host reports to the navigator of this port. Otherwise, the navigator no longer uses the host.
  var isOurs: Bool { get }
  /// Restores interaction and clears the timer, if the host belongs to this navigator.
  func releaseHost()
  /// Makes the host show a stack in place of another one, with the parked pages of its tabs, and with the anchor of a
  /// popover on top.
  func show(
    _ stack: ProposedStack, over standing: ArraySlice<StackEntry>, parked: [[StackEntry]], anchor: AnyObject?,
    _ transition: StackTransition
  ) -> Duration
  /// The texts of the graph.
  var words: GraphWords { get }
  /// Makes the host show new texts, also in the parked pages of tabs.
  func wordsDidChange(parked: [[StackEntry]])
  /// The state that the host reports.
  var state: HostState { get }
  /// Whether a layer of other code covers the host.
  var isCovered: Bool { get }
  /// Asks the app for the placeholder beside an instance.
  var makePlaceholder: (InstanceID) -> Any? { get set }
  /// The host's clock.
  var now: Duration { get }
  func settle()
  func setInteraction(_ isEnabled: Bool)
  func setTimer(after delay: Duration?)
}

/// The bounds of a host's clock. They are not in the port, because static values of a generic type are computed again
/// at each use.
private enum TimeBounds {
  static let latest = Duration.seconds(Int64.max / 4)
  static let earliest = Duration.zero - latest
}

/// The port to a host of a known type.
@MainActor final class TypedHostPort<Host: NavigationHost>: HostPort {
  private let host: Host
  private let table: GraphTable
  let words: GraphWords
  /// Moved out while it changes, as in ``Instances``.
  private var pages = NumberedArray<InstanceID, Any>()
  /// The items and instances of the last shown stack that are still kept.
  private var items: [StackItem<Host.Page>] = []
  private var shown: [InstanceID] = []
  private let nothingParked: [[StackItem<Host.Page>]] = []
  /// The containers and the first pages of their tabs. Hosts do not know containers.
  private var tabs = TabRoots()
  /// Asks the app for the placeholder beside an instance.
  var makePlaceholder: (InstanceID) -> Any? = { _ in nil }
  /// The placeholders of the splits that are still kept, or `nil` while the app makes one, or if it made none.
  private var placeholders: [InstanceID: Host.Page?] = [:]
  private var delegate: HostDelegate?
  private var lastTime = Duration.zero
  private var isTellingTime = false

  init(_ host: Host, table: GraphTable) {
    self.host = host
    self.table = table
    words = GraphWords(table)
  }

  /// Connects the host to this navigator. The previous listener ends its work in progress and leaves the host
  /// unchanged.
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
    words.forget(instance)
    let placeholder = placeholders.isEmpty ? nil : placeholders.removeValue(forKey: instance)
    var pages = exchange(&self.pages, with: NumberedArray())
    let page = pages.remove(instance)
    swap(&self.pages, &pages)
    tabs.remove(instance)
    // This is not the last reference to the page, which is freed when no variable is being written.
    if let index = shown.lastIndex(of: instance) { forget(above: index) }
    extendLifetime(page)
    extendLifetime(placeholder)
  }

  func page(of instance: InstanceID) -> Any? { pages[instance] }

  func show(
    _ stack: ProposedStack, over standing: ArraySlice<StackEntry>, parked: [[StackEntry]], anchor: AnyObject?,
    _ transition: StackTransition
  ) -> Duration {
    guard let difference = follow(to: stack, over: standing, transition) else { return .zero }
    return host.show(change(difference, parked: parked, anchor: anchor, transition))
  }

  /// Returns the change from one stack to another, or `nil` if the host belongs to another navigator.
  func change(
    to stack: ProposedStack, over standing: ArraySlice<StackEntry>, parked: [[StackEntry]], anchor: AnyObject?,
    _ transition: StackTransition
  ) -> StackChange<Host.Page>? {
    guard let difference = follow(to: stack, over: standing, transition) else { return nil }
    return change(difference, parked: parked, anchor: anchor, transition)
  }

  // The host and its page are generic types, so Swift looks up the metadata of each type that is built from them. The
  // code for a segue uses few such types and no optionals of them. Rare cases are in separate functions.

  /// Replaces the kept items by the items of another stack, and returns the difference. Returns `nil` if the host
  /// belongs to another navigator.
  private func follow(
    to stack: ProposedStack, over standing: ArraySlice<StackEntry>, _ transition: StackTransition
  ) -> StackDifference? {
    guard isOurs else { return nil }
    noteTabs(of: stack)
    let (stack, standing) = (tabs.pages(of: stack), tabs.pages(of: ProposedStack(standing)))
    let difference = difference(from: standing, to: stack, transition)
    // Reading the host's state may connect the host to another navigator. A push for a request does not read it.
    let isAsked = transition.kind != .push || transition.request == .none
    if isAsked, !isOurs { return nil }
    // Items that are already shown are kept, so that a segue costs the same on a deep stack.
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

  /// Passes the item of an entry to a closure: the page that the app's factory created, or the alert. Does nothing
  /// for an entry with neither.
  private func withItem(_ entry: StackEntry, at index: Int, _ take: (StackItem<Host.Page>) -> Void) {
    // The lookup has no cast, because a cast to `Any` would accept an optional as a page.
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
    return StackItem(
      id: entry.instance, content: content, opening: opening, isPane: entry.isPane, split: split(of: entry, at: index),
      info: table[entry.screen], words: words)
  }

  /// The columns of the run that an entry begins.
  @inline(__always) private func split(of entry: StackEntry, at index: Int) -> StackSplit<Host.Page>? {
    guard table.rules.hasColumns else { return nil }
    return columns(of: entry, at: index)
  }

  @inline(never) private func columns(of entry: StackEntry, at index: Int) -> StackSplit<Host.Page>? {
    guard index == 0 || entry.opening != .push, table.rules.isSplit(entry) else { return nil }
    let columns = table.rules.screens[Int(entry.screen.rawValue)].columns
    return StackSplit(columns: Int(columns.rawValue)) { [weak self] in self?.placeholder(of: entry.instance) }
  }

  /// The placeholder beside an instance. The app makes it at the first call, and its factory may make requests that
  /// show another stack.
  private func placeholder(of instance: InstanceID) -> Host.Page? {
    if let known = placeholders[instance] { return known }
    guard pages[instance] != nil else { return nil }
    placeholders.updateValue(nil, forKey: instance)
    let made = makePlaceholder(instance) as? Host.Page
    if pages[instance] != nil { placeholders.updateValue(made, forKey: instance) }
    return made
  }

  /// Returns the difference between the current stack and the new one. A change without a request happens when the
  /// state of the host is unknown. It starts from the shown instances and sets every native stack.
  private func difference(
    from standing: ProposedStack, to stack: ProposedStack, _ transition: StackTransition
  ) -> StackDifference {
    if transition.request == .none {
      let shown = host.shownInstances
      if transition.kind == .set, shown.elementsEqual(standing.map(\.instance)),
        let difference = differenceBelowLayers(from: standing, to: stack)
      {
        return difference
      }
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
    // Layers that another navigator presented are unknown here, so they are dismissed.
    if standing.isEmpty, host.shownInstances.contains(where: { $0.rawValue != 0 }) { difference.closesLayers = true }
    // A change that cannot wait also dismisses a layer of other code.
    if !standing.isEmpty, host.isCovered { difference.closesLayers = true }
    return difference
  }

  /// Returns the difference if only pages below a layer leave, which were set aside for it. The layer stays.
  private func differenceBelowLayers(from standing: ProposedStack, to stack: ProposedStack) -> StackDifference? {
    var kept = 0
    while kept < stack.count, standing[kept].instance == stack[kept].instance { kept += 1 }
    let above = stack.count - kept
    guard above > 0, stack.count < standing.count, tabs.beginsLayer(stack[kept]),
      standing.suffix(above).map(\.instance) == stack.suffix(above).map(\.instance)
    else { return nil }
    return StackDifference(kept: kept, shortensRun: true, keptAbove: above)
  }

  /// Remembers the tabs of a stack. The app's code for their labels may read the host, and therefore the variable.
  private func noteTabs(of stack: ProposedStack) {
    guard table.hasTabs else { return }
    var noted = tabs
    noted.note(stack, words)
    tabs = noted
  }

  func wordsDidChange(parked: [[StackEntry]]) {
    guard isOurs else { return }
    tabs = tabs.renewed(words)
    items = items.map { item in
      let opening: Opening = tabs.place(of: item.id).map(Opening.tab) ?? item.opening
      return item.with(newContent(of: item), opening)
    }
    host.wordsDidChange(StackWords(stack: items, parked: items(of: parked)))
  }

  /// The content of an item. An alert whose texts are in the graph has new ones.
  private func newContent(of item: StackItem<Host.Page>) -> StackItem<Host.Page>.Content {
    guard item.alert != nil, let text = pages[item.id] as? any AlertContent, text.isOfGraph,
      let value = words.engine?.instances[item.id]?.screen, let texts = words.texts(of: item.info.id, value),
      let alert = Alert(texts, of: item.info, in: table)
    else { return item.content }
    return .alert(alert)
  }

  /// Forgets the items above a number of pages. The pages are kept elsewhere, so this frees no object of the app.
  private func forget(above count: Int) {
    if shown.count > count { forgetLast(shown.count - count) }
  }

  @inline(never) private func forgetLast(_ count: Int) {
    // One by one, because removing a range looks up the types of three collections.
    for _ in 0..<count {
      items.remove(at: items.count - 1)
      shown.removeLast()
    }
  }

  var state: HostState {
    HostState(
      stack: tabs.path(of: host.shownInstances), isAnimating: host.isAnimating, isCovered: host.isCovered,
      isExpanded: host.isExpanded)
  }

  var isCovered: Bool { host.isCovered }

  /// The host's clock, limited so that times can be added. During a read, returns the last time: a clock that uses
  /// the navigator would otherwise be read recursively without end.
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
