internal import NavTable

/// The number of terminal cells that a character occupies.
///
/// The width follows Unicode's East Asian Width. Ambiguous characters are narrow, and emoji are wide, as terminals
/// show them.
public enum DisplayWidth {
  /// Returns the number of cells of a text. Characters that are not printable count as their replacement.
  public static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of(printable($1)) }
  }

  /// Returns the number of cells of a printable character, one or two.
  public static func of(_ character: Character) -> Int { max(1, character.columns) }

  /// Returns the character, or a replacement if it would move the cursor or does not occupy a cell.
  ///
  /// Control characters in a text must not reach the terminal, which would execute an escape sequence in a product's
  /// name.
  static func printable(_ character: Character) -> Character {
    guard let first = character.unicodeScalars.first else { return " " }
    switch first.properties.generalCategory {
    case .control: return character == "\t" ? " " : "\u{FFFD}"
    case .format, .surrogate, .unassigned, .lineSeparator, .paragraphSeparator: return "\u{FFFD}"
    case .nonspacingMark, .enclosingMark: return "\u{FFFD}"
    default: return character
    }
  }
}
