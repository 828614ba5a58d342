/// A fault that an ``InMemoryHost`` can simulate. Each one has occurred in a real toolkit.
public enum HostFault: Hashable, Sendable {
  /// The change is made, but no completion arrives.
  case neverCompletes
  /// The completion arrives twice.
  case completesTwice
  /// The completion arrives immediately, although the animation continues, and again at the end of the animation.
  case completesEarly
  /// The completion arrives inside the call.
  case completesInsideTheCall
  /// The animation does not end until the navigator calls `settle()`.
  case animatesForever
  /// The animation does not end until the navigator calls `settle()`, and then takes this long to stop.
  case stopsLate(Duration)
  /// The host ignores the change, but reports its completion.
  case doesNothing
  /// The host ignores the change, and reports nothing.
  case doesNothingSilently
  /// The host ends up one screen deeper than requested, on an instance that it showed before or on a foreign page.
  case endsDeeper
  /// The host performs only the first `steps` steps of a change with layers, but reports its completion.
  case stopsAfter(steps: Int)
  /// The host loses all pages except the bottom one.
  case fallsToRoot
}
