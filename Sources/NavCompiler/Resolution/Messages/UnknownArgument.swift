/// A name in `pass`, `key`, or a link that does not match an argument.
enum UnknownArgument {
  /// An argument of the source, in a segue that does not have a single source.
  static func ofNobody(_ node: NodeID, _ words: Wording) -> Diagnostic {
    let range = words.tree.range(node)
    return Diagnostic(
      .unknownArgument,
      "a segue of 'anywhere' has no single source, so it cannot pass \(words.quoted(range)); pass a literal",
      at: range)
  }

  /// `prefix` is the text before the name in its scalar, such as `source.` in a `pass`.
  static func diagnostic(
    _ name: String, of screen: ScreenID, _ node: NodeID, prefix: String, at range: SourceRange, suggestion: String?,
    _ words: Wording
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .unknownArgument, "'\(words.name(screen))' has no argument called '\(name)'", at: range)
    if let suggestion {
      diagnostic.notes = [.meant(suggestion, insteadOf: name, at: range)]
      diagnostic.fixes = [
        Diagnostic.Fix("change to '\(suggestion)'", [words.tree.replacing(node, by: prefix + suggestion)])
      ]
    } else {
      diagnostic.notes = [Diagnostic.Note(list(screen, words), at: words.range(screen))]
    }
    return diagnostic
  }

  /// `.id` or `show.`: one side of the dot is empty.
  static func malformed(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownArgument, "'\(name)' is not a name; write an argument of another screen as 'screen.argument'", at: range)
  }

  /// `show.id`, if there is no screen `show`.
  static func ofUnknownScreen(
    _ owner: String, in node: NodeID, suggestion: String?, _ words: Wording
  ) -> Diagnostic {
    let range = words.tree.range(node)
    var diagnostic = Diagnostic(.unknownArgument, "no screen is called '\(owner)'", at: range)
    if let suggestion {
      let name = suggestion + words.tree.text(node).dropFirst(owner.count)
      diagnostic.notes = [.meant(suggestion, insteadOf: owner, at: range)]
      diagnostic.fixes = [words.tree.change(node, to: name)]
    }
    return diagnostic
  }

  /// The same message for a link.
  static func ofUnknownScreen(
    _ owner: String, in placeholder: LinkSyntax.Placeholder, _ link: LinkDraft, suggestion: String?, _ words: Wording
  ) -> Diagnostic {
    let range = words.tree.range(link.node, text: placeholder.nameRange)
    var diagnostic = Diagnostic(.unknownArgument, "no screen is called '\(owner)'", at: range)
    if let suggestion {
      let name = suggestion + placeholder.name.dropFirst(owner.count)
      diagnostic.notes = [.meant(suggestion, insteadOf: owner, at: range)]
      if words.tree.canInsert(name, into: link.node) {
        diagnostic.fixes = [Diagnostic.Fix("change to '\(name)'", [Diagnostic.Edit(range, name)])]
      }
    }
    return diagnostic
  }

  /// A placeholder that does not match an argument of a screen on the path, or of the screen before its dot.
  static func inLink(
    _ name: String, of screen: ScreenID, _ placeholder: LinkSyntax.Placeholder, _ link: LinkDraft, suggestion: String?,
    _ words: Wording
  ) -> Diagnostic {
    let range = words.tree.range(link.node, text: placeholder.nameRange)
    let isBare = name == placeholder.name
    var diagnostic = Diagnostic(
      .unknownArgument,
      isBare
        ? "neither '\(words.name(screen))' nor a screen on the path to it has an argument called '\(name)'"
        : "'\(words.name(screen))' has no argument called '\(name)'", at: range)
    if let suggestion {
      diagnostic.notes = [.meant(suggestion, insteadOf: name, at: range)]
      if words.tree.canInsert(suggestion, into: link.node) {
        diagnostic.fixes = [Diagnostic.Fix("change to '\(suggestion)'", [Diagnostic.Edit(range, suggestion)])]
      }
    } else {
      diagnostic.notes = [Diagnostic.Note(list(screen, words), at: words.range(screen))]
    }
    return diagnostic
  }

  /// A sample for a placeholder that the link does not have.
  static func inSample(_ sample: SampleDeclaration, of link: LinkDraft, _ words: Wording) -> Diagnostic {
    let range = words.tree.range(sample.placeholder.node)
    let name = words.text(sample.placeholder.symbol)
    let names = link.syntax.placeholders.map(\.name)
    var diagnostic = Diagnostic(.unknownArgument, "the link has no placeholder '{\(name)}'", at: range)
    if let meant = words.symbols.suggestions.find(name, among: names) {
      diagnostic.notes = [.meant(meant, insteadOf: name, at: range)]
      diagnostic.fixes = [words.tree.change(sample.placeholder.node, to: meant)]
    } else {
      diagnostic.notes = [Diagnostic.Note("the link is here", at: words.tree.range(link.node))]
    }
    return diagnostic
  }

  /// An argument of a screen that is not on the path.
  static func notOnRoute(
    _ screen: ScreenID, to target: ScreenID, by taker: RouteDraft.Taker, at range: SourceRange, _ words: Wording
  ) -> Diagnostic {
    Diagnostic(
      .unknownArgument,
      "'\(words.name(screen))' is not on the path to '\(words.name(target))', so \(words.noun(taker)) cannot set its"
        + " arguments", at: range,
      notes: [Diagnostic.Note("'\(words.name(screen))' is here", at: words.range(screen))])
  }

  static func list(_ screen: ScreenID, _ words: Wording) -> String {
    let names = Array(words.symbols.argumentNames(of: screen).prefix(12))
    guard !names.isEmpty else { return "'\(words.name(screen))' takes no arguments" }
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return "'\(words.name(screen))' takes \(list)\(names.count == 12 ? ", …" : "")"
  }
}

extension Rule {
  package static let unknownArgument = Rule(
    id: "unknown-argument", section: .arguments,
    range: "the name",
    meaning: "The screen does not have this argument.",
    reason: """
      'pass' sets arguments of the destination, from literals and from arguments of the source, such as 'source.id'. \
      'key' lists arguments of its own screen. A link and a go segue set arguments of their screen and, as in \
      'order.id', of the other screens on the path. Each name must be declared under 'arguments' of its screen.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openOffer: { to: product, pass: { number: 7 } }
        product:
          arguments: { id: Int }
      """,
    mended: ["{ number:": "{ id:"])
}
