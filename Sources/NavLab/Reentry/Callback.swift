/// Code of the app or of a host that the runtime runs, and that may call anything of the public API meanwhile.
package enum Callback: Int, CaseIterable, Hashable, Sendable {
  // What the app provides.
  case factory, preparePush, prepareUnwind, unwindHook, shouldPerform
  case predicate, backPredicate, requirement, asyncFact
  case readsArguments, writesArguments, comparesArguments
  // What the app listens to.
  case event, stackObserved, busynessObserved, permissionObserved
  case outcomeAwaited, returnAwaited
  // What the app has let go of.
  case pageFreed, argumentFreed, valueFreed, observerFreed, screensFreed
  // What a host does.
  case delegateIsSet, showBegins, showReturns, settles, setsInteraction, setsTimer
  // What a host is asked.
  case tellsTime, tellsShown, tellsAnimating, tellsFeatures

  /// Whether the runtime is in the middle of something while this runs, so that nothing of what is asked for may be begun before
  /// it returns.
  var isInside: Bool {
    switch self {
    case .factory, .preparePush, .prepareUnwind, .unwindHook, .shouldPerform, .predicate, .backPredicate, .requirement,
      .event, .showBegins, .showReturns:
      true
    default: false
    }
  }

  /// Whether a host is asked something.
  var isQuestion: Bool {
    switch self {
    case .tellsTime, .tellsShown, .tellsAnimating: true
    default: false
    }
  }

  /// Whether it is part of carrying something out, and so never runs inside of another callback.
  var carriesOut: Bool {
    switch self {
    case .factory, .preparePush, .prepareUnwind, .unwindHook, .showBegins: true
    default: false
    }
  }
}
