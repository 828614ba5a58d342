import NavTable

/// The line of a message with a caret under what is wrong:
///
///       21 |         to: prodct
///          |             ^~~~~~
struct SourceFrame {
  /// The line of the file, with tabs as spaces, and shortened.
  private(set) var line = ""
  /// The number of spaces before the caret.
  private(set) var indentation = 0
  /// The number of columns of the caret and its tildes, at least 1.
  private(set) var length = 0

  /// The maximum number of characters.
  static let lengthLimit = 120
  /// The maximum number of characters before the caret in a shortened line.
  private static let leadLimit = 60
  private static let tabWidth = 4

  init(_ range: SourceRange, lineStart: Int, in file: SourceFile) {
    let bytes = file.bytes
    let lower = max(Int(range.lower), lineStart)
    let (start, lead) = Self.start(lower, lineStart, bytes)
    let end = Self.end(lower, Self.lengthLimit - lead, bytes)
    if start > lineStart { append("…") }
    append(String(decoding: bytes[start..<lower], as: UTF8.self))
    indentation = width
    let upper = min(max(Int(range.upper), lower), end)
    append(String(decoding: bytes[lower..<upper], as: UTF8.self))
    length = max(1, width - indentation)
    append(String(decoding: bytes[upper..<end], as: UTF8.self))
    if end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { append("…") }
  }

  /// The number of columns so far.
  private var width = 0

  private mutating func append(_ text: String) {
    for character in text {
      if character == "\t" {
        let spaces = Self.tabWidth - width % Self.tabWidth
        line += String(repeating: " ", count: spaces)
        width += spaces
      } else {
        let shown = PrintableText.make(String(character))
        line += shown
        width += shown == String(character) ? character.columns : shown.unicodeScalars.count
      }
    }
  }

  /// The start of the shown part: the start of the line, or a fixed number of characters before the caret.
  private static func start(_ lower: Int, _ lineStart: Int, _ bytes: [UInt8]) -> (offset: Int, count: Int) {
    var offset = lower
    var count = 0
    while offset > lineStart, count < leadLimit {
      offset -= 1
      while offset > lineStart, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      count += 1
    }
    return (offset, count)
  }

  /// The end of the shown part: the end of the line, or a fixed number of characters after the caret.
  private static func end(_ lower: Int, _ limit: Int, _ bytes: [UInt8]) -> Int {
    var offset = lower
    var count = 0
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D, count < limit {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      count += 1
    }
    return offset
  }
}
