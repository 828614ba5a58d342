import Testing

/// Literals in generated Swift, as the compiler and swift-format expect them.
@Suite struct LiteralTests {
  @Test func linesWithListsAreBrokenWhereSwiftFormatBreaksThem() throws {
    // With each longer name, another line reaches the last column.
    let sources = try (1...14).map { length in
      let name = String(repeating: "n", count: length)
      return try Emitted(
        """
        navc: 1
        graph: Test
        root: a
        screens:
          a:
            push:
              open: { to: b, pass: { few: [42, 0] } }
              more: { to: b, pass: { few: [42], lists: [[1, 2], [3]], texts: ["a, [b", "c"] } }
          b:
            arguments:
              few: { type: [Int], default: [7, 8] }
              \(name): Int
              item: String?
              other: String?
              lists: { type: "[[Int]]", default: [] }
              texts: { type: [String], default: [] }
        """
      ).swift
    }
    #expect(try SwiftCompiler.lint(sources) == "")
  }

  @Test func lettersBeyondASCIIAreAllowedWhereverTheyCome() throws {
    let graphs = [
      "screens: { a: { push: { go: ß } }, ß: }",
      "screens: { a: { push: { b: b } }, b: { unwind: { ok: { to: a, returns: { ü: Int } } } } }",
      "facts: { f: { type: Bool, arguments: { ü: Int } } }\nscreens: { a: { back: true } }",
      "screens: { a: { title: Ü, arguments: { b: String = Ü } } }",
    ]
    let sources = try graphs.map { try Emitted("navc: 1\ngraph: Test\nroot: a\n\($0)").swift }
    #expect(try SwiftCompiler.lint(sources) == "")
    #expect(sources.map { $0.contains("swift-format-ignore") } == [true, true, true, false])
  }

  @Test func thousandsOfLongNumbersStandApart() throws {
    let swift = try Emitted(
      """
      navc: 1
      graph: Test
      root: a
      facts: { count: Int }
      screens:
        a:
          arguments: { few: Int = 999999, many: Int = 1000000, below: Int = -12345678, least: Int = -9223372036854775808 }
          push: { open: { to: b, shouldPerform: count > 1000000 and few < 100000 } }
        b:
      """
    ).swift
    for number in [
      "999999", "1_000_000", "-12_345_678", "-9_223_372_036_854_775_808", "count > 1_000_000", "few < 100000",
    ] {
      #expect(swift.contains(number), "\(number)")
    }
    #expect(try SwiftCompiler.lint([swift]) == "")
  }
}
