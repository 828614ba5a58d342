/// An unwind to a container, which has no page to land on.
enum UnwindToContainer {
  static func check(_ context: inout CheckContext, _ shape: GraphShape) {
    guard shape.pushes.hasContainers else { return }
    for screen in shape.screensReached where !context.resolution.declarations.isContainer(screen) {
      // An unwind of the root has nothing to go to at all.
      if shape.tree.isRoot(screen) { continue }
      for index in context.graph.screens[screen.position].unwinds {
        let segue = SegueID(index: index)
        guard case .unwind(.screen(let target), _) = context.graph.segues[segue.position].kind,
          !context.resolution.lostUnwinds.contains(segue), !shape.pushes.hasPage(target)
        else { continue }
        context.report(.unwindToContainer, at: context.words.targetRange(segue)) { words in
          diagnostic(segue, of: screen, to: target, shape, words)
        }
      }
    }
  }

  private static func diagnostic(
    _ segue: SegueID, of screen: ScreenID, to container: ScreenID, _ shape: GraphShape, _ words: Wording
  ) -> Diagnostic {
    let (name, range) = (words.name(container), words.targetRange(segue))
    let notes = [Diagnostic.Note("'\(name)' is declared here", at: words.range(container))]
    guard shape.walk.reaches(container), shape.isProperAncestor(container, of: screen) else {
      return Diagnostic(
        .unwindToContainer, "'\(name)' is a container, which has no page for an unwind to land on", at: range,
        notes: notes)
    }
    // The first screen of the tab that the source is in, wherever it occurs.
    let first = shape.dominators.child(of: container, towards: screen)
    let message = "'\(name)' is a container, which has no page for an unwind to land on; name the first screen of a tab"
    guard first != screen, shape.pushes.hasPage(first) else {
      return Diagnostic(.unwindToContainer, message, at: range, notes: notes)
    }
    return Diagnostic(
      .unwindToContainer, message + ", as '\(words.name(first))'", at: range, notes: notes,
      fixes: [words.tree.change(words.target(segue), to: words.name(first), .decision)])
  }
}

extension Rule {
  package static let unwindToContainer = Rule(
    id: "unwind-to-container", section: .tree,
    range: "the target",
    meaning: "An unwind names a container.",
    reason: """
      A container has no page, so nothing can land on it: what is seen is a screen of one of its tabs. An unwind names that screen, as \
      the first one of the tab that it is in. Out of a container that is presented lead 'previous' and 'opener', and the name of \
      a screen below it.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: main
      screens:
        main:
          tabs: { shop: catalog, help: help }
        catalog:
          push: { openCart: cart }
        cart:
          unwind: { paid: main }
        help:
      """,
    mended: ["paid: main": "paid: catalog"])
}
