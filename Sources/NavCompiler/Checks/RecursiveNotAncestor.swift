/// A recursive push whose target is not below its source in every place.
enum RecursiveNotAncestor {
  static func check(_ context: inout CheckContext, _ shape: GraphShape) {
    var paths = PathBudget(shape)
    var trial = ParentTrial(context.resolution, shape)
    for edge in shape.pushes.edges where edge.kind == .recursive && shape.walk.reaches(edge.source) {
      guard !shape.dominators.dominates(edge.target, edge.source) || !shape.walk.reaches(edge.target) else { continue }
      guard !paths.isLedToByFault(edge.source, from: edge.target) else { continue }
      context.report(.recursiveNotAncestor, at: context.words.targetRange(edge.segue)) { words in
        diagnostic(edge, shape, &trial, words)
      }
    }
  }

  private static func diagnostic(
    _ edge: PushGraph.Edge, _ shape: GraphShape, _ trial: inout ParentTrial, _ words: Wording
  ) -> Diagnostic {
    let target = words.name(edge.target)
    let (source, noun) = (words.name(edge.source), words.noun(edge.segue))
    let path = OccurrencePath(to: edge.source, avoiding: edge.target, shape)
    let isSometimes = PathBudget.leads(from: edge.target, to: edge.source, shape)
    let message =
      isSometimes
      ? "'\(target)' is not below '\(source)' in every place, so a \(noun) to it cannot be recursive"
      : "'\(target)' is never below '\(source)', so a \(noun) to it cannot be recursive"
    var fixes: [Diagnostic.Fix] = []
    if !isSometimes, trial.canPush(edge.target, from: edge.source),
      let edit = words.removing(.recursive, fromSegue: edge.segue)
    {
      fixes = [Diagnostic.Fix("remove 'recursive'", [edit], .decision)]
    }
    return Diagnostic(
      .recursiveNotAncestor, message, at: words.targetRange(edge.segue),
      notes: isSometimes ? words.notes(path, without: target, shape) : [], fixes: fixes)
  }
}

extension Rule {
  package static let recursiveNotAncestor = Rule(
    id: "recursive-not-ancestor", section: .tree,
    range: "the target",
    meaning: "The target of a recursive push is not below the source in every place.",
    reason: """
      'recursive: true' allows a push to the source itself, or to a screen below it in every place. A push to any \
      other screen does not need it. A recursive push can repeat the visible screen with the same key, unless that \
      screen declares 'key' or 'whenDuplicate: refuse'.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openHelp: { to: help, recursive: true }
        help:
      """,
    mended: ["help, recursive: true": "help"])
}
