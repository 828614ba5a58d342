/// Shortens texts that are too long for a card.
package enum Shortening {
  /// The maximum number of characters of a name.
  package static let names = 28

  /// Whether a text has more characters than a limit. Most texts are short, and need no count.
  private static func isLonger(_ text: String, than limit: Int) -> Bool {
    text.utf8.count > limit && text.count > limit
  }

  /// Removes the middle of a name, because the ends of a long identifier distinguish it.
  package static func middle(_ text: String, to limit: Int = names) -> String {
    guard isLonger(text, than: limit), limit > 1 else { return text }
    let head = limit / 2
    return "\(text.prefix(head))…\(text.suffix(limit - 1 - head))"
  }

  /// Shortens a title to a width.
  static func end(_ text: String, toFit room: Double, size: Double) -> String {
    guard TextWidth.of(text, .title, size: size) > room else { return text }
    var count = 0
    var taken = TextWidth.of("…", .title, size: size)
    for character in text {
      taken += TextWidth.of(String(character), .title, size: size)
      guard taken <= room else { break }
      count += 1
    }
    return end(text, to: max(2, count + 1))
  }

  /// Removes the end of a text, between words if a word ends in the last third.
  package static func end(_ text: String, to limit: Int) -> String {
    guard isLonger(text, than: limit), limit > 1 else { return text }
    let head = text.prefix(limit - 1)
    if let space = head.lastIndex(of: " "), head.distance(from: head.startIndex, to: space) >= limit * 2 / 3 {
      return "\(head[..<space])…"
    }
    return "\(head)…"
  }
}
