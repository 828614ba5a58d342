/// The tree of pushes, for the checks of the tree.
struct GraphShape {
  let tree: PushTree
  let dominators: Dominators
  let pages: PagesBelow
  /// The replaces with an invalid `from`, in the order of the file.
  let misplaced: [PushGraph.Replacement]
  /// The nearest screen below all screens that offer the go segues of `anywhere`, or `nil` if there is none.
  private let ground: ScreenID?

  init(_ resolution: Resolution) {
    let isShared = resolution.graph.screens.map(\.isShared)
    let all = resolution.pushes.replacements
    let reached = all.isEmpty ? [] : resolution.pushes.reached(from: resolution.pushes.roots)
    // A replace of an unreachable screen does not open its target.
    let lost = Set(all.lazy.filter { !reached[$0.source.position] }.map(\.segue))
    var faults = Self.faults(resolution, isShared: isShared, lost: lost)
    var tree = PushTree(resolution.pushes.without(faults), isShared: isShared)
    var dominators = Dominators(tree)
    var pages = PagesBelow(tree)
    var misplaced: [PushGraph.Replacement] = []
    // After an invalid edge is removed, other edges may become valid, so the loop checks them again.
    for _ in 0..<Self.rounds where !all.isEmpty {
      misplaced = all.filter { Self.isMisplaced($0, tree, dominators, pages) }
      var found = PushGraph.Faults()
      found.displaced = lost.union(misplaced.map(\.segue))
      found.parents = tree.forbiddenParents.union(faults.late.filter { !isShared[$0.child.position] })
      found.late = faults.late
      if found == faults { break }
      faults = found
      tree = PushTree(resolution.pushes.without(faults), isShared: isShared)
      dominators = Dominators(tree)
      pages = PagesBelow(tree)
    }
    self.tree = tree
    self.dominators = dominators
    self.pages = pages
    self.misplaced = misplaced
    let offersGoes = !resolution.declarations.anywhereGoes.isEmpty
    ground = offersGoes ? Self.ground(tree, dominators) : nil
  }

  /// The maximum number of times that the tree is rebuilt without its faults.
  private static let rounds = 4

  /// The initial faults: the faults of the graph without replaces from `previous`, which repeat other faults.
  private static func faults(
    _ resolution: Resolution, isShared: [Bool], lost: Set<SegueID>
  ) -> PushGraph.Faults {
    var faults = PushGraph.Faults()
    let following = resolution.pushes.replacements.filter { $0.from == .previous }
    if !following.isEmpty {
      faults.late = lateParents(resolution.pushes.byDeclarer)
      faults.displaced = lost.union(following.map(\.segue))
      let tree = PushTree(resolution.pushes.without(faults), isShared: isShared)
      // A late parent is never the only parent, so a screen that is not shared cannot have it.
      faults.parents = tree.forbiddenParents.union(faults.late.filter { !isShared[$0.child.position] })
    }
    faults.displaced = lost
    return faults
  }

  /// The parents that are reachable only through their child.
  private static func lateParents(_ graph: PushGraph) -> Set<PushGraph.Parent> {
    // All screens count as shared, so that each screen keeps all its parents.
    let tree = PushTree(graph, isShared: [Bool](repeating: true, count: graph.screenCount))
    let dominators = Dominators(tree)
    let edges = graph.declared.lazy.filter { edge in
      edge.kind == .tree && graph.isScreen(edge.target) && tree.walk.reaches(edge.source)
        && dominators.dominates(edge.target, edge.source)
    }
    return Set(edges.map { PushGraph.Parent($0.source, of: $0.target) })
  }

  /// The nearest screen that is below every screen with a page in every place, or `nil` if there is none.
  private static func ground(_ tree: PushTree, _ dominators: Dominators) -> ScreenID? {
    var ground: ScreenID?
    for screen in tree.walk.order where tree.graph.hasOwnPage(screen) {
      ground = ground.map { dominators.nearestCommon($0, screen) } ?? screen
    }
    return ground
  }

  /// The start of a go segue: its source, or the nearest screen below all screens that offer it.
  ///
  /// Returns `nil` if the source is unreachable, or if no such screen exists.
  func start(of go: GoDraft) -> ScreenID? {
    guard let source = go.source else { return ground }
    return walk.reaches(source) ? source : nil
  }

  /// Whether the `from` of a replace is not below its source in every place, or does not have a page.
  private static func isMisplaced(
    _ replacement: PushGraph.Replacement, _ tree: PushTree, _ dominators: Dominators, _ pages: PagesBelow
  ) -> Bool {
    let source = replacement.source
    guard tree.walk.reaches(source) else { return false }
    switch replacement.from {
    case .screen(let screen):
      return screen == source || !tree.walk.reaches(screen) || !dominators.dominates(screen, source)
        || !tree.graph.hasPage(screen)
    case .previous, .root, .opener, .exit: return pages.answer(for: replacement.from, from: source) != .everywhere
    }
  }

  var pushes: PushGraph { tree.graph }
  var walk: PushWalk { tree.walk }

  /// Whether all screens are reachable from the roots.
  var reachesAll: Bool { walk.order.count { pushes.isScreen($0) } == pushes.screenCount }

  /// Whether all targets are known and each screen that is not shared has one parent.
  var isSound: Bool { tree.extraParents.isEmpty && !pushes.edges.contains { $0.kind == .guessed } }

  /// The reachable screens, in the order of the file.
  var screensReached: some Sequence<ScreenID> {
    (0..<pushes.screenCount).lazy.map { ScreenID($0) }.filter { walk.reaches($0) }
  }

  /// The reachable screens that have a page in this file. They offer the go segues of `anywhere`.
  var pagesReached: some Sequence<ScreenID> { screensReached.filter { pushes.hasOwnPage($0) } }

  /// Whether `screen` is below `other` in every place of `other`.
  func isProperAncestor(_ screen: ScreenID, of other: ScreenID) -> Bool {
    screen != other && dominators.dominates(screen, other)
  }
}
