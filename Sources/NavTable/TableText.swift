/// The text of a table, read line by line without copying.
package struct TableText: Sendable {
  /// The text of generated code lies in the program; that of a table which is written and read in one process does not.
  private enum Storage: Sendable {
    case literal(StaticString)
    case bytes([UInt8])
  }

  private let storage: Storage

  package init(_ text: StaticString) {
    storage = .literal(text)
  }

  package init(_ text: String) {
    storage = .bytes(Array(text.utf8))
  }

  package init(_ lines: [TableLine]) {
    self.init(TableLine.lines(of: lines).joined(separator: "\n"))
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
    guard offset < count else { return nil }
    let (keyword, word, rest) = read { bytes in
      let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let start = bytes[offset..<end].firstIndex { $0 != UInt8(ascii: " ") } ?? end
      let wordEnd = bytes[start..<end].firstIndex(of: UInt8(ascii: " ")) ?? end
      return (TableKeyword(bytes[start..<wordEnd]), start..<wordEnd, min(wordEnd + 1, end)..<end)
    }
    guard let keyword else { throw TableError("has a line '\(text(word))', which is none of a table's") }
    return Line(keyword: keyword, rest: rest, next: min(rest.upperBound + 1, count))
  }

  /// The words of a range, unescaped.
  func words(_ range: Range<Int>) -> [String] {
    read { bytes in bytes[range].split(separator: UInt8(ascii: " ")).map { Self.unescaped($0) } }
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
  func text(_ range: Range<Int>) -> String {
    read { Self.unescaped($0[range]) }
  }

  private func read<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    switch storage {
    case .literal(let text): text.withUTF8Buffer(body)
    case .bytes(let bytes): bytes.withUnsafeBufferPointer(body)
    }
  }
}

// MARK: - Escapes

extension TableText {
  /// A text as it stands in a line: as one word, or as the rest of the line.
  static func escaped(_ text: String, isWord: Bool) -> String {
    var result = ""
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
    return result
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
