/// A parsed predicate, before its names are resolved and its types are known.
struct PredicateSyntax {
  var form: Form
  /// The range in bytes of the predicate's text, without the parentheses around it.
  var range: Range<Int>
  /// The range with the parentheses around it.
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
    /// A name, whose text is the text of the node.
    case name
    /// A name with arguments.
    case call(name: Range<Int>, [Argument])
    case integer(Int)
    case decimal(Double)
    case string(String)
    case bool(Bool)
    case `nil`
    /// A case, whose text is the text of the node without the dot.
    case enumCase
  }

  /// An argument of a call, with an optional label.
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

/// The reason why a text is not a predicate.
struct PredicateSyntaxError: Error {
  var message: String
  var range: Range<Int>
  var note: (message: String, range: Range<Int>)?
  var fix: (title: String, range: Range<Int>, newText: String)?
  /// Whether the author may have meant something other than the result of the fix.
  var isFixDoubtful = false
}
