/// A screen with `shared: true` that has only one parent.
enum NeedlessShared {
  static func check(_ context: inout CheckContext, _ shape: GraphShape) {
    // A push with an error may be a second parent.
    guard case .known = context.resolution.root, context.resolution.knowsAllPushes else { return }
    let openers = above(shape) { screen in
      context.resolution.declarations.screens[screen.position].unknown.contains(.unwinds)
        || context.graph.screens[screen.position].unwinds.contains {
          context.resolution.goesToOpener(SegueID(index: $0))
        }
    }
    let routes = context.resolution.links.map(\.route) + context.resolution.goes.compactMap(\.route)
    let linked = Set(routes.lazy.filter { !$0.via.isEmpty }.map(\.screen))
    let hasVia = linked.isEmpty ? [] : above(shape) { linked.contains($0) }
    let offers = shape.pushes.outgoing(shape.pushes.anywhere).lazy.map { shape.pushes.edges[$0] }
    let offered = Set(offers.filter { $0.replacement < 0 }.map(\.target))
    for screen in offered.sorted() where shape.walk.reaches(screen) && !shape.tree.isRoot(screen) {
      guard let key = context.resolution.declarations.screens[screen.position].sharedKey else { continue }
      context.report(.needlessShared, at: context.words.tree.range(key)) { words in
        words.needless(
          key, of: screen, canRemove: true,
          "'\(words.name(screen))' is a target of 'anywhere', so it is shared already")
      }
    }
    for screen in shape.screensReached {
      guard let key = context.resolution.declarations.screens[screen.position].sharedKey else { continue }
      let isAlone = !openers[screen.position] && !offered.contains(screen) && hasOneParent(screen, shape)
      guard shape.tree.isRoot(screen) || isAlone else { continue }
      context.report(.needlessShared, at: context.words.tree.range(key)) { words in
        // Without `shared`, a `via` that names the parent would be an error.
        diagnostic(screen, key, canRemove: hasVia.isEmpty || !hasVia[screen.position], shape, words)
      }
    }
  }

  private static func diagnostic(
    _ screen: ScreenID, _ key: NodeID, canRemove: Bool, _ shape: GraphShape, _ words: Wording
  ) -> Diagnostic {
    let name = words.name(screen)
    let edges = shape.tree.isRoot(screen) ? [] : shape.tree.edges(to: screen)
    let reason =
      edges.first.map { index in
        let edge = shape.pushes.edges[Int(index)]
        return words.replaces(edge.segue)
          ? "'\(words.name(edge.source))' is its only parent, and no unwind from '\(name)' or above it goes to 'opener'"
          : "only \(words.describe(edge, shape.pushes)), and no unwind from '\(name)' or above it goes to 'opener'"
      } ?? "'\(name)' is the root"
    return words.needless(key, of: screen, canRemove: canRemove, reason)
  }

  /// Whether at most one screen pushes it. A push with an error counts, because the fixed push may be a second parent.
  private static func hasOneParent(_ screen: ScreenID, _ shape: GraphShape) -> Bool {
    var parent: ScreenID?
    for index in shape.pushes.incoming(screen) {
      let edge = shape.pushes.edges[index]
      if edge.kind == .recursive, shape.dominators.dominates(screen, edge.source) { continue }
      if edge.kind == .guessed { return false }
      // Each tab of a container is a separate place.
      if let parent, parent != edge.source || !shape.pushes.hasPage(parent) { return false }
      // The node `anywhere` represents all screens that offer the segue.
      if edge.source == shape.pushes.anywhere { return false }
      parent = edge.source
    }
    return true
  }

  /// For each screen, whether `holds` is true for it or for a screen above it.
  private static func above(_ shape: GraphShape, _ holds: (ScreenID) -> Bool) -> [Bool] {
    var result = [Bool](repeating: false, count: shape.pushes.nodeCount)
    for screen in shape.walk.order.reversed() {
      if !result[screen.position], shape.pushes.isScreen(screen) { result[screen.position] = holds(screen) }
      guard result[screen.position] else { continue }
      for parent in shape.tree.parents(of: screen) { result[parent.position] = true }
    }
    return result
  }
}

extension Wording {
  /// The message that `shared` has no effect.
  fileprivate func needless(
    _ key: NodeID, of screen: ScreenID, canRemove: Bool, _ reason: String
  ) -> Diagnostic {
    let edit = canRemove ? removing(.shared, fromScreen: screen) : nil
    return Diagnostic(
      .needlessShared, "'shared' has no effect: \(reason)", at: tree.range(key),
      fixes: edit.map { [Diagnostic.Fix("remove 'shared'", [$0])] } ?? [])
  }
}

extension Resolution {
  /// Whether an unwind goes to `opener`, or its target is unknown.
  fileprivate func goesToOpener(_ segue: SegueID) -> Bool {
    guard case .unwind(let target, _) = graph.segues[segue.position].kind else { return false }
    return target == .opener || lostUnwinds.contains(segue)
  }
}

extension Rule {
  package static let needlessShared = Rule(
    id: "needless-shared", severity: .warning, section: .tree,
    range: "the key",
    meaning: "The screen has only one parent, and no unwind above it goes to `opener`.",
    reason: """
      'shared: true' allows several screens to push the same screen. If only one screen pushes it, and no unwind goes \
      to 'opener', the key has no effect. It would also hide a second parent that is added by mistake.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openProduct: product
        product:
          shared: true
          unwind:
            close: previous
      """,
    mended: ["\n    shared: true": ""])
}
