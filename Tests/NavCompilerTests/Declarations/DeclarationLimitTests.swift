import NavCompiler
import Testing

/// A graph may declare a million things besides its screens; the first that is one too many is reported, and nothing
/// after it is read.
@Suite struct DeclarationLimitTests {
  /// Screens with exactly so many declarations, nearly all of them literals of one list that aliases repeat. Their type
  /// is unknown, so that nobody reads the literals.
  private func graph(declarations count: Int, then rest: String) -> String {
    let list = "&list [" + String(repeating: "1,", count: 999) + "]"
    let arguments = (0..<count / 1_000).map { number in
      "    a\(number): { type: [Unknown], default: \(number == 0 ? list : "*list") }\n"
    }
    let single = (0..<count % 1_000).map { "    b\($0): Int\n" }
    return "navc: 1\ngraph: Full\nroot: full\nscreens:\n full:\n  arguments:\n" + (arguments + single).joined() + rest
  }

  private func diagnostics(_ text: String) -> [Diagnostic] {
    Compiler.check(SourceFile(path: "full.nav.yaml", text: text)).diagnostics.diagnostics
  }

  @Test func aMillionIsRead() {
    let text = graph(declarations: 999_999, then: "facts: { last: Bool }\n")
    let result = Compiler.check(SourceFile(path: "full.nav.yaml", text: text))
    #expect(!result.diagnostics.diagnostics.contains { $0.id == .yamlLimit })
    #expect(result.summary?.screens == 1)
  }

  @Test(arguments: [
    "facts: { last: Bool, HERE: Bool }",
    "facts: { last: { type: Bool, arguments: { HERE: Int } } }",
    "conditions: { last: 'true', HERE: last }",
    "types: { Last: { swift: A }, HERE: { swift: A } }",
    "types: { Last: [HERE, other] }",
    "types: { Last: { swift: A, is: [HERE] } }",
    "imports: [Last, HERE]",
    " next: { arguments: { last: Int, HERE: Int } }",
    " next: { arguments: { last: { type: Int, default: HERE [1] } } }",
    " next: { arguments: { last: Int }, key: [HERE] }",
    " next: { metadata: { last: x, HERE: y } }",
    " next: { push: { last: full, HERE: full } }",
    " next: { unwind: { last: full, HERE: full } }",
    " next: { push: { last: full }, unwind: { HERE: full } }",
    " next: { push: { last: { to: full, metadata: { HERE: y } } } }",
    " next: { push: { last: { to: full, pass: { HERE: 1 } } } }",
    " next: { unwind: { last: { to: full, returns: { HERE: Int } } } }",
  ])
  func oneMoreIsNot(_ section: String) {
    let isList = section.contains("HERE [")
    let section = section.replacing("HERE ", with: "").replacing("HERE", with: "here")
    let text = graph(declarations: 999_999, then: section + "\nstrange: 1\n")
    let found = diagnostics(text)
    let limit = found.filter { $0.id == .yamlLimit }
    #expect(limit.map(\.message) == ["the graph has more than 1,000,000 declarations"])
    let place = limit.first.map { SourceFile(path: "", text: text).text($0.range) }
    #expect(place == (isList ? "[1]" : "here"))
    #expect(!found.contains { $0.id != .yamlLimit && $0.id != .invalidName }, "\(found)")
  }

  /// Screens do not count: with ten declarations each there may be as many as the language allows.
  @Test func tenForEachScreen() {
    let screens = (0..<99_999).map { " s\($0):\n" }.joined()
    let found = diagnostics(graph(declarations: 1_000_000, then: screens))
    #expect(!found.contains { $0.id == .yamlLimit })
  }
}
