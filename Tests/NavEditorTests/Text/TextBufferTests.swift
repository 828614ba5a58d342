import NavEditor
import SeededRandom
import Testing

/// Positions and changes of documents, as `Documentation/lsp.md` and LSP 3.17 define them.
@Suite struct TextBufferTests {
  private func offset(_ text: String, _ line: Int, _ character: Int, _ encoding: PositionEncoding = .utf16) -> Int {
    TextBuffer(text).offset(of: TextPosition(line: line, character: character), in: encoding)
  }

  @Test func linesEndWithAnyLineEnd() {
    #expect(TextBuffer("a\nb\rc\r\nd").lines.count == 4)
    #expect(TextBuffer("").lines.count == 1)
    #expect(TextBuffer("\r\n\r\n").lines.count == 3)
    #expect(TextBuffer("\n\r").lines.count == 3)
    #expect(TextBuffer("a\u{2028}b\u{85}").lines.count == 1)
  }

  @Test func positionsOutsideTheTextAreMovedIntoIt() {
    #expect(offset("ab\r\ncd", 0, 9) == 2, "the end of the line is before its line end")
    #expect(offset("ab\r\ncd", 1, 9) == 6)
    #expect(offset("ab\r\ncd", 2, 0) == 6)
    #expect(offset("ab\n", 1, 0) == 3)
    #expect(offset("ab\n", 0, -1) == 0)
    #expect(offset("ab\n", -1, 1) == 0)
  }

  @Test func encodingsCountDifferentUnits() {
    let text = "é🍵x"
    #expect(offset(text, 0, 1) == 2)
    #expect(offset(text, 0, 2) == 2, "inside a surrogate pair")
    #expect(offset(text, 0, 3) == 6)
    #expect(offset(text, 0, 2, .utf32) == 6)
    #expect(offset(text, 0, 6, .utf8) == 6)
    #expect(offset(text, 0, 4, .utf8) == 2, "inside a scalar")
    for (encoding, character) in [(PositionEncoding.utf8, 6), (.utf16, 3), (.utf32, 2)] {
      #expect(TextBuffer(text).position(of: 6, in: encoding) == TextPosition(line: 0, character: character))
    }
  }

  @Test func reversedRangesAreExchanged() {
    var buffer = TextBuffer("abcd")
    buffer.replace(
      from: TextPosition(line: 0, character: 3), to: TextPosition(line: 0, character: 1), with: "-", in: .utf16)
    #expect(buffer.bytes == Array("a-d".utf8))
  }

  /// Random changes give the text of a model that knows only Unicode scalars and the sentences of the contract.
  @Test func changesGiveTheTextOfTheModel() {
    var random = SplitMix(seed: 11)
    let parts = ["\n", "\r", "\r\n", "a", "bc", "é", "🍵", "\u{FFFD}", " ", "key: value", "👨‍👩‍👧", ""]
    for encoding in PositionEncoding.allCases {
      for _ in 0..<40 {
        var (buffer, model) = (TextBuffer(""), ModelText(encoding: encoding))
        for _ in 0..<300 {
          let text = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
            parts.randomElement(using: &random) ?? ""
          }.joined()
          let ends = (0..<2).map { _ in
            TextPosition(
              line: Int.random(in: -1..<model.lines.count + 2, using: &random),
              character: Int.random(in: -1..<14, using: &random))
          }
          buffer.replace(from: ends[0], to: ends[1], with: text, in: encoding)
          model.replace(from: ends[0], to: ends[1], with: text)
          guard String(decoding: buffer.bytes, as: UTF8.self).unicodeScalars.elementsEqual(model.scalars),
            buffer.lines.count == model.lines.count,
            (0..<model.lines.count).allSatisfy({ buffer.lines.start(of: $0) == model.byteStart(of: $0) })
          else {
            Issue.record("\(encoding): \(ends) with \(text.debugDescription) gives another text or other lines")
            return
          }
          let place = Int.random(in: 0...buffer.bytes.count, using: &random)
          let position = buffer.position(of: place, in: encoding)
          #expect(position == model.position(ofByte: place))
        }
      }
    }
  }
}

/// A text as a list of scalars, whose lines are found from the start each time.
private struct ModelText {
  let encoding: PositionEncoding
  var scalars: [Unicode.Scalar] = []

  /// The ranges of the lines without their ends.
  var lines: [Range<Int>] {
    var (lines, start, index) = ([Range<Int>](), 0, 0)
    while index < scalars.count {
      defer { index += 1 }
      guard scalars[index] == "\n" || scalars[index] == "\r" else { continue }
      lines.append(start..<index)
      if scalars[index] == "\r", index + 1 < scalars.count, scalars[index + 1] == "\n" { index += 1 }
      start = index + 1
    }
    return lines + [start..<scalars.count]
  }

  private func width(_ scalar: Unicode.Scalar) -> Int {
    let text = String(Character(scalar))
    return switch encoding {
    case .utf8: text.utf8.count
    case .utf16: text.utf16.count
    case .utf32: 1
    }
  }

  private func index(of position: TextPosition) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lines.count else { return scalars.count }
    let line = lines[position.line]
    return line.first { index in
      scalars[line.lowerBound...index].reduce(0) { $0 + width($1) } > position.character
    } ?? line.upperBound
  }

  mutating func replace(from first: TextPosition, to last: TextPosition, with text: String) {
    let (first, last) = (index(of: first), index(of: last))
    scalars.replaceSubrange(min(first, last)..<max(first, last), with: text.unicodeScalars)
  }

  private func bytes(before index: Int) -> Int {
    scalars[..<index].reduce(0) { $0 + String(Character($1)).utf8.count }
  }

  func byteStart(of line: Int) -> Int { bytes(before: lines[line].lowerBound) }

  func position(ofByte byte: Int) -> TextPosition {
    let line = lines.lastIndex { bytes(before: $0.lowerBound) <= byte } ?? 0
    let whole = lines[line].filter { bytes(before: $0 + 1) <= byte }
    return TextPosition(line: line, character: whole.reduce(0) { $0 + width(scalars[$1]) })
  }
}
