/// A screen that opens by itself, and requires an argument that nothing gives.
enum TabArgument {
  static func check(_ context: inout CheckContext) {
    for (screen, declared) in zip(context.graph.screens, context.resolution.declarations.screens) {
      guard let segue = screen.otherwise, let name = context.resolution.declarations.details(declared)?.otherwise,
        case .push(let target, let pass, _) = context.graph.segues[segue.position].kind
      else { continue }
      let range = context.words.tree.range(name.node)
      guard let missing = missing(of: target, pass, segue, context) else { continue }
      context.report(.tabArgument, at: range) { words in
        let argument = words.text(words.symbols.arguments[missing.position].name)
        return Diagnostic(
          .tabArgument,
          "'\(words.name(segue))' opens '\(words.name(target))' by itself here, and nothing gives its argument '\(argument)':"
            + " 'pass' can, or a default", at: range,
          notes: [
            Diagnostic.Note(
              "'\(argument)' is required", at: words.range(Link.Placeholder(screen: target, argument: missing)))
          ])
      }
    }
  }

  /// The first argument that is required and not passed, as far as all that is known.
  private static func missing(
    of target: ScreenID, _ pass: [Segue.Pass], _ segue: SegueID, _ context: CheckContext
  ) -> ArgumentID? {
    let (declarations, symbols) = (context.resolution.declarations, context.resolution.symbols)
    let declared = declarations.segues[segue.position]
    // What could not be read may give it.
    guard declarations.details(declared)?.isIncomplete != true,
      declared.target.map({ symbols.texts.text($0.symbol) }) == context.words.name(target)
    else { return nil }
    let passed = Set(pass.map(\.argument))
    for index in context.graph.screens[target.position].arguments {
      let id = ArgumentID(index: index)
      let isBroken =
        symbols.brokenArguments.contains(id)
        || (declarations.arguments.indices.contains(id.position) && declarations.arguments[id.position].isIncomplete)
      if context.graph.arguments[id.position].defaultValue == nil, !passed.contains(id), !isBroken { return id }
    }
    return nil
  }
}

extension Rule {
  package static let tabArgument = Rule(
    id: "tab-argument", section: .arguments,
    range: "the name",
    meaning: "A screen that opens by itself requires an argument that nothing gives.",
    reason: """
      The segue after 'otherwise' is performed by the runtime, where a user may not go back, and no code of the app gives \
      arguments there. So each argument of its destination comes from the segue's 'pass', or has a default, or is optional.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: cart
      facts: { hasDraft: Bool }
      screens:
        cart:
          push: { write: editor }
        editor:
          back: { shouldPerform: not hasDraft, otherwise: askDiscard }
          present: { askDiscard: discard }
        discard:
          arguments: { words: Int }
          alert: true
          unwind: { keep: previous }
      """,
    mended: ["words: Int }": "words: Int = 0 }"])
}
