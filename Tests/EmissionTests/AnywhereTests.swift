import NavCompiler
import Testing

/// The code of the segues under `anywhere`, as text. Other tests compile it for all graphs.
@Suite struct AnywhereTests {
  private func emitted(_ screens: Int) throws -> String {
    let pushes = (1..<screens).map { "p\($0): s\($0)" }.joined(separator: ", ")
    let others = (1..<screens).map { "  s\($0):\n" }.joined()
    return try Emitted(
      """
      navc: 1
      graph: Shop
      root: s0
      anywhere:
        present: { help: help }
        push: { legal: { to: legal, pass: { page: 3 } } }
      screens:
        s0: { push: { \(pushes) } }
      \(others)  help: {}
        legal: { arguments: { page: Int } }

      """
    ).swift
  }

  /// The number of screens that offer the segues does not matter.
  @Test func itsFunctionsAreWrittenOnce() throws {
    for screens in [2, 40] {
      let swift = try emitted(screens)
      #expect(swift.ranges(of: "func help(sender").count == 1)
      #expect(swift.ranges(of: "func legal(sender").count == 1)
    }
    // Another screen adds a line to the head of its struct, but no function for these segues.
    let lines = try [3, 4, 5].map { try emitted($0).split(separator: "\n").filter { $0.contains("func ") }.count }
    #expect(lines[1] - lines[0] == lines[2] - lines[1])
  }

  /// The destinations of the segues, and the screens above them, do not offer the segues.
  @Test func onlyScreensThatOfferItHaveTheFunctions() throws {
    let swift = try emitted(2)
    let offering = swift.split(separator: "\n").filter { $0.contains("struct ") && $0.contains("Anywhere") }
    #expect(offering.count == 2, "\(swift)")
    #expect(!offering.contains { $0.contains("struct Help") || $0.contains("struct Legal") })
  }
}
