/// A depth-first walk from the root along the pushes, in the order of the file.
///
/// It gives three things: which screens are reached, which pushes close a cycle, and an order in which each screen comes
/// after all that lead to it. Time and memory are linear; nothing recurses, so a chain of 100,000 screens is no problem.
package struct PushWalk: Sendable {
  /// A cycle of pushes; of a long one only its two ends.
  package struct Cycle: Sendable {
    /// The closing one last.
    package var pushes: [Int]
    /// How many pushes are left out of the middle.
    package var omitted: Int
  }

  /// The screens reached, each after all those that lead to it.
  package private(set) var order: [ScreenID] = []
  /// Pushes to a screen on the path by which the walk came to their source, or to the source itself.
  package private(set) var closing: [Int] = []
  /// Pushes that are no good as edges of the tree, and yet the only way to their target: a `recursive` one to a screen
  /// that is not above, or one with a misspelt target.
  package private(set) var entries: [Int] = []
  /// By screen: its place in `order`; while the walk is under way, one of the marks below.
  private var positions: [Int32]
  /// By screen: the push by which the walk came to it.
  private var arrivals: [Int32]

  package init(_ graph: PushGraph, from root: ScreenID) {
    positions = [Int32](repeating: Self.unreached, count: graph.nodeCount)
    arrivals = positions
    order.reserveCapacity(graph.nodeCount)
    walk(graph, from: root)
    // What only a faulty push leads to counts as reached: the fault is reported once, at that push.
    var next = 0
    while next < order.count {
      for index in graph.outgoing(order[next]) where graph.edges[index].kind != .tree {
        let target = graph.edges[index].target
        guard positions[target.position] == Self.unreached else { continue }
        entries.append(index)
        walk(graph, from: target)
      }
      next += 1
    }
  }

  package func reaches(_ screen: ScreenID) -> Bool { positions[screen.position] >= 0 }

  /// The place of a screen in `order`, or a negative number if nothing leads to it.
  package func position(_ screen: ScreenID) -> Int { Int(positions[screen.position]) }

  /// Whether an edge leads onward in `order`: it neither closes a cycle nor leaves a screen that is not reached.
  package func leadsOnward(_ edge: PushGraph.Edge) -> Bool {
    let source = positions[edge.source.position]
    return source >= 0 && source < positions[edge.target.position]
  }

  private static let shownAtEachEnd = 6

  /// The cycle that one of `closing` closes.
  package func cycle(closedBy closing: Int, in graph: PushGraph) -> Cycle {
    // From the end to the beginning.
    var pushes = [closing]
    var here = graph.edges[closing].source
    while here != graph.edges[closing].target, arrivals[here.position] >= 0 {
      let arrival = Int(arrivals[here.position])
      pushes.append(arrival)
      here = graph.edges[arrival].source
    }
    let omitted = pushes.count - 1 - 2 * Self.shownAtEachEnd
    if omitted > 0 { pushes.removeSubrange(Self.shownAtEachEnd + 1..<Self.shownAtEachEnd + 1 + omitted) }
    return Cycle(pushes: pushes.reversed(), omitted: max(0, omitted))
  }

  private mutating func walk(_ graph: PushGraph, from start: ScreenID) {
    // The path from `start` to where the walk is: of each screen the next push to look at, and the push that led there.
    var path = [PathStep(screen: start, untried: graph.outgoing(start))]
    var finished: [ScreenID] = []
    positions[start.position] = Self.onPath(at: 0)
    while let top = path.last {
      guard let index = top.untried.first else {
        positions[top.screen.position] = Self.left
        finished.append(top.screen)
        path.removeLast()
        continue
      }
      path[path.count - 1].untried = top.untried.dropFirst()
      let edge = graph.edges[index]
      guard edge.kind == .tree else { continue }
      let place = positions[edge.target.position]
      if place == Self.unreached {
        positions[edge.target.position] = Self.onPath(at: path.count)
        arrivals[edge.target.position] = Int32(index)
        path.append(PathStep(screen: edge.target, untried: graph.outgoing(edge.target)))
      } else if place < Self.left {
        closing.append(index)
      }
    }
    for screen in finished.reversed() {
      positions[screen.position] = Int32(order.count)
      order.append(screen)
    }
  }

  private static let unreached: Int32 = -1
  private static let left: Int32 = -2
  private static func onPath(at place: Int) -> Int32 { left - 1 - Int32(place) }

  private struct PathStep {
    var screen: ScreenID
    var untried: Range<Int>
  }
}
