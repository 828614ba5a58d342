/// A way from the root to a screen that a message can show.
package struct OccurrencePath: Sendable {
  /// The screens from the root on; of a long way, its two ends.
  package var screens: [ScreenID]
  /// After how many of `screens` the middle is left out, if it is.
  package var gap: Int?
  /// The push, on this way, to the screen nearest to the end that has several parents; without one, the last push.
  package var turn: Int

  private static let shown = 6

  /// A way to `screen` along which every screen satisfies `isAllowed`, which must hold for some parent of each screen for
  /// which it holds, down to the root.
  ///
  /// - Complexity: linear in the parents of the screens on the way.
  package init?(to screen: ScreenID, in tree: PushTree, where isAllowed: (ScreenID) -> Bool) {
    var way = [screen]
    var turn: Int?
    var last: Int?
    var before: Int?
    while let here = way.last, here != tree.root, !tree.isRoot(here), way.count <= Self.shown {
      let edges = tree.edges(to: here)
      guard let edge = edges.first(where: { isAllowed(tree.graph.edges[Int($0)].source) }) else { return nil }
      if last == nil { last = Int(edge) }
      // What is offered anywhere is shown where it is declared, and not where it stands.
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
