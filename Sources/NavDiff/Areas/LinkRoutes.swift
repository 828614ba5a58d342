import NavCompiler

/// The screens, segues, and conditions that the links of a file pass.
struct LinkRoutes {
  private let items: GraphItems
  private var screens: [Bool]
  private var segues: [Bool]
  private var conditions: Set<String> = []
  /// Whether a link passes any screen.
  private(set) var isEmpty = true
  /// Whether a predicate can refuse a step.
  private(set) var isGuarded = false

  /// Finds the routes of all links.
  ///
  /// - Complexity: Linear in the graph, and in the routes of the links with `via`.
  init(_ items: GraphItems) {
    self.items = items
    let graph = items.graph
    screens = Array(repeating: false, count: graph.screens.count)
    segues = Array(repeating: false, count: graph.segues.count)
    let tree = PushTree(graph)
    var predicates: [Expression] = []
    for (position, screen) in graph.screens.enumerated() {
      let leadsInside = screen.mount.map { graph.fragments[$0.fragment.position].hasLinks } ?? false
      guard screen.link != nil || leadsInside else { continue }
      add(ScreenID(position), screen.link?.via ?? [], graph, tree, &predicates)
    }
    if !isEmpty, graph.roots.count > 1 {
      // Each root can be at the bottom instead of another one.
      for root in graph.roots {
        screens[root.position] = true
        if let requires = graph.screens[root.position].requires { predicates.append(requires.expression) }
      }
    }
    isGuarded = !predicates.isEmpty
    conditions = RequiredConditions(items, of: predicates).names
  }

  private mutating func add(
    _ screen: ScreenID, _ via: [ScreenID], _ graph: Graph, _ tree: PushTree, _ predicates: inout [Expression]
  ) {
    isEmpty = false
    // The rest of a route without `via` is the same for all links.
    let route = Self.screens(to: screen, via: via, graph, tree) { [screens] in via.isEmpty && screens[$0.position] }
    for (index, current) in route.enumerated() {
      if !screens[current.position], let requires = graph.screens[current.position].requires {
        predicates.append(requires.expression)
      }
      screens[current.position] = true
      guard index + 1 < route.count else { return }
      for edge in tree.graph.incoming(current) {
        let edge = tree.graph.edges[Int(edge)]
        guard edge.source == route[index + 1] || edge.source == tree.graph.anywhere, edge.segue.index >= 0,
          !segues[edge.segue.position]
        else { continue }
        segues[edge.segue.position] = true
        if let predicate = graph.segues[edge.segue.position].shouldPerform { predicates.append(predicate.expression) }
      }
    }
  }

  /// Whether a link passes an item.
  func contain(_ key: ItemKey) -> Bool {
    switch items[key] {
    case .screen(let id): screens[id.position]
    case .root(let id): screens[id.position] && items.graph.roots.count > 1
    case .segue(let id): segues[id.position]
    case .condition: conditions.contains(key.name)
    default: false
    }
  }

  /// The screens on the route of a link, from the linked screen down to the root.
  ///
  /// The screens in `via` push the shared screens on the route. The nearest to the linked screen is the first one. The
  /// route ends earlier at a screen for which `isEnd` returns `true`, or whose parent the link does not name.
  static func screens(
    to screen: ScreenID, via: [ScreenID], _ graph: Graph, _ tree: PushTree,
    until isEnd: (ScreenID) -> Bool = { _ in false }
  ) -> [ScreenID] {
    var via = via.makeIterator()
    var route = [screen]
    while let current = route.last, !isEnd(current), !tree.isRoot(current), route.count <= graph.screens.count {
      let parents = tree.parents(of: current)
      let isShared = graph.screens[current.position].isShared || parents.contains(tree.graph.anywhere)
      guard let parent = isShared ? via.next() : parents.first, tree.graph.isScreen(parent) else { break }
      route.append(parent)
    }
    return route
  }
}

extension Graph {
  /// Whether the file, or a fragment that it mounts, has links.
  fileprivate var hasLinks: Bool {
    screens.contains { $0.link != nil } || fragments.contains { $0.hasLinks }
  }
}
