/// A case that its enum does not have.
enum UnknownValue {
  static func diagnostic(
    _ name: String, of type: TypeReference, suggestion: String?, _ finding: PredicateFinding
  ) -> Diagnostic {
    let symbols = finding.symbols
    let range = finding.range
    let message = "'\(symbols.text(type))' has no case '\(name)'"
    guard let suggestion else {
      let cases = symbols.cases(of: type) ?? []
      return Diagnostic(.unknownValue, message, at: range, notes: [.init(list(cases, symbols), at: range)])
    }
    return Diagnostic(
      .unknownValue, message, at: range, notes: [.meant("." + suggestion, insteadOf: "." + name, at: range)],
      fixes: finding.site.fix("change to '.\(suggestion)'", [(finding.part, "." + suggestion)]))
  }

  private static func list(_ cases: [Symbol], _ symbols: SymbolContext) -> String {
    let shown = cases.prefix(12).map { "." + symbols.texts.text($0) }.joined(separator: ", ")
    return "its cases are \(shown)\(cases.count > 12 ? ", …" : "")"
  }
}

extension Rule {
  package static let unknownValue = Rule(
    id: "unknown-value", section: .predicates,
    range: "the literal",
    meaning: "The enum does not have this case.",
    reason: "The cases of an enum are listed under 'types'. A comparison with any other name can never be true.",
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
    mended: ["== .prise": "== .price"])
}
