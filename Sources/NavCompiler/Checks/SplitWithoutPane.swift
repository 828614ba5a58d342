/// A screen with `split` whose run has no pane.
enum SplitWithoutPane {
  static func check(_ context: inout CheckContext, _ shape: GraphShape, _ columns: Columns) {
    guard context.resolution.knowsAllPushes, context.graph.screens.contains(where: { $0.split != nil }) else { return }
    let above = columns.above
    for screen in shape.screensReached where columns.firsts.contains(screen) && above[screen.position] == 0 {
      guard let split = context.words.split(screen) else { continue }
      let range = context.words.tree.range(split.key)
      context.report(.splitWithoutPane, at: range) { words in
        Diagnostic(
          .splitWithoutPane, "no segue in the stack of '\(words.name(screen))' opens a pane, so it has one column",
          at: range)
      }
    }
  }
}

extension Rule {
  package static let splitWithoutPane = Rule(
    id: "split-without-pane", severity: .warning, section: .tree,
    range: "the key 'split'",
    meaning: "The stack that begins with the screen has no pane.",
    reason: """
      A 'split' divides a stack at the screens that 'pane' segues open. Without such a segue, the stack has one \
      column, as without 'split'. Move the segue that opens the detail from 'push' to 'pane', or remove 'split'.
      """,
    broken: """
      navc: 1
      graph: Mail
      root: box
      screens:
        box:
          split: true
          push: { open: message }
        message:
      """,
    mended: ["push: { open": "pane: { open"])
}
