/// A screen that opens automatically and has a required argument without a value.
enum TabArgument {
  static func check(_ context: inout CheckContext) {
    for (screen, declared) in zip(context.graph.screens, context.resolution.declarations.screens) {
      if let segue = screen.otherwise, let name = context.resolution.declarations.details(declared)?.otherwise {
        check(segue, at: context.words.tree.range(name.node), &context) { "'\($0)' opens '\($1)' automatically" }
      }
      guard screen.isContainer else { continue }
      for tab in screen.pushes.lazy.map({ SegueID(index: $0) })
      where context.graph.segues[tab.position].opening == .tab {
        check(tab, at: context.words.targetRange(tab), &context) { "the tab '\($0)' starts with '\($1)'" }
      }
    }
  }

  private static func check(
    _ segue: SegueID, at range: SourceRange, _ context: inout CheckContext, _ what: (String, String) -> String
  ) {
    guard let target = context.opened(by: segue), let missing = missing(of: target, segue, context) else { return }
    context.report(.tabArgument, at: range) { words in
      let argument = words.text(words.symbols.arguments[missing.position].name)
      return Diagnostic(
        .tabArgument,
        "\(what(words.name(segue), words.name(target))), but its argument '\(argument)' has no value;"
          + " add it to 'pass', or add a default", at: range,
        notes: [
          Diagnostic.Note(
            "'\(argument)' is required", at: words.range(Link.Placeholder(screen: target, argument: missing)))
        ])
    }
  }

  /// The first required argument that is not passed, or `nil` if all are passed or a part has an error.
  private static func missing(of target: ScreenID, _ segue: SegueID, _ context: CheckContext) -> ArgumentID? {
    let (declarations, symbols) = (context.resolution.declarations, context.resolution.symbols)
    // A `pass` with errors may set the argument.
    let details = declarations.details(declarations.segues[segue.position])
    guard details?.isIncomplete != true, let passed = context.resolution.passed(details, to: target) else { return nil }
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
    range: "the target of the tab, or the value of `otherwise`",
    meaning: "A screen that opens automatically has a required argument without a value.",
    reason: """
      A tab shows its first screen when it is selected. The segue under 'otherwise' is performed if the user cannot go \
      back. In both cases, the app does not supply arguments. Each argument of the target must be in 'pass', be \
      optional, or have a default.
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
