/// The text of an open document, in UTF-8, with the changes of the editor.
package struct TextBuffer: Sendable {
  package private(set) var bytes: [UInt8]
  package private(set) var lines: LineTable

  package init(_ text: String) { self.init(Array(text.utf8)) }

  /// Creates a buffer from a text in UTF-8.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  /// Replaces the text between two positions. If they are in the wrong order, they are exchanged.
  package mutating func replace(
    from first: TextPosition, to last: TextPosition, with text: String, in encoding: PositionEncoding
  ) {
    let (first, last) = (offset(of: first, in: encoding), offset(of: last, in: encoding))
    let range = min(first, last)..<max(first, last)
    bytes.replaceSubrange(range, with: text.utf8)
    lines.replace(range, byBytes: text.utf8.count, in: bytes)
  }

  /// The offset of a position.
  ///
  /// A position after the end of a line means the end of the line, and a position after the last line means the end of
  /// the text. A position inside a scalar means the position before the scalar.
  package func offset(of position: TextPosition, in encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lines.count else { return bytes.count }
    let line = lines.content(of: position.line, in: bytes)
    var offset = line.lowerBound
    var left = position.character
    while offset < line.upperBound {
      left -= encoding.width(ofScalarBeginningWith: bytes[offset])
      guard left >= 0 else { break }
      offset += PositionEncoding.byteCount(ofScalarBeginningWith: bytes[offset])
    }
    return offset
  }

  /// The position of an offset. An offset inside a scalar or a line end means the position before it.
  package func position(of offset: Int, in encoding: PositionEncoding) -> TextPosition {
    let line = lines.line(at: min(offset, bytes.count))
    let content = lines.content(of: line, in: bytes)
    var (place, character) = (content.lowerBound, 0)
    let end = min(offset, content.upperBound)
    while place < end {
      let next = place + PositionEncoding.byteCount(ofScalarBeginningWith: bytes[place])
      guard next <= end else { break }
      character += encoding.width(ofScalarBeginningWith: bytes[place])
      place = next
    }
    return TextPosition(line: line, character: character)
  }
}
