import NavCompiler
import Testing

@Suite struct SourcePositionsTests {
  @Test(
    arguments: [
      ("ab\ncd", "b", 1, 2), ("ab\ncd", "d", 2, 2), ("a\r\nb", "b", 2, 1), ("a\rb", "b", 2, 1), ("a\r\rb", "b", 3, 1),
      ("a\n\rb", "b", 3, 1), ("\u{FEFF}ab", "b", 1, 2), ("\u{FEFF}\nab", "b", 2, 2), ("ä漢😀x", "x", 1, 4),
      ("e\u{301}x", "x", 1, 3), ("\tx", "x", 1, 2), ("a\u{2028}x", "x", 1, 3), ("a\u{85}x", "x", 1, 3),
    ] as [(String, Character, Int, Int)])
  func lineAndColumn(_ text: String, _ character: Character, _ line: Int, _ column: Int) throws {
    let index = try #require(text.unicodeScalars.lastIndex { Character($0) == character })
    let offset = UInt32(text.utf8.distance(from: text.startIndex, to: index))
    let position = SourcePositions(of: [offset], in: SourceFile(path: "x", text: text))[offset]
    #expect((position.line, position.column) == (line, column))
  }

  @Test func manyPlacesAreFoundInOneWalk() {
    let text = (1...50).map { String(repeating: "x", count: $0) }.joined(separator: "\n")
    let file = SourceFile(path: "x", text: text)
    let offsets = (0...UInt32(text.utf8.count)).reversed()
    let positions = SourcePositions(of: offsets, in: file)
    var expected = (line: 1, column: 1)
    for offset in 0..<text.utf8.count {
      let found = positions[UInt32(offset)]
      #expect((found.line, found.column) == expected)
      expected = file.bytes[offset] == 0x0A ? (expected.line + 1, 1) : (expected.line, expected.column + 1)
    }
  }

  @Test func theEndOfTheFileIsAPlace() {
    let positions = SourcePositions(of: [2], in: SourceFile(path: "x", text: "a\n"))
    #expect(positions[2].line == 2)
    #expect(positions[2].column == 1)
  }
}
