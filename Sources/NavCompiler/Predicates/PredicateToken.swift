/// A word or a sign of a predicate, and which bytes of its text it is.
struct PredicateToken: Equatable {
  var kind: Kind
  var range: Range<Int>

  enum Kind: Equatable {
    /// A name, dots included: `isSignedIn`, `source.id`.
    case name
    case integer
    case decimal
    /// A text between double quotes; `false` where the closing one is missing.
    case string(isClosed: Bool)
    /// `.price`, the dot included.
    case enumCase
    case and, or, not
    case comparison(Expression.Comparison)
    case open, close, comma, colon
    case `true`, `false`, `nil`
    case end
    case mistake(PredicateMistake)
  }

  /// Whether a value can begin here.
  var beginsValue: Bool {
    switch kind {
    case .name, .integer, .decimal, .string, .enumCase, .not, .open, .true, .false, .nil: true
    case .and, .or, .comparison, .close, .comma, .colon, .end: false
    case .mistake(let mistake): mistake == .singleQuoted || mistake == .curlyQuoted
    }
  }
}

/// A sign that is none of the language, but that people write because another language has it.
enum PredicateMistake: Equatable {
  /// `=`
  case assignment
  /// `===`, `!==`, `<>`, `=<`, `=>`: the sign that is meant.
  case comparison(Expression.Comparison)
  /// `&` or `|`: the word that is meant.
  case single(String)
  /// `'text'`
  case singleQuoted
  /// `“text”`
  case curlyQuoted
  /// `+`, `-`, `*`, `/`, `%`
  case arithmetic
  /// `?`, `??`, `?.`
  case optionalSign
  case noBreakSpace
  /// A `.` that belongs to nothing.
  case loneDot
  /// A number with letters behind it, or a second point.
  case number
  case other

  /// What is wrong, and what would be right; `text` is the sign as written.
  func message(_ text: String) -> String {
    switch self {
    case .assignment: "'=' does not compare; write '=='"
    case .comparison(let meant): "'\(text)' is not a comparison; write '\(meant.rawValue)'"
    case .single(let word): "'\(text)' is not an operator; write '\(word)'"
    case .singleQuoted: "write a text in double quotes, as in \"text\""
    case .curlyQuoted: "write a text in straight double quotes, as in \"text\""
    case .arithmetic: "a predicate does not support arithmetic such as '\(text)'; use a fact for the result"
    case .optionalSign:
      "'\(text)' is not an operator; compare an optional with nil before you use it, as in 'x != nil and x > 3'"
    case .noBreakSpace: "this is a no-break space; write a normal space"
    case .loneDot: "'.' must be followed by the name of a case, as in '.price'"
    case .number: "'\(text)' is not a number"
    case .other: "'\(text)' is not valid in a predicate"
    }
  }

  /// What to put in its place, if that is certain.
  func replacement(_ text: String) -> String? {
    switch self {
    case .assignment: "=="
    case .comparison(let meant): meant.rawValue
    case .single(let word): word
    case .singleQuoted, .curlyQuoted: "\"" + text.dropFirst().dropLast().replacing("\"", with: "\\\"") + "\""
    case .noBreakSpace: " "
    case .arithmetic, .optionalSign, .loneDot, .number, .other: nil
    }
  }
}
