/// The tree that the pushes form, with each shared screen as one node. It is a push graph without the parts that the
/// rules forbid.
///
/// A screen that is not shared keeps only the pushes of its first parent in the file. A shared screen keeps all
/// pushes.
package struct PushTree: Sendable {
  /// A push from a second parent, with the push from the first one.
  package struct ExtraParent: Sendable {
    package var edge: Int
    package var first: Int
  }

  package let graph: PushGraph
  package let walk: PushWalk
  /// The node at the bottom. It is not a screen, but the node below the roots.
  package let root: ScreenID
  /// The pushes from the second and later parents of screens that are not shared: the first push of each parent.
  package let extraParents: [ExtraParent]
  private let isShared: [Bool]
  /// The edges by target, with one edge per parent: the first one between the two.
  private let parentEdges: [Int32]
  /// The sources of `parentEdges`.
  private let parents: [ScreenID]
  private let firstParentEdge: [Int32]

  /// Creates the tree above the roots.
  package init(_ graph: PushGraph, isShared: [Bool]) {
    self.init(graph, root: graph.top, isShared: isShared)
  }

  package init(_ graph: PushGraph, root: ScreenID, isShared: [Bool]) {
    // The node of the offered segues is above many screens, and the top is above none.
    let isShared = isShared + [true, false]
    let walk = PushWalk(graph, from: root)
    // The last parent found for each screen. The edges of a parent are adjacent, so a different parent is a new one.
    var lastParent = [Int32](repeating: -1, count: graph.nodeCount)
    var firstEdge = Self.firstEdges(graph, walk)
    var kept: [Int32] = []
    kept.reserveCapacity(graph.nodeCount)
    var counts = [Int32](repeating: 0, count: graph.nodeCount + 1)
    var extra: [ExtraParent] = []

    func keep(_ index: Int, to target: Int) {
      kept.append(Int32(index))
      counts[target + 1] += 1
    }

    // Pushes that are not edges of the tree count as edges if they are the only ones to their target.
    for index in walk.entries {
      let target = graph.edges[index].target.position
      keep(index, to: target)
      firstEdge[target] = Int32(index)
      lastParent[target] = graph.edges[index].source.index
    }
    for (index, edge) in graph.edges.enumerated() where edge.kind == .tree && walk.leadsOnward(edge) {
      let target = edge.target.position
      guard lastParent[target] != edge.source.index else {
        // Each tab is a separate place.
        if !graph.hasPage(edge.source), !isShared[target] {
          extra.append(ExtraParent(edge: index, first: Int(firstEdge[target])))
        }
        continue
      }
      lastParent[target] = edge.source.index
      if firstEdge[target] < 0 { firstEdge[target] = Int32(index) }
      if isShared[target] || graph.edges[Int(firstEdge[target])].source == edge.source {
        keep(isShared[target] ? index : Int(firstEdge[target]), to: target)
      } else {
        extra.append(ExtraParent(edge: index, first: Int(firstEdge[target])))
      }
    }

    for index in 0..<graph.nodeCount { counts[index + 1] += counts[index] }
    firstParentEdge = counts
    var sorted = [Int32](repeating: 0, count: kept.count)
    for index in kept {
      let target = graph.edges[Int(index)].target.position
      sorted[Int(counts[target])] = index
      counts[target] += 1
    }
    parentEdges = sorted
    parents = sorted.map { graph.edges[Int($0)].source }
    extraParents = extra
    self.graph = graph
    self.walk = walk
    self.root = root
    self.isShared = isShared
  }

  /// Returns the first edge of the tree to each screen, in the order of the file. An edge from a late parent comes
  /// after all others. Without replacements, the edges are already in that order.
  private static func firstEdges(_ graph: PushGraph, _ walk: PushWalk) -> [Int32] {
    var first = [Int32](repeating: -1, count: graph.nodeCount)
    guard !graph.replacements.isEmpty else { return first }
    func isLate(_ edge: PushGraph.Edge) -> Bool {
      !graph.late.isEmpty && graph.late.contains(PushGraph.Parent(edge.source, of: edge.target))
    }
    for (index, edge) in graph.edges.enumerated() where edge.kind == .tree && walk.leadsOnward(edge) {
      let target = edge.target.position
      guard first[target] >= 0 else {
        first[target] = Int32(index)
        continue
      }
      let other = graph.edges[Int(first[target])]
      let isEarlier = isLate(edge) == isLate(other) ? edge.segue < other.segue : isLate(other)
      if isEarlier { first[target] = Int32(index) }
    }
    return first
  }

  package init(_ graph: Graph) {
    self.init(PushGraph(graph), isShared: graph.screens.map(\.isShared))
  }

  /// The parents that the rules of the tree forbid: the second and later parents of a screen that is not shared, and
  /// a screen that is reachable from its own target.
  package var forbiddenParents: Set<PushGraph.Parent> {
    func parent(_ edge: Int) -> PushGraph.Parent {
      PushGraph.Parent(graph.edges[edge].source, of: graph.edges[edge].target)
    }
    // If the same screen is in two tabs of a container, the container is a valid parent for the first tab and a
    // forbidden one for the second.
    let extra = extraParents.lazy.map { parent($0.edge) }.filter { !parents(of: $0.child).contains($0.screen) }
    return Set(extra).union(walk.closing.map(parent))
  }

  /// Whether a screen is a root.
  package func isRoot(_ screen: ScreenID) -> Bool { parents(of: screen).first == graph.top }

  package func isShared(_ screen: ScreenID) -> Bool { isShared[screen.position] }

  /// The pushes from the parents of a screen, one per parent, in the order of the file.
  package func edges(to screen: ScreenID) -> ArraySlice<Int32> {
    parentEdges[Int(firstParentEdge[screen.position])..<Int(firstParentEdge[screen.position + 1])]
  }

  /// The screens that push a screen, without repetitions, in the order of the file.
  package func parents(of screen: ScreenID) -> ArraySlice<ScreenID> {
    parents[Int(firstParentEdge[screen.position])..<Int(firstParentEdge[screen.position + 1])]
  }

  /// The number of screens in the longest chain of pushes from the root.
  package var depth: Int { depth { _ in 1 } }

  /// The depth if a screen can represent several screens, one on top of the other.
  package func depth(counting height: (ScreenID) -> Int) -> Int {
    var depths = (0..<graph.nodeCount).map { graph.isScreen(ScreenID($0)) ? height(ScreenID($0)) : 0 }
    for screen in walk.order {
      let below = parents(of: screen).reduce(0) { max($0, depths[$1.position]) }
      depths[screen.position] += below
    }
    return depths.max() ?? 0
  }
}
