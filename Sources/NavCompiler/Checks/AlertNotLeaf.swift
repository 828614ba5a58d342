/// An alert that is more than a question with buttons: the root, or what is pushed. What its own keys say is found by the reader, beside
/// which the rule stands.
enum AlertNotLeaf {
  static func check(_ context: inout CheckContext) {
    let declarations = context.resolution.declarations
    var alerts: [Symbol: ScreenID] = [:]
    if case .known(let roots) = context.resolution.root {
      for root in roots where declarations.isAlert(root) {
        alerts[declarations.screens[root.position].name.symbol] = root
      }
    }
    for name in declarations.roots {
      guard let root = alerts[name.symbol] else { continue }
      let range = declarations.range(name)
      context.report(.alertNotLeaf, at: range) { words in
        Diagnostic(
          .alertNotLeaf,
          "'\(words.name(root))' is an alert, which is presented by another screen, and so cannot be \(declarations.roots.count == 1 ? "the" : "a") root",
          at: range, notes: [note(root, words)])
      }
    }
    for (index, segue) in context.graph.segues.enumerated() {
      let (id, declared) = (SegueID(index), declarations.segues[index])
      // A target that could not be looked up has a stand-in.
      guard let target = segue.kind.destination?.screen, declarations.isAlert(target),
        declared.target?.symbol == declarations.screens[target.position].name.symbol
      else { continue }
      let details = declarations.details(declared)
      if case .go = segue.kind {
        let range = context.words.targetRange(id)
        context.report(.alertNotLeaf, at: range) { words in
          Diagnostic(
            .alertNotLeaf,
            "'\(words.name(target))' is an alert, which is presented over the page that asks, so no segue goes to it",
            at: range, notes: [note(target, words)])
        }
        continue
      }
      guard case .present = details?.opening else {
        let range = context.words.targetRange(id)
        context.report(.alertNotLeaf, at: range) { words in
          let how =
            if case .tab = details?.opening { ", so no tab begins with it" } else {
              ": put '\(words.name(id))' under 'present'"
            }
          return Diagnostic(
            .alertNotLeaf, "'\(words.name(target))' is an alert, which can only be presented\(how)",
            at: range, notes: [note(target, words)])
        }
        continue
      }
      guard let style = details?.style else { continue }
      let range = context.words.tree.range(style)
      context.report(.wrongShape, at: range) { words in
        Diagnostic(
          .wrongShape,
          "'\(words.name(target))' is an alert, which looks as the platform's alerts do: take 'style' away",
          at: range, notes: [note(target, words)])
      }
    }
  }

  private static func note(_ alert: ScreenID, _ words: Wording) -> Diagnostic.Note {
    Diagnostic.Note("'\(words.name(alert))' is declared here", at: words.range(alert))
  }
}
