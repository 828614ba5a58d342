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
  /// Whether a call, such as `inStock(id: 1, on: day)`, is one part of a plain scalar. For YAML, its colons and commas
  /// end the scalar.
  private let readsCalls: Bool
  /// Whether a plain scalar has a call with such a mark.
  private(set) var hasCall = false

  init(_ bytes: [UInt8], from start: Int, to end: Int, readingCalls readsCalls: Bool) {
    self.bytes = bytes
    self.end = end
    index = start
    self.start = start
    self.readsCalls = readsCalls
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
    let canCall = readsCalls && !isKey
    var depth = 0
    while index < end, bytes[index] != 0x0A, bytes[index] != 0x0D {
      if canCall {
        if bytes[index] == UInt8(ascii: "("), depth > 0 || Self.endsName(bytes[start..<index]) { depth += 1 }
        if bytes[index] == UInt8(ascii: ")"), depth > 0 { depth -= 1 }
        if depth > 0, bytes[index] != UInt8(ascii: "#") || bytes[index - 1] > 0x20 {
          if ":,".utf8.contains(bytes[index]) { hasCall = true }
          index += 1
          continue
        }
      }
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

  /// Whether a text ends with a letter or a digit of a name.
  private static func endsName(_ text: ArraySlice<UInt8>) -> Bool {
    guard let last = text.last else { return false }
    return last >= 0x80 || last > 0x20 && !"!\"&'()*+,-./:;<=>?[]^`{|}~".utf8.contains(last)
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
