/// What an ``InMemoryHost`` can do wrong, each as some toolkit has done it.
public enum HostFault: Hashable, Sendable {
  /// The change takes place, and no completion ever arrives.
  case neverCompletes
  /// The completion arrives twice.
  case completesTwice
  /// The completion arrives at once, in spite of an animation that runs on.
  case completesEarly
  /// The completion arrives from inside the call.
  case completesInsideTheCall
  /// The animation does not end until the host is made to settle.
  case animatesForever
  /// The same, and where the host is made to settle it takes so long to stand still.
  case stopsLate(Duration)
  /// The host does nothing, and says that it is done.
  case doesNothing
  /// The host does nothing, and says nothing.
  case doesNothingSilently
  /// The host ends up one screen deeper than it was told, on an instance it has shown before or on a foreign page.
  case endsDeeper
  /// Of the steps of a change with layers, the host does only the first so many, and says that it is done.
  case stopsAfter(steps: Int)
  /// The host loses everything but its bottom page.
  case fallsToRoot
}
