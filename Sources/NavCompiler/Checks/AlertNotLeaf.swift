/// An alert that is a root, or that a segue other than a present leads to.
///
/// `AlertRule` declares the rule. The reader checks the alert's own keys.
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
          "'\(words.name(root))' is an alert, so it cannot be \(declarations.roots.count == 1 ? "the" : "a") root",
          at: range, notes: [note(root, words)])
      }
    }
    for (index, segue) in context.graph.segues.enumerated() {
      let (id, declared) = (SegueID(index), declarations.segues[index])
      // If the lookup of the target failed, the destination is a placeholder.
      guard let target = segue.kind.destination?.screen, declarations.isAlert(target),
        declared.target?.symbol == declarations.screens[target.position].name.symbol
      else { continue }
      let details = declarations.details(declared)
      if case .go = segue.kind {
        let range = context.words.targetRange(id)
        context.report(.alertNotLeaf, at: range) { words in
          Diagnostic(
            .alertNotLeaf,
            "'\(words.name(target))' is an alert, so a go segue cannot lead to it",
            at: range, notes: [note(target, words)])
        }
        continue
      }
      guard case .present = details?.opening else {
        let range = context.words.targetRange(id)
        context.report(.alertNotLeaf, at: range) { words in
          let how =
            if case .tab = details?.opening { "so a tab cannot start with it" } else {
              "so only 'present' can open it; move '\(words.name(id))' to 'present'"
            }
          return Diagnostic(
            .alertNotLeaf, "'\(words.name(target))' is an alert, \(how)",
            at: range, notes: [note(target, words)])
        }
        continue
      }
      guard let style = details?.style else { continue }
      let range = context.words.tree.range(style)
      context.report(.wrongShape, at: range) { words in
        Diagnostic(
          .wrongShape,
          "the alert '\(words.name(target))' does not support 'style'; remove 'style'",
          at: range, notes: [note(target, words)])
      }
    }
  }

  private static func note(_ alert: ScreenID, _ words: Wording) -> Diagnostic.Note {
    Diagnostic.Note("'\(words.name(alert))' is declared here", at: words.range(alert))
  }
}
