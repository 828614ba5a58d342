/// A word, a literal, or a sign of the app's code.
struct CodeToken {
  enum Kind: Equatable {
    /// An identifier or a keyword.
    case name
    /// An identifier in backticks, without them.
    case quotedName
    case number
    /// The content of a string literal on one line, without interpolations and escapes.
    case text
    /// The same with escapes.
    case escapedText
    /// Any other literal: with interpolations, on several lines, of one character, or without an end.
    case otherText
    /// A character of ASCII.
    case sign(Unicode.Scalar)
  }

  var kind: Kind
  /// The bytes of the token. A string literal has those of its content.
  var range: Range<Int>
}

/// The languages of an app's code.
enum CodeLanguage: Sendable {
  case swift
  /// Objective-C, Objective-C++, and the headers of both.
  case objectiveC
}
