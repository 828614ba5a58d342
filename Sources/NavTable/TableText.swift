/// The text of a table, read line by line without copying.
package struct TableText: Sendable {
  /// A table in generated code is a static string. A table that one process writes and reads is an array of bytes.
  @usableFromInline package enum Storage: Sendable {
    case literal(StaticString)
    case bytes([UInt8])
  }

  @usableFromInline package let storage: Storage

  package init(_ text: StaticString) {
    storage = .literal(text)
  }

  package init(_ text: String) {
    storage = .bytes(Array(text.utf8))
  }

  package init(_ lines: [TableLine]) {
    self.init(TableLine.text(of: lines))
  }

  /// Parses all lines.
  ///
  /// - Throws: ``TableError`` for a line that navc did not write.
  package func lines() throws(TableError) -> [TableLine] {
    var lines: [TableLine] = []
    var offset = 0
    while let line = try line(at: offset) {
      guard let entry = TableLine(line, of: self) else {
        throw TableError("has a line '\(line.keyword.rawValue)' that cannot be read")
      }
      lines.append(entry)
      offset = line.next
    }
    return lines
  }

  /// One line without its indentation: its keyword, and the range of the rest.
  package struct Line: Sendable {
    package let keyword: TableKeyword
    package let rest: Range<Int>
    /// The offset of the next line.
    package let next: Int
  }

  package var count: Int {
    switch storage {
    case .literal(let text): text.utf8CodeUnitCount
    case .bytes(let bytes): bytes.count
    }
  }

  /// Returns the line at an offset, or `nil` at the end of the text.
  ///
  /// - Throws: ``TableError`` if the first word is not a keyword.
  package func line(at offset: Int) throws(TableError) -> Line? {
    try read { bytes throws(TableError) in try Self.line(at: offset, of: bytes) }
  }

  /// Returns the line at an offset, for callers that read many lines from the bytes of a text.
  package static func line(at offset: Int, of bytes: UnsafeBufferPointer<UInt8>) throws(TableError) -> Line? {
    guard offset < bytes.count else { return nil }
    let end = index(of: UInt8(ascii: "\n"), in: offset..<bytes.count, of: bytes)
    var start = offset
    while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
    let wordEnd = index(of: UInt8(ascii: " "), in: start..<end, of: bytes)
    guard let keyword = TableKeyword(UnsafeBufferPointer(rebasing: bytes[start..<wordEnd])) else {
      throw TableError("has a line '\(unescaped(bytes[start..<wordEnd]))', which is none of a table's")
    }
    return Line(keyword: keyword, rest: min(wordEnd + 1, end)..<end, next: min(end + 1, bytes.count))
  }

  /// Returns the index of the first occurrence of a character in a range, or the end of the range.
  private static func index(
    of character: UInt8, in range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, bytes[index] != character { index += 1 }
    return index
  }

  /// Returns the ranges of two words, or `nil` if the range contains fewer or more words.
  package static func pair(
    _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
  ) -> (first: Range<Int>, second: Range<Int>)? {
    let end = index(of: UInt8(ascii: " "), in: range, of: bytes)
    let second = min(end + 1, range.upperBound)..<range.upperBound
    if end == range.lowerBound || second.isEmpty { return nil }
    return index(of: UInt8(ascii: " "), in: second, of: bytes) == second.upperBound
      ? (range.lowerBound..<end, second) : nil
  }

  /// Returns the ranges of the words in a range.
  package static func words(_ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = index(of: UInt8(ascii: " "), in: start..<range.upperBound, of: bytes)
      if end > start { words.append(start..<end) }
      start = end + 1
    }
    return words
  }

  /// Returns the ranges of two words, or `nil` if the range contains fewer or more words.
  func pair(_ range: Range<Int>) -> (first: Range<Int>, second: Range<Int>)? {
    read { Self.pair(range, of: $0) }
  }

  /// Returns the words in a range, unescaped.
  func words(_ range: Range<Int>) -> [String] {
    read { bytes in bytes[range].split(separator: UInt8(ascii: " ")).map { Self.unescaped($0) } }
  }

  /// Returns the words of a line outside of a table, unescaped. Empty words are included.
  package static func words(of line: String) -> [String] {
    let bytes = Array(line.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      bytes.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).map { unescaped($0) }
    }
  }

  /// Returns the first word of a range, unescaped, and the range of the rest.
  func firstWord(_ range: Range<Int>) -> (word: String, rest: Range<Int>) {
    read { bytes in
      let end = bytes[range].firstIndex(of: UInt8(ascii: " ")) ?? range.upperBound
      return (Self.unescaped(bytes[range.lowerBound..<end]), min(end + 1, range.upperBound)..<range.upperBound)
    }
  }

  /// Returns the first word of a range and the text after it, both unescaped.
  func wordAndText(_ range: Range<Int>) -> (word: String, text: String) {
    let (word, rest) = firstWord(range)
    return (word, text(rest))
  }

  /// Returns the text of a range, unescaped.
  package func text(_ range: Range<Int>) -> String {
    read { Self.unescaped($0[range]) }
  }

  /// Calls `body` with all bytes, which are valid until it returns.
  @inlinable package func read<Answer, Failure>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    switch storage {
    case .literal(let text):
      let answer: Result<Answer, Failure> = text.withUTF8Buffer { bytes in
        do throws(Failure) { return .success(try body(bytes)) } catch { return .failure(error) }
      }
      return try answer.get()
    case .bytes(let bytes):
      return try bytes.withUnsafeBufferPointer { bytes throws(Failure) in try body(bytes) }
    }
  }
}

// MARK: - Escapes

extension TableText {
  /// Returns the escaped form of a text in a line, as one word or as the rest of the line.
  package static func escaped(_ text: String, isWord: Bool) -> String {
    var result = ""
    escape(text, isWord: isWord, to: &result)
    return result
  }

  /// Appends the escaped form of a text in a line, as one word or as the rest of the line.
  static func escape(_ text: String, isWord: Bool, to result: inout String) {
    let isPlain = text.utf8.allSatisfy { byte in
      byte > UInt8(ascii: " ") ? byte != UInt8(ascii: "\\") : byte == UInt8(ascii: " ") && !isWord
    }
    if isPlain {
      result += text
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case " " where isWord: result += "\\s"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func unescaped(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var isEscaped = false
    for byte in bytes {
      if isEscaped {
        plain.append(unescaped(byte))
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        plain.append(byte)
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  private static func unescaped(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "r"): UInt8(ascii: "\r")
    case UInt8(ascii: "t"): UInt8(ascii: "\t")
    case UInt8(ascii: "s"): UInt8(ascii: " ")
    default: byte
    }
  }
}
