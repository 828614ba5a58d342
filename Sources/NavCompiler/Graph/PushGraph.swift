/// The segues that open screens, as flat arrays. The rules of the tree use only these.
///
/// Edges are sorted by their source, and edges with the same source are in the order of the file. Two nodes follow
/// the screens. ``anywhere`` is above all screens that offer the segues under `anywhere`, and leads to the targets of
/// these segues. ``top`` is below all roots.
package struct PushGraph: Sendable {
  package struct Edge: Sendable {
    /// The screen on top of which the target opens.
    package var source: ScreenID
    package var target: ScreenID
    /// The segue of the edge, or -1 for an edge from `top` to a root. An edge to `anywhere` has the first of the
    /// offered segues.
    package var segue: SegueID
    package var kind: Kind
    /// The index in ``PushGraph/replacements`` if a replacement makes the edge, or -1.
    package var replacement: Int32 = -1

    package init(source: ScreenID, target: ScreenID, segue: SegueID, kind: Kind) {
      self.source = source
      self.target = target
      self.segue = segue
      self.kind = kind
    }
  }

  /// A replacement. Its target opens where it cuts the stack, not on top of its source.
  package struct Replacement: Sendable {
    package var segue: SegueID
    /// The screen that declares it.
    package var source: ScreenID
    package var target: ScreenID
    /// A screen, `previous` or `root`.
    package var from: Segue.UnwindTarget
  }

  package enum Kind: Sendable {
    /// A push that must fit into the tree.
    case tree
    /// A push marked `recursive`. It is not an edge of the tree.
    case recursive
    /// A push to a root that is not recursive. A tree cannot contain it.
    case toRoot
    /// A push with a misspelled target, which is taken as the nearest name, a push that may or may not be recursive,
    /// or a replacement with an unknown cut. Such an edge only shows which screens are probably reachable.
    case guessed
  }

  /// A screen on top of which another one opens.
  package struct Parent: Hashable, Sendable {
    package var screen: ScreenID
    package var child: ScreenID

    package init(_ screen: ScreenID, of child: ScreenID) {
      self.screen = screen
      self.child = child
    }
  }

  /// Faults of a graph that edges of replacements must not repeat.
  package struct Faults: Equatable, Sendable {
    /// Replacements with a cut that is not possible. Each of them only shows that its target is probably reachable.
    package var displaced: Set<SegueID> = []
    /// Parents that the rules of the tree forbid. A replacement from `previous` does not open its target on them.
    package var parents: Set<Parent> = []
    /// Parents that are reachable only through their own child. Such a parent is never the first parent of the child,
    /// wherever it is declared.
    package var late: Set<Parent> = []

    package init() {}

    func contain(_ edge: Edge) -> Bool { parents.contains(Parent(edge.source, of: edge.target)) }
  }

  /// The properties of screens that the tree needs besides their segues.
  package struct Traits: Sendable {
    /// Whether each screen is a container. Empty if there are no containers.
    var containers: [Bool] = []
    /// Whether each screen cannot open a screen, because it has no page in this file. Empty if there are no such
    /// screens.
    var silent: [Bool] = []
    /// Whether each screen is shared. Empty if this is not relevant.
    var isShared: [Bool] = []

    package init() {}

    package init(_ screens: [Screen]) {
      if screens.contains(where: \.isContainer) { containers = screens.map(\.isContainer) }
      if screens.contains(where: \.isSilent) { silent = screens.map(\.isSilent) }
      isShared = screens.map(\.isShared)
    }

    func isContainer(_ screen: ScreenID) -> Bool { !containers.isEmpty && containers[screen.position] }
    func isSilent(_ screen: ScreenID) -> Bool { !silent.isEmpty && silent[screen.position] }
    func isShared(_ screen: ScreenID) -> Bool { !isShared.isEmpty && isShared[screen.position] }
  }

  package let screenCount: Int
  /// The roots, in the order of the file.
  package let roots: [ScreenID]
  private let traits: Traits
  /// Whether each screen offers the segues under `anywhere`. Empty if there are none.
  private let offering: [Bool]
  package let edges: [Edge]
  /// In the order of the file.
  package let replacements: [Replacement]
  /// Parents that are reachable only through their own child.
  package let late: Set<Parent>
  /// A replacement with too many edges, which are not all in the graph.
  package let excess: SegueID?
  /// The start of each screen's edges in `edges`. They end where the edges of the next screen start.
  private let firstEdge: [Int32]
  /// The edges by target. The edges of a target are in the order of the file.
  private let incomingEdges: [Int32]
  private let firstIncoming: [Int32]

  /// Creates a graph. The edges of pushes must be sorted by source, and the replacements by segue.
  package init(
    screenCount: Int, edges pushes: [Edge], replacements: [Replacement] = [], roots: [ScreenID] = [],
    traits: Traits = Traits(), faults: Faults = Faults()
  ) {
    let set = Self.settingRootsApart(pushes, roots)
    let rootSet = Set(roots)
    let offers = Offers(set, replacements.filter { !rootSet.contains($0.target) }, screenCount: screenCount, traits)
    var expansion = ReplacementEdges(
      offers.edges, replacements, roots: roots, traits, offers, faults)
    var edges = replacements.isEmpty ? offers.edges : Self.settingRootsApart(expansion.takeAll(), roots)
    for root in roots {
      edges.append(Edge(source: ScreenID(screenCount + 1), target: root, segue: SegueID(-1), kind: .tree))
    }
    self.screenCount = screenCount
    self.roots = roots
    self.traits = traits
    offering = offers.offering
    self.edges = edges
    self.replacements = replacements
    excess = expansion.excess
    late = faults.late
    let nodeCount = screenCount + 2
    firstEdge = Self.starts(of: edges, count: nodeCount, by: \.source)
    firstIncoming = Self.starts(of: edges, count: nodeCount, by: \.target)
    var next = firstIncoming
    var incoming = [Int32](repeating: 0, count: edges.count)
    for (index, edge) in edges.enumerated() {
      incoming[Int(next[edge.target.position])] = Int32(index)
      next[edge.target.position] += 1
    }
    incomingEdges = incoming
  }

  package init(_ graph: Graph) {
    var edges: [Edge] = []
    var replacements: [Replacement] = []
    for (index, segue) in graph.segues.enumerated() {
      guard case .push(let target, _, let recursion) = segue.kind else { continue }
      if let from = segue.opening.from {
        replacements.append(
          Replacement(segue: SegueID(index), source: segue.source, target: target, from: from))
        continue
      }
      let kind: Kind = if case .none = recursion { .tree } else { .recursive }
      edges.append(Edge(source: segue.source, target: target, segue: SegueID(index), kind: kind))
    }
    self.init(
      screenCount: graph.screens.count, edges: edges, replacements: replacements, roots: graph.roots,
      traits: Traits(graph.screens))
  }

  /// Returns the graph without the edges that result from faults.
  package func without(_ faults: Faults) -> PushGraph {
    if faults == Faults() { return self }
    return PushGraph(
      screenCount: screenCount,
      edges: edges.filter { $0.replacement < 0 && $0.source != top && $0.target != anywhere },
      replacements: replacements, roots: roots, traits: traits, faults: faults)
  }

  /// The graph in which each replacement is a push of the screen that declares it.
  package var byDeclarer: PushGraph {
    let added = replacements.map { Edge(source: $0.source, target: $0.target, segue: $0.segue, kind: .tree) }
    let own = edges.filter { $0.replacement < 0 && $0.source != top && $0.target != anywhere }
    return PushGraph(
      screenCount: screenCount, edges: (own + added).sorted { ($0.source, $0.segue) < ($1.source, $1.segue) },
      roots: roots, traits: traits)
  }

  /// Marks pushes to roots. They are never edges of the tree.
  private static func settingRootsApart(_ edges: [Edge], _ roots: [ScreenID]) -> [Edge] {
    var isRoot = [Bool](repeating: false, count: (roots.max()?.position ?? -1) + 1)
    for root in roots { isRoot[root.position] = true }
    func isWrong(_ edge: Edge) -> Bool {
      edge.kind == .tree && edge.target.position < isRoot.count && isRoot[edge.target.position]
    }
    guard edges.contains(where: isWrong) else { return edges }
    return edges.map { edge in
      var edge = edge
      if isWrong(edge) { edge.kind = .toRoot }
      return edge
    }
  }

  /// The edges of segues, without the edges from `top`.
  package var declared: ArraySlice<Edge> { edges.dropLast(roots.count) }

  /// The number of screens and of nodes that are not screens.
  package var nodeCount: Int { screenCount + 2 }
  /// The node above all screens that offer the segues under `anywhere`. It leads to the targets of these segues.
  package var anywhere: ScreenID { ScreenID(screenCount) }
  /// The node below all roots.
  package var top: ScreenID { ScreenID(screenCount + 1) }

  /// Whether a screen offers the segues under `anywhere`.
  package func offers(_ screen: ScreenID) -> Bool { !offering.isEmpty && offering[screen.position] }

  package func isScreen(_ node: ScreenID) -> Bool { node.position < screenCount }

  /// Whether a screen is a root.
  package func isRoot(_ screen: ScreenID) -> Bool { edges(from: top, to: screen).first != nil }

  /// Whether a screen has a page. A container does not, so `previous` and similar targets skip it.
  package func hasPage(_ screen: ScreenID) -> Bool {
    isScreen(screen) && !traits.isContainer(screen)
  }

  /// Whether a screen has a page in this file. Containers, alerts, and mounted fragments do not, and offer no segues.
  package func hasOwnPage(_ screen: ScreenID) -> Bool { isScreen(screen) && !traits.isSilent(screen) }

  /// Whether there are screens without a page.
  package var hasContainers: Bool { !traits.containers.isEmpty }

  /// The screen that declares the segue of an edge.
  package func declarer(of edge: Edge) -> ScreenID {
    edge.replacement < 0 ? edge.source : replacements[Int(edge.replacement)].source
  }

  /// Returns for each node whether it is reachable from some screens, with each segue starting at the screen that
  /// declares it.
  package func reached(from starts: [ScreenID]) -> [Bool] {
    var reached = [Bool](repeating: false, count: nodeCount)
    let targets = Dictionary(grouping: replacements, by: \.source).mapValues { $0.map(\.target) }
    var pending = starts
    while let screen = pending.popLast() {
      if reached[screen.position] { continue }
      reached[screen.position] = true
      for index in outgoing(screen) where edges[index].replacement < 0 { pending.append(edges[index].target) }
      pending += targets[screen] ?? []
    }
    return reached
  }

  /// The positions in `edges` of the segues that open a screen on top of another one.
  package func outgoing(_ screen: ScreenID) -> Range<Int> {
    Int(firstEdge[screen.position])..<Int(firstEdge[screen.position + 1])
  }

  /// The positions in `edges` of the segues that open a screen.
  package func incoming(_ screen: ScreenID) -> Incoming {
    Incoming(base: incomingEdges[Int(firstIncoming[screen.position])..<Int(firstIncoming[screen.position + 1])])
  }

  /// The positions in `edges` of the segues that open one screen on top of another, in the order of the file.
  ///
  /// - Complexity: Logarithmic in the pushes to the target, and linear in the result.
  package func edges(from source: ScreenID, to target: ScreenID) -> ArraySlice<Int32> {
    // The edges are sorted by source.
    let all = incomingEdges[Int(firstIncoming[target.position])..<Int(firstIncoming[target.position + 1])]
    var (lower, upper) = (all.startIndex, all.endIndex)
    while lower < upper {
      let middle = (lower + upper) / 2
      if edges[Int(all[middle])].source < source { lower = middle + 1 } else { upper = middle }
    }
    return all[lower...].prefix { edges[Int($0)].source == source }
  }

  /// The positions in `edges` that a link can use, in the order of the file. A link cannot use a replacement, because
  /// a replacement needs its source. Segues under `anywhere` come after the segues of the screen itself.
  package func steps(from source: ScreenID, to target: ScreenID) -> [Int32] {
    let offered = isScreen(source) && offers(source) ? edges(from: anywhere, to: target) : []
    return (edges(from: source, to: target) + offered).filter {
      edges[Int($0)].replacement < 0 && edges[Int($0)].kind == .tree
    }
  }

  package struct Incoming: Sequence, Sendable {
    fileprivate let base: ArraySlice<Int32>

    package func makeIterator() -> Iterator { Iterator(base: base.makeIterator()) }

    package struct Iterator: IteratorProtocol {
      fileprivate var base: ArraySlice<Int32>.Iterator
      package mutating func next() -> Int? { base.next().map(Int.init) }
    }
  }

  private static func starts(of edges: [Edge], count: Int, by end: (Edge) -> ScreenID) -> [Int32] {
    var starts = [Int32](repeating: 0, count: count + 1)
    for edge in edges { starts[end(edge).position + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    return starts
  }
}
