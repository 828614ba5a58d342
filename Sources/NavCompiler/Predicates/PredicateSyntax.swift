/// A predicate as written: what stands where, with no name looked up and no type known.
struct PredicateSyntax {
  var form: Form
  /// Bytes of the predicate's text, parentheses around it not included.
  var range: Range<Int>
  /// With the parentheses around it, for what it is a part of.
  var extent: Range<Int>

  init(form: Form, range: Range<Int>) {
    self.form = form
    self.range = range
    extent = range
  }

  indirect enum Form {
    case and([PredicateSyntax])
    case or([PredicateSyntax])
    case not(PredicateSyntax)
    case comparison(Expression.Comparison, PredicateSyntax, PredicateSyntax)
    /// Its text is the node's own.
    case name
    /// A name with arguments behind it.
    case call(name: Range<Int>, [Argument])
    case integer(Int)
    case decimal(Double)
    case string(String)
    case bool(Bool)
    case `nil`
    /// Its text is the node's own, without the dot.
    case enumCase
  }

  /// An argument of a call, with its label where it has one.
  struct Argument {
    var label: Range<Int>?
    var value: PredicateSyntax
  }

  var isLiteral: Bool {
    switch form {
    case .integer, .decimal, .string, .bool, .nil, .enumCase: true
    case .and, .or, .not, .comparison, .name, .call: false
    }
  }
}

/// Why a text is no predicate.
struct PredicateSyntaxError: Error {
  var message: String
  var range: Range<Int>
  var note: (message: String, range: Range<Int>)?
  var fix: (title: String, range: Range<Int>, newText: String)?
  /// Whether the predicate may mean something else than what the fix makes of it.
  var isFixDoubtful = false
}
