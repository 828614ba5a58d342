import Foundation
import NavCompiler
import Testing

@Suite struct ExplainCommandTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  @Test func withoutAnIDAllAreListed() throws {
    let run = try NavcRun(["explain"], in: folder)
    #expect(run.status == 0)
    let entries = run.output.components(separatedBy: "\n\n")[0].split(separator: /\n(?=\S)/)
    try #require(entries.count == Rule.all.count)
    for (entry, rule) in zip(entries, Rule.all) {
      let words = entry.split(whereSeparator: \.isWhitespace).map(String.init)
      #expect(words == [rule.id, rule.severity.rawValue] + rule.meaning.split(separator: " ").map(String.init))
    }
    #expect(run.output.hasSuffix("'navc explain ID' shows the reason for a message, and a graph that causes it.\n"))
  }

  @Test func anIDIsExplainedWithAGraphAndItsMending() throws {
    let run = try NavcRun(["explain", "unknown-screen"], in: folder)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("unknown-screen (error)\n\n"))
    #expect(run.output.contains("\nThis graph\n\n    navc: 1\n"))
    #expect(run.output.contains("\ncauses\n\n    shop.nav.yaml:"))
    #expect(run.output.contains("[unknown-screen]\n"))
    #expect(run.output.contains("\n\nAfter the fix:\n\n    navc: 1\n"))
  }

  @Test func everyIDIsExplained() throws {
    for rule in Rule.all {
      let run = try NavcRun(["explain", rule.id], in: folder)
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("\(rule.id) (\(rule.severity.rawValue))\n\n"))
    }
  }

  /// The IDs that `navc diff` prints are explained, too.
  @Test func changesAndEffectsOfDifferencesAreExplained() throws {
    let list = try NavcRun(["explain"], in: folder).output
    let page = try String(contentsOf: SourceTree.root.appending(path: "Documentation/diff.md"), encoding: .utf8)
    let rows = page.matches(of: /\| `([a-z-]+)` \| `([a-z]+)` \| (.+) \|/)
    #expect(rows.count > 30)
    for row in rows {
      let run = try NavcRun(["explain", String(row.1)], in: folder)
      #expect(run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(", \(row.2)) \(row.3)"))
      #expect(list.contains("\n\(row.1) "))
    }
    let run = try NavcRun(["explain", "screen-removed"], in: folder)
    #expect(run.output.hasPrefix("screen-removed (change)\n\nOnly the old graph declares the item."))
    #expect(run.status == 0)
    #expect(try NavcRun(["explain", "screen-remove"], in: folder).status == 2)
  }
}
