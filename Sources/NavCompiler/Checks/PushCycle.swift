/// A push that leads back to where it came from.
enum PushCycle {
  static func check(_ context: inout CheckContext, _ shape: GraphShape) {
    // In the order of the file, in which only the first ones become messages.
    for closing in shape.walk.closing.sorted() {
      let edge = shape.pushes.edges[closing]
      context.report(.pushCycle, at: context.words.targetRange(edge.segue)) { words in
        diagnostic(shape.walk.cycle(closedBy: closing, in: shape.pushes), edge, shape, words)
      }
    }
  }

  private static func diagnostic(
    _ cycle: PushWalk.Cycle, _ edge: PushGraph.Edge, _ shape: GraphShape, _ words: Wording
  ) -> Diagnostic {
    let noun = words.noun(edge.segue)
    let message = Self.message(edge, noun, words)
    var notes = cycle.pushes.dropLast().map { index in
      let step = shape.pushes.edges[index]
      return Diagnostic.Note("\(words.describe(step, shape.pushes)) here", at: words.targetRange(step.segue))
    }
    if cycle.omitted > 0 {
      let middle = notes[notes.count / 2].range
      notes.insert(Diagnostic.Note("… \(cycle.omitted) more pushes …", at: middle), at: notes.count / 2)
    }
    let canBeRecursive = words.canRecur(edge.segue) && shape.dominators.dominates(edge.target, edge.source)
    return Diagnostic(
      .pushCycle, message, at: words.targetRange(edge.segue), notes: notes,
      fixes: canBeRecursive
        ? words.addingToSegue("recursive: true", edge.segue, title: "mark the \(noun) as recursive") : [])
  }

  private static func message(_ edge: PushGraph.Edge, _ noun: String, _ words: Wording) -> String {
    let (target, source) = (words.name(edge.target), words.name(edge.source))
    if words.isTab(edge.segue) {
      return edge.source == edge.target
        ? "'\(target)' is its own tab '\(words.name(edge.segue))'"
        : "the tab '\(words.name(edge.segue))' begins with '\(target)', which is below '\(source)' already"
    }
    if edge.source == edge.target {
      return words.canRecur(edge.segue)
        ? "'\(target)' \(words.verb(edge.segue)) itself; if that opens another '\(target)', mark the \(noun) 'recursive: true'"
        : "'\(target)' stays, so this segue puts it on itself; go back to it with an unwind, or cut the stack further down"
    }
    return "this \(noun) leads back to '\(target)', which is below '\(source)' already; go back with an unwind"
      + (words.canRecur(edge.segue) ? ", or mark the \(noun) 'recursive: true' if it opens another '\(target)'" : "")
  }
}

extension Rule {
  package static let pushCycle = Rule(
    id: "push-cycle", section: .tree,
    range: "the target that closes the cycle",
    meaning: "Pushes lead back to a screen on the way, without `recursive`.",
    reason: """
      A push that leads back to a screen on the way to it would make the tree endless. Most often the way back is meant: that \
      is an unwind. Where a new instance is meant, as with a product that opens similar products, 'recursive: true' says so. \
      Such a push may open what is visible already; 'key' or 'whenDuplicate: refuse' on the screen keeps it from doing so.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openProduct: product
        product:
          push:
            openReviews: reviews
        reviews:
          push:
            backToProduct: product
      """,
    mended: ["reviews:\n    push:": "reviews:\n    unwind:"])
}
