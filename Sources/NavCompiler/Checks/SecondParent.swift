/// A screen that two screens push and that is not shared.
enum SecondParent {
  static func check(_ context: inout CheckContext, _ shape: GraphShape) {
    var trial = ParentTrial(context.resolution, shape)
    for extra in shape.tree.extraParents {
      let edge = shape.pushes.edges[extra.edge]
      let first = shape.pushes.edges[extra.first]
      context.report(.secondParent, at: context.words.targetRange(edge.segue)) { words in
        let name = words.name(edge.target)
        let fix =
          trial.canShare(edge.target)
          ? words.addingToScreen("shared: true", edge.target, title: "mark '\(name)' as shared") : []
        if edge.source == first.source { return tabs(edge, first, fix, words) }
        let verbs = (words.participle(edge.segue), words.participle(first.segue))
        let other = verbs.0.verb == verbs.1.verb ? "" : verbs.1.verb + " "
        let declarer = shape.pushes.declarer(of: first)
        let how =
          declarer == first.source
          ? "which \(words.verb(first.segue)) it here" : "on which '\(words.name(declarer))' puts it here"
        return Diagnostic(
          .secondParent,
          "'\(name)' is \(verbs.0.verb) \(verbs.0.preposition) '\(words.name(edge.source))' and"
            + " \(other)\(verbs.1.preposition) '\(words.name(first.source))', but is not marked 'shared: true'",
          at: words.targetRange(edge.segue),
          notes: [
            Diagnostic.Note(
              "its first parent is '\(words.name(first.source))', \(how)",
              at: words.targetRange(first.segue))
          ],
          fixes: fix)
      }
    }
  }

  /// The message if two tabs of a container start with the same screen. Each tab is a separate place.
  private static func tabs(
    _ edge: PushGraph.Edge, _ first: PushGraph.Edge, _ fixes: [Diagnostic.Fix], _ words: Wording
  ) -> Diagnostic {
    let name = words.name(edge.target)
    return Diagnostic(
      .secondParent,
      "'\(name)' starts the tabs '\(words.name(first.segue))' and '\(words.name(edge.segue))' of"
        + " '\(words.name(edge.source))', but is not marked 'shared: true'",
      at: words.targetRange(edge.segue),
      notes: [Diagnostic.Note("its first place is here", at: words.targetRange(first.segue))],
      fixes: fixes)
  }
}

extension Rule {
  package static let secondParent = Rule(
    id: "second-parent", section: .tree,
    range: "the target of the later segue",
    meaning: "Two screens push the screen, and it is not `shared`.",
    reason: """
      The push segues form a tree, so each screen has exactly one path from the root. All pushes to a screen must \
      start at the same screen. If several screens push a screen, mark it 'shared: true'. The tree then contains a \
      copy of it, and of the screens above it, in each place.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openProduct: product
            openCart: cart
        cart:
          push:
            openItem: product
        product:
          arguments: { id: Int }
      """,
    mended: ["  product:": "  product:\n    shared: true"])
}
