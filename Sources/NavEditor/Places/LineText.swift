/// A text whose lines can be replaced one by one.
struct LineText {
  let original: [UInt8]
  let lines: LineTable
  /// The new contents of changed lines.
  private(set) var contents: [Int: [UInt8]] = [:]
  private(set) var changes: [Int: Change] = [:]

  /// The change of a line.
  struct Change: Sendable {
    /// The number of bytes that the indentation became longer.
    var indentation = 0
  }

  init(_ original: [UInt8]) {
    self.original = original
    lines = LineTable(original)
  }

  init(_ buffer: TextBuffer) {
    original = buffer.bytes
    lines = buffer.lines
  }

  /// The number of spaces before the content of a line, or `nil` for a line without content.
  func indentation(_ line: Int) -> Int? {
    let content = self[line]
    return content.withUnsafeBufferPointer { content in
      var index = 0
      while index < content.count, content[index] == 0x20 { index += 1 }
      guard index < content.count, content[index] != UInt8(ascii: "#") else { return nil }
      // Only white space can follow other white space on a blank line.
      return content[index] > 0x20 || content[index...].contains { $0 > 0x20 } ? index : nil
    }
  }

  /// The content of a line, with its change.
  subscript(line: Int) -> ArraySlice<UInt8> {
    contents[line].map { $0[...] } ?? original[lines.content(of: line, in: original)]
  }

  func shape(_ line: Int) -> LineShape { LineShape(self[line]) }

  mutating func set(_ content: [UInt8], of line: Int, indentation: Int = 0) {
    contents[line] = content
    changes[line, default: Change()].indentation += indentation
  }

  mutating func blank(_ line: Int) { set([], of: line) }

  /// Whether a line has content. A comment is not content.
  func isBlank(_ line: Int) -> Bool { shape(line).isBlank }

  /// The entire text.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(original.count + 64)
    var done = 0
    for line in contents.keys.sorted() {
      let range = lines.content(of: line, in: original)
      bytes += original[done..<range.lowerBound]
      bytes += contents[line] ?? []
      done = range.upperBound
    }
    return bytes + original[done...]
  }

  /// The nearest line with content above a line.
  func contentLine(above line: Int) -> Int? {
    var above = line - 1
    while above >= 0, indentation(above) == nil { above -= 1 }
    return above >= 0 ? above : nil
  }

  /// The nearest line with content below a line.
  func contentLine(below line: Int) -> Int? {
    var below = line + 1
    while below < lines.count, indentation(below) == nil { below += 1 }
    return below < lines.count ? below : nil
  }

  /// The last line of the block that a line begins: the lines below it that are indented further.
  func blockEnd(from line: Int) -> Int {
    let start = indentation(line) ?? shape(line).indentation
    var end = line
    while let next = contentLine(below: end), let indentation = indentation(next), indentation > start { end = next }
    return end
  }

  /// The line that begins the block around a line.
  func parent(of line: Int) -> Int? {
    contentLine(above: line, indentedLessThan: indentation(line) ?? shape(line).indentation)
  }

  /// The nearest line with content above a line that is indented less.
  func contentLine(above line: Int, indentedLessThan limit: Int) -> Int? {
    var above = line - 1
    while above >= 0 {
      if let indentation = indentation(above), indentation < limit { return above }
      above -= 1
    }
    return nil
  }
}
