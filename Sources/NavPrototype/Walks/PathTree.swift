import NavRuntime
import NavTable

/// A tree with a shortest path to each screen, and the number of open goals at and above each screen.
struct PathTree {
  /// The roots and the segues of the paths.
  struct Choice: Hashable {
    /// The only root, or `nil` for all roots.
    var root: ScreenID?
    /// The segues that refused a walk.
    var closed: Set<SegueID> = []
  }

  private(set) var segues: [SegueID?]
  private(set) var parents: [Int?]
  private(set) var children: [[Int]]
  private(set) var open: [Int]
  private(set) var isReached: [Bool]
  /// The first page that offers the segues under `anywhere`.
  private(set) var offeringScreen: Int?

  init(_ table: GraphTable, _ choice: Choice = Choice()) {
    let rules = table.rules
    let count = rules.screens.count
    segues = Array(repeating: nil, count: count)
    parents = Array(repeating: nil, count: count)
    children = Array(repeating: [], count: count)
    open = Array(repeating: 0, count: count)
    isReached = Array(repeating: false, count: count)
    var leading: [[Int]] = Array(repeating: [], count: count)
    var offered: [Int] = []
    for (index, segue) in rules.segues.enumerated() {
      let id = SegueID(rawValue: Int32(index))
      guard table.goal(of: id) != nil, !choice.closed.contains(id) else { continue }
      if segue.source == StackRules.anywhere {
        offered.append(index)
      } else {
        leading[Int(segue.source.rawValue)].append(index)
      }
    }
    var pending = (choice.root.map { [$0] } ?? [rules.root] + rules.otherRoots).map { Int($0.rawValue) }
    for root in pending { isReached[root] = true }
    var next = 0
    while next < pending.count {
      let screen = pending[next]
      next += 1
      var ways = leading[screen]
      // Segues under `anywhere` are taken from the first page that offers them.
      if offeringScreen == nil, let first = offered.first,
        rules.offers(rules.segues[first], ScreenID(rawValue: Int32(screen)))
      {
        ways += offered
        offeringScreen = screen
      }
      for index in ways {
        let segue = SegueID(rawValue: Int32(index))
        guard let goal = table.goal(of: segue).map({ Int($0.rawValue) }), !isReached[goal] else { continue }
        isReached[goal] = true
        segues[goal] = segue
        parents[goal] = screen
        children[screen].append(goal)
        pending.append(goal)
      }
    }
  }

  /// The segues from a root to a screen.
  func way(to screen: Int) -> (root: Int, segues: [SegueID]) {
    var way: [SegueID] = []
    var current = screen
    while let segue = segues[current], let parent = parents[current] {
      way.append(segue)
      current = parent
    }
    return (current, way.reversed())
  }

  /// The number of segues from a root to a screen, or `nil` if the path leads through another screen.
  func depth(of screen: Int, avoiding other: Int) -> Int? {
    var (depth, current) = (0, screen)
    while current != other {
      guard let parent = parents[current] else { return depth }
      (depth, current) = (depth + 1, parent)
    }
    return nil
  }

  /// Adds a number of goals at a screen.
  mutating func add(_ count: Int, at screen: Int) {
    var current: Int? = screen
    while let here = current {
      open[here] += count
      current = parents[here]
    }
  }
}
