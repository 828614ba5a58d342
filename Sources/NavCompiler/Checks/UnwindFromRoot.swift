/// An unwind that has nothing to go to: of the root, or where nothing but containers lies below.
enum UnwindFromRoot {
  static func check(_ context: inout CheckContext, _ shape: GraphShape) {
    guard case .known(let roots) = context.resolution.root else { return }
    if shape.pushes.hasContainers { checkPages(&context, shape) }
    // What a container cannot have is told by its keys.
    for root in roots where !context.resolution.declarations.isContainer(root) { check(root, &context) }
  }

  private static func check(_ root: ScreenID, _ context: inout CheckContext) {
    for index in context.graph.screens[root.position].unwinds {
      let segue = SegueID(index: index)
      // An exit leads out of a fragment, from its root too; what names no exit has its own message.
      if case .unwind(.exit, _) = context.graph.segues[segue.position].kind { continue }
      if context.resolution.lostUnwinds.contains(segue), context.words.takesExit(segue) { continue }
      let isFragment = context.resolution.declarations.kind == .fragment
      context.report(.unwindFromRoot, at: context.words.range(segue)) { words in
        let reason =
          isFragment
          ? "which is the fragment's root: it leaves the fragment by an exit, as in '{ exit: done }'"
          : "which is \(words.declarations.roots.count == 1 ? "the" : "a") root: there is no screen below it to go to"
        return Diagnostic(
          .unwindFromRoot, "'\(words.name(segue))' unwinds from '\(words.name(root))', \(reason)",
          at: words.range(segue))
      }
    }
  }

  /// `previous`, `root` and `opener` pass over containers.
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
            ? "but the root is a container, which has no page; name the screen to go to"
            : "and nothing with a page lies below there"
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
    meaning: "Nothing lies below the root, or nothing with a page.",
    reason: """
      An unwind goes to a screen further down the stack. The root is at the bottom, so nothing can be unwound from it. A container \
      has no page to go to: where the root is one, 'root' means nothing, and 'previous' means nothing in the first screen of a tab.
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
