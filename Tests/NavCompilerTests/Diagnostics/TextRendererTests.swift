import NavCompiler
import Testing

/// Checks the text form of one error at the mark 1️⃣, without its header line.
private func checkFrame(_ marked: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) throws
{
  let source = MarkedSource(marked)
  let range = try #require(source.ranges["1️⃣"])
  let file = SourceFile(path: "a.nav.yaml", text: source.text)
  let place = SourceRange(file: 0, lower: UInt32(range.lowerBound), upper: UInt32(range.upperBound))
  let text = TextRenderer(file, color: .plain).render([Diagnostic(.unknownKey, "x", at: place)]).text
  let frame = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)[1]
  #expect(frame == expected + "\n", sourceLocation: sourceLocation)
}

@Suite struct TextRendererTests {
  @Test func aMessageIsAsSpecified() {
    let lines = Array(repeating: "# …", count: 20) + ["        to: prodct"]
    let file = SourceFile(path: "graphs/shop.nav.yaml", text: lines.joined(separator: "\n"))
    let end = UInt32(file.bytes.count)
    let range = SourceRange(file: 0, lower: end - 6, upper: end)
    let diagnostic = Diagnostic(
      .unknownScreen, "no screen is called 'prodct'", at: range, notes: [.init("did you mean 'product'?", at: range)])
    #expect(
      TextRenderer(file, color: .plain).render([diagnostic]).text == """
        graphs/shop.nav.yaml:21:13: error: no screen is called 'prodct' [unknown-screen]
          21 |         to: prodct
             |             ^~~~~~
        graphs/shop.nav.yaml:21:13: note: did you mean 'product'?

        """)
  }

  @Test func aNoteElsewhereHasAFrame() {
    let file = SourceFile(path: "a", text: "one: 1\none: 2\n")
    let diagnostic = Diagnostic(
      .duplicateKey, "twice", at: SourceRange(file: 0, lower: 7, upper: 10),
      notes: [.init("first", at: SourceRange(file: 0, lower: 0, upper: 3))])
    #expect(
      TextRenderer(file, color: .plain).render([diagnostic]).text == """
        a:2:1: error: twice [duplicate-key]
           2 | one: 2
             | ^~~
        a:1:1: note: first
           1 | one: 1
             | ^~~

        """)
  }

  @Test func theFileAsAWholeHasNoFrame() {
    let file = SourceFile(path: "a", text: "x")
    let text = TextRenderer(file, color: .plain).render([Diagnostic(.missingKey, "no", at: .start())]).text
    #expect(text == "a:1:1: error: no [missing-key]\n")
  }

  @Test func tabsAreSpaces() throws {
    try checkFrame("\ta:\t1️⃣b1️⃣", "   1 |     a:  b\n     |         ^")
    try checkFrame("a:1️⃣\t\tb1️⃣", "   1 | a:      b\n     |   ^~~~~~~")
  }

  @Test func wideCharactersTakeTwoColumns() throws {
    try checkFrame("漢字: 1️⃣b1️⃣", "   1 | 漢字: b\n     |       ^")
    try checkFrame("1️⃣漢字1️⃣: b", "   1 | 漢字: b\n     | ^~~~")
    try checkFrame("ｱ: 1️⃣한1️⃣", "   1 | ｱ: 한\n     |    ^~")
  }

  @Test func emojiTakeTwoColumns() throws {
    try checkFrame("😀👩‍👩‍👧‍👦🇩🇪: 1️⃣b1️⃣", "   1 | 😀👩‍👩‍👧‍👦🇩🇪: b\n     |         ^")
    try checkFrame("a: 1️⃣❤️!1️⃣", "   1 | a: ❤️!\n     |    ^~~")
  }

  @Test func combiningMarksTakeNone() throws {
    try checkFrame("e\u{301}a\u{308}: 1️⃣o\u{308}x1️⃣", "   1 | e\u{301}a\u{308}: o\u{308}x\n     |     ^~")
  }

  @Test func anEmptyRangeHasACaret() throws {
    try checkFrame("ab1️⃣1️⃣", "   1 | ab\n     |   ^")
    try checkFrame("ab\n1️⃣1️⃣", "   2 |\n     | ^")
  }

  @Test func aRangeOfSeveralLinesIsShownOnItsFirst() throws {
    try checkFrame("a: 1️⃣b\n  c1️⃣", "   1 | a: b\n     |    ^")
    try checkFrame("a\r\nb: 1️⃣b\r\n  c1️⃣", "   2 | b: b\n     |    ^")
  }

  @Test func aLongLineIsCutRoundTheRange() throws {
    let (before, after) = (String(repeating: "a", count: 1_000), String(repeating: "b", count: 1_000))
    try checkFrame(
      before + "1️⃣x1️⃣" + after,
      "   1 | …" + before.suffix(60) + "x" + after.prefix(59) + "…\n     | " + String(repeating: " ", count: 61) + "^")
    try checkFrame(
      "1️⃣" + before + "1️⃣", "   1 | " + before.prefix(120) + "…\n     | ^" + String(repeating: "~", count: 119))
  }

  @Test func lineNumbersLineUpAndGrow() throws {
    let lines = String(repeating: "\n", count: 12_344)
    try checkFrame(lines + "a: 1️⃣b1️⃣", "12345 | a: b\n      |    ^")
  }

  @Test func nothingOfTheFileMovesTheTerminal() throws {
    try checkFrame("\u{1B}[31m\u{202E}: 1️⃣b1️⃣", "   1 | \u{FFFD}[31m\u{FFFD}: b\n     |         ^")
    let file = SourceFile(path: "a\u{7}", text: "x")
    let text = TextRenderer(file, color: .plain).render([Diagnostic(.missingKey, "\u{1B}[0m", at: .start())]).text
    #expect(text == "a\u{FFFD}:1:1: error: \u{FFFD}[0m [missing-key]\n")
  }

  @Test func colourIsOnlyWhereItIsAskedFor() {
    let file = SourceFile(path: "a", text: "x: y")
    let diagnostic = Diagnostic(.unknownKey, "no", at: SourceRange(file: 0, lower: 0, upper: 1))
    #expect(!TextRenderer(file, color: .plain).render([diagnostic]).text.contains("\u{1B}"))
    let colored = TextRenderer(file, color: .ansi).render([diagnostic]).text
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m"))
    let plain = colored.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(plain == TextRenderer(file, color: .plain).render([diagnostic]).text)
  }
}
