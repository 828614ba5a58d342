/// An alert of which only some texts are in the graph.
enum HalfLabelled {
  static func check(_ context: inout CheckContext) {
    let declarations = context.resolution.declarations
    for (index, screen) in declarations.screens.enumerated() {
      guard let alert = declarations.details(screen)?.alert, !alert.isIncomplete,
        !screen.unknown.contains(.unwinds)
      else { continue }
      let buttons = screen.unwinds.map { declarations.segues[Int($0)] }
      func label(_ button: SegueDeclaration) -> NodeID? { declarations.details(button)?.label }
      let first = alert.message ?? buttons.lazy.compactMap(label).first
      guard let first, !buttons.contains(where: { declarations.details($0)?.isIncomplete ?? false }) else { continue }
      let id = ScreenID(index)
      let missing = buttons.first { label($0) == nil }?.name
      guard missing != nil || screen.title == nil else { continue }
      let range = declarations.range(missing ?? screen.name)
      context.report(.halfLabelled, at: range) { words in
        let alert = words.name(id)
        let message =
          missing.map {
            "the button \(words.quoted(declarations.range($0))) has no label, but other texts of '\(alert)' are in the graph"
          } ?? "the alert '\(alert)' has no title, but other texts of it are in the graph"
        return Diagnostic(
          .halfLabelled, message, at: range,
          notes: [
            Diagnostic.Note("this text is in the graph", at: words.tree.range(first)),
            Diagnostic.Note(
              "add '\(missing == nil ? "title" : "label")', or remove the other texts, so that the app supplies all",
              at: range),
          ])
      }
    }
  }
}

extension Rule {
  package static let halfLabelled = Rule(
    id: "half-labelled", section: .tree,
    range: "the name of the button, or of the alert",
    meaning: "The graph contains only some of the texts of an alert.",
    reason: """
      An alert takes all its texts from the graph, or all from the app. With a 'title' and a 'label' for each button, \
      the app needs no factory for the alert. Without labels, the app's factory returns the texts. A mix would leave a \
      button without a text.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: cart
      screens:
        cart:
          present: { askEmpty: empty }
        empty:
          title: Empty the cart?
          alert: { destructive: [empty], cancel: keep }
          unwind:
            empty: { to: cart, label: Empty }
            keep: { to: cart }
      """,
    mended: ["keep: { to: cart }": "keep: { to: cart, label: Keep }"])
}
