/// A path from the root to a screen, for a message.
package struct OccurrencePath: Sendable {
  /// The screens from the root, or the two ends of a long path.
  package var screens: [ScreenID]
  /// The number of `screens` before the omitted middle, if there is one.
  package var gap: Int?
  /// The push on this path to the screen with several parents that is nearest to the end, or the last push if there
  /// is no such screen.
  package var turn: Int

  private static let shown = 6

  /// Finds a path to `screen` on which every screen satisfies `isAllowed`. If `isAllowed` holds for a screen, it must
  /// hold for one of its parents, down to the root.
  ///
  /// - Complexity: Linear in the parents of the screens on the path.
  package init?(to screen: ScreenID, in tree: PushTree, where isAllowed: (ScreenID) -> Bool) {
    var way = [screen]
    var turn: Int?
    var last: Int?
    var before: Int?
    while let here = way.last, here != tree.root, !tree.isRoot(here), way.count <= Self.shown {
      let edges = tree.edges(to: here)
      guard let edge = edges.first(where: { isAllowed(tree.graph.edges[Int($0)].source) }) else { return nil }
      if last == nil { last = Int(edge) }
      // A segue under `anywhere` is shown where it is declared.
      if turn == nil, edges.count > 1 { turn = here == tree.graph.anywhere ? before : Int(edge) }
      before = Int(edge)
      way.append(tree.graph.edges[Int(edge)].source)
    }
    guard let last else { return nil }
    way.removeAll { $0 == tree.graph.anywhere }
    if let end = way.last, end == tree.root || tree.isRoot(end) {
      screens = way.reversed()
    } else {
      var bottom = way[way.count - 1]
      while bottom != tree.root, !tree.isRoot(bottom) {
        guard let parent = tree.parents(of: bottom).first(where: isAllowed) else { return nil }
        bottom = parent
      }
      screens = [bottom] + way.dropLast().reversed()
      gap = 1
    }
    self.turn = turn ?? last
  }
}
