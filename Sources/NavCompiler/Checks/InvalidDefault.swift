/// A default that is no literal of its argument's type, or an `otherwise` that is none of its fact's.
enum InvalidDefault {
  static func diagnostic(
    _ name: Name, _ type: TypeReference, at range: SourceRange, canInsert: Bool, _ words: Wording
  ) -> Diagnostic {
    let text = words.written(range)
    var diagnostic = Diagnostic(
      .invalidDefault,
      "\(words.quoted(range)) is not \(words.vocabulary.phrase(type)), so it cannot be the default of"
        + " '\(words.text(name.symbol))'", at: range)
    if let near = nearestCase(text, of: type, words) {
      diagnostic.notes = [Diagnostic.Note("did you mean '\(near)'?", at: range)]
      if canInsert { diagnostic.fixes = [Diagnostic.Fix("change to '\(near)'", [Diagnostic.Edit(range, near)])] }
    } else if let hint = hint(type, words) {
      diagnostic.notes = [Diagnostic.Note(hint, at: range)]
    }
    return diagnostic
  }

  /// What counts for an async fact once its time is up.
  static func otherwise(_ name: Name, _ type: TypeReference, at range: SourceRange, _ words: Wording) -> Diagnostic {
    var diagnostic = diagnostic(name, type, at: range, canInsert: true, words)
    diagnostic.message =
      "\(words.quoted(range)) is not \(words.vocabulary.phrase(type)), so it cannot be the answer of"
      + " '\(words.text(name.symbol))' once its time is up"
    return diagnostic
  }

  private static func nearestCase(_ text: String, of type: TypeReference, _ words: Wording) -> String? {
    let plain = if case .optional(let wrapped) = type { wrapped } else { type }
    guard let cases = words.vocabulary.cases(of: plain) else { return nil }
    let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
    let names = cases.lazy.map { words.text($0) }
    return names.first { $0 == name } ?? words.vocabulary.suggestions.find(name, among: names)
  }

  /// How a literal of a type is written.
  static func hint(_ type: TypeReference, _ words: Wording) -> String? {
    switch type {
    case .builtin(.string): return "an empty text is written \"\""
    case .builtin(.int): return "an Int is written like 3 or -3"
    case .builtin(.double): return "a Double is written like 0.5 or 3"
    case .builtin(.bool): return "a Bool is true or false"
    case .builtin(.uuid), .builtin(.url), .builtin(.date):
      return "\(words.vocabulary.phrase(type)) has no literals; make it optional, or let the app give it"
    case .optional(let wrapped):
      return hint(wrapped, words).map { $0.contains("no literals") ? "its one literal is nil" : $0 }
    case .array: return "a list is written in brackets, as in '{ type: \(words.vocabulary.text(type)), default: [] }'"
    case .declared:
      guard let cases = words.vocabulary.cases(of: type) else {
        return "\(words.vocabulary.phrase(type)) has no literals; make it optional, or let the app give it"
      }
      return "its cases are \(cases.prefix(12).map(words.text).joined(separator: ", "))\(cases.count > 12 ? ", …" : "")"
    }
  }

  static let explanation = Explanation(
    .invalidDefault,
    """
    A default is a literal of its argument's type: a number, true or false, a text, the bare name of a case, nil for an \
    optional, [] or a list for an array. UUID, URL, Date and the app's own types have no literals.
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
    mended: """
      navc: 1
      graph: Shop
      root: catalog
      types: { SortOrder: [price, name] }
      screens:
        catalog:
          arguments:
            order: SortOrder = price
      """)
}
