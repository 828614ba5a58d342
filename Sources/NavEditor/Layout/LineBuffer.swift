/// Collects the lines of a file, and aligns the comments of adjacent lines.
struct LineBuffer {
  private(set) var bytes: [UInt8] = []
  private var lineStart = 0
  /// The last adjacent lines with comments, which can still be aligned.
  private var group: [CommentedLine] = []

  private struct CommentedLine {
    var start: Int
    /// The end of the text before the comment.
    var textEnd: Int
    var width: Int
    var commentWidth: Int
  }

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  /// The number of columns of a line.
  static let columns = 120

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(_ text: ArraySlice<UInt8>) { bytes.append(contentsOf: text) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func indent(_ columns: Int) {
    for _ in 0..<columns { bytes.append(0x20) }
  }

  /// Ends the line.
  mutating func endLine() {
    align()
    bytes.append(0x0A)
    lineStart = bytes.count
  }

  /// Ends the line of a scalar.
  mutating func endLine(_ lineBreak: [UInt8]) {
    align()
    bytes += lineBreak
    lineStart = bytes.count
  }

  /// Ends the line with a comment after its text.
  mutating func endLine(comment: ArraySlice<UInt8>) {
    group.append(
      CommentedLine(
        start: lineStart, textEnd: bytes.count, width: Self.width(bytes[lineStart...]),
        commentWidth: Self.width(comment)))
    indent(Self.gap)
    bytes += comment
    bytes.append(0x0A)
    lineStart = bytes.count
  }

  /// Returns the bytes of all lines.
  mutating func finish() -> [UInt8] {
    align()
    return bytes
  }

  /// The number of spaces before a comment.
  private static let gap = 2

  /// Aligns the comments of the group, and ends it.
  private mutating func align() {
    guard let first = group.first else { return }
    defer { group.removeAll(keepingCapacity: true) }
    let column = group.reduce(0) { max($0, $1.width) }
    guard group.contains(where: { $0.width < column }),
      group.allSatisfy({ column + Self.gap + $0.commentWidth <= Self.columns })
    else { return }
    let old = Array(bytes[first.start...])
    bytes.removeLast(old.count)
    for (number, line) in group.enumerated() {
      let end = number + 1 < group.count ? group[number + 1].start : lineStart
      bytes += old[line.start - first.start..<line.textEnd - first.start]
      indent(column - line.width)
      bytes += old[line.textEnd - first.start..<end - first.start]
    }
    bytes += old[(lineStart - first.start)...]
  }

  private static func width(_ text: ArraySlice<UInt8>) -> Int { text.count { $0 & 0xC0 != 0x80 } }
}
