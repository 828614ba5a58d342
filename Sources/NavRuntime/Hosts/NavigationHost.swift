/// An object that shows the stack in a toolkit, for example in a navigation controller, a window, a terminal, or a
/// test double. A host decides nothing.
///
/// A host owns its toolkit's view by composition. It performs each ``StackChange``, and reports through the
/// ``HostDelegate`` that the navigator sets. If several fingers can press several controls at once, the host makes
/// touches exclusive. The guard takes only the first of two presses, and the user should see the same. A minimal host
/// needs an array of pages, a clock, and a timer:
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
/// A host calls its delegate as follows:
///
/// | event | the host calls |
/// |---|---|
/// | a push or a pop by `show(_:)` | `didShow(transition)`, once, at its end |
/// | the back button | `backRequested()`, and waits for a change |
/// | a long press on back that chooses a screen | `backRequested(to: instance)`, and waits for a change |
/// | a back button that the host may hide | `canGoBack` |
/// | a swipe that finishes | `interactivePopBegan()`, `interactivePopMoved(to:)`, `interactivePopEnded(.finished)` |
/// | a swipe that is cancelled | the same, with `interactivePopEnded(.cancelled)` |
/// | a swipe that the system takes away | `interactivePopEnded(.cancelled)`, or nothing if that is impossible |
/// | an animation after a swipe | `didShow(transition)`, at its end |
/// | a layer that the user may or may not dismiss | `canDismiss(layer)`, with the first page of the layer |
/// | a layer that the user dismisses | `dismissalBegan(of: layer)`, then the same calls as for a swipe |
/// | an alert that is closed | `alertChosen(instance, button)`, once |
/// | a back button of an earlier column | `backRequested(of: instance)`, and waits for a change |
/// | a back button of a column that the host may hide | `canGoBack(instance)` |
/// | a window that becomes wide or narrow | `formChanged()`, when the new form is complete |
/// | a tab that the user presses | `tabChosen(tab, in: container)`, and waits for a change |
/// | a tab that the toolkit already selected | `tabChosen(tab, in: container)` and `stackChanged()`, in either order |
/// | a change by the toolkit, such as a system dismissal | `stackChanged()`, when the change is complete |
/// | a window that is hidden, and shown again | `suspended(_:)`, then `resumed()` |
/// | the last timer | `timerFired()`, once |
///
/// Other events change nothing in these properties:
///
/// | event | ``shownInstances`` | ``isAnimating`` |
/// |---|---|---|
/// | a push or a pop by `show(_:)` | the old or the new stack; at the end the new one | true until before `didShow` |
/// | a swipe that finishes | at the end one page fewer | true from the beginning to the end |
/// | a swipe that is cancelled | unchanged | true from the beginning to the end |
/// | a swipe that the system takes away | unchanged | false from then on |
/// | a layer that the user dismisses | at the end without it, or unchanged | true from the beginning to the end |
/// | an alert that is closed | with or without the alert | true until `alertChosen`, if the host expects it |
/// | a tab that the toolkit already selected | the pages of that tab; 0 for an empty tab | true while it moves |
/// | a change by the toolkit | the current pages | true while it moves |
/// | a window that is hidden, and shown again | what the host would show | false if nothing moves |
///
/// - A swipe for which ``HostDelegate/interactivePopBegan()`` returns `nil` does nothing. Call
///   ``HostDelegate/interactivePopMoved(to:)`` as often as you like. ``HostDelegate/interactivePopEnded(_:)`` follows
///   when the user lifts the finger.
/// - If a swipe ends without a call, the watchdog cancels it.
/// - Call ``HostDelegate/dismissalBegan(of:)`` before the layer moves. If the toolkit reports the gesture twice, call
///   it twice.
/// - Escape, back, and the system choose ``Alert/cancel``.
///
/// ``HostDelegate/interactivePopBegan()`` returns at once, and does not turn interaction off: a page under a finger
/// accepts no taps anyway. Until ``HostDelegate/interactivePopEnded(_:)``, the navigator calls only ``settle()``,
/// after ``StackLimits/stallReport``.
@MainActor public protocol NavigationHost: AnyObject {
  /// The type that the app's factories return and this host shows, such as a view controller, a view, or the
  /// existential of a protocol.
  associatedtype Page

