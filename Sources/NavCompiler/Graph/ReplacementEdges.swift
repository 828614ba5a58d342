/// The edges that replacements make: each from the screen where it cuts the stack to its target.
///
/// One that cuts at `previous` has an edge from each parent of its source, among them those that its source has by other
/// replacements; where a parent is a container, from each that presents that. That is linear but where screens with many parents replace each other one after the other; there it is bounded.
struct ReplacementEdges {
  private static let limit = 1_000_000

  /// The replacement whose edges would have been too many.
  private(set) var excess: SegueID?
  private var edges: [PushGraph.Edge]

  init(
    _ pushes: [PushGraph.Edge], _ replacements: [PushGraph.Replacement], roots: [ScreenID],
    _ traits: PushGraph.Traits, _ offers: Offers, _ faults: PushGraph.Faults
  ) {
    edges = pushes
    guard !replacements.isEmpty else { return }
    var previous: [ScreenID: [Int]] = [:]
    var pending: [(parent: ScreenID, place: ScreenID, kind: PushGraph.Kind)] = []
    // A replacement without edges still says that its target is probably reached.
    var isPlaced = [Bool](repeating: false, count: replacements.count)
    var made: [PushGraph.Edge] = []

    func hasPage(_ node: ScreenID) -> Bool { node < offers.anywhere && !traits.isContainer(node) }

    func add(_ index: Int, on parent: ScreenID, _ kind: PushGraph.Kind) {
      let replacement = replacements[index]
      isPlaced[index] = true
      var edge = PushGraph.Edge(source: parent, target: replacement.target, segue: replacement.segue, kind: kind)
      edge.replacement = Int32(index)
      made.append(edge)
      pending.append((parent, replacement.target, kind))
    }

    var below = RootsBelow(pushes, replacements, roots)
    for (index, replacement) in replacements.enumerated() where !faults.displaced.contains(replacement.segue) {
      switch replacement.from {
      case .screen(let screen): if hasPage(screen) { add(index, on: screen, .tree) }
      case .root: for root in below.roots(of: replacement.source) where hasPage(root) { add(index, on: root, .tree) }
      case .previous, .opener, .exit: previous[replacement.source, default: []].append(index)
      }
    }
    // Recursive pushes are no edges of the tree, and make no parents.
    var tabs: [ScreenID: [ScreenID]] = [:]
    for edge in pushes where edge.kind != .recursive && previous[edge.target] != nil && !faults.contain(edge) {
      if hasPage(edge.source) || edge.source == offers.anywhere {
        pending.append((edge.source, edge.target, edge.kind))
      } else {
        tabs[edge.source, default: []].append(edge.target)
      }
    }
    // Such a tab's first screen stands on what presents the container.
    for edge in pushes where edge.kind != .recursive && hasPage(edge.source) && !faults.contain(edge) {
      for tab in tabs[edge.target] ?? [] {
        guard pending.count < Self.limit else {
          excess = previous[tab]?.first.map { replacements[$0].segue }
          break
        }
        pending.append((edge.source, tab, edge.kind))
      }
    }
    if below.isSpent { excess = replacements.first { $0.from == .root }?.segue }
    var seen: Set<Int> = []
    while let (parent, place, kind) = pending.popLast() {
      guard let own = previous[place], !faults.parents.contains(PushGraph.Parent(parent, of: place)),
        seen.insert(parent.position << 32 | place.position).inserted
      else { continue }
      for index in own {
        guard made.count < Self.limit else {
          excess = replacements[index].segue
          break
        }
        let isShared = traits.isShared(replacements[index].target)
        // The node stands for all screens that offer it; a screen that is not shared may stand on one of them alone.
        guard parent == offers.anywhere, !isShared else {
          add(index, on: parent, kind)
          continue
        }
        for source in offers.sources.prefix(2) { add(index, on: source, kind) }
      }
    }
    for (index, replacement) in replacements.enumerated() where !isPlaced[index] {
      var edge = PushGraph.Edge(
        source: replacement.source, target: replacement.target, segue: replacement.segue, kind: .guessed)
      edge.replacement = Int32(index)
      made.append(edge)
    }
    edges += made
    edges.sort { ($0.source, $0.segue) < ($1.source, $1.segue) }
  }

  /// All edges, sorted by source and segue.
  mutating func takeAll() -> [PushGraph.Edge] {
    defer { edges = [] }
    return edges
  }
}

/// Which roots can be at the bottom where a screen stands. A replacement changes nothing there, so its target has the roots of the
/// screen that declares it.
private struct RootsBelow {
  private let all: [ScreenID]
  /// By root, what segues lead to from it; made when it is asked for the first time.
  private var reached: [Set<ScreenID>]?
  private let targets: [ScreenID: [ScreenID]]
  /// How many screens may still be looked at: with many roots, that are many for each.
  private var stepsLeft = 3_000_000

  /// Whether that was not enough.
  var isSpent: Bool { stepsLeft <= 0 }

  init(_ pushes: [PushGraph.Edge], _ replacements: [PushGraph.Replacement], _ roots: [ScreenID]) {
    all = roots
    guard roots.count > 1, replacements.contains(where: { $0.from == .root }) else {
      targets = [:]
      return
    }
    var targets: [ScreenID: [ScreenID]] = [:]
    for edge in pushes where edge.kind == .tree { targets[edge.source, default: []].append(edge.target) }
    let rootSet = Set(roots)
    for replacement in replacements where !rootSet.contains(replacement.target) {
      targets[replacement.source, default: []].append(replacement.target)
    }
    self.targets = targets
  }

  mutating func roots(of screen: ScreenID) -> [ScreenID] {
    guard all.count > 1 else { return all }
    let known = reached ?? all.map { reach(from: $0) }
    reached = known
    return zip(all, known).filter { $0.1.contains(screen) }.map(\.0)
  }

  private mutating func reach(from root: ScreenID) -> Set<ScreenID> {
    var seen: Set<ScreenID> = [root]
    var pending = [root]
    while let screen = pending.popLast(), stepsLeft > 0 {
      for target in targets[screen] ?? [] {
        stepsLeft -= 1
        if seen.insert(target).inserted { pending.append(target) }
      }
    }
    return seen
  }
}
