/// The static text of a table, read line by line without copying.
struct TableText: Sendable {
  private let text: StaticString

  init(_ text: StaticString) {
    self.text = text
  }

  /// One line, without its indentation: the first word, and where the rest lies.
  struct Line {
    let keyword: String
    let rest: Range<Int>
    /// Where the next line starts.
    let next: Int
  }

  var count: Int { text.utf8CodeUnitCount }

  /// The line that starts at an offset; `nil` at the end of the text.
  func line(at offset: Int) -> Line? {
    text.withUTF8Buffer { bytes in
      guard offset < bytes.count else { return nil }
      let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let start = bytes[offset..<end].firstIndex { $0 != UInt8(ascii: " ") } ?? end
      let wordEnd = bytes[start..<end].firstIndex(of: UInt8(ascii: " ")) ?? end
      return Line(
        keyword: String(decoding: bytes[start..<wordEnd], as: UTF8.self),
        rest: min(wordEnd + 1, end)..<end,
        next: min(end + 1, bytes.count))
    }
  }

  /// The words of a range, unescaped.
  func words(_ range: Range<Int>) -> [String] {
    text.withUTF8Buffer { bytes in
      bytes[range].split(separator: UInt8(ascii: " ")).map { Self.unescape($0) }
    }
  }

  /// The first word of a range, unescaped, and where the rest lies.
  func firstWord(_ range: Range<Int>) -> (word: String, rest: Range<Int>) {
    text.withUTF8Buffer { bytes in
      let end = bytes[range].firstIndex(of: UInt8(ascii: " ")) ?? range.upperBound
      return (Self.unescape(bytes[range.lowerBound..<end]), min(end + 1, range.upperBound)..<range.upperBound)
    }
  }

  /// The first word of a range, unescaped, and the text after it.
  func wordAndText(_ range: Range<Int>) -> (word: String, text: String) {
    let (word, rest) = firstWord(range)
    return (word, text(rest))
  }

  /// The text of a range, unescaped.
  func text(_ range: Range<Int>) -> String {
    text.withUTF8Buffer { Self.unescape($0[range]) }
  }

  private static func unescape(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
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
