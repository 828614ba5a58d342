import NavCompiler

/// The screens, segues, and conditions that the links of a file pass.
struct LinkRoutes {
  private(set) var keys: Set<ItemKey> = []
  /// Whether a predicate can refuse a step.
  private(set) var isGuarded = false

  init(_ items: GraphItems) {
    let graph = items.graph
    let tree = PushTree(graph)
    var predicates: [Expression] = []
    for (position, screen) in graph.screens.enumerated() {
      let leadsInside = screen.mount.map { graph.fragments[$0.fragment.position].hasLinks } ?? false
      guard screen.link != nil || leadsInside else { continue }
      add(ScreenID(position), screen.link?.via ?? [], items, tree, &predicates)
    }
    if !keys.isEmpty, graph.roots.count > 1 {
      // Each root can be at the bottom instead of another one.
      for root in graph.roots {
        keys.formUnion([items.key(.screen(root)), items.key(.root(root))])
        if let requires = graph.screens[root.position].requires { predicates.append(requires.expression) }
      }
    }
    isGuarded = !predicates.isEmpty
    for name in RequiredConditions(items, of: predicates).names { keys.insert(ItemKey(kind: .condition, name: name)) }
  }

  private mutating func add(
    _ screen: ScreenID, _ via: [ScreenID], _ items: GraphItems, _ tree: PushTree, _ predicates: inout [Expression]
  ) {
    let graph = items.graph
    let route = Self.screens(to: screen, via: via, graph, tree)
    for (index, current) in route.enumerated() {
      keys.insert(items.key(.screen(current)))
      if let requires = graph.screens[current.position].requires { predicates.append(requires.expression) }
      guard index + 1 < route.count else { return }
      for edge in tree.graph.incoming(current) {
        let edge = tree.graph.edges[Int(edge)]
        guard edge.source == route[index + 1] || edge.source == tree.graph.anywhere, edge.segue.index >= 0 else {
          continue
        }
        keys.insert(items.key(.segue(edge.segue)))
        if let predicate = graph.segues[edge.segue.position].shouldPerform { predicates.append(predicate.expression) }
      }
    }
  }

  /// The screens on the route of a link, from the linked screen down to the root.
  ///
  /// - Parameters:
  ///   - screen: The linked screen.
  ///   - via: The screens that push the shared screens on the route, the nearest to the linked screen first.
  ///   - graph: The graph.
  ///   - tree: Its tree.
  /// - Returns: The screens, up to the first one whose parent the link does not name.
  static func screens(to screen: ScreenID, via: [ScreenID], _ graph: Graph, _ tree: PushTree) -> [ScreenID] {
    var via = via.makeIterator()
    var route = [screen]
    while let current = route.last, !tree.isRoot(current), route.count <= graph.screens.count {
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
