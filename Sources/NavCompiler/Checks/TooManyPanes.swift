/// A segue that opens a fourth column.
enum TooManyPanes {
  static func check(_ context: inout CheckContext, _ shape: GraphShape, _ columns: Columns) {
    for excess in columns.excess {
      let range = context.words.targetRange(excess.segue)
      context.report(.tooManyPanes, at: range) { words in
        let target = words.name(excess.target)
        let path = (excess.path + [excess.target]).map(words.name).joined(separator: ", ")
        let message =
          columns.columns(of: excess.target) > 0
          ? "with the panes of '\(target)', the stack has more than three columns"
          : "'\(target)' would be in a fourth column, but a stack has at most three"
        return Diagnostic(
          .tooManyPanes, message, at: range, notes: [Diagnostic.Note("the path is \(path)", at: range)])
      }
    }
  }
}

extension Rule {
  package static let tooManyPanes = Rule(
    id: "too-many-panes", section: .tree,
    range: "the target",
    meaning: "A stack with `split` would have more than three columns.",
    reason: """
      A stack has at most three columns, because that is what platforms can show: primary, supplementary, and detail. \
      Each 'pane' segue opens the next column, and a push stays in its column. Change a 'pane' on the path to a \
      'push'.
      """,
    broken: """
      navc: 1
      graph: Mail
      root: accounts
      screens:
        accounts:
          split: true
          pane: { openAccount: boxes }
        boxes:
          pane: { openBox: box }
        box:
          pane: { open: message }
        message:
      """,
    mended: ["  accounts:\n    split: true\n    pane: {": "  accounts:\n    split: true\n    push: {"])
}
