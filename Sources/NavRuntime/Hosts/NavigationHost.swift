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
@MainActor public protocol NavigationHost: AnyObject {
  /// What the app's factories make and this host shows: a view controller, a view, a protocol's existential.
  associatedtype Page

  /// Whom to tell. Set once, by the navigator. The delegate does not keep the navigator alive, so the host may keep it.
  var delegate: HostDelegate? { get set }

  /// Shows another stack, and says how long that takes: zero, where it is not animated.
  ///
  /// To be followed by ``HostDelegate/didShow(_:)`` when it stands, at the latest when it is called again.
  func show(_ change: StackChange<Page>) -> Duration

  /// The instances that are on the host's stack now, from the bottom. This, and no completion, is the truth.
  ///
  /// A page that is not from a ``StackChange`` counts as `InstanceID(rawValue: 0)`. While a transition runs that will
  /// end in another stack, either of the two is right.
  var shownInstances: [InstanceID] { get }

  /// Whether a transition, an interactive one included, is running.
  var isAnimating: Bool { get }

  /// Ends what is running without animation, at once.
  func settle()

  /// Whether pages and bar take taps and keys. Turned off for the length of a transition, and on again as often.
  func setInteraction(_ isEnabled: Bool)

  /// The time since some moment in the past, on a clock that does not go back.
  var now: Duration { get }

  /// Calls ``HostDelegate/timerFired()`` once, after a time. Replaces the timer set before; `nil` sets none.
  func setTimer(after delay: Duration?)
}
