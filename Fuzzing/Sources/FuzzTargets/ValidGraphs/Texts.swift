/// Texts that must reach the generated Swift unchanged.
enum Texts {
  static func any(_ choices: inout Choices) -> String { choices.pick(all) }

  private static let all = [
    "Everything on sale", "", " ", "a \"quoted\" word", "\\(interpolation) and \\n",
    "ends a comment */ and begins /* one",
    "two\nlines", "three\n\nlines with a blank one\n", "\ttab", "\r\nboth", "#\"raw\"#", "\"\"\"", "\"\"\"#",
    "##\"\"\"##", "\\", "\\\\",
    "ends in a backslash \\", "ends in a space ", " begins with one", "emoji 🧭👩‍👩‍👧", "עברית and العربية", "\u{202E}turned",
    "\u{7F}\u{1}", "\u{2028}", "\u{FEFF}", "- item\n- item", "- Parameter x: no", "- Returns: nothing", "`code`",
    "```\ncode",
    "# heading", "swift-format-ignore-file", "// comment", "nil", "0", "true",
    "a text that is so long that no line can hold it, as it goes on and on, one clause after another, until the reader is tired",
    "aTextWithoutSpacesThatIsSoLongThatNoLineCanHoldItAndThatNothingCanBreakSinceThereIsNoPlaceToDoSoAnywhereInItAtAll",
    "\u{0301}combining", "e\u{0301}", "\u{1F1E9}\u{1F1EA}", "%d %@", "$(x)", "${x}", "<b>&amp;</b>", "'single'", "''",
  ]

  /// Whether a literal can follow the `=` of an argument.
  static func isShort(_ literal: String) -> Bool {
    isPlain(literal) || ["nil", "true", "false"].contains(literal)
      || literal.allSatisfy { "0123456789.eE+-".contains($0) }
  }

  /// Whether a text is a plain YAML scalar with the same value, and is not a literal of another type.
  static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, text != "nil", text != "true", text != "false" else { return false }
    return first.properties.isAlphabetic
      && text.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_" }
  }
}
