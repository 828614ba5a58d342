/// A host without its type of page, as the engine sees it; keeps the pages.
@MainActor protocol HostPort: AnyObject, Sendable {
  /// Keeps the page that the app's factory made, for as long as the instance may be shown.
  func keep(_ page: Any, of instance: InstanceState)
  /// Lets a page go.
  func release(_ instance: InstanceID)
  /// The page of an instance, as the factory made it.
  func page(of instance: InstanceID) -> Any?
  /// Tells the host.
  func show(_ stack: [InstanceState], _ transition: StackTransition) -> Duration
  /// What the host says of itself.
  var state: HostState { get }
  /// The host's clock.
  var now: Duration { get }
  func settle()
  func setInteraction(_ isEnabled: Bool)
  func setTimer(after delay: Duration?)
}

/// The port to a host of a known type.
@MainActor final class TypedHostPort<Host: NavigationHost>: HostPort {
  private let host: Host
  private let table: GraphTable
  private var pages: [InstanceID: Host.Page] = [:]

  init(_ host: Host, table: GraphTable) {
    self.host = host
    self.table = table
  }

  func keep(_ page: Any, of instance: InstanceState) {
    guard let page = page as? Host.Page else {
      let screen = table[instance.screenID].name
      preconditionFailure(
        "the factory of '\(screen)' made a \(type(of: page)), but \(Host.self) shows \(Host.Page.self)")
    }
    pages[instance.id] = page
  }

  func release(_ instance: InstanceID) {
    pages[instance] = nil
  }

  func page(of instance: InstanceID) -> Any? { pages[instance] }

  func show(_ stack: [InstanceState], _ transition: StackTransition) -> Duration {
    let items = stack.compactMap { instance in
      pages[instance.id].map { StackItem(id: instance.id, page: $0, info: table[instance.screenID]) }
    }
    return host.show(
      StackChange(
        transition: transition.id, stack: items, kind: transition.kind, isAnimated: transition.isAnimated,
        transitionName: table.holds(transition.segue) ? table[transition.segue].transition : nil))
  }

  var state: HostState { HostState(stack: host.shownInstances, isAnimating: host.isAnimating) }
  var now: Duration { host.now }
  func settle() { host.settle() }
  func setInteraction(_ isEnabled: Bool) { host.setInteraction(isEnabled) }
  func setTimer(after delay: Duration?) { host.setTimer(after: delay) }
}
