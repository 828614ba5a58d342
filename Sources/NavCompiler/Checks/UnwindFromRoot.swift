/// An unwind of the root, which has nothing below it.
enum UnwindFromRoot {
  static func check(_ context: inout CheckContext, _ shape: GraphShape) {
    guard case .known(let root) = context.resolution.root else { return }
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
          : "which is the root: there is no screen below it to go to"
        return Diagnostic(
          .unwindFromRoot, "'\(words.name(segue))' unwinds from '\(words.name(root))', \(reason)",
          at: words.range(segue))
      }
    }
  }
}

extension Rule {
  package static let unwindFromRoot = Rule(
    id: "unwind-from-root", section: .tree,
    range: "the name of the segue",
    meaning: "Nothing lies below the root.",
    reason: """
      An unwind goes to a screen further down the stack. The root is at the bottom, so nothing can be unwound from it.
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
