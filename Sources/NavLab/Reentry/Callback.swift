/// Code of the app or of a host that the runtime calls, and that may call any public API in return.
package enum Callback: Int, CaseIterable, Hashable, Sendable {
  // Code that the app provides.
  case factory, preparePush, prepareUnwind, unwindHook, shouldPerform
  case predicate, backPredicate, requirement, asyncFact
  case readsArguments, writesArguments, comparesArguments
  // Observers of the app.
  case event, stackObserved, busynessObserved, permissionObserved
  case outcomeAwaited, returnAwaited
  // Deinitializers of objects that the app released.
  case pageFreed, argumentFreed, valueFreed, observerFreed, screensFreed
  // Methods of the host.
  case delegateIsSet, showBegins, showReturns, settles, setsInteraction, setsTimer
  // Properties of the host that the runtime reads.
  case tellsTime, tellsShown, tellsAnimating, tellsFeatures
  // The form of a host with columns, and the factory of its placeholder.
  case tellsForm, placeholder

  /// The callbacks that only hosts with columns have.
  private static let ofColumns: Set<Callback> = [.tellsForm, .placeholder]

  /// The callbacks of an app and a host, which has columns or not.
  package static func all(ofColumns hasColumns: Bool) -> [Callback] {
    allCases.filter { hasColumns || !ofColumns.contains($0) }
  }

  /// Whether the runtime is busy while the callback runs, so that no request may begin before the callback returns.
  var isInside: Bool {
    switch self {
    case .factory, .preparePush, .prepareUnwind, .unwindHook, .shouldPerform, .predicate, .backPredicate, .requirement,
      .event, .showBegins, .showReturns:
      true
    default: false
    }
  }

  /// Whether the callback is a query to the host that affects a decision.
  var isQuestion: Bool {
    switch self {
    case .tellsTime, .tellsShown, .tellsAnimating, .tellsForm: true
    default: false
    }
  }

  /// Whether the callback is part of performing a request, so that it never runs inside another callback.
  var carriesOut: Bool {
    switch self {
    case .factory, .preparePush, .prepareUnwind, .unwindHook, .showBegins: true
    default: false
    }
  }
}
