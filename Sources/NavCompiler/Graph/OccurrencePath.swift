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
  /// - Complexity: a constant number of steps towards the root, each in the number of parents.
  package init?(to screen: ScreenID, in tree: PushTree, where isAllowed: (ScreenID) -> Bool) {
    var way = [screen]
    var turn: Int?
    var last: Int?
    while let here = way.last, here != tree.root, way.count <= Self.shown {
      let edges = tree.edges(to: here)
      guard let edge = edges.first(where: { isAllowed(tree.graph.edges[Int($0)].source) }) else { return nil }
      if last == nil { last = Int(edge) }
      if turn == nil, edges.count > 1 { turn = Int(edge) }
      way.append(tree.graph.edges[Int(edge)].source)
    }
    guard let last else { return nil }
    if way.last == tree.root {
      screens = way.reversed()
    } else {
      screens = [tree.root] + way.dropLast().reversed()
      gap = 1
    }
    self.turn = turn ?? last
  }
}
