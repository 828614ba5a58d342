/// The tree that the pushes form, for the checks of the tree.
struct GraphShape {
  let tree: PushTree
  let dominators: Dominators
  let pages: PagesBelow
  /// The replacements that cut the stack where they cannot, in the order of the file.
  let misplaced: [PushGraph.Replacement]
  /// What lies below all screens that offer what goes somewhere from anywhere; `nil` where nothing is offered, or nobody offers it.
  private let ground: ScreenID?

  init(_ resolution: Resolution) {
    let isShared = resolution.graph.screens.map(\.isShared)
    let all = resolution.pushes.replacements
    let reached = all.isEmpty ? [] : resolution.pushes.reached(from: resolution.pushes.roots)
    // What is declared where nobody comes opens nothing.
    let lost = Set(all.lazy.filter { !reached[$0.source.position] }.map(\.segue))
    var faults = Self.faults(resolution, isShared: isShared, lost: lost)
    var tree = PushTree(resolution.pushes.without(faults), isShared: isShared)
    var dominators = Dominators(tree)
    var pages = PagesBelow(tree)
    var misplaced: [PushGraph.Replacement] = []
    // Without an edge that should not be there others may be right, so the rest is looked at again.
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

  /// How often the tree is made again without the faults of the last one.
  private static let rounds = 4

  /// The faults to begin with: those of the graph without its replacements from `previous`, which repeat the faults of others.
  private static func faults(
    _ resolution: Resolution, isShared: [Bool], lost: Set<SegueID>
  ) -> PushGraph.Faults {
    var faults = PushGraph.Faults()
    let following = resolution.pushes.replacements.filter { $0.from == .previous }
    if !following.isEmpty {
      faults.late = lateParents(resolution.pushes.byDeclarer)
      faults.displaced = lost.union(following.map(\.segue))
      let tree = PushTree(resolution.pushes.without(faults), isShared: isShared)
      // A late parent is never the only one, so it is one too many for a screen that is not shared.
      faults.parents = tree.forbiddenParents.union(faults.late.filter { !isShared[$0.child.position] })
    }
    faults.displaced = lost
    return faults
  }

  /// The parents to which only their own child leads.
  private static func lateParents(_ graph: PushGraph) -> Set<PushGraph.Parent> {
    // Each parent of a screen is one of its own here, as if all were shared.
    let tree = PushTree(graph, isShared: [Bool](repeating: true, count: graph.screenCount))
    let dominators = Dominators(tree)
    let edges = graph.declared.lazy.filter { edge in
      edge.kind == .tree && graph.isScreen(edge.target) && tree.walk.reaches(edge.source)
        && dominators.dominates(edge.target, edge.source)
    }
    return Set(edges.map { PushGraph.Parent($0.source, of: $0.target) })
  }

  /// What lies below every screen with a page in each place, the nearest to them; `nil` where there is no such screen.
  private static func ground(_ tree: PushTree, _ dominators: Dominators) -> ScreenID? {
    var ground: ScreenID?
    for screen in tree.walk.order where tree.graph.hasOwnPage(screen) {
      ground = ground.map { dominators.nearestCommon($0, screen) } ?? screen
    }
    return ground
  }

  /// Where a segue starts that goes somewhere: on its source, or on what lies below all screens that offer it. `nil` where nobody
  /// comes.
  func start(of go: GoDraft) -> ScreenID? {
    guard let source = go.source else { return ground }
    return walk.reaches(source) ? source : nil
  }

  /// Whether a replacement cuts the stack at a screen that does not lie below its source everywhere, or has no page.
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

  /// Whether the roots lead to all screens.
  var reachesAll: Bool { walk.order.count { pushes.isScreen($0) } == pushes.screenCount }

  /// Whether every push is where its author means it to be.
  var isSound: Bool { tree.extraParents.isEmpty && !pushes.edges.contains { $0.kind == .guessed } }

  /// The screens that the roots lead to, in the order of the file.
  var screensReached: some Sequence<ScreenID> {
    (0..<pushes.screenCount).lazy.map { ScreenID($0) }.filter { walk.reaches($0) }
  }

  /// Those of them that have a page of the file's own, and so offer what goes somewhere from anywhere.
  var pagesReached: some Sequence<ScreenID> { screensReached.filter { pushes.hasOwnPage($0) } }

  /// Whether `screen` lies below `other` in every place where `other` occurs.
  func isProperAncestor(_ screen: ScreenID, of other: ScreenID) -> Bool {
    screen != other && dominators.dominates(screen, other)
  }
}
