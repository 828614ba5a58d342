import Testing

@testable import NavTerminal

@Suite struct FrameEncoderTests {
  private func canvas(_ text: String, style: CellStyle = .plain, columns: Int = 6) -> Canvas {
    var canvas = Canvas(size: GridSize(rows: 1, columns: columns))
    canvas.write(text, row: 0, column: 0, style: style)
    return canvas
  }

  private func sent(_ change: String) -> String {
    "\u{1B}[?2026h" + change + "\u{1B}[0m\u{1B}[?2026l"
  }

  @Test func theFirstFrameIsDrawnWhole() {
    var encoder = FrameEncoder()
    #expect(encoder.encode(canvas("tea")) == sent("\u{1B}[0m\u{1B}[2J\u{1B}[1;1H\u{1B}[0mtea   "))
  }

  @Test func onlyWhatDiffersIsSent() {
    var encoder = FrameEncoder()
    _ = encoder.encode(canvas("tea"))
    #expect(encoder.encode(canvas("tea")) == "")
    #expect(encoder.encode(canvas("tex")) == sent("\u{1B}[1;3H\u{1B}[0mx"))
    #expect(encoder.encode(canvas("tex", style: .bold)) == sent("\u{1B}[1;1H\u{1B}[0;1mtex"))
  }

  @Test func afterForgettingAndAfterAnotherSizeTheFrameIsDrawnWhole() {
    var encoder = FrameEncoder()
    let whole = encoder.encode(canvas("tea"))
    encoder.forget()
    #expect(encoder.encode(canvas("tea")) == whole)
    let other = canvas("tea", columns: 3)
    #expect(encoder.encode(other) == sent("\u{1B}[0m\u{1B}[2J\u{1B}[1;1H\u{1B}[0mtea"))
  }

  @Test func theCursorIsPlacedAfterWideCharacters() {
    var encoder = FrameEncoder()
    _ = encoder.encode(canvas(""))
    #expect(encoder.encode(canvas("茶ab")) == sent("\u{1B}[1;1H\u{1B}[0m茶\u{1B}[1;3Hab"))
    #expect(encoder.encode(canvas("xyab")) == sent("\u{1B}[1;1H\u{1B}[0mxy"))
  }

  @Test func stylesAreWrittenOut() {
    let style = CellStyle(foreground: 231, background: 24, traits: [.bold, .dim, .underlined, .reversed])
    #expect(FrameEncoder.sequence(style) == "\u{1B}[0;1;2;4;7;38;5;231;48;5;24m")
    #expect(FrameEncoder.sequence(.plain) == "\u{1B}[0m")
  }
}
