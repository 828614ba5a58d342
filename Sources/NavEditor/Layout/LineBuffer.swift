/// Collects the lines of a file, and aligns the comments of adjacent lines.
struct LineBuffer {
  private(set) var bytes: [UInt8] = []
  private var lineStart = 0
  /// The adjacent lines with comments that are not written yet.
  private var pending: [CommentedLine] = []

  private struct CommentedLine {
    var text: ArraySlice<UInt8>
    var comment: ArraySlice<UInt8>
    var width: Int
    var commentWidth: Int
  }

  /// The number of columns of a line.
  static let columns = 120

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(_ text: ArraySlice<UInt8>) { bytes.append(contentsOf: text) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func indent(_ columns: Int) { bytes.append(contentsOf: repeatElement(0x20, count: columns)) }

  /// Ends the line.
  mutating func endLine(_ lineBreak: [UInt8] = [0x0A]) {
    if !pending.isEmpty {
      let line = Array(bytes[lineStart...])
      bytes.removeLast(line.count)
      flush()
      bytes += line
    }
    bytes += lineBreak
    lineStart = bytes.count
  }

  /// Ends the line with a comment after its text.
  mutating func endLine(comment: ArraySlice<UInt8>) {
    // A slice would make the next change copy all bytes.
    let text = Array(bytes[lineStart...])
    pending.append(
      CommentedLine(
        text: text[...], comment: comment, width: Self.width(text[...]), commentWidth: Self.width(comment)))
    bytes.removeLast(text.count)
  }

  /// Returns the bytes of all lines.
  mutating func finish() -> [UInt8] {
    flush()
    return bytes
  }

  private mutating func flush() {
    let column = (pending.map(\.width).max() ?? 0) + 2
    let isAligned = pending.allSatisfy { column + $0.commentWidth <= Self.columns }
    for line in pending {
      bytes += line.text
      indent(isAligned ? column - line.width : 2)
      bytes += line.comment
      bytes.append(0x0A)
    }
    pending.removeAll()
    lineStart = bytes.count
  }

  private static func width(_ text: ArraySlice<UInt8>) -> Int { text.count { $0 & 0xC0 != 0x80 } }
}
