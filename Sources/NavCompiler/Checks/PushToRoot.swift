/// A push to the root that is not recursive.
enum PushToRoot {
  static func check(_ context: inout CheckContext, _ shape: GraphShape) {
    guard case .known(let root) = context.resolution.root else { return }
    for index in shape.pushes.incoming(root) {
      let edge = shape.pushes.edges[index]
      guard edge.kind == .tree, shape.walk.reaches(shape.pushes.declarer(of: edge)) else { continue }
      context.report(.pushToRoot, at: context.words.targetRange(edge.segue)) { words in
        let (name, noun) = (words.name(root), words.noun(edge.segue))
        let replaces = words.replaces(edge.segue)
        return Diagnostic(
          .pushToRoot,
          "'\(name)' is the root, at the bottom of the stack already; go back to it with an unwind to 'root'"
            + (replaces ? "" : ", or mark the \(noun) 'recursive: true' if it opens another '\(name)'"),
          at: words.targetRange(edge.segue),
          fixes: replaces
            ? [] : words.addingToSegue("recursive: true", edge.segue, title: "mark the \(noun) as recursive"))
      }
    }
  }
}

extension Rule {
  package static let pushToRoot = Rule(
    id: "push-to-root", section: .tree,
    range: "the target",
    meaning: "A push to the root that is not recursive.",
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
