import Testing

@testable import NavTerminal

@Suite struct KeyDecoderTests {
  private func check(
    _ text: String, _ keys: [Key], then late: [Key] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    check(Array(text.utf8), keys, then: late, sourceLocation: sourceLocation)
  }

  /// Checks the keys of bytes that arrive at once, and the keys that remain if no more bytes follow. Then checks the
  /// same byte by byte.
  private func check(
    _ bytes: [UInt8], _ keys: [Key], then late: [Key] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(bytes) == keys, sourceLocation: sourceLocation)
    #expect(decoder.flush() == late, sourceLocation: sourceLocation)
    #expect(!decoder.isWaiting, sourceLocation: sourceLocation)
    var pieces: [Key] = []
    for byte in bytes { pieces += decoder.decode([byte]) }
    #expect(pieces == keys, "byte by byte", sourceLocation: sourceLocation)
    #expect(decoder.flush() == late, "byte by byte", sourceLocation: sourceLocation)
  }

  @Test func plainKeys() {
    check("a é茶🍵", [.character("a"), .character(" "), .character("é"), .character("茶"), .character("🍵")])
    check("\r\n\t\u{7F}\u{8}", [.enter, .enter, .tab, .backspace, .backspace])
    check("\u{C}\u{1A}", [.control("l"), .control("z")])
  }

  @Test func arrowsAndTheirNeighbours() {
    check("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left])
    check("\u{1B}OA\u{1B}OD", [.up, .left])
    check("\u{1B}[1;5D", [.left])
    check("\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[Z", [.home, .end, .home, .end, .backTab])
    check("\u{1B}[3~\u{1B}[5~\u{1B}[6~", [.delete, .pageUp, .pageDown])
  }

  @Test func altAndADigitAreOneKeyAndOtherCharactersAreTwo() {
    check("\u{1B}1\u{1B}9", [.alternate("1"), .alternate("9")])
    check("\u{1B}0\u{1B}a", [.escape, .character("0"), .escape, .character("a")])
  }

  @Test func twoPressesInOneReadAreTwoKeys() {
    check("\r\r", [.enter, .enter])
  }

  @Test func escapeIsAloneWhenNothingFollows() {
    check("\u{1B}", [], then: [.escape])
    check("x\u{1B}", [.character("x")], then: [.escape])
    check("\u{1B}\u{1B}", [.escape], then: [.escape])
    check("\u{1B}x", [.escape, .character("x")])
    check("\u{1B}[", [], then: [.escape, .character("[")])
  }

  @Test func unknownSequencesAreDropped() {
    check("\u{1B}[99~a\u{1B}[?1;2cb\u{1B}OPc", [.character("a"), .character("b"), .character("c")])
    check("\u{1B}[<0;10;10Mq", [.character("q")])
  }

  @Test func brokenInputIsSkipped() {
    check([0xFF, 0xC0, 0x80, 0x61], [.character("a")])
    check([0xE8, 0x8C, 0x61], [.character("a")])
    check([0xE8, 0x8C], [], then: [])
    check([0xED, 0xA0, 0x80, 0x61], [.character("a")])
    check([0x1B, 0x5B, 0x31, 0xFF, 0x61], [.character("a")])
  }

  @Test func anEndlessSequenceDoesNotGrow() {
    var decoder = KeyDecoder()
    let keys = decoder.decode(Array("\u{1B}[".utf8) + Array(repeating: UInt8(ascii: "1"), count: 100_000))
    #expect(keys.count > 99_000)
    #expect(!decoder.isWaiting)
  }
}
