/// A predicate that cannot be parsed.
enum PredicateSyntaxCheck {
  static func finding(_ error: PredicateSyntaxError, _ site: PredicateSite) -> PredicateFinding {
    PredicateFinding(rule: .predicateSyntax, part: error.range, site: site) { diagnostic(error, in: $0.site) }
  }

  private static func diagnostic(_ error: PredicateSyntaxError, in site: PredicateSite) -> Diagnostic {
    Diagnostic(
      .predicateSyntax, error.message, at: site.range(error.range),
      notes: (error.note.map { [Diagnostic.Note($0.message, at: site.range($0.range))] } ?? [])
        + commentNote(error, site),
      fixes: error.fix.map {
        site.fix($0.title, [($0.range, $0.newText)], error.isFixDoubtful ? .decision : .safe)
      } ?? [])
  }

  /// A text in the predicate that YAML has cut at a `#`.
  private static func commentNote(_ error: PredicateSyntaxError, _ site: PredicateSite) -> [Diagnostic.Note] {
    guard let comment = site.tree.comment(after: site.node) else { return [] }
    let text = site.tree.text(site.node).utf8
    let isCut = error.range.upperBound >= text.count || text.count(where: { $0 == UInt8(ascii: "\"") }) % 2 == 1
    guard isCut else { return [] }
    return [.init("' #' begins a comment here; put quotes around the whole predicate", at: comment)]
  }
}

extension Rule {
  package static let predicateSyntax = Rule(
    id: "predicate-syntax", section: .predicates,
    range: "the token",
    meaning: "The predicate cannot be read.",
    reason: """
      A predicate is made of facts, conditions, arguments and literals, of the comparisons == != < <= > >=, and of 'and', \
      'or' and 'not', which can also be written && || and !. Comparisons bind before 'not', 'not' before 'and', 'and' before \
      'or', and comparisons do not chain. In YAML a plain value that starts with '!' is a tag, so such a predicate needs \
      quotes, or the word 'not'.
      """,
    broken: """
      navc: 1
      graph: Shop
      root: catalog
      facts: { cartCount: Int }
      screens:
        catalog:
          push:
            openCart: { to: cart, shouldPerform: cartCount = 1 }
        cart:
      """,
    mended: """
      navc: 1
      graph: Shop
      root: catalog
      facts: { cartCount: Int }
      screens:
        catalog:
          push:
            openCart: { to: cart, shouldPerform: cartCount == 1 }
        cart:
      """)
}
