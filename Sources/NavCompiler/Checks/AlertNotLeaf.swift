/// An alert that is more than a question with buttons: the root, or what is pushed. What its own keys say is found by the reader, beside
/// which the rule stands.
enum AlertNotLeaf {
  static func check(_ context: inout CheckContext) {
    let declarations = context.resolution.declarations
    if case .known(let root) = context.resolution.root, declarations.isAlert(root), let name = declarations.root {
      let range = declarations.range(name)
      context.report(.alertNotLeaf, at: range) { words in
        Diagnostic(
          .alertNotLeaf,
          "'\(words.name(root))' is an alert, which is presented by another screen, and so cannot be the root",
          at: range, notes: [note(root, words)])
      }
    }
    for edge in context.resolution.pushes.edges where edge.kind != .guessed && declarations.isAlert(edge.target) {
      let details = declarations.details(declarations.segues[edge.segue.position])
      if details?.layer == nil {
        let range = context.words.targetRange(edge.segue)
        context.report(.alertNotLeaf, at: range) { words in
          Diagnostic(
            .alertNotLeaf,
            "'\(words.name(edge.target))' is an alert, which cannot be pushed: put '\(words.name(edge.segue))' under 'present'",
            at: range, notes: [note(edge.target, words)])
        }
      } else if let style = details?.style {
        let range = context.words.tree.range(style)
        context.report(.wrongShape, at: range) { words in
          Diagnostic(
            .wrongShape,
            "'\(words.name(edge.target))' is an alert, which looks as the platform's alerts do: take 'style' away",
            at: range, notes: [note(edge.target, words)])
        }
      }
    }
  }

  private static func note(_ alert: ScreenID, _ words: Wording) -> Diagnostic.Note {
    Diagnostic.Note("'\(words.name(alert))' is declared here", at: words.range(alert))
  }
}
