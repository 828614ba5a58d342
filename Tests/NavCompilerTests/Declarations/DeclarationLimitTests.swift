import NavCompiler
import TestTiers
import Testing

/// The number of declarations in a graph is limited, in addition to its screens. The first declaration beyond the
/// limit is reported, and the rest is not read.
@Suite(.thorough) struct DeclarationLimitTests {
  /// A graph with exactly `count` declarations. Nearly all of them are literals of one list that aliases repeat.
  /// Their type is unknown, so that the literals are not read.
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

  @Test func asManyAsMayBeAreRead() {
    let text = graph(declarations: 699_998, then: "facts: { last: Bool }\n")
    let result = Compiler.check(SourceFile(path: "full.nav.yaml", text: text))
    #expect(!result.diagnostics.diagnostics.contains { $0.rule == .yamlLimit })
    #expect(result.summary?.screens == 1)
  }

  /// Each section, with the number of its declarations before the one that exceeds the limit.
  @Test(arguments: [
    (2, "facts: { last: Bool, HERE: Bool }"),
    (1, "facts: { HERE: Bool }"),
    (2, "facts: { last: { type: Bool, arguments: { HERE: Int } } }"),
    (2, "conditions: { last: 'true', HERE: last }"),
    (2, "conditions: { last: HERE<'true and true'> }"),
    (1, "types: { Last: { swift: A }, HERE: { swift: A } }"),
    (1, "types: { Last: [HERE, other] }"),
    (1, "types: { Last: { swift: A, is: [HERE] } }"),
    (1, "imports: [Last, HERE]"),
    (1, " next: { arguments: { last: Int, HERE: Int } }"),
    (1, " next: { arguments: { last: { type: Int, default: HERE<[1]> } } }"),
    (1, " next: { arguments: { last: Int }, key: [HERE] }"),
    (1, " next: { metadata: { last: x, HERE: y } }"),
    (1, " next: { push: { last: full, HERE: full } }"),
    (1, " next: { push: { last: HERE<{ to: full }> } }"),
    (1, " next: { unwind: { last: full, HERE: full } }"),
    (1, " next: { push: { last: full }, unwind: { HERE: full } }"),
    (2, " next: { push: { last: { to: full, metadata: { HERE: y } } } }"),
    (2, " next: { push: { last: { to: full, pass: { HERE: 1 } } } }"),
    (2, " next: { unwind: { last: { to: full, returns: { HERE: Int } } } }"),
    (3, " next: { push: { last: { to: full, shouldPerform: HERE<'true and true'> } } }"),
    (0, " next: { requires: HERE<'true'> }"),
    (2, " next: { link: HERE</a/b/c> }"),
    (2, " next: { link: { path: HERE<'/a?b={b}&c={c}'> } }"),
  ])
  func oneMoreIsNot(_ before: Int, _ section: String) {
    // The text in angle brackets, or else the word `here`, exceeds the limit.
    let marked = section.split(separator: "HERE<").dropFirst().first?.split(separator: ">").first.map(String.init)
    let section = section.replacing("HERE<", with: "").replacing(">", with: "").replacing("HERE", with: "here")
    let text = graph(declarations: 700_000 - before, then: section + "\nstrange: 1\n")
    let found = diagnostics(text)
    let limit = found.filter { $0.rule == .yamlLimit }
    #expect(limit.map(\.message) == ["the graph has more than 700,000 declarations"])
    let place = limit.first.map { SourceFile(path: "", text: text).text($0.range) }
    #expect(place == marked ?? "here")
    #expect(!found.contains { $0.rule != .yamlLimit && $0.rule != .invalidName }, "\(found)")
  }

  /// Files that are too large to be checked within a second may declare proportionally more.
  @Test(arguments: [
    (20, 875_000, "the graph has more declarations than a file of its size may"),
    (16, 700_000, "the graph has more than 700,000 declarations"),
    (40, 1_100_000, "the graph has more declarations than a file of its size may"),
  ])
  func largerFiles(_ mebibytes: Int, _ limit: Int, _ message: String) {
    for (count, expected) in [(limit, []), (limit + 1, [message])] {
      let text = graph(declarations: count, then: "")
      let padding = (mebibytes << 20) - text.utf8.count - 2
      let found = diagnostics(text + "#" + String(repeating: "x", count: padding) + "\n")
      #expect(found.filter { $0.rule == .yamlLimit }.map(\.message) == expected)
    }
  }

  /// Screens do not count. With seven declarations per screen, a graph can have the maximum number of screens.
  @Test func sevenForEachScreen() {
    let screens = (0..<99_999).map { " s\($0):\n" }.joined()
    let found = diagnostics(graph(declarations: 700_000, then: screens))
    #expect(!found.contains { $0.rule == .yamlLimit })
  }
}
