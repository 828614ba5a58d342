import NavRuntime

/// One thing that can happen in a small world.
enum WorldStep: Hashable {
  /// What is asked for, from where, and whether from inside a hook.
  case ask(Int, from: InstanceID, nested: Bool)
  /// The answer to the question that was asked first.
  case answer(WorldAnswer)
  /// What a request waits for, or waited for, is known.
  case fact(RequestID, Bool)
  case host(HostMove)
  case lifts(InteractivePopEnd, animated: Bool)
  case fingerMoves
  case timePasses, timerFires, strayTimer
  case lock, unlock, serveQueue
  case hides(HiddenHostPolicy)
  case reappears
  case cancel(RequestID)
  /// From now on, what this screen requires does not hold.
  case factsChange(failing: ScreenID?)
}

/// What the app, or the host where it was asked, says.
enum WorldAnswer: Hashable {
  case allowed, refused, awaited, stopped
  /// How many of a link's steps are allowed.
  case plan(Int)
  /// The screens of a saved stack that may be shown.
  case placement
  /// The tab may be selected, with what it holds.
  case selection
  /// What requirements said when they were asked.
  case facts
  case state
}

/// What the host does or says.
enum HostMove: Hashable, CaseIterable {
  case arrives, staysPut, stopsHalfway, pops, popsToRoot, dropsMiddle, dropsBottom, showsForeign, showsNothing,
    doesLate, comesBack, selects, dismisses
  case startsMoving, stopsMoving
  case completes, completesAnother, reports, takesLong
}
