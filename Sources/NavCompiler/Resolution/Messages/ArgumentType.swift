/// A value of the wrong type: in `pass`, or an argument in `key` that is not Hashable.
enum ArgumentType {
  static func unhashableKey(_ name: Name, _ type: TypeReference, _ words: Wording) -> Diagnostic {
    let text = words.text(name.symbol)
    return Diagnostic(
      .argumentType,
      "'\(text)' is \(words.symbols.phrase(type)), which is not Hashable, so it cannot tell screens apart",
      at: words.tree.range(name.node))
  }

  static func passedArgument(_ node: NodeID, _ type: TypeReference, for id: ArgumentID, _ words: Wording)
    -> Diagnostic
  {
    let argument = words.symbols.arguments[id.position]
    let advice =
      type == .optional(argument.type)
      ? "; give it only from a screen where it is not optional, or leave it to the app" : ""
    return Diagnostic(
      .argumentType,
      "'\(words.tree.text(node))' is \(words.symbols.phrase(type)), but '\(words.text(argument.name))' takes"
        + " \(words.symbols.phrase(argument.type))\(advice)",
      at: words.tree.range(node))
  }

  static func passedLiteral(
    _ node: NodeID, _ type: TypeReference, for id: ArgumentID, isSourceArgument: Bool, _ words: Wording
  ) -> Diagnostic {
    let range = words.tree.range(node)
    let name = words.text(words.symbols.arguments[id.position].name)
    var diagnostic = Diagnostic(
      .argumentType,
      "\(words.unfit(.node(node), type)), which '\(name)' takes", at: range)
    if isSourceArgument {
      let meant = "source." + words.tree.text(node)
      diagnostic.notes = [Diagnostic.Note("did you mean '\(meant)'?", at: range)]
      diagnostic.fixes = [words.tree.change(node, to: meant)]
    } else if let hint = InvalidDefault.hint(type, words) {
      diagnostic.notes = [Diagnostic.Note(hint, at: range)]
    }
    return diagnostic
  }

  static func exitType(
    _ name: Name, _ type: TypeReference?, from inner: Name, _ other: TypeReference?, _ words: Wording
  )
    -> Diagnostic
  {
    Diagnostic(
      .argumentType,
      "'\(words.text(inner.symbol))' hands over \(phrase(other, words)), but the exit that it leads to,"
        + " '\(words.text(name.symbol))', \(phrase(type, words))", at: words.tree.range(name.node))
  }

  static func exitReturns(_ node: NodeID, exit: String, _ type: TypeReference?, _ words: Wording) -> Diagnostic {
    Diagnostic(
      .argumentType, "the exit '\(exit)' hands over \(phrase(type, words)), so an unwind by it returns just that",
      at: words.tree.range(node))
  }

  private static func phrase(_ type: TypeReference?, _ words: Wording) -> String {
    type.map { words.symbols.phrase($0) } ?? "nothing"
  }
}

extension Rule {
  package static let argumentType = Rule(
    id: "argument-type", section: .arguments,
    range: "the value",
    meaning: "A literal or an argument that is passed has the wrong type.",
    reason: """
      What 'pass' gives becomes an argument of the generated Swift, so its type has to be the argument's: a literal of that \
      type, or 'source.' and an argument of the same type. A key is compared, so its arguments have to be Hashable.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openOffer: { to: product, pass: { id: first } }
        product:
          arguments: { id: Int }
      """,
    mended: ["id: first": "id: 1"])
}
