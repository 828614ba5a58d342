/// An unwind without a possible target: its source is a root, or only containers are below it.
enum UnwindFromRoot {
  static func check(_ context: inout CheckContext, _ shape: GraphShape) {
    guard case .known(let roots) = context.resolution.root else { return }
    if shape.pushes.hasContainers { checkPages(&context, shape) }
    // A container cannot have unwinds, and the key `unwind` has its own message.
    for root in roots where !context.resolution.declarations.isContainer(root) { check(root, &context) }
  }

  private static func check(_ root: ScreenID, _ context: inout CheckContext) {
    for index in context.graph.screens[root.position].unwinds {
      let segue = SegueID(index: index)
      // An exit can leave a fragment from its root. An unknown exit has its own message.
      if case .unwind(.exit, _) = context.graph.segues[segue.position].kind { continue }
      if context.resolution.lostUnwinds.contains(segue), context.words.takesExit(segue) { continue }
      let isFragment = context.resolution.declarations.kind == .fragment
      context.report(.unwindFromRoot, at: context.words.range(segue)) { words in
        let reason =
          isFragment
          ? "which is the fragment's root; use an exit, as in '{ exit: done }'"
          : "which is \(words.declarations.roots.count == 1 ? "the" : "a") root"
        return Diagnostic(
          .unwindFromRoot, "'\(words.name(segue))' cannot unwind from '\(words.name(root))', \(reason)",
          at: words.range(segue))
      }
    }
  }

  /// Reports unwinds to `previous`, `root`, or `opener` if only containers are below. These targets skip containers.
  private static func checkPages(_ context: inout CheckContext, _ shape: GraphShape) {
    var paths = PathBudget(shape)
    for screen in shape.screensReached
    where !shape.tree.isRoot(screen) && !context.resolution.declarations.isContainer(screen) {
      for index in context.graph.screens[screen.position].unwinds {
        let segue = SegueID(index: index)
        guard case .unwind(let target, _) = context.graph.segues[segue.position].kind,
          !context.resolution.lostUnwinds.contains(segue), target != .opener || shape.pages.hasOpener(screen),
          shape.pages.answer(for: target, from: screen) == .nowhere,
          !paths.isLedToByFault(screen, from: shape.tree.root)
        else { continue }
        context.report(.unwindFromRoot, at: context.words.range(segue)) { words in
          let reason =
            target == .root
            ? "but the root is a container; name a screen instead"
            : "but no page is below '\(words.name(screen))'"
          return Diagnostic(
            .unwindFromRoot,
            "'\(words.name(segue))' unwinds from '\(words.name(screen))' to '\(words.text(of: target))', \(reason)",
            at: words.range(segue))
        }
      }
    }
  }
}

extension Rule {
  package static let unwindFromRoot = Rule(
    id: "unwind-from-root", section: .tree,
    range: "the name of the segue",
    meaning: "The unwind starts at a root, or no page is below its screen.",
    reason: """
      An unwind goes to a screen further down the stack. The root is at the bottom, so an unwind cannot start there. A \
      container does not have a page to go to. Therefore, if the root is a container, an unwind cannot go to 'root', \
      and the first screen of one of its tabs cannot unwind to 'previous'.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openCart: cart
          unwind:
            close: previous
        cart:
      """,
    mended: ["    unwind:\n      close: previous\n  cart:": "  cart:\n    unwind:\n      close: previous"])
}
