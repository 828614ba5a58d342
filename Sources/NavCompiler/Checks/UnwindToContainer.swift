/// An unwind to a container, which does not have a page.
enum UnwindToContainer {
  static func check(_ context: inout CheckContext, _ shape: GraphShape) {
    guard shape.pushes.hasContainers else { return }
    for screen in shape.screensReached where !context.resolution.declarations.isContainer(screen) {
      // `UnwindFromRoot` reports unwinds of a root.
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
        .unwindToContainer, "'\(name)' is a container, so an unwind cannot go to it", at: range,
        notes: notes)
    }
    // The first screen of the tab that contains the source in every place.
    let first = shape.dominators.child(of: container, towards: screen)
    let message = "'\(name)' is a container, so an unwind cannot go to it; name the first screen of a tab"
    guard first != screen, shape.pushes.hasPage(first) else {
      return Diagnostic(.unwindToContainer, message, at: range, notes: notes)
    }
    return Diagnostic(
      .unwindToContainer, message + ", such as '\(words.name(first))'", at: range, notes: notes,
      fixes: [words.tree.change(words.target(segue), to: words.name(first), .decision)])
  }
}

extension Rule {
  package static let unwindToContainer = Rule(
    id: "unwind-to-container", section: .tree,
    range: "the target",
    meaning: "The target of the unwind is a container.",
    reason: """
      A container does not have a page, so an unwind cannot go to it. Name a screen in one of its tabs instead, such \
      as the first screen of the tab. To leave a presented container, use 'previous', 'opener', or the name of a \
      screen below it.
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
