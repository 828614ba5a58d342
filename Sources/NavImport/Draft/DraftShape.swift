/// The tree of a draft: the parents of each screen, and the screens below it.
///
/// A screen is *below* another one if every way from the root to the other one passes it. A container is below
/// nothing, since it has no page.
struct DraftShape {
  let root: Int
  /// The screens that open each screen, without repetitions, in the order of the segues. A tab has its container.
  private let parentsOf: [[Int]]
  private let isOffered: [Bool]
  private let nearest: [Int]
  private let isContainer: [Bool]
  /// The number of each screen in a traversal of the dominator tree, and the number of screens in its subtree.
  private let entry: [Int]
  private let size: [Int]

  /// - Complexity: Linear in the segues for graphs that are nearly trees.
  init(_ draft: Draft, _ actions: [DraftAction?]) {
    root = draft.root
    isContainer = draft.screens.map(\.isContainer)
    let edges = DraftEdges(draft, actions)
    (parentsOf, isOffered) = (edges.parents, edges.isOffered)
    // The root is below every screen, so an offer has the effect of an edge from the root.
    var (parents, children) = (edges.parents, edges.children)
    for screen in draft.screens.indices where isOffered[screen] {
      parents[screen].append(draft.root)
      children[draft.root].append(screen)
    }
    let order = Self.postorder(children, from: draft.root)
    nearest = Self.dominators(parents, order, root: draft.root)
    (entry, size) = Self.numbers(nearest, order, root: draft.root)
  }

  /// Returns the screens that open a screen, or that stay below it after a replacement.
  ///
  /// Offers of every screen do not count.
  func parents(of screen: Int) -> [Int] { parentsOf[screen] }

  /// Whether different screens can be directly below a screen.
  func isShared(_ screen: Int) -> Bool { parentsOf[screen].count > 1 || isOffered[screen] }

  /// Whether a way from the root leads to a screen.
  func isReached(_ screen: Int) -> Bool { nearest[screen] >= 0 }

  /// Whether a screen is below another one in each place where that occurs.
  func isBelow(_ other: Int, _ screen: Int) -> Bool { !isContainer[other] && isAround(other, screen) }

  /// Whether each way to a screen passes another one, which can be a container.
  func isAround(_ other: Int, _ screen: Int) -> Bool {
    guard other != screen, isReached(other), isReached(screen) else { return false }
    let offset = entry[screen] - entry[other]
    return offset > 0 && offset < size[other]
  }

  /// Returns all screens that are below a screen in each place where it occurs, the nearest first.
  func below(_ screen: Int) -> [Int] {
    var found: [Int] = []
    var next = screen
    while next != root, isReached(next) {
      next = nearest[next]
      if !isContainer[next] { found.append(next) }
    }
    return found
  }

  /// Finds the nearest dominator of each screen, or -1 for a screen that is not reached. The root has itself.
  ///
  /// The algorithm is that of Cooper, Harvey, and Kennedy, «A Simple, Fast Dominance Algorithm», 2001.
  private static func dominators(_ parents: [[Int]], _ order: [Int], root: Int) -> [Int] {
    var number = [Int](repeating: -1, count: parents.count)
    for (index, screen) in order.enumerated() { number[screen] = index }
    var nearest = [Int](repeating: -1, count: parents.count)
    nearest[root] = root
    func common(_ one: Int, _ other: Int) -> Int {
      var (one, other) = (one, other)
      while one != other {
        while number[one] < number[other] { one = nearest[one] }
        while number[other] < number[one] { other = nearest[other] }
      }
      return one
    }
    var isChanging = true
    while isChanging {
      isChanging = false
      for screen in order.reversed() where screen != root {
        var found: Int?
        for parent in parents[screen] where nearest[parent] >= 0 { found = found.map { common($0, parent) } ?? parent }
        guard let found, nearest[screen] != found else { continue }
        nearest[screen] = found
        isChanging = true
      }
    }
    return nearest
  }

  /// Returns the reached screens, each after those that it opens.
  private static func postorder(_ children: [[Int]], from root: Int) -> [Int] {
    var order: [Int] = []
    var seen = [Bool](repeating: false, count: children.count)
    var open = [(screen: root, next: 0)]
    seen[root] = true
    while let (screen, next) = open.last {
      guard next < children[screen].count else {
        order.append(screen)
        open.removeLast()
        continue
      }
      open[open.count - 1].next += 1
      let child = children[screen][next]
      guard !seen[child] else { continue }
      seen[child] = true
      open.append((child, 0))
    }
    return order
  }

  /// Numbers the screens so that those that a screen dominates follow it.
  private static func numbers(_ nearest: [Int], _ order: [Int], root: Int) -> (entry: [Int], size: [Int]) {
    var size = [Int](repeating: 1, count: nearest.count)
    // In postorder, a screen comes before its dominator.
    for screen in order where screen != root { size[nearest[screen]] += size[screen] }
    var entry = [Int](repeating: -1, count: nearest.count)
    var next = [Int](repeating: 0, count: nearest.count)
    entry[root] = 0
    next[root] = 1
    for screen in order.reversed() where screen != root {
      let dominator = nearest[screen]
      entry[screen] = next[dominator]
      next[dominator] += size[screen]
      next[screen] = entry[screen] + 1
    }
    return (entry, size)
  }
}
