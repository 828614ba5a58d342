/// Reads a line, or a collection in brackets, up to a cursor.
struct CursorScanner {
  private let bytes: [UInt8]
  private let end: Int
  private var index: Int

  /// An open collection in brackets.
  private struct Level {
    var isMapping: Bool
    /// The key of the current value.
    var key: String?
    var words: Set<String> = []
  }

  private var levels: [Level] = []
  /// The key of the line.
  private var lineKey: String?
  private var startsItem = false
  /// The start of the scalar at the cursor.
  private(set) var start: Int
  private(set) var quote: UInt8?

  init(_ bytes: [UInt8], from start: Int, to end: Int) {
    self.bytes = bytes
    self.end = end
    index = start
    self.start = start
  }

  var isInFlow: Bool { !levels.isEmpty }
  var isInList: Bool { levels.last.map { !$0.isMapping } ?? startsItem }
  var isKey: Bool { levels.last.map { $0.isMapping && $0.key == nil } ?? (lineKey == nil && !startsItem) }
  var siblings: Set<String> { levels.last?.words ?? [] }
  /// The keys on the line, and in the brackets.
  var path: [String] { [lineKey].compactMap { $0 } + levels.compactMap(\.key) }

  /// Reads up to the cursor. Returns `false` in a comment.
  mutating func scan() -> Bool {
    while true {
      skipSpace()
      start = index
      quote = nil
      guard index < end else { return true }
      let byte = bytes[index]
      switch Unicode.Scalar(byte) {
      case "#" where index == 0 || bytes[index - 1] <= 0x20:
        while index < end, bytes[index] != 0x0A { index += 1 }
        // The cursor at the end of a comment is in it.
        if index >= end { return false }
      case "{", "[":
        levels.append(Level(isMapping: byte == UInt8(ascii: "{")))
        index += 1
      case "}", "]":
        _ = levels.popLast()
        index += 1
      case ",":
        if !levels.isEmpty { levels[levels.count - 1].key = nil }
        index += 1
      case "-" where levels.isEmpty && lineKey == nil && index + 1 < end && bytes[index + 1] == 0x20:
        startsItem = true
        index += 1
      case "\"", "'": if !readQuoted(byte) { return true }
      default: if !readPlain() { return true }
      }
    }
  }

  private mutating func skipSpace() {
    while index < end, bytes[index] <= 0x20 { index += 1 }
  }

  /// Reads a quoted scalar. Returns `false` if the cursor is in it.
  private mutating func readQuoted(_ mark: UInt8) -> Bool {
    index += 1
    start = index
    while index < end, bytes[index] != mark {
      index += bytes[index] == UInt8(ascii: "\\") && mark == UInt8(ascii: "\"") ? 2 : 1
    }
    guard index < end else {
      quote = mark
      return false
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    index += 1
    finish(text)
    return true
  }

  /// Reads a plain scalar. Returns `false` if the cursor is in it.
  private mutating func readPlain() -> Bool {
    let isInFlow = !levels.isEmpty
    while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if isInFlow, ",{}[]".utf8.contains(bytes[index]) { break }
      if bytes[index] == UInt8(ascii: ":"),
        index + 1 >= end || bytes[index + 1] <= 0x20 || isInFlow && bytes[index + 1] == UInt8(ascii: "{")
      {
        break
      }
      if bytes[index] == UInt8(ascii: "#"), bytes[index - 1] <= 0x20 { break }
      index += 1
    }
    guard index < end else { return false }
    finish(String(decoding: bytes[start..<index], as: UTF8.self).trimmingQuotes)
    return true
  }

  /// Notes a scalar, which is a key if a colon follows it.
  private mutating func finish(_ text: String) {
    var next = index
    while next < end, bytes[next] == 0x20 { next += 1 }
    let isKey = next < end && bytes[next] == UInt8(ascii: ":")
    if isKey { index = next + 1 }
    guard let level = levels.indices.last else {
      if isKey { lineKey = text }
      return
    }
    if isKey {
      levels[level].key = text
      levels[level].words.insert(text)
    } else if !levels[level].isMapping {
      levels[level].words.insert(text)
    }
  }
}
