package import NavRuntime

/// What a set of walks is to show, each once.
package enum PathGoal: Hashable, Sendable {
  /// A segue is taken, or a tab selected.
  case segue(SegueID)
  /// The predicate of a segue keeps somebody.
  case refusal(SegueID)
  /// What a screen requires does not hold.
  case requirement(ScreenID)
  /// Back leaves a page that may be asked, or does not.
  case back(ScreenID, leaves: Bool)
}

/// A walk, and what it shows.
package struct ShownWalk: Sendable {
  package internal(set) var steps: [String] = []
  package internal(set) var goals: [PathGoal] = []
}
