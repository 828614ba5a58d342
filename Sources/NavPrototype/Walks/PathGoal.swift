package import NavRuntime

/// A goal of the walks.
package enum PathGoal: Hashable, Sendable {
  /// A segue is performed, or a tab is selected.
  case segue(SegueID)
  /// A request is refused by the predicate of a segue.
  case refusal(SegueID)
  /// A request is refused by the requirement of a screen.
  case requirement(ScreenID)
  /// Back leaves a page with a back predicate, or is refused.
  case back(ScreenID, leaves: Bool)
}

/// A walk, and the goals that it reaches.
package struct ShownWalk: Sendable {
  package internal(set) var steps: [String] = []
  package internal(set) var goals: [PathGoal] = []
}
