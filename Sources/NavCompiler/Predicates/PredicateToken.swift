/// A word or a sign of a predicate, with its range in bytes.
package struct PredicateToken: Equatable {
  package var kind: Kind
  package var range: Range<Int>

  package enum Kind: Equatable {
    /// A name, including its dots: `isSignedIn`, `source.id`.
    case name
    case integer
    case decimal
    /// A text in double quotes. `isClosed` is `false` if the closing quote is missing.
    case string(isClosed: Bool)
    /// `.price`, including the dot.
    case enumCase
    case and, or, not
    case comparison(Expression.Comparison)
    case open, close, comma, colon
    case `true`, `false`, `nil`
    case end
    case mistake(PredicateMistake)
  }

  /// Whether a value can start with this token.
  var beginsValue: Bool {
    switch kind {
    case .name, .integer, .decimal, .string, .enumCase, .not, .open, .true, .false, .nil: true
    case .and, .or, .comparison, .close, .comma, .colon, .end: false
    case .mistake(let mistake): mistake == .singleQuoted || mistake == .curlyQuoted
    }
  }
}

/// A sign of another language that predicates do not support.
package enum PredicateMistake: Equatable {
  /// `=`
  case assignment
  /// `===`, `!==`, `<>`, `=<`, `=>`, with the intended sign.
  case comparison(Expression.Comparison)
  /// `&` or `|`, with the intended word.
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
  /// A `.` without a name.
  case loneDot
  /// A number followed by letters, or with a second point.
  case number
  case other

  /// The message with the correction. `text` is the written sign.
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

  /// The replacement, if it is certain.
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
