/// A pane segue that is in no split.
enum PaneWithoutSplit {
  static func check(_ context: inout CheckContext, _ shape: GraphShape, _ columns: Columns) {
    let screens = context.graph.screens
    for screen in shape.screensReached
    where !columns.mayHaveColumns(screen) && mayOpenPanes(screens[screen.position]) {
      for index in context.graph.screens[screen.position].pushes {
        let segue = SegueID(index: index)
        guard context.graph.segues[segue.position].opening == .pane else { continue }
        let range = context.words.range(segue)
        context.report(.paneWithoutSplit, at: range) { words in
          let first = columns.first(below: screen).flatMap { screens[$0.position].isSilent ? nil : $0 }
          let notes = first.map { first in
            [
              Diagnostic.Note(
                first == screen
                  ? "the stack begins here, without 'split'" : "the stack begins with '\(words.name(first))' here",
                at: words.range(first))
            ]
          }
          let fixes = first.map { first in
            words.addingToScreen("split: true", first, title: "add 'split' to '\(words.name(first))'")
          }
          return Diagnostic(
            .paneWithoutSplit, "'\(words.name(segue))' opens a pane, but its stack has no columns", at: range,
            notes: notes ?? [], fixes: fixes ?? [])
        }
      }
    }
  }

  /// A pane of an alert or of a container is an error already.
  private static func mayOpenPanes(_ screen: Screen) -> Bool { screen.alert == nil && !screen.isContainer }
}

extension Rule {
  package static let paneWithoutSplit = Rule(
    id: "pane-without-split", severity: .warning, section: .tree,
    range: "the name of the segue",
    meaning: "A `pane` segue is in no stack with `split`.",
    reason: """
      A 'pane' segue opens its screen in the next column of a stack with 'split'. In all other stacks it is a push. \
      Add 'split' to the first screen of the stack, or move the segue to 'push'.
      """,
    broken: """
      navc: 1
      graph: Mail
      root: box
      screens:
        box:
          pane: { open: message }
        message:
      """,
    mended: ["  box:\n": "  box:\n    split: true\n"])
}
