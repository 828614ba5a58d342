/// What shows the stack: a navigation controller, a window, a terminal, a test double. It decides nothing.
///
/// A host holds its toolkit's view by composition, carries out each ``StackChange``, and reports through the
/// ``HostDelegate`` that the navigator gives it. Where several fingers can press several controls at once, it makes
/// touches exclusive: the guard takes the first of two presses, and the user should see the same. The least that a host
/// needs is an array of pages, a clock and a timer:
///
/// ```swift
/// func show(_ change: StackChange<Page>) -> Duration {
///   pages = change.stack
///   draw(change.top?.page)
///   delegate?.didShow(change.transition)     // inside the call is fine, and so is later
///   return .zero
/// }
/// ```
///
/// What a host tells, and what it says of itself when it is asked then:
///
/// | around | the host calls | ``shownInstances`` | ``isAnimating`` |
/// |---|---|---|---|
/// | a push or a pop that it is told | `didShow(transition)`, once, at its end | the old stack or the new one, at the end the new one | true until just before `didShow` |
/// | the back button | `backRequested()`, and waits to be told | as before | as before |
/// | a long press on back that chooses a screen | `backRequested(to: instance)`, and waits to be told | as before | as before |
/// | a back button that the host may hide | asks `canGoBack` | as before | as before |
/// | a swipe that finishes | `interactivePopBegan()`, and does nothing where it gives `nil`; `interactivePopMoved(to:)` as often as it likes; `interactivePopEnded(.finished)` where the finger is lifted; then, if the rest is animated, `didShow(transition)` at its end | at the end one page fewer | true from the beginning to the end |
/// | a swipe that is cancelled | the same, with `interactivePopEnded(.cancelled)`; `didShow(transition)` after an animated way back | as before | the same |
/// | a swipe that the system takes away | `interactivePopEnded(.cancelled)`; where even that is not to be had, nothing: it is given back when the watchdog asks | as before | false from then on |
/// | a layer that may be drawn away, or not | asks `canDismiss(layer)`, the first of its pages | as before | as before |
/// | a layer that somebody draws away | `dismissalBegan(of: layer)` before it moves, and again when it does, if the toolkit says so twice; from there on as with a swipe | at the end without the layer, or as before | true from the beginning to the end |
/// | an alert that is closed | `alertChosen(instance, button)`, once; Escape, back and the system are its ``Alert/cancel`` | with the alert or without it | true until `alertChosen`, if the host can tell that it follows |
/// | a tab that is pressed | `tabChosen(tab, in: container)`, and waits to be told | as before | as before |
/// | a tab that the toolkit has selected already | `tabChosen(tab, in: container)` and `stackChanged()`, in either order | the pages of that tab; instance 0 if it has none | true while it moves |
/// | a change of its own: a long press, a system dismissal | `stackChanged()`, when it stands | what is there now | true while it moves |
/// | a window that is hidden, and shown again | `suspended(_:)`, then `resumed()` | what it would show | false, where nothing moves |
/// | the timer that it was set last | `timerFired()`, once | as before | as before |
///
/// `interactivePopBegan()` answers at once, and has turned nothing off: pages take no taps because a finger is on them. Between
/// it and `interactivePopEnded(_:)` the navigator tells the host nothing but to ``settle()``, after ``StackLimits/stallReport``.
@MainActor public protocol NavigationHost: AnyObject {
  /// What the app's factories make and this host shows: a view controller, a view, a protocol's existential.
  associatedtype Page

  /// Whom to tell. Set by the navigator, and by nobody else. The delegate does not keep the navigator alive, so the host may
  /// keep it. A navigator touches its host only for as long as the host tells it: where another navigator is made for the
  /// host, the first ends all that it has under way, as cancelled, and whatever it is asked for later.
  var delegate: HostDelegate? { get set }

  /// What it can show besides pages; nothing, unless it says so. A graph that needs more is refused by ``Navigator/start()``.
  var supports: HostFeatures { get }

  /// How many tabs it can show side by side; any number, unless it says so.
  var mostTabs: Int { get }

  /// Whether ``Navigator/log`` prints to standard output in debug builds, unless the app sets it. The default is
  /// `true`. A host that draws on standard output, or that serves tests, returns `false`.
  var printsRefusals: Bool { get }

  /// Shows another stack, and says how long that takes: zero, where it is not animated.
  ///
  /// To be followed by ``HostDelegate/didShow(_:)`` when it stands, at the latest when it is called again.
  func show(_ change: StackChange<Page>) -> Duration

  /// The instances that are on the host's stack now, from the bottom. This, and no completion, is the truth.
  ///
  /// A page that is not from a ``StackChange`` counts as `InstanceID(rawValue: 0)`, and so does a selected tab without
  /// pages. While a transition runs that will end in another stack, either of the two is right.
  var shownInstances: [InstanceID] { get }

  /// Whether a transition, an interactive one included, is running.
  var isAnimating: Bool { get }

  /// Whether a layer that no ``StackChange`` has told of lies over all that is shown: a share sheet, an alert of the system's. Such a
  /// layer is no part of ``shownInstances``. Never, unless the host says so.
  ///
  /// Meanwhile what a person asks for is refused as ``Refusal/covered``, and what a program asks for waits. The host is asked every
  /// 250 ms, and then less often, up to every 2 s; it may say ``HostDelegate/stackChanged()`` when the layer has gone.
  /// What may not stay does not wait: the layer goes with it, by ``StackStep/dismiss(above:)``.
  var isCovered: Bool { get }

  /// Ends the step that is running without animation, at once, and drops those that have not begun. A host that still moves is asked again
  /// soon.
  func settle()

  /// Whether pages and bar take taps and keys. Turned off for the length of a transition, and on again afterwards. The host
  /// counts nothing: the navigator never says the same twice in a row.
  func setInteraction(_ isEnabled: Bool)

  /// The time since some moment in the past, on a clock that does not go back and does not count the time for which the
  /// device is suspended, such as Swift's `SuspendingClock`: a transition is not late because a lid was closed.
  var now: Duration { get }

  /// Calls ``HostDelegate/timerFired()`` once, after a time. Replaces the timer set before; `nil` sets none.
  func setTimer(after delay: Duration?)
}

extension NavigationHost {
  /// Pages alone.
  public var supports: HostFeatures { [] }

  /// Any number.
  public var mostTabs: Int { .max }

  /// Printed.
  public var printsRefusals: Bool { true }

  /// Never.
  public var isCovered: Bool { false }
}
