/// A push to a root that is not recursive.
enum PushToRoot {
  static func check(_ context: inout CheckContext, _ shape: GraphShape) {
    guard case .known(let roots) = context.resolution.root else { return }
    for root in roots {
      for index in shape.pushes.incoming(root) {
        let edge = shape.pushes.edges[index]
        let declarer = shape.pushes.declarer(of: edge)
        guard edge.kind == .toRoot, declarer == shape.pushes.anywhere || shape.walk.reaches(declarer) else { continue }
        context.report(.pushToRoot, at: context.words.targetRange(edge.segue)) { words in
          diagnostic(edge, shape, words)
        }
      }
    }
  }

  private static func diagnostic(_ edge: PushGraph.Edge, _ shape: GraphShape, _ words: Wording) -> Diagnostic {
    let (name, noun, range) = (words.name(edge.target), words.noun(edge.segue), words.targetRange(edge.segue))
    guard shape.pushes.roots.count == 1 || shape.dominators.dominates(edge.target, edge.source) else {
      return Diagnostic(
        .pushToRoot, "'\(name)' is a root, so a segue cannot open it", at: range,
        notes: [Diagnostic.Note("'requires' selects the root; change a fact to show '\(name)'", at: range)])
    }
    if words.isTab(edge.segue) {
      return Diagnostic(
        .pushToRoot, "the tab '\(words.name(edge.segue))' starts with '\(name)', which is the root", at: range)
    }
    let canRecur = words.canRecur(edge.segue)
    let back = shape.pushes.hasPage(edge.target) ? "an unwind to 'root'" : "an unwind to a screen of its tabs"
    return Diagnostic(
      .pushToRoot,
      "'\(name)' is the root, which is already on the stack; use \(back)"
        + (!canRecur ? "" : ", or add 'recursive: true' to open another '\(name)'"),
      at: range,
      fixes: !canRecur
        ? [] : words.addingToSegue("recursive: true", edge.segue, title: "mark the \(noun) as recursive"))
  }
}

extension Rule {
  package static let pushToRoot = Rule(
    id: "push-to-root", section: .tree,
    range: "the target",
    meaning: "A push that is not recursive leads to a root.",
    reason: """
      The root is at the bottom of every stack, so a push to it would open a second instance. To go back to the root, \
      use an unwind to 'root'. To open a second instance, use 'recursive: true'.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openCart: cart
        cart:
          push:
            home: catalog
      """,
    mended: ["push:\n      home: catalog": "unwind:\n      home: root"])
}
