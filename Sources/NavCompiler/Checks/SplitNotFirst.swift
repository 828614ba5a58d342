/// A screen with `split` that never begins a run.
enum SplitNotFirst {
  static func check(_ context: inout CheckContext, _ shape: GraphShape, _ columns: Columns) {
    for screen in shape.screensReached where !columns.firsts.contains(screen) {
      guard let split = context.words.split(screen) else { continue }
      let range = context.words.tree.range(split.key)
      context.report(.splitNotFirst, at: range) { words in
        let name = words.name(screen)
        let opening = shape.tree.edges(to: screen).first.map { shape.pushes.edges[Int($0)] }
        return Diagnostic(
          .splitNotFirst, "'\(name)' has 'split', but no root, tab, sheet, or full layer begins with it", at: range,
          notes: opening.map { edge in
            [Diagnostic.Note(words.describe(edge, shape.pushes), at: words.targetRange(edge.segue))]
          } ?? [])
      }
    }
  }
}

extension Rule {
  package static let splitNotFirst = Rule(
    id: "split-not-first", section: .tree,
    range: "the key 'split'",
    meaning: "A screen with `split` is never the first screen of a stack.",
    reason: """
      Columns divide a whole stack: the bottom one, the stack of a tab, or that of a layer with the style 'sheet' or \
      'full'. Therefore, 'split' belongs to the screen that such a stack begins with. A stack of a popover does not \
      have columns.
      """,
    broken: """
      navc: 1
      graph: Mail
      root: mailboxes
      screens:
        mailboxes:
          split: true
          push: { openBox: box }
        box:
          split: true
          pane: { open: message }
        message:
      """,
    mended: [
      "  box:\n    split: true\n": "  box:\n"
    ])
}
