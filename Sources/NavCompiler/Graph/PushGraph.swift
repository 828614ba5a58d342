/// The segues that open screens, as flat arrays: all that the rules of the tree need to know.
///
/// Edges stand in the order of the screens that they start at, and those of one screen in the order of the file. Behind the screens
/// stand nodes that are none: ``anywhere``, which leads to what many screens offer and stands on all of them, and ``top``, under
/// which all roots hang.
package struct PushGraph: Sendable {
  package struct Edge: Sendable {
    /// The screen on which the target comes to stand.
    package var source: ScreenID
    package var target: ScreenID
    /// That of an edge from the top to a root is none of the file's; that of one to what is offered anywhere is the first of
    /// those.
    package var segue: SegueID
    package var kind: Kind
    /// Of an edge that a replacement makes: which of ``PushGraph/replacements``; -1 of all others.
    package var replacement: Int32 = -1

    package init(source: ScreenID, target: ScreenID, segue: SegueID, kind: Kind) {
      self.source = source
      self.target = target
      self.segue = segue
      self.kind = kind
    }
  }

  /// A segue that replaces: its target comes to stand where it cuts the stack, and not on its source.
  package struct Replacement: Sendable {
    package var segue: SegueID
    /// The screen that declares it.
    package var source: ScreenID
    package var target: ScreenID
    /// A screen, `previous` or `root`.
    package var from: Segue.UnwindTarget
  }

  package enum Kind: Sendable {
    /// A push that has to fit into the tree.
    case tree
    /// A push marked `recursive`: no edge of the tree.
    case recursive
    /// A push to a root that is not recursive, which no tree has.
    case toRoot
    /// A push whose target is misspelt, taken to the nearest name, or that may be recursive or not; a replacement that does not
    /// know where to cut. It only says what is probably reached.
    case guessed
  }

  /// A screen on which another one is opened.
  package struct Parent: Hashable, Sendable {
    package var screen: ScreenID
    package var child: ScreenID

    package init(_ screen: ScreenID, of child: ScreenID) {
      self.screen = screen
      self.child = child
    }
  }

  /// The faults of a graph that replacements must not repeat.
  package struct Faults: Equatable, Sendable {
    /// Replacements that cut the stack where they cannot. Each only says that its target is probably reached.
    package var displaced: Set<SegueID> = []
    /// Parents that the rules of the tree forbid. A replacement from `previous` does not put its target on them.
    package var parents: Set<Parent> = []
    /// Parents to which only their own child leads. Such a parent is not the first one of the child, wherever it is declared.
    package var late: Set<Parent> = []

    package init() {}

    func contain(_ edge: Edge) -> Bool { parents.contains(Parent(edge.source, of: edge.target)) }
  }

  /// What the tree has to know of screens besides their segues.
  package struct Traits: Sendable {
    /// By screen, whether it is a container; empty where none is.
    var containers: [Bool] = []
    /// By screen, whether it is one that offers nothing, since nothing of it or of this file is seen; empty where none is.
    var silent: [Bool] = []
    /// By screen, whether it is shared; empty where it does not matter.
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
  /// What may stand at the bottom, in the order of the file.
  package let roots: [ScreenID]
  private let traits: Traits
  /// By screen, whether it offers what is offered anywhere; empty where nothing is.
  private let offering: [Bool]
  package let edges: [Edge]
  /// In the order of the file.
  package let replacements: [Replacement]
  /// Parents to which only their own child leads.
  package let late: Set<Parent>
  /// The replacement whose edges are too many to be there.
  package let excess: SegueID?
  /// `edges` of a screen: from its own entry to the next one's.
  private let firstEdge: [Int32]
  /// The edges by target, again each target's in the order of the file.
  private let incomingEdges: [Int32]
  private let firstIncoming: [Int32]

  /// The edges of pushes have to be sorted by source, and replacements by segue.
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

  /// The same graph without the edges that follow from faults.
  package func without(_ faults: Faults) -> PushGraph {
    if faults == Faults() { return self }
    return PushGraph(
      screenCount: screenCount,
      edges: edges.filter { $0.replacement < 0 && $0.source != top && $0.target != anywhere },
      replacements: replacements, roots: roots, traits: traits, faults: faults)
  }

  /// The same graph with each replacement as a push of the screen that declares it.
  package var byDeclarer: PushGraph {
    let added = replacements.map { Edge(source: $0.source, target: $0.target, segue: $0.segue, kind: .tree) }
    let own = edges.filter { $0.replacement < 0 && $0.source != top && $0.target != anywhere }
    return PushGraph(
      screenCount: screenCount, edges: (own + added).sorted { ($0.source, $0.segue) < ($1.source, $1.segue) },
      roots: roots, traits: traits)
  }

  /// A push to a root is none of the tree's, whatever leads to it.
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

  /// The edges that segues make.
  package var declared: ArraySlice<Edge> { edges.dropLast(roots.count) }

  /// How many screens there are, and nodes that are none.
  package var nodeCount: Int { screenCount + 2 }
  /// The node without a page that stands on all screens that offer something, and leads to what is offered.
  package var anywhere: ScreenID { ScreenID(screenCount) }
  /// The node without a page under which the roots hang.
  package var top: ScreenID { ScreenID(screenCount + 1) }

  /// Whether a screen offers what is offered anywhere.
  package func offers(_ screen: ScreenID) -> Bool { !offering.isEmpty && offering[screen.position] }

  package func isScreen(_ node: ScreenID) -> Bool { node.position < screenCount }

  /// Whether a screen may stand at the bottom.
  package func isRoot(_ screen: ScreenID) -> Bool { edges(from: top, to: screen).first != nil }

  /// Whether anything of a screen is seen. A container has no page: where the screen below is meant, it is as if it were not there.
  package func hasPage(_ screen: ScreenID) -> Bool {
    isScreen(screen) && !traits.isContainer(screen)
  }

  /// Whether a screen has a page of the file's own: from a container, an alert or the place of a fragment nothing is offered.
  package func hasOwnPage(_ screen: ScreenID) -> Bool { isScreen(screen) && !traits.isSilent(screen) }

  /// Whether some screen has no page.
  package var hasContainers: Bool { !traits.containers.isEmpty }

  /// The screen that declares the segue of an edge.
  package func declarer(of edge: Edge) -> ScreenID {
    edge.replacement < 0 ? edge.source : replacements[Int(edge.replacement)].source
  }

  /// By node, whether segues lead to it from some, each from the screen that declares it.
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

  /// The positions in `edges` of what opens a screen on another one.
  package func outgoing(_ screen: ScreenID) -> Range<Int> {
    Int(firstEdge[screen.position])..<Int(firstEdge[screen.position + 1])
  }

  /// The positions in `edges` of what opens a screen.
  package func incoming(_ screen: ScreenID) -> Incoming {
    Incoming(base: incomingEdges[Int(firstIncoming[screen.position])..<Int(firstIncoming[screen.position + 1])])
  }

  /// The positions in `edges` of what opens one screen on another, in the order of the file.
  ///
  /// - Complexity: logarithmic in the pushes to the target, and linear in the result.
  package func edges(from source: ScreenID, to target: ScreenID) -> ArraySlice<Int32> {
    // They are sorted by source.
    let all = incomingEdges[Int(firstIncoming[target.position])..<Int(firstIncoming[target.position + 1])]
    var (lower, upper) = (all.startIndex, all.endIndex)
    while lower < upper {
      let middle = (lower + upper) / 2
      if edges[Int(all[middle])].source < source { lower = middle + 1 } else { upper = middle }
    }
    return all[lower...].prefix { edges[Int($0)].source == source }
  }

  /// The same of what a link can go by: a replacement needs its source. What is offered anywhere comes behind a screen's own.
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
