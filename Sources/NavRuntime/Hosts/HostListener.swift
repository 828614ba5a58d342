/// The input that a navigator waits for.
package enum NavigatorRest: Hashable, Sendable {
  /// The next request: no transition is in progress, and the queue is empty.
  case atRest
  /// The app's facts: an async fact, or a review that is due.
  case awaitsFacts
  /// The host.
  case awaitsHost
}

/// The receiver of a host's reports. It is the navigator, whose type hosts do not know.
@MainActor package protocol HostListener: AnyObject {
  var canGoBack: Bool { get }
  /// The input that the navigator waits for.
  var rest: NavigatorRest { get }
  /// Goes back to an instance, or by one screen for `nil`.
  func backRequested(to instance: InstanceID?)
  /// Goes back by one screen from a page that acts.
  func backRequested(of instance: InstanceID)
  /// Whether a user may go back by one screen from a page that acts, in its column.
  func canGoBack(_ instance: InstanceID) -> Bool
  /// Handles a button of an alert.
  func alertChosen(_ alert: InstanceID, _ button: SegueID)
  /// Handles a pressed tab of a container.
  func tabChosen(_ tab: SegueID, _ container: InstanceID)
  func hostCompleted(_ transition: TransitionID)
  func hostChanged()
  func formChanged()
  func timerFired()
  func interactivePopBegan() -> TransitionID?
  /// Requests a gesture that closes the layer that begins with an instance.
  func dismissalBegan(of layer: InstanceID) -> TransitionID?
  func canDismiss(_ layer: InstanceID) -> Bool
  func interactivePopMoved(to fraction: Double)
  func interactivePopEnded(_ end: InteractivePopEnd)
  /// Runs a review of facts that is due.
  func followFacts()
  func suspended(_ policy: HiddenHostPolicy)
  func resumed()
  /// Disconnects the listener: the host reports to another one from now on.
  func retire()
}
