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
        .pushToRoot, "'\(name)' is a root, so no segue opens it", at: range,
        notes: [Diagnostic.Note("the app selects a root by 'requires'; change the facts to show it", at: range)])
    }
    if words.isTab(edge.segue) {
      return Diagnostic(
        .pushToRoot, "the tab '\(words.name(edge.segue))' begins with '\(name)', which is the root", at: range)
    }
    let canRecur = words.canRecur(edge.segue)
    let back = shape.pushes.hasPage(edge.target) ? "an unwind to 'root'" : "an unwind to a screen of its tabs"
    return Diagnostic(
      .pushToRoot,
      "'\(name)' is the root, at the bottom of the stack already; go back to it with \(back)"
        + (!canRecur ? "" : ", or mark the \(noun) 'recursive: true' if it opens another '\(name)'"),
      at: range,
      fixes: !canRecur
        ? [] : words.addingToSegue("recursive: true", edge.segue, title: "mark the \(noun) as recursive"))
  }
}

extension Rule {
  package static let pushToRoot = Rule(
    id: "push-to-root", section: .tree,
    range: "the target",
    meaning: "A push to the root, or to one of several, that is not recursive.",
    reason: """
      The root is at the bottom of every stack. A push to it would put a second one on top; going back to the first is an \
      unwind to 'root'. Where a second one is meant, 'recursive: true' says so.
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
