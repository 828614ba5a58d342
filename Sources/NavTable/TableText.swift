/// The text of a table, read line by line without copying.
package struct TableText: Sendable {
  /// The text of generated code lies in the program; that of a table which is written and read in one process does not.
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

  /// All lines, each read.
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

  /// One line, without its indentation: the first word, and where the rest lies.
  package struct Line: Sendable {
    package let keyword: TableKeyword
    package let rest: Range<Int>
    /// Where the next line starts.
    package let next: Int
  }

  package var count: Int {
    switch storage {
    case .literal(let text): text.utf8CodeUnitCount
    case .bytes(let bytes): bytes.count
    }
  }

  /// The line that starts at an offset; `nil` at the end of the text.
  ///
  /// - Throws: ``TableError`` where the first word is no keyword.
  package func line(at offset: Int) throws(TableError) -> Line? {
    try read { bytes throws(TableError) in try Self.line(at: offset, of: bytes) }
  }

  /// The same of the bytes of a text, for who reads many lines of them.
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

  /// Where a range of bytes holds a character first, or its end.
  private static func index(
    of character: UInt8, in range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, bytes[index] != character { index += 1 }
    return index
  }

  /// Two words, each where it lies; `nil` where there are fewer or more.
  package static func pair(
    _ range: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>
  ) -> (first: Range<Int>, second: Range<Int>)? {
    let end = index(of: UInt8(ascii: " "), in: range, of: bytes)
    let second = min(end + 1, range.upperBound)..<range.upperBound
    if end == range.lowerBound || second.isEmpty { return nil }
    return index(of: UInt8(ascii: " "), in: second, of: bytes) == second.upperBound
      ? (range.lowerBound..<end, second) : nil
  }

  /// The words of a range, each where it lies.
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

  /// Two words, each where it lies; `nil` where there are fewer or more.
  func pair(_ range: Range<Int>) -> (first: Range<Int>, second: Range<Int>)? {
    read { Self.pair(range, of: $0) }
  }

  /// The words of a range, unescaped.
  func words(_ range: Range<Int>) -> [String] {
    read { bytes in bytes[range].split(separator: UInt8(ascii: " ")).map { Self.unescaped($0) } }
  }

  /// The words of a line that is no table's, unescaped; of a word that is empty, too.
  package static func words(of line: String) -> [String] {
    let bytes = Array(line.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      bytes.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).map { unescaped($0) }
    }
  }

  /// The first word of a range, unescaped, and where the rest lies.
  func firstWord(_ range: Range<Int>) -> (word: String, rest: Range<Int>) {
    read { bytes in
      let end = bytes[range].firstIndex(of: UInt8(ascii: " ")) ?? range.upperBound
      return (Self.unescaped(bytes[range.lowerBound..<end]), min(end + 1, range.upperBound)..<range.upperBound)
    }
  }

  /// The first word of a range, unescaped, and the text after it.
  func wordAndText(_ range: Range<Int>) -> (word: String, text: String) {
    let (word, rest) = firstWord(range)
    return (word, text(rest))
  }

  /// The text of a range, unescaped.
  package func text(_ range: Range<Int>) -> String {
    read { Self.unescaped($0[range]) }
  }

  /// Hands over all bytes, which are there until `body` ends.
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
  /// A text as it stands in a line: as one word, or as the rest of the line.
  package static func escaped(_ text: String, isWord: Bool) -> String {
    var result = ""
    escape(text, isWord: isWord, to: &result)
    return result
  }

  /// Writes a text so that it is part of one line, as one word or as the rest of it.
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
