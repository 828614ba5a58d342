/// A value of the wrong type in `pass`, or an argument in `key` that is not Hashable.
enum ArgumentType {
  static func unhashableKey(_ name: Name, _ type: TypeReference, _ words: Wording) -> Diagnostic {
    let text = words.text(name.symbol)
    return Diagnostic(
      .argumentType,
      "'\(text)' is \(words.symbols.phrase(type)), which is not Hashable, so it cannot be part of the key",
      at: words.tree.range(name.node))
  }

  static func passedArgument(_ node: NodeID, _ type: TypeReference, for id: ArgumentID, _ words: Wording)
    -> Diagnostic
  {
    let argument = words.symbols.arguments[id.position]
    let advice =
      type == .optional(argument.type)
      ? "; pass an argument that is not optional, or let the app supply the value" : ""
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
      "\(words.unfit(.node(node), type)), which '\(name)' requires", at: range)
    if isSourceArgument {
      let meant = "source." + words.tree.text(node)
      diagnostic.notes = [Diagnostic.Note("did you mean '\(meant)'?", at: range)]
      diagnostic.fixes = [words.tree.change(node, to: meant)]
    } else if let hint = InvalidDefault.hint(type, words) {
      diagnostic.notes = [Diagnostic.Note(hint, at: range)]
    }
    return diagnostic
  }

  /// A sample that the argument of a link cannot read.
  static func ofSample(_ sample: SampleDeclaration, _ id: ArgumentID, _ words: Wording) -> Diagnostic {
    let argument = words.symbols.arguments[id.position]
    return Diagnostic(
      .argumentType,
      "'\(words.tree.text(sample.text))' is not a value of '\(words.text(argument.name))', which is"
        + " \(words.symbols.phrase(argument.type))",
      at: words.tree.range(sample.text))
  }

  static func exitType(
    _ name: Name, _ type: TypeReference?, from inner: Name, _ other: TypeReference?, _ words: Wording
  )
    -> Diagnostic
  {
    Diagnostic(
      .argumentType,
      "'\(words.text(inner.symbol))' returns \(phrase(other, words)), but its target, the exit"
        + " '\(words.text(name.symbol))', returns \(phrase(type, words))", at: words.tree.range(name.node))
  }

  static func exitReturns(_ node: NodeID, exit: String, _ type: TypeReference?, _ words: Wording) -> Diagnostic {
    Diagnostic(
      .argumentType,
      "the unwind and its exit '\(exit)' return different types; the exit returns \(phrase(type, words))",
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
    meaning: "A passed value or an argument of the key has the wrong type.",
    reason: """
      A value under 'pass' becomes an argument in the generated Swift code, so it must have the type of that argument. \
      It is a literal of that type, or 'source.' and the name of an argument of that type. The runtime compares keys, \
      so the arguments of a key must be Hashable.
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
