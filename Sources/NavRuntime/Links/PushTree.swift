/// The tree of the push segues of a graph: the parent of each screen.
package struct PushTree: Sendable {
  /// The parents of screens that are not shared. A recursive push is not an edge of the tree.
  private var parents: [ScreenID?]
  private var offeredAnywhere: Set<ScreenID> = []

  /// - Complexity: Linear in the segues.
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

  /// Whether every screen may push this screen, so that it has several parents.
  func isOfferedAnywhere(_ screen: ScreenID) -> Bool { offeredAnywhere.contains(screen) }

  /// The parent of a screen that is not shared.
  func parent(of screen: ScreenID) -> ScreenID? { parents[Int(screen.rawValue)] }
}
