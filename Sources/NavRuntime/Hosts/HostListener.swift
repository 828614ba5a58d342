/// Who hears what a host tells: the navigator, which a host does not know.
@MainActor protocol HostListener: AnyObject {
  var canGoBack: Bool { get }
  /// Back to an instance, or by one screen.
  func backRequested(to instance: InstanceID?)
  func hostCompleted(_ transition: TransitionID)
  func hostChanged()
  func timerFired()
  func interactivePopBegan() -> TransitionID?
  func interactivePopMoved(to fraction: Double)
  func interactivePopEnded(_ end: InteractivePopEnd)
  func suspended(_ policy: HiddenHostPolicy)
  func resumed()
  /// The host tells somebody else from now on.
  func retire()
}
