/// What a host tells the navigator. Each call is allowed at any moment, also from inside ``NavigationHost/show(_:)``.
@MainActor public final class HostDelegate {
  private weak var listener: (any HostListener)?
  /// What the navigator owes the host, also where it is gone.
  var hasInteractionOff = false
  var hasTimer = false

  /// The delegate of a navigator that takes a host over, with what the one before owes it.
  init(_ listener: any HostListener, after former: HostDelegate?) {
    self.listener = listener
    guard let former else { return }
    (hasInteractionOff, hasTimer) = (former.hasInteractionOff, former.hasTimer)
    (former.hasInteractionOff, former.hasTimer) = (false, false)
  }

  /// A transition has come to its end. Call it when ``NavigationHost/isAnimating`` says so too: the navigator looks at
  /// that and at ``NavigationHost/shownInstances``. A call while the host animates is none: it is an event
  /// (``NavigationEvent/Kind/earlyCompletion(_:)``), and the host is looked at again after 50 ms, 100 ms, 200 ms, and so on.
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

  /// Somebody has chosen a button of an alert; for Escape, back, and an alert that the system has closed, it is ``Alert/cancel``.
  ///
  /// A toolkit closes an alert before it tells. So the alert counts as shown until the host is told the next change, whether it is in
  /// ``NavigationHost/shownInstances`` or not, and the choice waits where something is under way. If the navigator sees that the
  /// alert is missing, it waits for the choice for 500 ms, and requests wait as in a transition. Then the alert was cancelled. In a
  /// hidden window the navigator does not wait. A second choice, and a choice for a removed alert, have no effect. If the
  /// choice is refused, as while a lock is held, the alert is shown again.
  public func alertChosen(_ alert: InstanceID, _ button: SegueID) {
    listener?.alertChosen(alert, button)
  }

  /// The user has pressed a tab, one of ``TabPlace/tabs``. The host selects nothing by itself: it is told. The tab that
  /// is selected goes to its first page, as far as `back` allows.
  ///
  /// If the toolkit has already selected the tab, the host calls ``stackChanged()`` as well, before this method or
  /// within 100 ms after it. A selected tab that has no pages is one instance 0 in ``NavigationHost/shownInstances``.
  public func tabChosen(_ tab: SegueID, in container: InstanceID) {
    listener?.tabChosen(tab, container)
  }

  /// A gesture that takes the top screen off wants to begin. ``NavigationHost/isAnimating`` is true from then on until it has
  /// ended; a gesture that was allowed and has neither moved nor animates 150 ms later is given back, as cancelled.
  ///
  /// - Returns: The transition that the gesture is, or `nil` where it may not begin.
  public func interactivePopBegan() -> TransitionID? {
    listener?.interactivePopBegan()
  }

  /// Somebody wants to close the layer that begins with this instance, and all above it: a sheet is drawn down, a tap falls beside a popover.
  /// From then on it is a gesture, as with ``interactivePopBegan()``: it moves, and ``interactivePopEnded(_:)`` says how it ended. It may be said twice
  /// of one gesture.
  ///
  /// - Returns: The transition that it is, or `nil` where it may not begin. A second call for the same gesture returns
  /// the same transition. A toolkit that closes the layer nevertheless says
  ///   ``stackChanged()`` when that stands.
  public func dismissalBegan(of layer: InstanceID) -> TransitionID? {
    listener?.dismissalBegan(of: layer)
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

  /// The host cannot show anything for a while: its window is hidden, its app is in the background, its view is in no window.
  /// Changes are made at once and unanimated meanwhile, or wait, as the host chooses; nothing times out. Said again, it
  /// changes the choice.
  public func suspended(_ policy: HiddenHostPolicy) {
    listener?.suspended(policy)
  }

  /// The host can show again what it is told. What was under way is looked at, and has all its time anew.
  public func resumed() {
    listener?.resumed()
  }

  /// The timer has fired.
  public func timerFired() {
    hasTimer = false
    listener?.timerFired()
  }

  /// The host tells somebody else from now on.
  func retire() {
    listener?.retire()
    listener = nil
  }

  /// What the navigator waits for, for hosts that a test drives; at rest where there is none.
  package var rest: NavigatorRest { listener?.rest ?? .atRest }

  /// Runs a review of facts that is due, for hosts that a test drives.
  package func followFacts() { listener?.followFacts() }

  /// Whether the layer that begins with this instance could be closed now: `back` of each of its pages, and of those above, is asked, from the top. For
  /// what a toolkit asks before a gesture, as UIKit's `isModalInPresentation`. Observable.
  public func canDismiss(_ layer: InstanceID) -> Bool { listener?.canDismiss(layer) ?? false }

  /// Whether back would be taken now: for showing or hiding a back button.
  public var canGoBack: Bool { listener?.canGoBack ?? false }
}
