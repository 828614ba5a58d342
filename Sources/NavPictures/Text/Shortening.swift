/// Texts that are too long for a card.
package enum Shortening {
  /// How many characters a name keeps.
  package static let names = 28

  /// A name without its middle: both ends of a long identifier tell it from others.
  package static func middle(_ text: String, to limit: Int = names) -> String {
    guard text.count > limit, limit > 1 else { return text }
    let head = limit / 2
    return "\(text.prefix(head))…\(text.suffix(limit - 1 - head))"
  }

  /// A text without its end, cut between words where one ends in its last third.
  package static func end(_ text: String, to limit: Int) -> String {
    guard text.count > limit, limit > 1 else { return text }
    let head = text.prefix(limit - 1)
    if let space = head.lastIndex(of: " "), head.distance(from: head.startIndex, to: space) >= limit * 2 / 3 {
      return "\(head[..<space])…"
    }
    return "\(head)…"
  }
}
