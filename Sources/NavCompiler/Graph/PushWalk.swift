/// A depth-first walk from the root along the pushes, in the order of the file.
///
/// The walk determines the reachable screens, the pushes that close a cycle, and an order in which each screen comes
/// after all screens that lead to it. Time and memory are linear. The walk does not recurse, so a chain of 100,000
/// screens does not overflow the call stack.
package struct PushWalk: Sendable {
  /// A cycle of pushes, or the two ends of a long cycle.
  package struct Cycle: Sendable {
    /// The pushes. The last one closes the cycle.
    package var pushes: [Int]
    /// The number of pushes that are omitted from the middle.
    package var omitted: Int
  }

  /// The reachable screens, each after all screens that lead to it.
  package private(set) var order: [ScreenID] = []
  /// Pushes to a screen on the path to their source, or to the source itself.
  package private(set) var closing: [Int] = []
  /// Pushes that cannot be edges of the tree but are the only ones to their target. Such a push is `recursive`, to a
  /// screen that is not above, or has a misspelled target.
  package private(set) var entries: [Int] = []
  /// The position of each screen in `order`, or one of the marks below during the walk.
  private var positions: [Int32]
  /// The push through which the walk reached each screen.
  private var arrivals: [Int32]

  package init(_ graph: PushGraph, from root: ScreenID) {
    positions = [Int32](repeating: Self.unreached, count: graph.nodeCount)
    arrivals = positions
    order.reserveCapacity(graph.nodeCount)
    walk(graph, from: root)
    // Screens that only a faulty push reaches count as reachable, so that the fault is reported once, at that push.
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

  /// The position of a screen in `order`, or a negative number if the screen is not reachable.
  package func position(_ screen: ScreenID) -> Int { Int(positions[screen.position]) }

  /// Whether an edge leads forward in `order`: its source is reachable, and it does not close a cycle.
  package func leadsOnward(_ edge: PushGraph.Edge) -> Bool {
    let source = positions[edge.source.position]
    return source >= 0 && source < positions[edge.target.position]
  }

  private static let shownAtEachEnd = 6

  /// Returns the cycle that one of `closing` closes.
  package func cycle(closedBy closing: Int, in graph: PushGraph) -> Cycle {
    // The pushes from the end to the start.
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
    // The path from `start` to the current screen. Each step has a screen and its pushes that are not visited yet.
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
