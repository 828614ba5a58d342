/// Which screens offer what is offered anywhere: all with a page that it does not lead to.
///
/// One node stands for it, on all of these screens at once; with an edge for each of them, and one for each segue, all stays
/// linear. Nothing that it leads to offers it, so no way goes through it twice.
struct Offers {
  /// By screen; empty where nothing is offered.
  private(set) var offering: [Bool] = []
  /// The screens that offer it, in the order of the file.
  private(set) var sources: [ScreenID] = []
  /// The edges of the file with those to the node.
  private(set) var edges: [PushGraph.Edge]
  let anywhere: ScreenID

  /// The edges are sorted by source, so those of the node, whose number is higher than that of any screen, are the last.
  init(
    _ edges: [PushGraph.Edge], _ replacements: [PushGraph.Replacement], screenCount: Int, _ traits: PushGraph.Traits
  ) {
    anywhere = ScreenID(screenCount)
    self.edges = edges
    guard let first = edges.last(where: { $0.source == anywhere }) else { return }
    let own = edges.prefix { $0.source < anywhere }
    let offered = edges[own.endIndex...]
    let isReached = Self.reach(offered.filter { $0.kind != .toRoot }.map(\.target), own, replacements, screenCount)
    offering = (0..<screenCount).map { !isReached[$0] && !traits.isSilent(ScreenID($0)) }
    sources = offering.indices.lazy.filter { [offering] in offering[$0] }.map { ScreenID($0) }
    let segue = offered.first?.segue ?? first.segue
    self.edges = []
    self.edges.reserveCapacity(edges.count + sources.count)
    var rest = own
    for source in sources {
      let upTo = rest.firstIndex { $0.source > source } ?? rest.endIndex
      self.edges += rest[..<upTo]
      rest = rest[upTo...]
      self.edges.append(PushGraph.Edge(source: source, target: anywhere, segue: segue, kind: .tree))
    }
    self.edges += rest
    self.edges += offered
  }

  /// What segues lead to from some screens, each from the screen that declares it. A recursive push leads to nothing new, and one to
  /// a root is wrong.
  private static func reach(
    _ starts: [ScreenID], _ edges: ArraySlice<PushGraph.Edge>, _ replacements: [PushGraph.Replacement],
    _ screenCount: Int
  ) -> [Bool] {
    var targets: [ScreenID: [ScreenID]] = [:]
    for edge in edges where edge.kind == .tree || edge.kind == .guessed {
      targets[edge.source, default: []].append(edge.target)
    }
    for replacement in replacements { targets[replacement.source, default: []].append(replacement.target) }
    var isReached = [Bool](repeating: false, count: screenCount)
    var pending = starts
    while let screen = pending.popLast() {
      if isReached[screen.position] { continue }
      isReached[screen.position] = true
      pending += targets[screen] ?? []
    }
    return isReached
  }
}
