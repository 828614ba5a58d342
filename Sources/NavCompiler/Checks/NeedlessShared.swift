/// A screen that is marked `shared` and has one parent.
enum NeedlessShared {
  static func check(_ context: inout CheckContext, _ shape: GraphShape) {
    // A push that could not be read may be a second parent.
    guard case .known = context.resolution.root, context.resolution.knowsAllPushes else { return }
    let openers = saysOpener(context.resolution, shape)
    for screen in shape.screensReached where shape.tree.isShared(screen) && !openers[screen.position] {
      guard hasOneParent(screen, shape), let key = context.resolution.declarations.screens[screen.position].sharedKey
      else { continue }
      context.report(.needlessShared, at: context.words.tree.range(key)) { words in
        diagnostic(screen, key, shape, words)
      }
    }
  }

  private static func diagnostic(_ screen: ScreenID, _ key: NodeID, _ shape: GraphShape, _ words: Wording) -> Diagnostic
  {
    let name = words.name(screen)
    let reason =
      shape.tree.parents(of: screen).first.map {
        "only '\(words.name($0))' pushes '\(name)', and no unwind from there goes to 'opener'"
      } ?? "'\(name)' is the root, which nothing pushes"
    // Behind an alias the edit would change other screens too.
    let value = words.tree.value(ofKey: words.declarations.screens[screen.position].name.node)
    let edit = words.tree.resolved(value) == value ? words.tree.removing(key: key) : nil
    return Diagnostic(
      .needlessShared, "\(reason), so 'shared' changes nothing", at: words.tree.range(key),
      fixes: edit.map { [Diagnostic.Fix("remove 'shared'", [$0])] } ?? [])
  }

  /// Whether at most one screen pushes it. A push that is wrong counts too: mended, it may make a second parent.
  private static func hasOneParent(_ screen: ScreenID, _ shape: GraphShape) -> Bool {
    var parent: ScreenID?
    for index in shape.pushes.incoming(screen) {
      let edge = shape.pushes.edges[index]
      if edge.kind == .recursive, shape.dominators.dominates(screen, edge.source) { continue }
      if edge.kind == .guessed { return false }
      if let parent, parent != edge.source { return false }
      parent = edge.source
    }
    return true
  }

  /// By screen, whether it or one above it has an unwind to `opener`, or one that could not be read.
  private static func saysOpener(_ resolution: Resolution, _ shape: GraphShape) -> [Bool] {
    var says = [Bool](repeating: false, count: shape.pushes.screenCount)
    for screen in shape.walk.order.reversed() {
      let position = screen.position
      if !says[position] {
        says[position] =
          resolution.declarations.screens[position].lost.contains(.unwinds)
          || resolution.graph.screens[position].unwinds.contains { resolution.goesToOpener(SegueID(index: $0)) }
      }
      guard says[position] else { continue }
      for parent in shape.tree.parents(of: screen) { says[parent.position] = true }
    }
    return says
  }

  static let explanation = Explanation(
    .needlessShared,
    """
    'shared: true' lets several screens push one. Where only one does, and no unwind asks for the 'opener', the mark has no \
    effect now, and would hide a second parent that comes in by mistake later.
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
    mended: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openProduct: product
        product:
          unwind:
            close: previous
      """)
}

extension Resolution {
  /// Whether an unwind goes to `opener`, or may, because its target is not known.
  fileprivate func goesToOpener(_ segue: SegueID) -> Bool {
    guard case .unwind(let target, _) = graph.segues[segue.position].kind else { return false }
    return target == .opener || lostUnwinds.contains(segue)
  }
}
