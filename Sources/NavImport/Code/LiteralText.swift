/// The values of string literals.
enum LiteralText {
  /// Returns the value of a literal without interpolations.
  ///
  /// - Parameters:
  ///   - token: A literal on one line.
  ///   - lexer: The lexer that read the literal.
  /// - Returns: The value, or `nil` if the token is another one, or has an unknown escape.
  static func value(of token: CodeToken, in lexer: CodeLexer) -> String? {
    switch token.kind {
    case .text: return lexer.text(of: token)
    case .escapedText: return unescaped(lexer.text(of: token))
    default: return nil
    }
  }

  private static func unescaped(_ text: String) -> String? {
    var result = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      guard let character = rest.popFirst().flatMap({ escaped($0, &rest) }) else { return nil }
      result.append(character)
    }
    return String(result)
  }

  private static func escaped(
    _ letter: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView
  ) -> Unicode.Scalar? {
    switch letter {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "\\", "\"", "'": return letter
    case "u":
      // Swift writes `\u{e9}`, and C `\u00e9`.
      let isSwift = rest.first == "{"
      let digits = isSwift ? rest.dropFirst().prefix { $0 != "}" } : rest.prefix(4)
      guard digits.count <= 8, let value = UInt32(String(digits), radix: 16) else { return nil }
      rest = rest.dropFirst(digits.count + (isSwift ? 2 : 0))
      return Unicode.Scalar(value)
    default: return nil
    }
  }
}
