/// A replace whose `from` is not below its source in every place.
enum ReplaceNotAncestor {
  static func check(_ context: inout CheckContext, _ shape: GraphShape) {
    if let excess = shape.pushes.excess { reportExcess(excess, &context) }
    guard !shape.misplaced.isEmpty else { return }
    var paths = PathBudget(shape, countsReplacements: false)
    for replacement in shape.misplaced {
      let (segue, source) = (replacement.segue, replacement.source)
      if shape.tree.isRoot(source) {
        // If the name of the root is unknown, any screen may be below.
        guard case .known = context.resolution.root else { continue }
      } else if case .screen(let from) = replacement.from, from != source {
        guard !paths.isLedToByFault(source, from: from) else { continue }
      }
      let range = context.words.fromRange(segue)
      context.report(.replaceNotAncestor, at: range) { words in diagnostic(replacement, at: range, shape, words) }
    }
  }

  private static func diagnostic(
    _ replacement: PushGraph.Replacement, at range: SourceRange, _ shape: GraphShape, _ words: Wording
  ) -> Diagnostic {
    let source = words.name(replacement.source)
    if !shape.tree.isRoot(replacement.source), let message = pageless(replacement, shape, words) {
      let path = shape.pages.path(without: replacement.from, to: replacement.source)
      return Diagnostic(
        .replaceNotAncestor, message, at: range,
        notes: words.notes(path, shape) { "'\(words.text(of: replacement.from))' is not a page on the path \($0)" })
    }
    guard case .screen(let from) = replacement.from, !shape.tree.isRoot(replacement.source) else {
      return Diagnostic(
        .replaceNotAncestor,
        "'\(words.name(replacement.segue))' cannot replace '\(source)', which is"
          + " \(shape.pushes.roots.count == 1 ? "the" : "a") root",
        at: range)
    }
    let name = words.name(from)
    if from == replacement.source {
      return Diagnostic(
        .replaceNotAncestor,
        "this segue removes '\(source)', so 'from' cannot name it; use 'previous', or a push to keep '\(source)'",
        at: range)
    }
    let path = OccurrencePath(to: replacement.source, avoiding: from, shape)
    let message =
      PathBudget.leads(from: from, to: replacement.source, shape)
      ? "'\(name)' is not below '\(source)' in every place, so 'from' cannot name it"
      : PathBudget.leads(from: replacement.source, to: from, shape)
        ? "'\(name)' is above '\(source)', so 'from' cannot name it"
        : "'\(name)' is never below '\(source)', so 'from' cannot name it"
    return Diagnostic(.replaceNotAncestor, message, at: range, notes: words.notes(path, without: name, shape))
  }

  /// The message if `from` is a container, which does not have a page to push on.
  private static func pageless(
    _ replacement: PushGraph.Replacement, _ shape: GraphShape, _ words: Wording
  ) -> String? {
    switch replacement.from {
    case .screen(let from) where from != replacement.source && !shape.pushes.hasPage(from):
      "'\(words.name(from))' is a container, so 'from' cannot name it; name a screen of one of its tabs"
    case .previous, .root:
      "'\(words.name(replacement.segue))' cannot push on '\(words.text(of: replacement.from))', which is not a page"
        + " in every place of '\(words.name(replacement.source))'"
    case .screen, .opener, .exit: nil
    }
  }

  /// Reports too many parents. Shared screens that replace each other have all parents of each other.
  private static func reportExcess(_ segue: SegueID, _ context: inout CheckContext) {
    let range = context.words.range(segue)
    context.report(.yamlLimit, at: range) { _ in
      Diagnostic(
        .yamlLimit, "the replace segues push on more than 1,000,000 screens, counting each parent of a shared screen",
        at: range)
    }
  }
}

extension Rule {
  package static let replaceNotAncestor = Rule(
    id: "replace-not-ancestor", section: .tree,
    range: "the value of `from`, or the name of the segue",
    meaning: "The `from` screen of a replace is not below the source in every place.",
    reason: """
      A replace removes all screens above the screen that 'from' names, and pushes a new screen there. 'from' is a \
      screen that is below the source in every place, 'root', or 'previous'. The default is 'previous', the screen \
      directly below the source. The root cannot be replaced, because no screen is below it.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openCart: cart
            openHelp: help
        cart:
          replace:
            pay: { to: receipt, from: help }
        receipt:
        help:
      """,
    mended: ["from: help": "from: catalog"])
}
