import Testing

/// Literals in the Swift that navc writes, as the compiler and swift-format want them.
@Suite struct LiteralTests {
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
