// The string literals of Swift, which contain code.
extension CodeLexer {
  /// An unfinished part of a literal.
  private enum Part {
    /// Text, with the number of `#` around it.
    case text(signs: Int, isMultiline: Bool)
    /// The code of an interpolation, with the number of its open parentheses.
    case code(depth: Int)
  }

  /// Reads a string literal with its interpolations, or returns `nil` after the signs `#` that begin none.
  ///
  /// A text on one line that has no end is as long as its line. A list has the open parts, so nested literals do not
  /// recurse.
  mutating func swiftText() -> CodeToken? {
    guard let first = opening() else { return nil }
    let start = offset
    var kind = CodeToken.Kind.text
    if case .text(_, isMultiline: true) = first { kind = .otherText }
    var open = [first]
    while let part = open.last, offset < bytes.count {
      switch part {
      case .text(let signs, let isMultiline):
        let end = offset
        switch readCharacter(signs: signs, isMultiline) {
        case .content: break
        case .escape: if kind == .text { kind = signs == 0 ? .escapedText : .otherText }
        case .interpolation:
          kind = .otherText
          open.append(.code(depth: 0))
        case .end:
          open.removeLast()
          if open.isEmpty { return CodeToken(kind: kind, range: start..<end) }
        case .lineEnd: open.removeLast()
        }
      case .code(let depth): readCode(depth, &open)
      }
    }
    return CodeToken(kind: .otherText, range: start..<offset)
  }

  /// Reads the beginning of a literal, or skips the signs `#` that do not begin one.
  private mutating func opening() -> Part? {
    let start = offset
    while isByte(offset, "#") { offset += 1 }
    guard isByte(offset, "\"") else { return nil }
    let signs = offset - start
    let isTriple = isByte(offset + 1, "\"") && isByte(offset + 2, "\"")
    // In one line, the second quote of `#"""#` is the text.
    guard isTriple, signs == 0 || isBlankLine(after: offset + 3) else {
      offset += 1
      return .text(signs: signs, isMultiline: false)
    }
    offset += 3
    return .text(signs: signs, isMultiline: true)
  }

  private func isBlankLine(after start: Int) -> Bool {
    var index = start
    while let byte = byte(index), !Self.isLineEnd(byte) {
      guard byte <= UInt8(ascii: " ") else { return false }
      index += 1
    }
    return true
  }

  // MARK: - Text

  private enum Character {
    case content, escape, interpolation, end, lineEnd
  }

  /// Reads a character of a text.
  private mutating func readCharacter(signs: Int, _ isMultiline: Bool) -> Character {
    if !isMultiline, let byte = byte(offset), Self.isLineEnd(byte) { return .lineEnd }
    let quotes = isMultiline ? 3 : 1
    if isByte(offset, "\""), (1..<quotes).allSatisfy({ isByte(offset + $0, "\"") }),
      hasSigns(signs, at: offset + quotes)
    {
      offset += quotes + signs
      return .end
    }
    guard isByte(offset, "\\"), hasSigns(signs, at: offset + 1) else {
      offset += 1
      return .content
    }
    offset += 1 + signs
    if isByte(offset, "(") {
      offset += 1
      return .interpolation
    }
    // A line break after a backslash is not a part of the escape.
    if let byte = byte(offset), !Self.isLineEnd(byte) { offset += 1 }
    return .escape
  }

  private func hasSigns(_ count: Int, at start: Int) -> Bool {
    start + count <= bytes.count && bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  // MARK: - Interpolations

  /// Reads a part of the code of an interpolation.
  private mutating func readCode(_ depth: Int, _ open: inout [Part]) {
    if skipComment() { return }
    switch byte(offset) {
    case UInt8(ascii: "\""), UInt8(ascii: "#"): if let text = opening() { open.append(text) }
    case UInt8(ascii: "("):
      open[open.count - 1] = .code(depth: depth + 1)
      offset += 1
    case UInt8(ascii: ")"):
      if depth == 0 { open.removeLast() } else { open[open.count - 1] = .code(depth: depth - 1) }
      offset += 1
    default: offset += 1
    }
  }
}
