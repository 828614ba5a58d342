/// The edges of replacements: each leads from the screen where the replacement cuts the stack to its target.
///
/// A replacement that cuts at `previous` has an edge from each parent of its source, including the parents that other
/// replacements create. If a parent is a container, the edges start at the screens that present it. The work is
/// linear, except for chains of replacements between screens with many parents. A limit bounds these.
struct ReplacementEdges {
  private static let limit = 1_000_000

  /// The replacement whose edges exceed the limit.
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
    // A replacement without edges still shows that its target is probably reachable.
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
    // Recursive pushes are not edges of the tree, so they create no parents.
    var tabs: [ScreenID: [ScreenID]] = [:]
    for edge in pushes where edge.kind != .recursive && previous[edge.target] != nil && !faults.contain(edge) {
      if hasPage(edge.source) || edge.source == offers.anywhere {
        pending.append((edge.source, edge.target, edge.kind))
      } else {
        tabs[edge.source, default: []].append(edge.target)
      }
    }
    // The first screen of such a tab is on top of the screen that presents the container.
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
        // The node represents all screens that offer the segues. A screen that is not shared can be on top of only
        // one of them.
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

/// The roots that can be at the bottom below a screen. A replacement does not change the bottom, so its target has
/// the same roots as the screen that declares it.
private struct RootsBelow {
  private let all: [ScreenID]
  /// The screens that are reachable from each root. It is computed at the first use.
  private var reached: [Set<ScreenID>]?
  private let targets: [ScreenID: [ScreenID]]
  /// The remaining number of steps. With many roots, each has many steps.
  private var stepsLeft = 3_000_000

  /// Whether the steps are used up.
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
