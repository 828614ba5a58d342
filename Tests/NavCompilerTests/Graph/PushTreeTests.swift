import NavCompiler
import SeededRandom
import Testing

/// Compares the walk, the tree, and the dominators with an enumeration of paths.
@Suite struct PushTreeTests {
  private static func random(_ random: inout SplitMix) -> (PushGraph, shared: [Bool]) {
    let count = 2 + random.below(6)
    let pairs = (0..<random.below(12)).map { _ in (random.below(count), random.below(count)) }.sorted { $0.0 < $1.0 }
    let edges = pairs.enumerated().map { index, pair in
      PushGraph.Edge(
        source: ScreenID(pair.0), target: ScreenID(pair.1), segue: SegueID(index),
        kind: random.chance(15) ? .recursive : .tree)
    }
    return (PushGraph(screenCount: count, edges: edges), (0..<count).map { _ in random.chance(50) })
  }

  /// All paths from the root that visit no screen twice.
  private static func ways(_ edges: [(Int, Int)]) -> [[Int]] {
    var found = [[0]]
    var next = 0
    while next < found.count {
      let way = found[next]
      next += 1
      for edge in edges where edge.0 == way.last && !way.contains(edge.1) { found.append(way + [edge.1]) }
    }
    return found
  }

  @Test func theWalkReachesWhatWaysReach() {
    var random = SplitMix(seed: 3)
    for _ in 0..<2000 {
      let (graph, _) = Self.random(&random)
      let walk = PushWalk(graph, from: ScreenID(0))
      let reached = Set(Self.ways(graph.edges.map { ($0.source.position, $0.target.position) }).compactMap(\.last))
      #expect(Set(walk.order.map(\.position)) == reached)
      for screen in 0..<graph.screenCount { #expect(walk.reaches(ScreenID(screen)) == reached.contains(screen)) }
    }
  }

  @Test func closingPushesLeadBackToTheWayTheyCameBy() {
    var random = SplitMix(seed: 4)
    for _ in 0..<2000 {
      let (graph, _) = Self.random(&random)
      let walk = PushWalk(graph, from: ScreenID(0))
      // The same walk, by recursion.
      var closing: [Int] = []
      var seen: Set<ScreenID> = []
      func visit(_ screen: ScreenID, _ way: [ScreenID]) {
        seen.insert(screen)
        for index in graph.outgoing(screen) where graph.edges[index].kind == .tree {
          let target = graph.edges[index].target
          if way.contains(target) { closing.append(index) }
          if !seen.contains(target) { visit(target, way + [target]) }
        }
      }
      visit(ScreenID(0), [ScreenID(0)])
      for entry in walk.entries where !seen.contains(graph.edges[entry].target) {
        visit(graph.edges[entry].target, [graph.edges[entry].target])
      }
      #expect(walk.closing == closing)
      for cycle in walk.closing.map({ walk.cycle(closedBy: $0, in: graph).pushes }) {
        let edges = cycle.map { graph.edges[$0] }
        #expect(edges.first?.source == edges.last?.target)
        for (one, two) in zip(edges, edges.dropFirst()) { #expect(one.target == two.source) }
      }
    }
  }

  @Test func dominatorsLieOnEveryWay() {
    var random = SplitMix(seed: 5)
    for _ in 0..<2000 {
      let (graph, shared) = Self.random(&random)
      let tree = PushTree(graph, root: ScreenID(0), isShared: shared)
      let dominators = Dominators(tree)
      let kept = tree.walk.order.flatMap { screen in
        tree.parents(of: screen).map { ($0.position, screen.position) }
      }
      let ways = Self.ways(kept)
      for screen in tree.walk.order {
        let there = ways.filter { $0.last == screen.position }
        #expect(!there.isEmpty)
        let common = there.dropFirst().reduce(Set(there.first ?? [])) { $0.intersection($1) }
        for other in tree.walk.order {
          #expect(dominators.dominates(other, screen) == common.contains(other.position))
        }
        let nearest = there.first?.dropLast().last { common.contains($0) }
        #expect(dominators.nearest(of: screen)?.position == nearest)
        for other in common where other != screen.position {
          let child = dominators.child(of: ScreenID(other), towards: screen)
          #expect(dominators.nearest(of: child)?.position == other)
          #expect(dominators.dominates(child, screen))
        }
      }
      #expect(tree.depth == ways.map(\.count).max())
    }
  }

  @Test func aScreenThatIsNotSharedKeepsItsFirstParent() {
    var random = SplitMix(seed: 6)
    for _ in 0..<2000 {
      let (graph, shared) = Self.random(&random)
      let tree = PushTree(graph, root: ScreenID(0), isShared: shared)
      for screen in tree.walk.order where screen != tree.root {
        let onward = graph.incoming(screen).map { graph.edges[$0] }
          .filter { $0.kind == .tree && tree.walk.leadsOnward($0) }.map(\.source)
        guard let first = onward.first else { continue }
        let parents = Array(tree.parents(of: screen))
        #expect(shared[screen.position] ? Set(parents) == Set(onward) : parents == [first])
        let extra = tree.extraParents.filter { graph.edges[$0.edge].target == screen }
        #expect(extra.count == (shared[screen.position] ? 0 : Set(onward).count - 1))
      }
    }
  }
}
