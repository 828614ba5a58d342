/// The tree that the push segues of a graph make: who pushes each screen.
package struct PushTree: Sendable {
  /// Of the screens that are not shared: no recursive push is an edge of the tree.
  private var parents: [ScreenID?]
  private var offeredAnywhere: Set<ScreenID> = []

  /// Linear in the segues.
  package init(_ rules: StackRules) {
    parents = Array(repeating: nil, count: rules.screens.count)
    for segue in rules.segues {
      guard segue.from == nil, case .push(let screen, .none) = segue.action, parents[Int(screen.rawValue)] == nil else {
        continue
      }
      if segue.source == StackRules.anywhere {
        offeredAnywhere.insert(screen)
      } else {
        parents[Int(screen.rawValue)] = segue.source
      }
    }
  }

  /// Whether every screen may push it, so that it has as many parents.
  func isOfferedAnywhere(_ screen: ScreenID) -> Bool { offeredAnywhere.contains(screen) }

  /// The screen that pushes one that is not shared.
  func parent(of screen: ScreenID) -> ScreenID? { parents[Int(screen.rawValue)] }
}
