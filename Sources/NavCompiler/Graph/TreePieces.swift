/// The tree of pushes, cut below each shared screen.
///
/// Within a piece every screen has one parent, so the path from a screen down to the lowest of its piece, a shared screen or
/// the root, is the same in every place where the piece occurs.
package struct TreePieces: Sendable {
  /// By screen: the lowest of its piece; -1 where the root does not lead to it.
  private var lowest: [Int32]
  /// By screen: its number in a walk through its piece, and how many screens lie above it there, itself included.
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

  /// The screen that pushes another one of its piece; `nil` for the lowest.
  package static func parent(of screen: ScreenID, _ tree: PushTree) -> ScreenID? {
    screen == tree.root || tree.isShared(screen) ? nil : tree.parents(of: screen).first
  }

  /// The shared screen, or the root, that the piece of a screen stands on; `nil` where the root does not lead to it.
  package func lowest(of screen: ScreenID) -> ScreenID? {
    let found = lowest[screen.position]
    return found < 0 ? nil : ScreenID(index: found)
  }

  /// Whether `other` is on the path from `screen` to the lowest of its piece, both ends included.
  package func isOnPath(_ other: ScreenID, from screen: ScreenID) -> Bool {
    guard lowest[screen.position] == lowest[other.position], lowest[screen.position] >= 0 else { return false }
    let offset = entry[screen.position] - entry[other.position]
    return offset >= 0 && offset < size[other.position]
  }

  /// Screens so that each comes before those above it, and all that lie above it come before the others.
  package func preorder(_ tree: PushTree) -> [ScreenID] {
    var order = tree.walk.order
    for screen in tree.walk.order { order[Int(entry[screen.position])] = screen }
    return order
  }

  /// How many screens lie above a screen in its piece, itself included.
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