  /// The object to report to. Only the navigator sets it.
  ///
  /// The delegate does not retain the navigator, so the host can retain the delegate. If you create another navigator
  /// for the host, the first one stops using the host. Its current and later requests end as cancelled.
  var delegate: HostDelegate? { get set }

  /// The features that the host shows besides pages. By default, it shows only pages. If a graph needs more,
  /// ``Navigator/start()`` stops the program.
  var supports: HostFeatures { get }

  /// The number of tabs that the host can show in one bar. The default is any number.
  var mostTabs: Int { get }

  /// Whether ``Navigator/log`` prints to standard output in debug builds, unless the app sets it. The default is
  /// `true`. A host that draws on standard output, or that serves tests, returns `false`.
  var printsRefusals: Bool { get }

  /// Shows another stack, and returns the duration of the change, or zero if the change is not animated.
  ///
  /// Call ``HostDelegate/didShow(_:)`` when the change is complete, at the latest when the navigator calls this
  /// method again.
  func show(_ change: StackChange<Page>) -> Duration

  /// Shows new texts, because the language of the app changed: the titles of all pages, the labels of tabs, and the
  /// texts of an alert. The pages, and their order, are the same as before. By default, a host does nothing, and shows
  /// the new texts with its next change.
  ///
  /// Change the texts at once, also in covered pages and in tabs that are not selected, without an animation and
  /// without a report. During a transition, texts of pages that leave may stay the same.
  func wordsDidChange(_ words: StackWords<Page>)

  /// The instances on the host's stack, from the bottom. The navigator relies on this property, not on completions.
  ///
  /// A page that is not from a ``StackChange`` counts as `InstanceID(rawValue: 0)`, and so does a selected tab
  /// without pages. During a transition to another stack, both the old stack and the new one are correct.
  var shownInstances: [InstanceID] { get }

  /// Whether a transition is in progress, including an interactive one.
  var isAnimating: Bool { get }

  /// Whether a layer of other code covers everything, such as a share sheet or a system alert. The default is
  /// `false`.
  ///
  /// Such a layer comes from no ``StackChange``, and is not in ``shownInstances``. While it covers the stack, a
  /// user's request is refused with ``Refusal/covered``, and a program's request waits. The navigator reads this
  /// property after 250 ms, and then at increasing intervals of up to 2 s. Call ``HostDelegate/stackChanged()`` when
  /// the layer closes to report that earlier.
  ///
  /// A screen that must be removed does not wait: ``StackStep/dismiss(above:)`` dismisses the layer with it.
  var isCovered: Bool { get }

  /// Whether the columns of the topmost run are side by side. The default is `false`.
  ///
  /// A run whose first item has a ``StackItem/split`` may be in columns. A host decides by itself when, usually by
  /// the width of its window. Before its first layout, it returns `false`. Call ``HostDelegate/formChanged()`` when
  /// the value changed.
  var isExpanded: Bool { get }

  /// Ends the current step at once, without animation, and drops the steps that did not begin. If the host still
  /// moves, the navigator soon reads its state again.
  func settle()

  /// Turns the input of pages and bars on or off. The navigator turns it off during a transition, and on again
  /// afterward. It never passes the same value twice in a row, so the host does not need to count.
  func setInteraction(_ isEnabled: Bool)

  /// The time since a fixed moment, on a clock that does not go back and that stops while the device is suspended,
  /// such as Swift's `SuspendingClock`. Otherwise, a closed lid would make a transition late.
  var now: Duration { get }

  /// Calls ``HostDelegate/timerFired()`` once, after a delay. Replaces the previous timer. With `nil`, no timer is
  /// set.
  func setTimer(after delay: Duration?)
}

extension NavigationHost {
  /// The default: pages only.
  public var supports: HostFeatures { [] }

  /// The default: any number.
  public var mostTabs: Int { .max }

  /// The default: `true`.
  public var printsRefusals: Bool { true }

  /// The default: does nothing.
  public func wordsDidChange(_ words: StackWords<Page>) {}

  /// The default: `false`.
  public var isCovered: Bool { false }

  /// The default: `false`.
  public var isExpanded: Bool { false }
}
