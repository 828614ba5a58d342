/// A container that a segue other than a present opens.
enum PushedContainer {
  static func check(_ context: inout CheckContext) {
    guard context.graph.screens.contains(where: { $0.isContainer }) else { return }
    for (index, segue) in context.graph.segues.enumerated() {
      let id = SegueID(index)
      guard let target = context.opened(by: id), context.graph.screens[target.position].isContainer else { continue }
      if case .present = segue.opening { continue }
      let range = context.words.targetRange(id)
      context.report(.pushedContainer, at: range) { words in
        let name = words.name(target)
        let how =
          segue.opening == .tab
          ? "so the tab '\(words.name(id))' cannot start with it; use the first screen of one of its tabs"
          : "so only 'present' can open it; move '\(words.name(id))' to 'present'"
        return Diagnostic(
          .pushedContainer, "'\(name)' is a container, \(how)", at: range,
          notes: [Diagnostic.Note("'\(name)' is declared here", at: words.range(target))])
      }
    }
  }
}

extension Rule {
  package static let pushedContainer = Rule(
    id: "pushed-container", section: .tree,
    range: "the target",
    meaning: "A push, a replace, or a tab leads to a container.",
    reason: """
      Each tab of a container has its own native stack. Platforms show such a container at the bottom or in a separate \
      layer, not as a page on another stack. Therefore, a container must be a root or the target of a 'present'.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: welcome
      screens:
        welcome:
          push: { enter: main }
        main:
          tabs: { shop: catalog, help: help }
        catalog:
        help:
      """,
    mended: [
      "push: { enter: main }": "present: { enter: { to: main, style: full } }",
      "  catalog:\n": "  catalog:\n    unwind: { leave: welcome }\n",
    ])
}
