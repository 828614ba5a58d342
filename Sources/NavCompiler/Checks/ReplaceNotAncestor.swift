/// A segue that replaces from a screen that does not lie below its source in every place where the source occurs.
enum ReplaceNotAncestor {
  static func check(_ context: inout CheckContext, _ shape: GraphShape) {
    if let excess = shape.pushes.excess { reportExcess(excess, &context) }
    guard !shape.misplaced.isEmpty else { return }
    var paths = PathBudget(shape, countsReplacements: false)
    for replacement in shape.misplaced {
      let (segue, source) = (replacement.segue, replacement.source)
      if shape.tree.isRoot(source) {
        // In the place of a root that is guessed, anything may lie below.
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
        notes: words.notes(path, shape) { "no page lies there on the way \($0)" })
    }
    guard case .screen(let from) = replacement.from, !shape.tree.isRoot(replacement.source) else {
      return Diagnostic(
        .replaceNotAncestor,
        "'\(words.name(replacement.segue))' replaces '\(source)', which is \(shape.pushes.roots.count == 1 ? "the" : "a") root: there is no screen below it to stand on",
        at: range)
    }
    let name = words.name(from)
    if from == replacement.source {
      return Diagnostic(
        .replaceNotAncestor,
        "'\(source)' itself goes, so nothing can be put on it; 'previous' is the screen below it, and a push stays on '\(source)'",
        at: range)
    }
    let path = OccurrencePath(to: replacement.source, avoiding: from, shape)
    let message =
      PathBudget.leads(from: from, to: replacement.source, shape)
      ? "'\(name)' does not lie below '\(source)' everywhere, so the stack cannot be cut there"
      : PathBudget.leads(from: replacement.source, to: from, shape)
        ? "'\(name)' lies above '\(source)', not below it, so the stack cannot be cut there"
        : "'\(name)' never lies below '\(source)', so the stack cannot be cut there"
    return Diagnostic(.replaceNotAncestor, message, at: range, notes: words.notes(path, without: name, shape))
  }

  /// What to say where a container is meant, which nothing can be pushed on.
  private static func pageless(
    _ replacement: PushGraph.Replacement, _ shape: GraphShape, _ words: Wording
  ) -> String? {
    switch replacement.from {
    case .screen(let from) where from != replacement.source && !shape.pushes.hasPage(from):
      "'\(words.name(from))' is a container, which has no page to push on; name a screen of one of its tabs"
    case .previous, .root:
      "'\(words.name(replacement.segue))' puts a screen on '\(words.text(of: replacement.from))', and below"
        + " '\(words.name(replacement.source))' no page lies there everywhere: a container has none"
    case .screen, .opener, .exit: nil
    }
  }

  /// Shared screens that replace each other have all parents of each other.
  private static func reportExcess(_ segue: SegueID, _ context: inout CheckContext) {
    let range = context.words.range(segue)
    context.report(.yamlLimit, at: range) { _ in
      Diagnostic(
        .yamlLimit, "with all screens below the shared ones, the segues that replace lead more than 1,000,000 ways",
        at: range)
    }
  }
}

extension Rule {
  package static let replaceNotAncestor = Rule(
    id: "replace-not-ancestor", section: .tree,
    range: "what stands after `from`, or the name of the segue",
    meaning: "In some place the screen to cut at does not lie below the one that is replaced.",
    reason: """
      A segue that replaces takes all screens above one off the stack, and pushes another one there. 'from' names the screen that \
      stays: one that lies below the source in every place where the source occurs. 'previous', which is meant where nothing is \
      said, is the screen below, and 'root' the one at the bottom. Nothing lies below the root, so it cannot be replaced.
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
