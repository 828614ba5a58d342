/// The tree of a draft: the parents of each screen, and the screens below it.
///
/// A screen is *below* another one if every way from the root to the other one passes it. The root is below all
/// others. A container is below nothing, since it has no page.
struct DraftShape {
  let root: Int
  /// The screens that open each screen, without repetitions, in the order of the segues. A tab has its container.
  private let parentsOf: [[Int]]
  private let nearest: [Int]
  private let isContainer: [Bool]
  /// The place of each screen in a traversal of the dominator tree, and the number of screens in its subtree.
  private let entry: [Int]
  private let size: [Int]

  /// - Complexity: Linear in the segues, times the depth of the dominator tree in the worst case.
  init(_ draft: Draft, _ actions: [DraftAction?]) {
    root = draft.root
    isContainer = draft.screens.map(\.isContainer)
    let count = draft.screens.count
    var children = [[Int]](repeating: [], count: count)
    var parents = [[Int]](repeating: [], count: count)
    var known: Set<Int> = []
    for (segue, action) in zip(draft.segues, actions) {
      guard let source = segue.source, let target = action?.opened, source != target else { continue }
      // The source of a replacement does not stay below.
      let below: Int? = if case .replace(_, let from) = action { Self.kept(from, of: source, draft) } else { source }
      guard let below, below != target else { continue }
      guard known.insert(below * count + target).inserted else { continue }
      parents[target].append(below)
      children[below].append(target)
    }
    parentsOf = parents
    (nearest, entry, size) = Self.dominators(children, parents, root: draft.root)
  }

  /// The screen below a replacement, as far as it is known.
  private static func kept(_ target: DraftTarget, of source: Int, _ draft: Draft) -> Int? {
    switch target {
    case .root: draft.root
    case .screen(let screen): screen
    case .previous: nil
    }
  }

  /// Returns the screens that open a screen.
  func parents(of screen: Int) -> [Int] { parentsOf[screen] }

  /// Whether a way from the root leads to a screen.
  func isReached(_ screen: Int) -> Bool { screen == root || nearest[screen] >= 0 }

  /// Whether a screen is below another one in each place where that occurs.
  func isBelow(_ other: Int, _ screen: Int) -> Bool {
    guard other != screen, !isContainer[other], isReached(other), isReached(screen) else { return false }
    let offset = entry[screen] - entry[other]
    return offset > 0 && offset < size[other]
  }

  /// Returns all screens that are below a screen in each place where it occurs, the nearest first.
  func below(_ screen: Int) -> [Int] {
    var found: [Int] = []
    var next = screen
    while next != root, nearest[next] >= 0 {
      next = nearest[next]
      if !isContainer[next] { found.append(next) }
    }
    return found
  }

  /// Finds the dominators by the algorithm of Cooper, Harvey and Kennedy («A Simple, Fast Dominance Algorithm», 2001).
  private static func dominators(
    _ children: [[Int]], _ parents: [[Int]], root: Int
  ) -> (nearest: [Int], entry: [Int], size: [Int]) {
    let order = postorder(children, from: root)
    var number = [Int](repeating: -1, count: children.count)
    for (index, screen) in order.enumerated() { number[screen] = index }
    var nearest = [Int](repeating: -1, count: children.count)
    nearest[root] = root
    var isChanging = true
    while isChanging {
      isChanging = false
      for screen in order.reversed() where screen != root {
        var found: Int?
        for parent in parents[screen] where nearest[parent] >= 0 && number[parent] >= 0 {
          found = found.map { common($0, parent, nearest, number) } ?? parent
        }
        guard let found, nearest[screen] != found else { continue }
        nearest[screen] = found
        isChanging = true
      }
    }
    let numbers = numbers(nearest, order, root: root)
    return (nearest, numbers.entry, numbers.size)
  }

  private static func common(_ one: Int, _ other: Int, _ nearest: [Int], _ number: [Int]) -> Int {
    var (one, other) = (one, other)
    while one != other {
      while number[one] < number[other] { one = nearest[one] }
      while number[other] < number[one] { other = nearest[other] }
    }
    return one
  }

  private static func postorder(_ children: [[Int]], from root: Int) -> [Int] {
    var order: [Int] = []
    var seen = [Bool](repeating: false, count: children.count)
    var open = [(screen: root, next: 0)]
    seen[root] = true
    while let (screen, next) = open.last {
      if next < children[screen].count {
        open[open.count - 1].next += 1
        let child = children[screen][next]
        if !seen[child] {
          seen[child] = true
          open.append((child, 0))
        }
      } else {
        order.append(screen)
        open.removeLast()
      }
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
