/// Computes the positions of many offsets. If they are in order, the time for all of them is linear in the text, even on
/// one line.
package struct PositionCursor: Sendable {
  private let buffer: TextBuffer
  private let encoding: PositionEncoding
  private var place = 0
  private var position = TextPosition(line: 0, character: 0)

  package init(_ buffer: TextBuffer, in encoding: PositionEncoding) {
    self.buffer = buffer
    self.encoding = encoding
  }

  /// Returns the position of an offset, as `TextBuffer` does.
  package mutating func position(of offset: Int) -> TextPosition {
    let line = buffer.lines.line(at: min(offset, buffer.bytes.count))
    let content = buffer.lines.content(of: line, in: buffer.bytes)
    if line != position.line || offset < place {
      position = TextPosition(line: line, character: 0)
      place = content.lowerBound
    }
    let end = min(offset, content.upperBound)
    while place < end {
      let next = place + PositionEncoding.byteCount(ofScalarBeginningWith: buffer.bytes[place])
      guard next <= end else { break }
      position.character += encoding.width(ofScalarBeginningWith: buffer.bytes[place])
      place = next
    }
    return position
  }

  /// Returns the positions of the ends of a range. The next range can start inside this one.
  package mutating func positions(of range: Range<Int>) -> (start: TextPosition, end: TextPosition) {
    let start = position(of: range.lowerBound)
    var end = self
    return (start, end.position(of: range.upperBound))
  }
}
