/// For each screen the screens that lie below it in every place where it occurs: its *dominators*, which form a tree.
///
/// The nearest one of a screen is the deepest that all its parents have in common. Screens come in an order in which
/// their parents are done, so each needs one look at its parents; common dominators are found with jump pointers
/// (Myers, «An applicative random-access stack», 1983) in logarithmic time, and most screens, with one parent, need none.
package struct Dominators: Sendable {
  /// By screen: its nearest dominator; the root's is itself.
  private var nearest: [Int32]
  private var level: [Int32]
  private var jump: [Int32]
  /// By screen: its number in a walk through the dominator tree, and how many screens it dominates, itself included.
  private var entry: [Int32]
  private var size: [Int32]
  private let screenCount: Int32

  package init(_ tree: PushTree) {
    let count = tree.graph.nodeCount
    screenCount = Int32(tree.graph.screenCount)
    nearest = [Int32](repeating: -1, count: count)
    level = [Int32](repeating: 0, count: count)
    jump = [Int32](repeating: -1, count: count)
    entry = [Int32](repeating: 0, count: count)
    size = [Int32](repeating: 0, count: count)
    for screen in tree.walk.order { place(screen, in: tree) }
    number(tree.walk.order)
  }

  /// Whether every way from the root to `screen` leads through `other`; a screen dominates itself.
  package func dominates(_ other: ScreenID, _ screen: ScreenID) -> Bool {
    let offset = entry[screen.position] - entry[other.position]
    return offset >= 0 && offset < size[other.position]
  }

  /// The numbers, in a walk through the tree, of what a node dominates; its own is the first.
  package func interval(of node: ScreenID) -> Range<Int32> {
    entry[node.position]..<entry[node.position] + size[node.position]
  }

  /// The nearest screen that is below `screen` in every place where it occurs; `nil` for a root, and where there is none.
  package func nearest(of screen: ScreenID) -> ScreenID? {
    var (place, found) = (screen.index, nearest[screen.position])
    // Nodes that are no screens lie between.
    while found >= screenCount, found != place { (place, found) = (found, nearest[Int(found)]) }
    return found == place || found < 0 ? nil : ScreenID(index: found)
  }

  /// The highest screen that lies below both, either of them included, in every place where they occur.
  ///
  /// - Complexity: logarithmic in the screens.
  package func nearestCommon(_ one: ScreenID, _ other: ScreenID) -> ScreenID {
    ScreenID(index: common(one.index, other.index))
  }

  /// The screen whose nearest dominator is `other` and that dominates `screen`.
  package func child(of other: ScreenID, towards screen: ScreenID) -> ScreenID {
    ScreenID(index: ancestor(of: screen.index, atLevel: level[other.position] + 1))
  }

  private mutating func place(_ screen: ScreenID, in tree: PushTree) {
    var common: Int32 = -1
    for parent in tree.parents(of: screen) {
      common = common < 0 ? parent.index : self.common(common, parent.index)
    }
    let position = screen.position
    guard common >= 0 else {
      nearest[position] = screen.index
      jump[position] = screen.index
      return
    }
    nearest[position] = common
    level[position] = level[Int(common)] + 1
    // Two jumps of one length from the dominator on are taken together.
    let first = jump[Int(common)]
    let second = jump[Int(first)]
    let isEven = level[Int(common)] - level[Int(first)] == level[Int(first)] - level[Int(second)]
    jump[position] = isEven ? second : common
  }

  private func ancestor(of screen: Int32, atLevel wanted: Int32) -> Int32 {
    var screen = screen
    while level[Int(screen)] > wanted {
      let far = jump[Int(screen)]
      screen = level[Int(far)] >= wanted ? far : nearest[Int(screen)]
    }
    return screen
  }

  private func common(_ one: Int32, _ two: Int32) -> Int32 {
    var one = ancestor(of: one, atLevel: level[Int(two)])
    var two = ancestor(of: two, atLevel: level[Int(one)])
    while one != two {
      let isTogether = jump[Int(one)] == jump[Int(two)]
      one = isTogether ? nearest[Int(one)] : jump[Int(one)]
      two = isTogether ? nearest[Int(two)] : jump[Int(two)]
    }
    return one
  }

  private mutating func number(_ order: [ScreenID]) {
    for screen in order.reversed() {
      let position = screen.position
      size[position] += 1
      if nearest[position] != screen.index { size[Int(nearest[position])] += size[position] }
    }
    var next = entry
    for screen in order {
      let position = screen.position
      let above = Int(nearest[position])
      if above != position {
        entry[position] = next[above]
        next[above] += size[position]
      }
      next[position] = entry[position] + 1
    }
  }
}
