/// A text of the author in a message: quoted, on one line, and shortened.
package enum QuotedText {
  /// The maximum number of characters.
  private static let limit = 60

  package static func make(_ text: String) -> String {
    let line = text.prefix(limit).prefix { !$0.isNewline }
    return line.utf8.count == text.utf8.count ? "'\(text)'" : "'\(line)…'"
  }
}
