/// A case that its enum does not have.
enum UnknownValue {
  static func diagnostic(
    _ name: String, of type: TypeReference, cases: [Symbol], at part: Range<Int>, in site: PredicateSite,
    _ vocabulary: PredicateVocabulary
  ) -> Diagnostic {
    let range = site.range(part)
    let message = "'\(vocabulary.text(type))' has no case '\(name)'"
    guard let near = vocabulary.suggestions.find(name, among: cases.lazy.map { vocabulary.texts.text($0) }) else {
      return Diagnostic(
        .unknownValue, message, at: range, notes: [Diagnostic.Note(list(cases, vocabulary), at: range)])
    }
    return Diagnostic(
      .unknownValue, message, at: range, notes: [Diagnostic.Note("did you mean '.\(near)'?", at: range)],
      fixes: site.fix("change to '.\(near)'", [(part, "." + near)]))
  }

  private static func list(_ cases: [Symbol], _ vocabulary: PredicateVocabulary) -> String {
    let shown = cases.prefix(12).map { "." + vocabulary.texts.text($0) }.joined(separator: ", ")
    return "its cases are \(shown)\(cases.count > 12 ? ", …" : "")"
  }

  static let explanation = Explanation(
    .unknownValue,
    """
    The cases of an enum are those listed under 'types'. A comparison with any other can never hold.
    """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      types: { SortOrder: [price, name] }
      facts: { order: SortOrder }
      screens:
        catalog:
          push:
            openPrices: { to: prices, shouldPerform: order == .prise }
        prices:
      """,
    mended: """
      navc: 1
      graph: Shop
      root: catalog
      types: { SortOrder: [price, name] }
      facts: { order: SortOrder }
      screens:
        catalog:
          push:
            openPrices: { to: prices, shouldPerform: order == .price }
        prices:
      """)
}
