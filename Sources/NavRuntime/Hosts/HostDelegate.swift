/// What a host tells the navigator. Each call is allowed at any moment, also from inside ``NavigationHost/show(_:)``.
@MainActor public final class HostDelegate {
  private weak var listener: (any HostListener)?

  init(_ listener: any HostListener) {
    self.listener = listener
  }

  /// A transition has come to its end. Call it when ``NavigationHost/isAnimating`` says so too: the navigator looks at
  /// that and at ``NavigationHost/shownInstances``, takes a call while the host animates for none, and asks again when
  /// the watchdog's time is over.
  public func didShow(_ transition: TransitionID) {
    listener?.hostCompleted(transition)
  }

  /// Somebody pressed back. The host waits for what it is told to show.
  public func backRequested() {
    listener?.backRequested(to: nil)
  }

  /// Somebody chose a screen further down, as with a long press on back. The host waits for what it is told to show.
  public func backRequested(to instance: InstanceID) {
    listener?.backRequested(to: instance)
  }

  /// A gesture that takes the top screen off wants to begin.
  ///
  /// - Returns: The transition that the gesture is, or `nil` where it may not begin.
  public func interactivePopBegan() -> TransitionID? {
    listener?.interactivePopBegan()
  }

  /// The gesture has moved, to a fraction of the way. It may stay where it is for as long as the watchdog waits.
  public func interactivePopMoved(to fraction: Double) {
    listener?.interactivePopMoved(to: fraction)
  }

  /// The gesture is over.
  public func interactivePopEnded(_ end: InteractivePopEnd) {
    listener?.interactivePopEnded(end)
  }

  /// The host's stack changed without being told to, and stands.
  public func stackChanged() {
    listener?.hostChanged()
  }

  /// The timer has fired.
  public func timerFired() {
    listener?.timerFired()
  }

  /// Whether back would be taken now: for showing or hiding a back button.
  public var canGoBack: Bool { listener?.canGoBack ?? false }
}
