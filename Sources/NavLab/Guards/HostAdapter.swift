import NavRuntime

/// A navigator's host that uses a simulated host, like an adapter to a toolkit.
///
/// The toolkit does not identify transitions, so each of its callbacks counts as a report about the last change. If
/// there is no current change, the stack changed by itself.
@MainActor final class HostAdapter: NavigationHost {
  let host: SimulatedHost
  var delegate: HostDelegate?
  private(set) var instances: [SimulatedPage: InstanceID] = [:]
  /// Returns the page that represents an alert in the host.
  var alertPage: (InstanceID) -> SimulatedPage? = { _ in nil }
  /// The request that causes the navigator's next change.
  var request = 0
  var current: TransitionID?
  /// The remaining steps of the last change.
  var steps = HostSteps()
  private var currentTimer = 0

  init(_ host: SimulatedHost) {
    self.host = host
  }

  func show(_ change: StackChange<SimulatedPage>) -> Duration {
    current = change.transition
    let pages = change.stack.compactMap { page(of: $0) }
    for (item, page) in zip(change.stack, pages) where instances[page] == nil { instances[page] = item.id }
    noteColumns(of: change)
    let isPlain = change.stack.allSatisfy { !$0.opening.beginsLayer && $0.opening.place == nil }
    if host.hasLayers || host.hasTabs || host.isCovered || !isPlain { return begin(change) }
    let exchangesColumn = host.exchangesColumn(pages, above: 0)
    let animation: ChangeAnimation = change.isAnimated && !exchangesColumn ? .animated : .unanimated
    switch change.kind {
    case .pop where exchangesColumn: host.setStack(pages, for: request, animation)
    case .push where pages.dropLast() == host.stack[...]:
      if let top = pages.last { host.push(top, for: request, animation) }
    case .pop where pages == host.stack.dropLast(): host.pop(for: request, animation)
    case .pop where host.stack.starts(with: pages):
      if let top = pages.last { host.pop(to: top, for: request, animation) }
    case .push, .pop, .set: host.setStack(pages, for: request, animation)
    }
    // A toolkit does not report a call that has nothing to do.
    if host.performed.last?.effect == .nothingToDo, !host.isAnimating, current == change.transition { completed() }
    return animation == .animated ? host.animation : .zero
  }

  /// Records the splits and the pages that start columns.
  private func noteColumns(of change: StackChange<SimulatedPage>) {
    for item in change.stack {
      guard case .page(let page) = item.content else { continue }
      if item.isPane { host.opensColumn(page) }
      if let split = item.split { host.split(page, HostSplit(columns: split.columns, placeholder: split.placeholder)) }
    }
  }

  /// Returns a page, or the page that represents an alert.
  private func page(of item: StackItem<SimulatedPage>) -> SimulatedPage? {
    if case .page(let page) = item.content { page } else { alertPage(item.id) }
  }

  var shownInstances: [InstanceID] {
    host.stack.map { instances[$0] ?? InstanceID(rawValue: 0) }
  }

  /// Returns the topmost container on the stack that has a tab starting with this place.
  func container(of place: LabScreen) -> InstanceID? {
    let page = host.bars.last { $0.place.container == place.container }
    return page.flatMap { host.tabs[$0] }.map { InstanceID(rawValue: $0.bar) }
  }

  var isCovered: Bool { host.isCovered }
  var isExpanded: Bool { host.isExpanded }
  var supports: HostFeatures { [.alerts, .tabs, .panes] }
  var printsRefusals: Bool { false }
  var isAnimating: Bool { host.isAnimating || steps.isWaiting }
  var now: Duration { host.clock.now }

  func settle() {
    steps = HostSteps()
    host.settle()
  }

  func setInteraction(_ isEnabled: Bool) {
    host.setInteraction(isEnabled)
  }

  func setTimer(after delay: Duration?) {
    currentTimer += 1
    if let delay { host.setTimer(currentTimer, after: delay) }
  }

  // MARK: Callbacks of the host

  func hear(_ word: HostCallback) {
    switch word {
    // Without a current change, the host changes by itself, and announces this at the start.
    case .willShow: if current == nil { delegate?.stackChanged() }
    // Each of these callbacks can be missing, late, or duplicated. They are hints to look at the stack.
    case .didShow, .layerStands, .appeared: completed()
    case .disappeared: break
    }
  }

  /// Handles a report that the host shows a page.
  func completed() {
    if steps.isWaiting {
      goOn()
      return
    }
    guard let transition = current else {
      delegate?.stackChanged()
      return
    }
    // The change is done, or the watchdog will check it again. Later callbacks are not about this change.
    if !host.isAnimating { current = nil }
    delegate?.didShow(transition)
  }

  func timerFired(_ timer: Int) {
    if timer < 0 { lookAtStep(-timer) } else if timer == currentTimer { delegate?.timerFired() }
  }

  func formChanged() {
    delegate?.formChanged()
  }

  func swipeShouldBegin() -> Bool {
    guard let transition = delegate?.interactivePopBegan() else { return false }
    current = transition
    return true
  }

  func dismissalShouldBegin(of layer: SimulatedPage) -> Bool {
    guard let instance = instances[layer], let transition = delegate?.dismissalBegan(of: instance) else { return false }
    current = transition
    return true
  }
}
