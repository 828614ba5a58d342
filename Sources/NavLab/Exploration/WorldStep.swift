import NavRuntime

/// A step in a small world.
enum WorldStep: Hashable {
  /// A request with its index, its source, and whether a hook makes it.
  case ask(Int, from: InstanceID, nested: Bool)
  /// The answer to the first unanswered question.
  case answer(WorldAnswer)
  /// The result of a pending fact.
  case fact(RequestID, Bool)
  case host(HostMove)
  case lifts(InteractivePopEnd, animated: Bool)
  case fingerMoves
  case timePasses, timerFires, strayTimer
  case lock, unlock, serveQueue
  case hides(HiddenHostPolicy)
  case reappears
  case cancel(RequestID)
  /// A change of facts, after which the requirement of this screen fails.
  case factsChange(failing: ScreenID?)
}

/// An answer of the app, or of the host when it is queried.
enum WorldAnswer: Hashable {
  case allowed, refused, awaited, stopped
  /// The number of allowed steps of a link.
  case plan(Int)
  /// The screens of a saved stack that may be shown.
  case placement
  /// The tab may be selected, with its parked pages.
  case selection
  /// The results of the requirements at the time of the question.
  case facts
  case state
}

/// A change or a report of the host.
enum HostMove: Hashable, CaseIterable {
  case arrives, staysPut, stopsHalfway, pops, popsToRoot, dropsMiddle, dropsBottom, showsForeign, showsNothing,
    doesLate, comesBack, selects, dismisses, folds, foldsSilently
  case startsMoving, stopsMoving
  case completes, completesAnother, reports, takesLong
}
