/// The reports of a host to its navigator.
///
/// You can call each method at any time, even inside ``NavigationHost/show(_:)``.
@MainActor public final class HostDelegate {
  private weak var listener: (any HostListener)?
  /// Whether the navigator turned interaction off, and whether it set a timer. The values outlive the navigator, so
  /// that the next one can undo both.
  var hasInteractionOff = false
  var hasTimer = false

  /// Creates the delegate of a navigator that takes over a host, and moves the pending obligations of the previous
  /// one to it.
  init(_ listener: any HostListener, after former: HostDelegate?) {
    self.listener = listener
    guard let former else { return }
    (hasInteractionOff, hasTimer) = (former.hasInteractionOff, former.hasTimer)
    (former.hasInteractionOff, former.hasTimer) = (false, false)
  }

  /// Reports that a transition ended.
  ///
  /// Call it when ``NavigationHost/isAnimating`` is already false: the navigator reads that property and
  /// ``NavigationHost/shownInstances``. A call while the host animates does not count. The navigator records the
  /// event ``NavigationEvent/Kind/earlyCompletion(_:)``, and reads the host's state again after 50 ms, 100 ms, 200
  /// ms, and so on.
  public func didShow(_ transition: TransitionID) {
    listener?.hostCompleted(transition)
  }

  /// Reports that the user pressed back. The host waits for a change.
  public func backRequested() {
    listener?.backRequested(to: nil)
  }

  /// Reports that the user chose a screen further down, for example with a long press on back. The host waits for a
  /// change.
  public func backRequested(to instance: InstanceID) {
    listener?.backRequested(to: instance)
  }

  /// Reports that the user pressed the back button of a column, whose last page is this instance. The host waits for a
  /// change. If the page acts and is not the first one of its column, it leaves, and so do the columns after it.
  public func backRequested(of instance: InstanceID) {
    listener?.backRequested(of: instance)
  }

  /// Whether the back button of a column, whose last page is this instance, would do something now. Observable.
  public func canGoBack(_ instance: InstanceID) -> Bool { listener?.canGoBack(instance) ?? false }

  /// Reports that ``NavigationHost/isExpanded`` changed. Call it when the new form is complete. A host that is suspended
  /// does not call it.
  public func formChanged() {
    listener?.formChanged()
  }

  /// Reports that the user chose a button of an alert. For Escape, back, and an alert that the system closed, pass
  /// ``Alert/cancel``.
  ///
  /// A toolkit closes an alert before it reports the button. So the alert counts as shown until the next change,
  /// whether or not ``NavigationHost/shownInstances`` contains it. A choice that is made during a transition waits.
  ///
  /// If the navigator sees that the alert is missing, it waits 500 ms for the choice. During this time, requests wait
  /// as in a transition. After it, the alert counts as cancelled. In a hidden window, the navigator does not wait.
  ///
  /// A second choice, and a choice for a removed alert, have no effect. If the choice is refused, for example because
  /// of a lock, the navigator shows the alert again.
  public func alertChosen(_ alert: InstanceID, _ button: SegueID) {
    listener?.alertChosen(alert, button)
  }

  /// Reports that the user pressed a tab, one of ``TabPlace/tabs``. The host waits for a change and does not select
  /// the tab. A tab that is already selected returns to its first page, if `back` allows that.
  ///
  /// If the toolkit already selected the tab, also call ``stackChanged()``, before this method or within 100 ms after
  /// it. A selected tab without pages is one instance 0 in ``NavigationHost/shownInstances``.
  public func tabChosen(_ tab: SegueID, in container: InstanceID) {
    listener?.tabChosen(tab, container)
  }

  /// Requests a gesture that pops the top screen.
  ///
  /// If the gesture is allowed, ``NavigationHost/isAnimating`` is true until it ends. If the gesture neither moves
  /// nor animates within 150 ms, the navigator cancels it.
  ///
  /// - Returns: The transition of the gesture, or `nil` if the gesture must not begin.
  public func interactivePopBegan() -> TransitionID? {
    listener?.interactivePopBegan()
  }

  /// Requests to dismiss the layer that begins with this instance, and all layers above it. Examples are a drag on a
  /// sheet, and a tap next to a popover.
  ///
  /// If it is allowed, the dismissal is a gesture like ``interactivePopBegan()``: report its movement, and its end
  /// with ``interactivePopEnded(_:)``. You can call this method twice for one gesture.
  ///
  /// - Returns: The transition of the gesture, or `nil` if the gesture must not begin. A second call for the same
  ///   gesture returns the same transition. If the toolkit closes the layer anyway, call ``stackChanged()`` when the
  ///   change is complete.
  public func dismissalBegan(of layer: InstanceID) -> TransitionID? {
    listener?.dismissalBegan(of: layer)
  }

  /// Reports that the gesture moved, to a fraction of its distance. The gesture can pause for as long as the watchdog
  /// waits.
  public func interactivePopMoved(to fraction: Double) {
    listener?.interactivePopMoved(to: fraction)
  }

  /// Reports that the gesture ended.
  public func interactivePopEnded(_ end: InteractivePopEnd) {
    listener?.interactivePopEnded(end)
  }

  /// Reports that the host's stack changed without a request by the navigator, and that the change is complete.
  public func stackChanged() {
    listener?.hostChanged()
  }

  /// Reports that the host cannot show anything for a while: its window is hidden, its app is in the background, or
  /// its view is not in a window.
  ///
  /// Until ``resumed()``, changes are made at once without animation, or wait, depending on the policy. Nothing times
  /// out. Another call replaces the policy.
  public func suspended(_ policy: HiddenHostPolicy) {
    listener?.suspended(policy)
  }

  /// Reports that the host can show changes again. The navigator checks the current transition, and restarts its
  /// timeout.
  public func resumed() {
    listener?.resumed()
  }

  /// Reports that the timer fired.
  public func timerFired() {
    hasTimer = false
    listener?.timerFired()
  }

  /// Disconnects the navigator: the host reports to another one from now on.
  func retire() {
    listener?.retire()
    listener = nil
  }

  /// The input that the navigator waits for, for hosts that a test drives. Without a navigator, the value is `atRest`.
  package var rest: NavigatorRest { listener?.rest ?? .atRest }

  /// Runs a review of facts that is due, for hosts that a test drives.
  package func followFacts() { listener?.followFacts() }

  /// Whether the user may close the layer that begins with this instance. Observable.
  ///
  /// Evaluates `back` of each page in the layer and above it, from the top. Read it if the toolkit asks before a
  /// gesture, as UIKit does with `isModalInPresentation`.
  public func canDismiss(_ layer: InstanceID) -> Bool { listener?.canDismiss(layer) ?? false }

  /// Whether the user can go back now. Use it to show or hide a back button.
  public var canGoBack: Bool { listener?.canGoBack ?? false }
}
