import Testing

@testable import NavPictures

/// Headings in the boxes of a small picture.
@Suite struct WrappingTests {
  private func lines(_ text: String, _ width: Double, _ height: Double) -> [String] {
    Wrapping(Wrapping.Text(text), width: width, height: height, sizes: 20...26).lines
  }

  @Test func aTextThatFitsIsOneLine() {
    #expect(lines("order", 120, 34) == ["order"])
    #expect(Wrapping(Wrapping.Text("order"), width: 120, height: 34, sizes: 20...26).size == 26)
  }

  @Test func wordsAndTheWordsOfANameWrap() {
    #expect(lines("transferConfirmation", 160, 60) == ["transfer", "Confirmation"])
    #expect(lines("Saved passengers", 150, 60) == ["Saved", "passengers"])
    #expect(lines("予約の確認とお支払い", 120, 90).count > 1)
  }

  /// Lines do not exceed their box, and without an ellipsis they contain every letter.
  @Test(arguments: ["welcome", "helpSheet", "A rather long title of a screen", "x", "ünterwegsZuHause", "a_b-c.d/e2"])
  func linesFitTheirBox(_ text: String) {
    for width in stride(from: 40.0, through: 300, by: 20) {
      for height in stride(from: 24.0, through: 120, by: 24) {
        let wrapped = Wrapping(Wrapping.Text(text), width: width, height: height, sizes: 20...30)
        #expect((20...30).contains(wrapped.size) && !wrapped.lines.isEmpty)
        #expect(
          Double(wrapped.lines.count) * wrapped.size * Wrapping.lineHeight <= max(height, 20 * Wrapping.lineHeight))
        for line in wrapped.lines {
          let isShortest = line.count <= 2
          #expect(isShortest || TextWidth.of(line, .title, size: wrapped.size) <= width + 0.1, "\(line) in \(width)")
        }
        if !wrapped.lines.contains(where: { $0.contains("…") }) {
          #expect(wrapped.lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
        }
      }
    }
  }

  @Test func aTextOfAMillionLettersIsCut() {
    #expect(lines(String(repeating: "word ", count: 200_000), 200, 100).count <= 4)
  }
}
