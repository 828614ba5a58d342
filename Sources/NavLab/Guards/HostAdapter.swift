import NavRuntime

/// A navigator's host over a simulated one, as an adapter to a toolkit is written.
///
/// The toolkit names no transition, so whatever it says is taken for a word about the change that it was told last. Where
/// there is none, the stack has changed by itself.
@MainActor final class HostAdapter: NavigationHost {
  let host: SimulatedHost
  var delegate: HostDelegate?
  private(set) var instances: [SimulatedPage: InstanceID] = [:]
  /// What stands for an alert at the host.
  var alertPage: (InstanceID) -> SimulatedPage? = { _ in nil }
  /// The request that the navigator's next change is for.
  var request = 0
  var current: TransitionID?
  /// What is still to be done of the change that was told last.
  var steps = HostSteps()
  private var currentTimer = 0

  init(_ host: SimulatedHost) {
    self.host = host
  }

  func show(_ change: StackChange<SimulatedPage>) -> Duration {
    current = change.transition
    let pages = change.stack.compactMap { page(of: $0) }
    for (item, page) in zip(change.stack, pages) where instances[page] == nil { instances[page] = item.id }
    let isPlain = change.stack.allSatisfy { !$0.opening.beginsLayer && $0.opening.place == nil }
    if host.hasLayers || host.hasTabs || host.isCovered || !isPlain { return begin(change) }
    let animation: ChangeAnimation = change.isAnimated ? .animated : .unanimated
    switch change.kind {
    case .push where pages.dropLast() == host.stack[...]:
      if let top = pages.last { host.push(top, for: request, animation) }
    case .pop where pages == host.stack.dropLast(): host.pop(for: request, animation)
    case .pop where host.stack.starts(with: pages):
      if let top = pages.last { host.pop(to: top, for: request, animation) }
    case .push, .pop, .set: host.setStack(pages, for: request, animation)
    }
    // Of what it has not had to do, a toolkit says nothing.
    if host.performed.last?.effect == .nothingToDo, !host.isAnimating, current == change.transition { completed() }
    return change.isAnimated ? host.animation : .zero
  }

  /// A page, or what stands for an alert.
  private func page(of item: StackItem<SimulatedPage>) -> SimulatedPage? {
    if case .page(let page) = item.content { page } else { alertPage(item.id) }
  }

  var shownInstances: [InstanceID] {
    host.stack.map { instances[$0] ?? InstanceID(rawValue: 0) }
  }

  /// The container whose bar stands, of which a tab begins with this place; the topmost.
  func container(of place: LabScreen) -> InstanceID? {
    let page = host.bars.last { $0.place.container == place.container }
    return page.flatMap { host.tabs[$0] }.map { InstanceID(rawValue: $0.bar) }
  }

  var isCovered: Bool { host.isCovered }
  var supports: HostFeatures { [.alerts, .tabs] }
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

  // MARK: What the host says

  func hear(_ word: HostCallback) {
    switch word {
    // What was not told is a change of the host's own, and known from its beginning.
    case .willShow: if current == nil { delegate?.stackChanged() }
    // Either may be missing, late or doubled. Both are hints to look at the stack.
    case .didShow, .layerStands, .appeared: completed()
    case .disappeared: break
    }
  }

  /// The host has shown something.
  func completed() {
    if steps.isWaiting {
      goOn()
      return
    }
    guard let transition = current else {
      delegate?.stackChanged()
      return
    }
    // The change stands or is to be looked at again by the watchdog; what comes after it is not about it.
    if !host.isAnimating { current = nil }
    delegate?.didShow(transition)
  }

  func timerFired(_ timer: Int) {
    if timer < 0 { lookAtStep(-timer) } else if timer == currentTimer { delegate?.timerFired() }
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
