/// What is wrong with a part of a predicate.
struct PredicateFinding {
  var rule: Rule
  /// Bytes of the predicate's text.
  var part: Range<Int>
  var site: PredicateSite
  /// Puts it into words.
  var make: (PredicateFinding) -> Diagnostic

  var range: SourceRange { site.range(part) }
  var symbols: SymbolContext { site.symbols }
}
