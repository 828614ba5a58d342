/// An error in a part of a predicate.
struct PredicateFinding {
  var rule: Rule
  /// The range in bytes of the predicate's text.
  var part: Range<Int>
  var site: PredicateSite
  /// Creates the message.
  var make: (PredicateFinding) -> Diagnostic

  var range: SourceRange { site.range(part) }
  var symbols: SymbolContext { site.symbols }
}
