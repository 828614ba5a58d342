import NavCompiler

/// Reads the tokens of the app's code, without its comments.
///
/// The lexer accepts any bytes. Its state is a place in the file, so a copy looks ahead.
struct CodeLexer {
  let bytes: [UInt8]
  let language: CodeLanguage
  /// The first byte after the last token.
  var offset: Int

  init(_ file: SourceFile, _ language: CodeLanguage) {
    (bytes, self.language, offset) = (file.bytes, language, file.textStart)
  }

  /// Reads the next token.
  ///
  /// - Returns: The token, or `nil` at the end of the file.
  /// - Complexity: Linear in the bytes up to the end of the token.
  mutating func next() -> CodeToken? {
    while let byte = byte(offset) {
      if byte <= UInt8(ascii: " ") {
        offset += 1
      } else if !skipComment() {
        return token(startingWith: byte)
      }
    }
    return nil
  }

  /// Returns the next token without reading it.
  func peek() -> CodeToken? {
    var copy = self
    return copy.next()
  }

  /// Reads the next token if it is a sign.
  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    var copy = self
    guard copy.next()?.kind == .sign(sign) else { return false }
    self = copy
    return true
  }

  /// Reads the next token if it is a name.
  mutating func readName() -> String? {
    var copy = self
    guard let token = copy.next(), token.kind == .name || token.kind == .quotedName else { return nil }
    self = copy
    return text(of: token)
  }

  /// Returns the text of a token.
  func text(of token: CodeToken) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

  func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  func isByte(_ index: Int, _ scalar: Unicode.Scalar) -> Bool { byte(index) == UInt8(ascii: scalar) }

  // MARK: - Tokens

  private mutating func token(startingWith byte: UInt8) -> CodeToken {
    let start = offset
    if Self.isDigit(byte) { return number() }
    if Self.isNamePart(byte) { return name() }
    switch (byte, language) {
    case (UInt8(ascii: "\""), .objectiveC): return quoted(by: byte)
    case (UInt8(ascii: "'"), .objectiveC):
      let literal = quoted(by: byte)
      return CodeToken(kind: .otherText, range: literal.range)
    case (UInt8(ascii: "\""), .swift), (UInt8(ascii: "#"), .swift): if let text = swiftText() { return text }
    case (UInt8(ascii: "`"), .swift): if let name = quotedName() { return name }
    default: break
    }
    offset = max(offset, start + 1)
    return CodeToken(kind: .sign(Unicode.Scalar(byte)), range: start..<offset)
  }

  private mutating func name() -> CodeToken {
    let start = offset
    while let byte = byte(offset), Self.isNamePart(byte) { offset += 1 }
    let isRaw = language == .objectiveC && isByte(offset, "\"")
    if isRaw, Self.rawPrefixes.contains(where: bytes[start..<offset].elementsEqual) { return rawText() }
    return CodeToken(kind: .name, range: start..<offset)
  }

  /// Reads a number with its suffix. In C++, an apostrophe can separate its digits.
  private mutating func number() -> CodeToken {
    let start = offset
    while let byte = byte(offset) {
      let isSeparator = byte == UInt8(ascii: "'") && language == .objectiveC
      guard Self.isNamePart(byte) || (isSeparator && self.byte(offset + 1).map(Self.isNamePart) == true) else { break }
      offset += 1
    }
    return CodeToken(kind: .number, range: start..<offset)
  }

  /// Reads a name in backticks, or returns `nil` if the line has no second backtick.
  private mutating func quotedName() -> CodeToken? {
    let start = offset + 1
    var end = start
    while let byte = byte(end), !Self.isLineEnd(byte) {
      if byte == UInt8(ascii: "`") {
        offset = end + 1
        return CodeToken(kind: .quotedName, range: start..<end)
      }
      end += 1
    }
    return nil
  }

  // MARK: - Literals of C

  /// Reads a literal in quotes. A literal without an end is as long as its line.
  private mutating func quoted(by quote: UInt8) -> CodeToken {
    offset += 1
    let start = offset
    var kind = CodeToken.Kind.text
    while let byte = byte(offset), !Self.isLineEnd(byte) {
      if byte == quote {
        offset += 1
        return CodeToken(kind: kind, range: start..<offset - 1)
      }
      if byte == UInt8(ascii: "\\") {
        kind = .escapedText
        offset += escapeLength
      } else {
        offset += 1
      }
    }
    offset = min(offset, bytes.count)
    return CodeToken(kind: .otherText, range: start..<offset)
  }

  /// The length of a backslash and the character after it. A line break after a backslash does not end the line.
  private var escapeLength: Int { isByte(offset + 1, "\r") && isByte(offset + 2, "\n") ? 3 : 2 }

  private static let rawPrefixes = ["R", "LR", "uR", "UR", "u8R"].map { Array($0.utf8) }
  /// C++ allows no longer delimiter.
  private static let mostDelimiter = 16

  /// Reads a raw string literal of C++, such as `R"x(…)x"`.
  private mutating func rawText() -> CodeToken {
    offset += 1
    let start = offset
    while let byte = byte(offset), Self.isNamePart(byte), offset - start < Self.mostDelimiter { offset += 1 }
    guard isByte(offset, "(") else {
      offset = start - 1
      return quoted(by: bytes[offset])
    }
    let end = [UInt8(ascii: ")")] + bytes[start..<offset] + [UInt8(ascii: "\"")]
    while offset < bytes.count, !bytes[offset...].starts(with: end) { offset += 1 }
    offset = min(offset + end.count, bytes.count)
    return CodeToken(kind: .otherText, range: start..<offset)
  }

  // MARK: - Comments

  /// Skips a comment.
  ///
  /// - Returns: Whether a comment begins here.
  mutating func skipComment() -> Bool {
    guard isByte(offset, "/") else { return false }
    if isByte(offset + 1, "/") {
      skipLine()
    } else if isByte(offset + 1, "*") {
      skipBlock()
    } else {
      return false
    }
    return true
  }

  /// Skips the rest of the line. In C, a line with a backslash at its end continues.
  private mutating func skipLine() {
    while let byte = byte(offset), !Self.isLineEnd(byte) {
      let isContinued = byte == UInt8(ascii: "\\") && language == .objectiveC
      offset += isContinued ? escapeLength : 1
    }
    offset = min(offset, bytes.count)
  }

  /// Skips a block comment. In Swift, block comments nest.
  private mutating func skipBlock() {
    var depth = 0
    while offset < bytes.count {
      if isByte(offset, "/"), isByte(offset + 1, "*"), depth == 0 || language == .swift {
        depth += 1
        offset += 2
      } else if isByte(offset, "*"), isByte(offset + 1, "/") {
        depth -= 1
        offset += 2
        if depth == 0 { return }
      } else {
        offset += 1
      }
    }
  }

  // MARK: - Bytes

  static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), 0x80...:
      true
    default: isDigit(byte)
    }
  }
}
