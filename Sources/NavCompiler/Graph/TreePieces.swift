/// The tree of pushes, cut below each shared screen.
///
/// Each screen within a piece has one parent. The path from a screen down to the lowest screen of its piece, a shared
/// screen or the root, is therefore the same in every place where the piece occurs.
package struct TreePieces: Sendable {
  /// The lowest screen in the piece of each screen, or -1 if the root does not reach the screen.
  private var lowest: [Int32]
  /// The number of each screen in a traversal of its piece, and the number of screens above it in the piece,
  /// including itself.
  private var entry: [Int32]
  private var size: [Int32]

  package init(_ tree: PushTree) {
    let count = tree.graph.nodeCount
    lowest = [Int32](repeating: -1, count: count)
    entry = [Int32](repeating: 0, count: count)
    size = [Int32](repeating: 0, count: count)
    for screen in tree.walk.order {
      lowest[screen.position] = Self.parent(of: screen, tree).map { lowest[$0.position] } ?? screen.index
    }
    number(tree)
  }

  /// Returns the screen that pushes another one in its piece, or `nil` for the lowest screen.
  package static func parent(of screen: ScreenID, _ tree: PushTree) -> ScreenID? {
    screen == tree.root || tree.isShared(screen) ? nil : tree.parents(of: screen).first
  }

  /// Returns the lowest screen in the piece of a screen, a shared screen or the root, or `nil` if the root does not
  /// reach the screen.
  package func lowest(of screen: ScreenID) -> ScreenID? {
    let found = lowest[screen.position]
    return found < 0 ? nil : ScreenID(index: found)
  }

  /// Whether `other` is on the path from `screen` to the lowest screen of its piece, including both ends.
  package func isOnPath(_ other: ScreenID, from screen: ScreenID) -> Bool {
    guard lowest[screen.position] == lowest[other.position], lowest[screen.position] >= 0 else { return false }
    let offset = entry[screen.position] - entry[other.position]
    return offset >= 0 && offset < size[other.position]
  }

  /// Returns the screens in an order in which each screen comes directly before all screens above it.
  package func preorder(_ tree: PushTree) -> [ScreenID] {
    var order = tree.walk.order
    for screen in tree.walk.order { order[Int(entry[screen.position])] = screen }
    return order
  }

  /// Returns the number of screens above a screen in its piece, including itself.
  package func size(of screen: ScreenID) -> Int { Int(size[screen.position]) }

  private mutating func number(_ tree: PushTree) {
    for screen in tree.walk.order.reversed() {
      size[screen.position] += 1
      if let parent = Self.parent(of: screen, tree) { size[parent.position] += size[screen.position] }
    }
    var next = entry
    var free: Int32 = 0
    for screen in tree.walk.order {
      let position = screen.position
      if let parent = Self.parent(of: screen, tree) {
        entry[position] = next[parent.position]
        next[parent.position] += size[position]
      } else {
        entry[position] = free
        free += size[position]
      }
      next[position] = entry[position] + 1
    }
  }
}
