import Testing

@testable import NavTerminal

/// The number of cells that a text takes in a terminal.
@Suite struct DisplayWidthTests {
  private func check(_ text: String, _ width: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(DisplayWidth.of(text) == width, "\(text)", sourceLocation: sourceLocation)
  }

  @Test func textOfOneCellACharacter() {
    check("", 0)
    check("Tea", 3)
    check("Thé", 3)
    check("The\u{301}", 3)
    check("Ω─│‹›", 5)
  }

  @Test func wideCharacters() {
    check("茶", 2)
    check("お茶 x", 6)
    check("한", 2)
    check("Ａ", 2)
    check("🍵", 2)
    check("👨‍👩‍👧", 2)
    check("🇯🇵", 2)
    check("☂\u{FE0F}", 2)
    check("☂", 1)
  }

  @Test func whatWouldMoveTheCursorIsReplaced() {
    check("a\u{1B}[2Jb", 6)
    check("\u{200B}", 1)
    check("\u{301}", 1)
    check("a\tb\nc", 5)
  }

  @Test func rangesAreInOrder() {
    // The binary search finds the ends of a range only if all ranges are sorted.
    for scalar in [0x1100, 0x115F, 0x2614, 0x2615, 0x4E00, 0x9FFF, 0xAC00, 0xD7A3, 0x1F300, 0x1FAFF, 0x20000, 0x3FFFD] {
      guard let scalar = Unicode.Scalar(scalar) else { continue }
      #expect(DisplayWidth.of(Character(scalar)) == 2, "U+\(String(scalar.value, radix: 16))")
    }
    for scalar in [0x10FF, 0x1160, 0x2613, 0x2616, 0xD7A4, 0x1FB00] {
      guard let scalar = Unicode.Scalar(scalar) else { continue }
      #expect(DisplayWidth.of(Character(scalar)) == 1, "U+\(String(scalar.value, radix: 16))")
    }
  }
}
