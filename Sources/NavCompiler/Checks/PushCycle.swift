/// A push that leads back to a screen on its own path.
enum PushCycle {
  static func check(_ context: inout CheckContext, _ shape: GraphShape) {
    // The number of messages is limited, so the first pushes of the file are reported first.
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
        ? "the tab '\(words.name(edge.segue))' of '\(target)' starts with '\(target)' itself"
        : "the tab '\(words.name(edge.segue))' starts with '\(target)', which is already below '\(source)'"
    }
    if edge.source == edge.target {
      return words.canRecur(edge.segue)
        ? "'\(target)' \(words.verb(edge.segue)) itself; add 'recursive: true' to open another '\(target)'"
        : "this segue puts '\(target)' on top of itself; use an unwind, or name a screen further down in 'from'"
    }
    return "this \(noun) leads back to '\(target)', which is already below '\(source)'; use an unwind"
      + (words.canRecur(edge.segue) ? ", or add 'recursive: true' to open another '\(target)'" : "")
  }
}

extension Rule {
  package static let pushCycle = Rule(
    id: "push-cycle", section: .tree,
    range: "the target that closes the cycle",
    meaning: "Pushes lead back to a screen on the path, without `recursive`.",
    reason: """
      A push that leads back to a screen on its own path would make the tree endless. To go back, use an unwind. To \
      open a new instance, as with a product that opens similar products, use 'recursive: true'. A recursive push can \
      repeat the visible screen. To prevent that, declare 'key' or 'whenDuplicate: refuse' on the screen.
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
