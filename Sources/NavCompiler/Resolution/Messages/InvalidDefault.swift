/// A default that is not a literal of its argument's type, or an `otherwise` that is not a literal of its fact's type.
enum InvalidDefault {
  static func diagnostic(
    _ name: Name, _ type: TypeReference, _ value: DefaultDeclaration, _ words: Wording
  ) -> Diagnostic {
    let range = words.declarations.range(value)
    if let list = listInShortForm(value, type, words) {
      let long = "{ type: \(words.symbols.text(type)), default: \(list) }"
      return Diagnostic(
        .invalidDefault, "the default of '\(words.text(name.symbol))' is a list, which needs the long form", at: range,
        notes: [.init("write '\(long)'", at: range)])
    }
    var diagnostic = Diagnostic(
      .invalidDefault,
      "\(words.unfit(value, type)), so it cannot be the default of '\(words.text(name.symbol))'", at: range)
    advise(&diagnostic, type, value, words)
    return diagnostic
  }

  /// `[K] = [x, y]`: a scalar, in which the list is only text.
  private static func listInShortForm(_ value: DefaultDeclaration, _ type: TypeReference, _ words: Wording) -> String? {
    guard case .text = value else { return nil }
    let plain = if case .optional(let wrapped) = type { wrapped } else { type }
    guard case .array = plain else { return nil }
    let text = words.written(words.declarations.range(value))
    return text.hasPrefix("[") && text.hasSuffix("]") ? text : nil
  }

  /// A message for the value of an async fact after its time limit.
  static func otherwise(_ name: Name, _ type: TypeReference, _ node: NodeID, _ words: Wording) -> Diagnostic {
    var diagnostic = Diagnostic(
      .invalidDefault,
      "\(words.unfit(.node(node), type)), so it cannot be the 'otherwise' value of '\(words.text(name.symbol))'",
      at: words.tree.range(node))
    advise(&diagnostic, type, .node(node), words)
    return diagnostic
  }

  private static func advise(
    _ diagnostic: inout Diagnostic, _ type: TypeReference, _ value: DefaultDeclaration, _ words: Wording
  ) {
    let range = diagnostic.range
    let text = words.unquoted(value) ?? words.written(range)
    if let near = nearestCase(text, of: type, words) {
      let isUnquoted = near == text && words.unquoted(value) != nil
      let note = isUnquoted ? "remove the quotes" : "did you mean '\(near)'?"
      diagnostic.notes = [Diagnostic.Note(note, at: range)]
      let canInsert =
        switch value {
        case .text(let part): words.tree.canInsert("x", into: part.node)
        case .node: true
        }
      if canInsert { diagnostic.fixes = [Diagnostic.Fix("change to '\(near)'", [Diagnostic.Edit(range, near)])] }
    } else if let hint = hint(type, words) {
      diagnostic.notes = [Diagnostic.Note(hint, at: range)]
    }
  }

  private static func nearestCase(_ text: String, of type: TypeReference, _ words: Wording) -> String? {
    let plain = if case .optional(let wrapped) = type { wrapped } else { type }
    guard let cases = words.symbols.cases(of: plain) else { return nil }
    let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
    let names = cases.lazy.map { words.text($0) }
    return names.first { $0 == name } ?? words.symbols.suggestions.find(name, among: names)
  }

  /// A description of the literals of a type.
  static func hint(_ type: TypeReference, _ words: Wording) -> String? {
    switch type {
    case .builtin(.string): return "write an empty text as \"\""
    case .builtin(.int): return "write an Int as in 3 or -3"
    case .builtin(.double): return "write a Double as in 0.5 or 3"
    case .builtin(.bool): return "write a Bool as true or false"
    case .builtin(.uuid), .builtin(.url), .builtin(.date):
      return "\(words.symbols.phrase(type)) has no literals; make it optional, or let the app supply it"
    case .optional(let wrapped):
      return hint(wrapped, words).map { $0.contains("no literals") ? "its only literal is nil" : $0 }
    case .array: return "write a list in brackets, as in '{ type: \(words.symbols.text(type)), default: [] }'"
    case .declared:
      guard let cases = words.symbols.cases(of: type) else {
        return "\(words.symbols.phrase(type)) has no literals; make it optional, or let the app supply it"
      }
      return "its cases are \(cases.prefix(12).map(words.text).joined(separator: ", "))\(cases.count > 12 ? ", …" : "")"
    }
  }
}

extension Rule {
  package static let invalidDefault = Rule(
    id: "invalid-default", section: .arguments,
    range: "the default",
    meaning: "The default is not a literal of its type.",
    reason: """
      A default is a literal of its argument's type: a number, true or false, a text, the bare name of a case, nil for \
      an optional, or a list such as [] for a list type. UUID, URL, Date, and the Swift types of the app do not have \
      literals.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      types: { SortOrder: [price, name] }
      screens:
        catalog:
          arguments:
            order: SortOrder = cheapest
      """,
    mended: ["= cheapest": "= price"])
}
