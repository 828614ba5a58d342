/// A text of the author's in a message: in quotes, on one line, cut where it is long.
package enum QuotedText {
  /// How many characters are shown.
  private static let limit = 60

  package static func make(_ text: String) -> String {
    let line = text.prefix(limit).prefix { !$0.isNewline }
    return line.utf8.count == text.utf8.count ? "'\(text)'" : "'\(line)…'"
  }
}
