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
  /// A pane segue is performed while the columns are side by side.
  case pane(SegueID, PaneWalk)
}

/// A walk with the columns of a split side by side.
package enum PaneWalk: String, CaseIterable, Hashable, Sendable {
  /// The list chooses a second page, which replaces the first one.
  case another
  /// The list chooses the same page again.
  case again
  /// A page that holds refuses the second choice.
  case held
  /// The list presents a layer, and its choice stays beside the list.
  case beside
  /// The form changes while the page arrives.
  case folded
}

/// A walk, and the goals that it reaches.
package struct ShownWalk: Sendable {
  package internal(set) var steps: [String] = []
  package internal(set) var goals: [PathGoal] = []
}
