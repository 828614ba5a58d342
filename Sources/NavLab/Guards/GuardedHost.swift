package import NavRuntime

/// What the guarded stack asks of a host, and lets people do to it, beside what the protocol of hosts has.
@MainActor package protocol GuardedHost: HostObserver {
  /// The request that the navigator's next change is for.
  var request: Int { get set }

  /// The pages on the host's stack, from the bottom.
  var stack: [SimulatedPage] { get }

  /// What stands for an alert at the host.
  var alertPage: (InstanceID) -> SimulatedPage? { get set }

  /// The container whose bar stands, of which a tab begins with this place; the topmost.
  func container(of place: LabScreen) -> InstanceID?

  /// Presses back.
  ///
  /// - Returns: Whether the navigator was asked.
  func pressBack() -> Bool

  /// What a button of an alert does, which has gone.
  func hear(_ button: SegueID, of alert: InstanceID)

  /// Presses a tab.
  func press(_ tab: SegueID, of place: LabScreen, in container: InstanceID)
}

extension HostAdapter: GuardedHost {
  var stack: [SimulatedPage] { host.stack }

  func pressBack() -> Bool {
    delegate?.backRequested()
    return true
  }

  func hear(_ button: SegueID, of alert: InstanceID) { delegate?.alertChosen(alert, button) }

  func press(_ tab: SegueID, of place: LabScreen, in container: InstanceID) {
    delegate?.tabChosen(tab, in: container)
  }

  /// The transition coordinator says it.
  func swipeMoved(to fraction: Double) { delegate?.interactivePopMoved(to: fraction) }

  /// The transition coordinator says it.
  func swipeEnded(_ end: SwipeEnd) { delegate?.interactivePopEnded(end == .finished ? .finished : .cancelled) }

  /// The transition coordinator says it.
  func swipeIsBack() { completed() }
}
