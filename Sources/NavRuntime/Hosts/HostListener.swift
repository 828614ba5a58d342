/// What a navigator waits for.
package enum NavigatorRest: Hashable, Sendable {
  /// For the next request: nothing is under way, and nothing waits.
  case atRest
  /// For the app's facts.
  case awaitsFacts
  /// For the host.
  case awaitsHost
}

/// Who hears what a host tells: the navigator, which a host does not know.
@MainActor package protocol HostListener: AnyObject {
  var canGoBack: Bool { get }
  /// Whom it waits for.
  var rest: NavigatorRest { get }
  /// Back to an instance, or by one screen.
  func backRequested(to instance: InstanceID?)
  /// A button of an alert.
  func alertChosen(_ alert: InstanceID, _ button: SegueID)
  /// A tab of a container.
  func tabChosen(_ tab: SegueID, _ container: InstanceID)
  func hostCompleted(_ transition: TransitionID)
  func hostChanged()
  func timerFired()
  func interactivePopBegan() -> TransitionID?
  /// A gesture that closes the layer that begins with an instance.
  func dismissalBegan(of layer: InstanceID) -> TransitionID?
  func canDismiss(_ layer: InstanceID) -> Bool
  func interactivePopMoved(to fraction: Double)
  func interactivePopEnded(_ end: InteractivePopEnd)
  /// Runs a review of facts that is due.
  func followFacts()
  func suspended(_ policy: HiddenHostPolicy)
  func resumed()
  /// The host tells somebody else from now on.
  func retire()
}
