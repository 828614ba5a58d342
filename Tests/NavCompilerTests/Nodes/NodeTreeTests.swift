import NavCompiler
import Testing

@Suite struct ScalarRangeTests {
  /// Checks the range of a message about a part of a predicate, for each YAML style of the predicate.
  private func check(_ predicate: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let graph = "doc: 漢字😀é\nfacts: { isReady: Bool }\nscreens:\n  a:\n    back:\n      shouldPerform: \(predicate)\n"
    let source = MarkedSource(shop(graph))
    let found = Compiler.check(SourceFile(path: "a", text: source.text)).diagnostics.diagnostics
    #expect(found.map(\.rule) == [.unknownName], sourceLocation: sourceLocation)
    for diagnostic in found {
      let range = Int(diagnostic.range.lower)..<Int(diagnostic.range.upper)
      #expect(source.name(of: range) == "1️⃣", sourceLocation: sourceLocation)
    }
  }

  @Test func inAPlainScalarItIsTheName() { check("isReady and 1️⃣nobody1️⃣") }
  @Test func inSingleQuotesItIsTheName() { check("'isReady and 1️⃣nobody1️⃣'") }
  @Test func inDoubleQuotesItIsTheName() { check("\"isReady and 1️⃣nobody1️⃣\"") }
  @Test func behindAnAnchorItIsTheName() { check("&p  isReady and 1️⃣nobody1️⃣") }
  @Test func withEscapesItIsTheScalar() { check("1️⃣\"isReady \\x61nd nobody\"1️⃣") }
  @Test func overTwoLinesItIsTheScalar() { check("1️⃣isReady and\n        nobody1️⃣") }
  @Test func inALiteralItIsTheScalar() { check("1️⃣|-\n        isReady and nobody1️⃣") }
  @Test func inAFoldedScalarItIsTheScalar() { check("1️⃣>-\n        isReady and\n        nobody1️⃣") }

  @Test func inAnAliasItIsAtTheAnchorOnce() {
    NavCompilerTests.check(
      shop(
        "screens:\n  a:\n    push:\n      x: { to: b, shouldPerform: &p 1️⃣nobody1️⃣ }\n"
          + "      y: { to: b, shouldPerform: *p }\n  b:\n"),
      .init(.unknownName, "1️⃣", "no fact, condition or argument is called 'nobody'"))
  }
}

/// The texts of scalars.
@Suite struct ScalarTextTests {
  /// In single quotes, a quote is written twice. The first of two quotes is not the opening one.
  @Test(arguments: [
    ("''''", "'"), ("'''Tis'", "'Tis"), ("'''''x'", "''x"), ("'x'''", "x'"), ("'it''s'", "it's"),
    ("\"\\\"x\\\"\"", "\"x\""), ("\"'x\"", "'x"), ("'\"x'", "\"x"),
  ])
  func aTextWithAQuoteIsRead(_ scalar: String, _ text: String) throws {
    let file = SourceFile(path: "a", text: shop("screens:\n  a: { title: \(scalar) }\n"))
    let graph = try #require(Compiler.check(file).graph)
    #expect(graph.screens.first?.title.map(graph.texts.text) == text)
  }
}
