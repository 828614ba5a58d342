package import NavRuntime

/// The requirements of a host under the guarded stack, in addition to `NavigationHost`: the requests that cause its
/// changes, and the actions of the user.
@MainActor package protocol GuardedHost: HostObserver {
  /// The request that causes the navigator's next change.
  var request: Int { get set }

  /// The pages on the host's stack, from the bottom.
  var stack: [SimulatedPage] { get }

  /// Returns the page that represents an alert in the host.
  var alertPage: (InstanceID) -> SimulatedPage? { get set }

  /// Returns the topmost container on the stack that has a tab starting with this place.
  func container(of place: LabScreen) -> InstanceID?

  /// Presses the back button.
  ///
  /// - Returns: Whether the press reached the navigator.
  func pressBack() -> Bool

  /// Presses the back button of an earlier column, whose last page is this one, or of the top for `nil`.
  ///
  /// - Returns: Whether the press reached the navigator.
  func pressBack(of page: SimulatedPage?) -> Bool

  /// Whether a page has a back button.
  func hasBackButton(_ page: SimulatedPage) -> Bool

  /// Reports the chosen button of a closed alert.
  func hear(_ button: SegueID, of alert: InstanceID)

  /// Presses a tab.
  func press(_ tab: SegueID, of place: LabScreen, in container: InstanceID)
}

extension GuardedHost {
  /// Presses the back button, for hosts without columns.
  package func pressBack(of page: SimulatedPage?) -> Bool { page == nil && pressBack() }

  /// `true`, for hosts without columns.
  package func hasBackButton(_ page: SimulatedPage) -> Bool { true }
}

extension HostAdapter: GuardedHost {
  var stack: [SimulatedPage] { host.stack }

  func pressBack() -> Bool {
    delegate?.backRequested()
    return true
  }

  func pressBack(of page: SimulatedPage?) -> Bool {
    guard let page else { return pressBack() }
    guard let instance = instances[page] else { return false }
    delegate?.backRequested(of: instance)
    return true
  }

  func hasBackButton(_ page: SimulatedPage) -> Bool {
    guard host.hasSplits, let instance = instances[page] else { return true }
    return delegate?.canGoBack(instance) ?? false
  }

  func hear(_ button: SegueID, of alert: InstanceID) { delegate?.alertChosen(alert, button) }

  func press(_ tab: SegueID, of place: LabScreen, in container: InstanceID) {
    delegate?.tabChosen(tab, in: container)
  }

  /// Forwards the report of the transition coordinator.
  func swipeMoved(to fraction: Double) { delegate?.interactivePopMoved(to: fraction) }

  /// Forwards the report of the transition coordinator.
  func swipeEnded(_ end: SwipeEnd) { delegate?.interactivePopEnded(end == .finished ? .finished : .cancelled) }

  /// Handles the report of the transition coordinator.
  func swipeIsBack() { completed() }
}
