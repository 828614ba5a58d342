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

  /// A note if YAML ends the predicate at a `#`.
  private static func commentNote(_ error: PredicateSyntaxError, _ site: PredicateSite) -> [Diagnostic.Note] {
    guard let comment = site.tree.comment(after: site.node) else { return [] }
    let text = site.tree.text(site.node).utf8
    let isCut = error.range.upperBound >= text.count || text.count(where: { $0 == UInt8(ascii: "\"") }) % 2 == 1
    guard isCut else { return [] }
    return [.init("' #' begins a comment here; put quotes around the whole predicate", at: comment)]
  }
}
