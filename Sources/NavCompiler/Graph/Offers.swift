/// The screens that offer the segues under `anywhere`: all screens with a page that these segues do not reach.
///
/// One node represents these segues, above all of these screens at once. It has one edge from each screen and one edge
/// for each segue, so the graph stays linear. The reachable screens do not offer the segues, so no path contains the
/// node twice.
struct Offers {
  /// Whether each screen offers the segues. Empty if there are none.
  private(set) var offering: [Bool] = []
  /// The screens that offer the segues, in the order of the file.
  private(set) var sources: [ScreenID] = []
  /// The edges of the file, and the edges to the node.
  private(set) var edges: [PushGraph.Edge]
  let anywhere: ScreenID

  /// The edges are sorted by source. The node has a higher number than any screen, so its edges are the last.
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

  /// Returns the screens that are reachable from some screens, with each segue starting at the screen that declares
  /// it. Recursive pushes reach no new screens, and pushes to a root are errors.
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
