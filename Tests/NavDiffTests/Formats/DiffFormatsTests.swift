import Foundation
import NavCompiler
import Testing

@testable import NavDiff

/// The formats of a comparison.
struct DiffFormatsTests {
  private static let documentation = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Documentation").standardizedFileURL

  private func report(
    _ comparison: Comparison, failing: FailingEffects = FailingEffects(), accepting lines: String = ""
  ) -> DiffReport {
    var accepted = AcceptedEffects(lines)
    return DiffReport(
      comparison.diff, old: DiffReport.Source(path: "shop.nav.yaml", revision: "4f2a91c"),
      new: DiffReport.Source(path: "shop.nav.yaml", revision: nil), failing: failing, accepting: &accepted)
  }

  private func cart() throws -> Comparison {
    try Shop.changing(
      ("    present: { openFilters: filters }\n", ""),
      ("  filters:\n    unwind: { apply: { to: catalog, returns: Sort } }\n", ""))
  }

  @Test func textHasThePlaceInTheOldFile() throws {
    let text = DiffText.text(report(try cart(), failing: .usual)).text
    #expect(
      text == """
        old:shop.nav.yaml:29:3: error: the screen 'filters' is gone [screen-removed]
        old:shop.nav.yaml:29:3: note: 'Shop.Filters' and 'openFilters' of 'Shop.Catalog' are gone [api-gone]
        old:shop.nav.yaml:29:3: note: a saved stack with 'filters' cannot be restored [state-screen-gone]
        shop.nav.yaml: 1 change; breaks api 1, state 1

        """)
  }

  @Test func textHasThePlaceInTheNewFile() throws {
    let comparison = try Shop.changing(("whenBusy: queue", "whenBusy: drop"))
    let text = DiffText.text(report(comparison, failing: .usual)).text
    #expect(
      text.hasPrefix("shop.nav.yaml:48:15: note: 'whenBusy' of the segue 'checkout.done' is 'drop' instead of 'queue'"))
  }

  /// Without `--breaking`, an effect that breaks something is a warning.
  @Test func severityFollowsTheOptions() throws {
    #expect(DiffText.text(report(try cart())).text.contains(": warning: the screen"))
    var links = FailingEffects()
    links.areas = [.links]
    let report = report(try cart(), failing: links)
    #expect(!report.isFailing)
    #expect(self.report(try cart(), failing: .usual).isFailing)
  }

  @Test func acceptedEffectsDoNotFail() throws {
    let all = "api-gone filters # moved\n\n# comment\nstate-screen-gone filters\n"
    let accepted = report(try cart(), failing: .usual, accepting: all)
    #expect(!accepted.isFailing)
    #expect(DiffText.text(accepted).text.contains("are gone (accepted) [api-gone]"))
    #expect(DiffText.text(accepted).text.contains("1 change; accepted 2"))
    #expect(report(try cart(), failing: .usual, accepting: "api-gone filters").isFailing)
    #expect(report(try cart(), failing: .usual, accepting: "api-gone catalog").isFailing)
  }

  @Test func linesThatMatchNothing() throws {
    var accepted = AcceptedEffects("api-gone filters\nlink-gone filters # why\n")
    _ = DiffReport(
      try cart().diff, old: .init(path: "", revision: nil), new: .init(path: "", revision: nil), failing: .usual,
      accepting: &accepted)
    #expect(accepted.unused.map(\.number) == [2])
    #expect(AcceptedEffects("api-gone\napi-lost cart\na b c\nlink-gone cart\n").unreadable == [1, 2, 3])
    let windows = AcceptedEffects("\u{FEFF}api-gone iOS app # a name with a space\r\n\r\n\tlink-gone cart\r\n")
    #expect(windows.lines.map(\.subject) == ["iOS app", "cart"] && windows.lines.map(\.number) == [1, 3])
    #expect(windows.unreadable == [])
  }

  /// `all` adds the effects that ask for something.
  @Test func allIncludesWhatTheAppMustSupply() throws {
    let comparison = try Shop.changing(("  cartCount: Int\n", "  cartCount: Int\n  hasNews: Bool\n"))
    #expect(!report(comparison, failing: .usual).isFailing)
    var all = FailingEffects()
    all.areas = Set(EffectArea.allCases)
    all.includesAsks = true
    #expect(report(comparison, failing: all).isFailing)
  }

  @Test func gitHubCommands() throws {
    let text = DiffGitHub.text(report(try cart(), failing: .usual)).text
    #expect(text.hasPrefix("::error file=shop.nav.yaml,title=screen-removed::old:shop.nav.yaml:29:3: the screen"))
    #expect(text.contains("%0A") && text.count { $0 == "\n" } == 1)
  }

  @Test func jsonHasAllMembers() throws {
    let json = DiffJSON.value(report(try cart())).text
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(Set(object.keys) == ["version", "old", "new", "changes", "summary"])
    let change = try #require((object["changes"] as? [[String: Any]])?.first)
    #expect(
      Set(change.keys) == ["id", "message", "subject", "was", "is", "old", "new", "relation", "effects"])
    #expect(change["new"] is NSNull && change["was"] as? String == "filters()")
    #expect((object["old"] as? [String: Any])?["revision"] as? String == "4f2a91c")
    let summary = try #require(object["summary"] as? [String: Any])
    #expect(summary["breaks"] as? [String: Int] == ["api": 1, "links": 0, "state": 1, "names": 0])
  }

  /// `NAVC_RECORD=1 swift test` writes the schema again.
  @Test func schemaIsAsRecorded() throws {
    let url = Self.documentation.appending(path: "diff.schema.json")
    let text = DiffSchema.value.text
    if ProcessInfo.processInfo.environment["NAVC_RECORD"] != nil {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try text == String(contentsOf: url, encoding: .utf8))
  }

  @Test func thePageHasEachEffect() throws {
    let page = try String(contentsOf: Self.documentation.appending(path: "diff.md"), encoding: .utf8)
    for rule in EffectRule.allCases {
      #expect(page.contains("| `\(rule.rawValue)` | `\(rule.effect.rawValue)` | \(rule.doc) |"), "\(rule)")
    }
  }

  @Test func markdownIdentifiesTheComment() throws {
    let text = DiffMarkdown.text([report(try cart(), failing: .usual)])
    #expect(text.hasPrefix("<!-- navc-diff 1 Shop -->\n### Navigation: shop.nav.yaml\n"))
    #expect(text.contains("| ❌ | the screen 'filters' is gone |"))
    let none = DiffMarkdown.text([report(try Comparison(Shop.text, Shop.text))])
    #expect(none == "<!-- navc-diff 1 Shop -->\nThe navigation has not changed.\n")
  }

  /// Names cannot mention a user, refer to an issue, or become markup.
  @Test func markdownIsPlainText() {
    #expect(DiffMarkdown.escaped("a|b*c_d`e`<b>&[x](y)") == "a\\|b\\*c\\_d\\`e\\`&lt;b&gt;&amp;\\[x\\](y)")
    for text in ["@octocat", "#12", "https://example.com", "www.example.com", ":smile:"] {
      #expect(DiffMarkdown.escaped(text).unicodeScalars.contains("\u{2060}"), "\(text)")
    }
    #expect(DiffMarkdown.escaped("a\nb\r\u{2028}") == "a b  ")
  }

  /// The limit counts characters as GitHub does. A reader sees fewer.
  @Test func markdownWithCombiningCharactersIsCut() throws {
    let accents = String(repeating: "\u{301}", count: 2_000)
    let screens = (0..<60).map { "  more\($0): { title: \"a\" }\n" }.joined()
    let name = String(repeating: "G", count: 5_000)
    let pushes = (0..<60).map { "more\($0): more\($0)" }.joined(separator: ", ")
    let graph = "navc: 1\ngraph: \(name)\nroot: start\nscreens:\n  start: { push: { \(pushes) } }\n"
    let text = DiffMarkdown.text([
      report(try Comparison(graph + screens, graph + screens.replacing("\"a\"", with: "\"a\(accents)\"")))
    ])
    #expect(text.unicodeScalars.count <= DiffMarkdown.limit && text.unicodeScalars.count > DiffMarkdown.limit / 2)
    #expect(text.prefix { $0 != "\n" }.count < 1_100)
  }

  /// The comment is cut between rows.
  @Test func markdownIsCut() throws {
    let names = (0..<900).map { "screen\($0)" }
    let old = "navc: 1\ngraph: Many\nroot: home\nscreens:\n  home: {}\n"
    let new =
      "navc: 1\ngraph: Many\nroot: home\nscreens:\n  home:\n    push: { "
      + names.map { "open\($0): \($0)" }.joined(separator: ", ") + " }\n" + names.map { "  \($0): {}\n" }.joined()
    let text = DiffMarkdown.text([report(try Comparison(old, new))])
    #expect(text.count <= 60_000)
    #expect(text.contains("more changes. Run `navc diff` to see all of them."))
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("|") }.allSatisfy { $0.hasSuffix("|") })
  }
}
