import NavCompiler
import SeededRandom
import Testing

@testable import NavImport

/// Code that no compiler accepts.
struct CodeLexerTests {
  private static let languages: [CodeLanguage] = [.swift, .objectiveC]

  private static let pieces = [
    "class ", "extension ", "A", "B", ": ", "{", "}", "(", ")", "<", ">", "@IBAction ", "@objc(", "func ", "close",
    "_ ",
    ",", "\"", "\"\"\"", "#", "#\"", "\"#", "\\(", "\\", "\\#(", "//", "/*", "*/", "\n", "\r\n", "`", "'", "@\"", "@",
    "@interface ", "@implementation ", "@end ", "- ", "(IBAction)", ":(id)s ", "R\"x(", ")x\"", "performSegue",
    "(withIdentifier: \"a\", ", "[a performSegueWithIdentifier:@\"a\" ", "\u{FEFF}", "é", "#if ", "#endif", "1'0", ".",
  ]

  /// The tokens are in order, and do not overlap.
  private func expectSound(_ bytes: [UInt8], location: SourceLocation = #_sourceLocation) {
    for language in Self.languages {
      var lexer = CodeLexer(SourceFile(path: "A", bytes: bytes), language)
      var end = 0
      while let token = lexer.next() {
        let isSound = token.range.lowerBound >= end && token.range.upperBound <= lexer.offset && lexer.offset > end
        guard isSound, lexer.offset <= bytes.count else {
          Issue.record("\(token) in \(bytes)", sourceLocation: location)
          return
        }
        end = lexer.offset
      }
      #expect(lexer.offset == bytes.count, "\(bytes)", sourceLocation: location)
      _ = findings(bytes, language)
    }
  }

  @Test func anyBytesHaveTokens() {
    var random = SplitMix(seed: 11)
    for _ in 0..<2_000 {
      expectSound((0..<random.below(60)).map { _ in UInt8(random.below(256)) })
      expectSound((0..<random.below(60)).map { _ in UInt8(0x20 + random.below(0x60)) })
    }
  }

  @Test func anyPiecesOfCodeHaveTokens() {
    var random = SplitMix(seed: 12)
    for _ in 0..<3_000 {
      let text = (0..<random.below(25)).map { _ in Self.pieces[random.below(Self.pieces.count)] }.joined()
      expectSound(Array(text.utf8))
    }
  }

  @Test func deepNestingDoesNotRecurse() {
    for piece in [
      "\"\\(", "/*", "(", "{", "class A {", "\"\"\"\n\\(", "@IBAction func a(", "class A<", "[", "@interface A <",
    ] {
      expectSound(Array(String(repeating: piece, count: 5_000).utf8))
    }
  }

  /// If one of these took quadratic time, the test would not end.
  @Test func timeIsLinear() {
    for piece in [
      "#", "\"", "`", "#\"", "\"#", "\\", "'", "/", "*/", "#\"\"\" ", "@objc(", "R\"(", "class A ", "- (", "@",
    ] {
      for text in [String(repeating: piece, count: 20_000), "##\"" + String(repeating: piece, count: 20_000)] {
        for language in Self.languages { _ = findings(text, language) }
      }
    }
  }

  @Test func aByteOrderMarkIsNotAColumn() {
    #expect(findings("\u{FEFF}performSegue(withIdentifier: \"a\")") == ["1:1 performSegue 'a'"])
    let found = findings("\r\nperformSegue(withIdentifier: \"a\")\r performSegue(withIdentifier: \"b\")")
    #expect(found.map { $0.prefix(3) } == ["2:1", "3:2"])
  }
}
