/// The *dominators* of each screen: the screens below it in every place where it occurs. They form a tree.
///
/// The nearest dominator of a screen is the highest common dominator of its parents. The screens are visited after
/// their parents, so each screen reads its parents once. Common dominators are found with jump pointers in
/// logarithmic time (Myers, «An applicative random-access stack», 1983). Most screens have one parent and need no
/// search.
package struct Dominators: Sendable {
  /// The nearest dominator of each screen. A root has itself.
  private var nearest: [Int32]
  private var level: [Int32]
  private var jump: [Int32]
  /// The number of each screen in a traversal of the dominator tree, and the number of screens that it dominates,
  /// including itself.
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

  /// Whether every path from the root to `screen` contains `other`. A screen dominates itself.
  package func dominates(_ other: ScreenID, _ screen: ScreenID) -> Bool {
    let offset = entry[screen.position] - entry[other.position]
    return offset >= 0 && offset < size[other.position]
  }

  /// Returns the numbers of the nodes that a node dominates, in a traversal of the tree. Its own number is the first.
  package func interval(of node: ScreenID) -> Range<Int32> {
    entry[node.position]..<entry[node.position] + size[node.position]
  }

  /// Returns the nearest screen that is below `screen` in every place where it occurs, or `nil` for a root or if
  /// there is none.
  package func nearest(of screen: ScreenID) -> ScreenID? {
    var (place, found) = (screen.index, nearest[screen.position])
    // Nodes that are not screens are skipped.
    while found >= screenCount, found != place { (place, found) = (found, nearest[Int(found)]) }
    return found == place || found < 0 ? nil : ScreenID(index: found)
  }

  /// Returns the highest screen that is below both screens, or is one of them, in every place where they occur.
  ///
  /// - Complexity: Logarithmic in the number of screens.
  package func nearestCommon(_ one: ScreenID, _ other: ScreenID) -> ScreenID {
    ScreenID(index: common(one.index, other.index))
  }

  /// Returns the screen whose nearest dominator is `other` and that dominates `screen`.
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
    // Two consecutive jumps of the same length are combined.
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
