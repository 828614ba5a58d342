/// Checks whether one screen leads to another, for screens with errors.
///
/// Each check walks through the graph. Malicious files can cause many checks, so the steps are limited. After the
/// limit, the result is `true`.
struct PathBudget {
  private let shape: GraphShape
  private let hasFaults: Bool
  private let countsReplacements: Bool
  private var stepsLeft: Int
  /// The last walk that reached each screen, once without an invalid push and once with one.
  private var seen: [Int32]
  private var walk: Int32 = 0

  /// Pass `false` for `countsReplacements` to report misplaced replaces, so that they do not hide each other.
  init(_ shape: GraphShape, countsReplacements: Bool = true) {
    self.shape = shape
    self.countsReplacements = countsReplacements
    stepsLeft = 8 * (shape.pushes.edges.count + shape.pushes.nodeCount) + 100_000
    seen = Array(repeating: 0, count: 2 * shape.pushes.nodeCount)
    hasFaults =
      !shape.tree.extraParents.isEmpty || !shape.reachesAll
      || shape.pushes.edges.contains { $0.kind == .guessed && (countsReplacements || $0.replacement < 0) }
  }

  /// Whether a path from `start` to `screen` uses a push that has its own error.
  ///
  /// Examples are a push from a second parent, a misspelled target, and a push from an unreachable screen. In this
  /// case, `start` may be missing below `screen` only because of that error.
  mutating func isLedToByFault(_ screen: ScreenID, from start: ScreenID) -> Bool {
    guard hasFaults, stepsLeft > 0 else { return hasFaults }
    let pushes = shape.pushes
    walk += 1
    var queue = [State(screen: start, isFaulty: !shape.walk.reaches(start))]
    seen[queue[0].number] = walk
    var next = 0
    while next < queue.count {
      let state = queue[next]
      next += 1
      for index in pushes.outgoing(state.screen) {
        stepsLeft -= 1
        guard stepsLeft > 0 else { return true }
        let edge = pushes.edges[index]
        guard edge.kind != .recursive, edge.kind != .toRoot, !closesCycle(edge),
          countsReplacements || edge.replacement < 0 || edge.kind == .tree
        else { continue }
        let step = State(screen: edge.target, isFaulty: state.isFaulty || !shape.isTreeEdge(index))
        guard seen[step.number] != walk else { continue }
        seen[step.number] = walk
        if step.screen == screen, step.isFaulty { return true }
        queue.append(step)
      }
    }
    return false
  }

  private func closesCycle(_ edge: PushGraph.Edge) -> Bool {
    edge.kind == .tree && shape.walk.reaches(edge.source) && shape.walk.reaches(edge.target)
      && !shape.walk.leadsOnward(edge)
  }

  private struct State {
    var screen: ScreenID
    var isFaulty: Bool

    var number: Int { 2 * screen.position + (isFaulty ? 1 : 0) }
  }

  /// Whether the pushes lead from `start` to `screen`.
  static func leads(from start: ScreenID, to screen: ScreenID, _ shape: GraphShape) -> Bool {
    guard shape.walk.reaches(start), shape.walk.position(start) < shape.walk.position(screen) else { return false }
    var seen = [Bool](repeating: false, count: shape.pushes.nodeCount)
    seen[start.position] = true
    var queue = [start]
    while let here = queue.popLast() {
      for index in shape.pushes.outgoing(here) where shape.isTreeEdge(index) {
        let target = shape.pushes.edges[index].target
        if target == screen { return true }
        guard !seen[target.position] else { continue }
        seen[target.position] = true
        queue.append(target)
      }
    }
    return false
  }
}

extension GraphShape {
  /// Whether a push is an edge of the tree.
  func isTreeEdge(_ index: Int) -> Bool {
    let edge = pushes.edges[index]
    guard edge.kind == .tree, walk.leadsOnward(edge) else { return false }
    if tree.isShared(edge.target) { return true }
    return tree.parents(of: edge.target).first == edge.source
  }
}

extension OccurrencePath {
  /// Finds a path to `screen` without `other`, or `nil` if there is none.
  init?(to screen: ScreenID, avoiding other: ScreenID, _ shape: GraphShape) {
    let isKnown = shape.walk.reaches(other)
    self.init(to: screen, in: shape.tree) { !isKnown || !shape.dominators.dominates(other, $0) }
  }
}
