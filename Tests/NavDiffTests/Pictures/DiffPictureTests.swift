import Foundation
import NavCompiler
import Testing

@testable import NavDiff
@testable import NavPictures

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Examples of pictures of a difference.
@Suite struct DiffPictureTests {
  /// The cards of a picture as text, with their signs: `~cart; was basket; +openHelp => +help`.
  private func cards(_ comparison: Comparison) -> [String] {
    let picture = DiffPicture.picture([DiffReport(comparison.diff)])
    func sign(_ mark: Mark?) -> String { mark.map { "\($0.sign)" } ?? "" }
    return picture.cards.map { card in
      let details = card.details.map { sign($0.mark) + $0.text }
      let rows = card.rows.map { row in
        var words = [sign(row.mark) + row.name]
        if let target = row.target { words.append("→ \(target)") }
        if let branch = row.branch.map({ card.branches[$0] }) {
          let target = picture.cards[branch.card]
          words.append("=\(sign(branch.mark))> \(sign(target.mark))\(target.name)")
        }
        if let hidden = row.hiddenCount { words.append("+\(hidden)") }
        if let condition = row.condition { words.append("if \(condition)") }
        if let note = row.note { words.append(note) }
        return words.joined(separator: " ")
      }
      return ([sign(card.mark) + card.name] + details + rows).joined(separator: "; ")
    }
  }

  private let head = "navc: 1\ngraph: Test\nroot: home\nfacts: { known: Bool, late: Bool }\nscreens:\n"

  private func cards(_ old: String, _ new: String) throws -> [String] {
    try cards(Comparison(head + old, head + new))
  }

  @Test func anAddedScreen() throws {
    let found = try cards(
      "  home: { push: { openList: list, openHelp: help } }\n  list: {}\n  help: { shared: true }\n",
      """
        home: { push: { openList: list, openHelp: help } }
        list: { push: { openItem: item } }
        item: { arguments: { id: Int }, push: { more: help } }
        help: { shared: true }
      """)
    #expect(
      found == [
        "home; openList => list; openHelp +1", "list; +openItem =+> +item", "+item; id: Int; more =+> help", "help",
      ])
  }

  /// A removed card follows the one that preceded it.
  @Test func aRemovedSubtree() throws {
    let found = try cards(
      """
        home: { push: { a: a, b: b, c: c } }
        a: {}
        b: { push: { d: d, c: c } }
        c: { shared: true }
        d: {}
      """, "  home: { push: { c: c, a: a } }\n  a: {}\n  c: { shared: true }\n")
    #expect(found == ["~home; was order: [a, c]; c +1; a +1; −b =−> −b", "−b; d =−> −d; c =−> c", "−d", "c"])
  }

  @Test func renamedItems() throws {
    let body =
      "  home: { push: { open: list } }\n  list: { arguments: { first: Int, second: Int }, unwind: { close: previous } }\n"
    let found = try cards(body, body.replacing("list", with: "items").replacing("close", with: "done"))
    #expect(
      found == ["home; open => ~items", "~items; was list; first: Int, second: Int; ~done; was close"])
  }

  /// A changed condition is shown where a predicate reads it, also through another condition.
  @Test func aChangedCondition() throws {
    func text(_ condition: String, _ other: String = "isOpen and late") -> String {
      """
      navc: 1
      graph: Test
      root: home
      facts: { known: Bool, late: Bool }
      conditions: { isOpen: \(condition), mayBuy: \(other) }
      screens:
        home:
          push:
            a: { to: first, shouldPerform: isOpen }
            b: { to: second, shouldPerform: mayBuy }
            c: { to: third, shouldPerform: late }
            d: fourth
        first: {}
        second: {}
        third: {}
        fourth: { requires: isOpen, back: { shouldPerform: mayBuy, otherwise: e }, push: { e: fifth } }
        fifth: {}
      """
    }
    let found = try cards(Comparison(text("known"), text("known or late")))
    let home = try #require(found.first { $0.hasPrefix("home;") }).split(separator: "; ")
    #expect(home.contains { $0.hasPrefix("~a ") } && home.contains { $0.hasPrefix("~b ") })
    #expect(home.contains { $0.hasPrefix("c ") } && !home.contains { $0.hasPrefix("was ") })
    #expect(found.contains { $0.hasPrefix("~fourth;") })
    // The same condition in other words.
    let same = try cards(Comparison(text("known", "isOpen and late"), text("known", "late and isOpen")))
    #expect(!same.contains { $0.contains("~b") }, "\(same)")
  }

  @Test func changedGuards() throws {
    let found = try cards(
      """
        home: { push: { a: { to: a, shouldPerform: known }, b: b, c: { to: c, shouldPerform: late } } }
        a: { requires: known }
        b: { back: { shouldPerform: late } }
        c: {}
      """,
      """
        home: { push: { a: { to: a, shouldPerform: late }, b: { to: b, shouldPerform: known }, c: c } }
        a: { requires: known and late }
        b: { back: false }
        c: { requires: late }
      """)
    #expect(
      found == [
        """
        home; ~a => ~a if late; was if known; ~b => ~b if known; was unconditional; ~c => ~c; was if late
        """,
        "~a; ~known and late; was known", "~b; ~back: never; was back if late", "~c; +late",
      ])
  }

  @Test func changedArgumentsAndLinks() throws {
    let found = try cards(
      "  home: { push: { open: item } }\n  item: { arguments: { id: Int, tag: String?, page: Int = 1 }, link: \"/i/{id}\" }\n",
      "  home: { push: { open: item } }\n  item: { arguments: { id: Int, page: Int = 2, more: Bool? }, link: \"/item/{id}\" }\n"
    )
    #expect(
      found == [
        "home; open => item",
        "item; id: Int; −tag: String?; ~page: Int = 2; was page: Int = 1; +more: Bool?; ~/item/{id}; was /i/{id}",
      ])
  }

  /// The old screen of a changed segue is after the old row.
  @Test func aChangedTarget() throws {
    let found = try cards(
      "  home: { push: { open: old, help: help } }\n  old: { push: { help: help } }\n  help: { shared: true }\n",
      "  home: { push: { open: new, help: help } }\n  new: { arguments: { a: Int, b: Bool } }\n  help: { shared: true }\n"
    )
    #expect(
      found == ["home; ~open =+> +new; was =−> −old; help +1", "+new; a: Int, b: Bool", "−old; help =−> help", "help"])
  }

  /// The values that no card shows are in the row below.
  @Test func otherChanges() throws {
    let body = "  home: { title: Home, push: { open: list } }\n  list: { unwind: { done: previous } }\n"
    let found = try cards(
      body,
      body.replacing("open: list", with: "open: { to: list, animated: false }").replacing(
        "title: Home", with: "title: Start"))
    #expect(found == ["~home; home; was title: Home; ~open => list; was animated: true", "list; done"])
  }

  @Test func changesWithoutACard() throws {
    let body = "  home: { push: { open: { to: list, shouldPerform: known } } }\n  list: {}\n"
    let comparison = try Comparison(head + body, (head + body).replacing("late: Bool", with: "late: Bool, soon: Bool"))
    #expect(cards(comparison) == ["home; open +1 if known", "In the file; +the fact 'soon' is new"])
  }

  @Test func changedRoots() throws {
    let body = "  home: { requires: known }\n  start: {}\n"
    let old = "navc: 1\ngraph: Test\nroot: home\nfacts: { known: Bool }\nscreens:\n  home: {}\n"
    let new = "navc: 1\ngraph: Test\nroot: [home, start]\nfacts: { known: Bool }\nscreens:\n" + body
    #expect(
      try cards(Comparison(old, new)) == [
        "At launch; home => ~home if known; +start =+> +start otherwise", "~home; +known", "+start",
      ])
  }

  @Test func whatEveryScreenOffers() throws {
    let body = "  home: {}\n  help: {}\n"
    let old = "navc: 1\ngraph: Test\nroot: home\nanywhere: { present: { help: help } }\nscreens:\n" + body
    let found = try cards(
      Comparison(old, "navc: 1\ngraph: Test\nroot: home\nscreens:\n  home: {}\n"))
    #expect(found == ["home", "Anywhere; −help =−> −help", "−help"])
  }

  @Test func mountedFragments() throws {
    let part =
      "navc: 1\nfragment: Part\nroot: one\nexits: { done: Void }\nscreens:\n  one: { push: { go: two } }\n  two: { unwind: { end: { exit: done } } }\n"
    let plain = head + "  home: { push: { open: part, help: help } }\n  part: {}\n  help: {}\n"
    let mounting = plain.replacing("part: {}", with: "part: { mount: part.nav.yaml, exits: { done: home } }")
    let mounted = try Comparison(
      [("part.nav.yaml", part), ("shop.nav.yaml", plain)], [("part.nav.yaml", part), ("shop.nav.yaml", mounting)])
    let picture = DiffPicture.picture([DiffReport(mounted.diff)])
    #expect(
      picture.cards.flatMap(\.branches).flatMap(\.frames).map { "\($0.caption) \($0.mark?.rawValue ?? "")" } == [
        "part: Part changed"
      ])
    let found = cards(mounted)
    #expect(
      found.prefix(4) == [
        "home; open => +part.one; was =−> −part; help +1", "+part.one; go =+> +part.two", "+part.two; end → done, home",
        "−part",
      ])
    // A change inside the fragment.
    let changed = try Comparison(
      [("part.nav.yaml", part), ("shop.nav.yaml", mounting)],
      [
        ("part.nav.yaml", part.replacing("go: two", with: "go: { to: two, animated: false }")),
        ("shop.nav.yaml", mounting),
      ])
    #expect(
      cards(changed) == [
        "home; open => part.one; help +1", "part.one; ~go => part.two; was animated: true",
        "part.two; end → done, home",
      ])
  }

  /// A chain of screens with a change at its end, and many screens beside it.
  @Test func cardsFarFromChangesAreCounted() throws {
    var body = "  home: { push: { a: a0, b: b0 } }\n"
    for index in 0..<9 {
      body += "  a\(index): { push: { next: a\(index + 1) } }\n  b\(index): { push: { next: b\(index + 1) } }\n"
    }
    body += "  a9: {}\n"
    let found = try cards(body + "  b9: {}\n", body + "  b9: { title: End }\n")
    #expect(found.count == 11)
    #expect(found[0] == "home; a +10; b => b0" && found[10] == "~b9; b9; was no title")
  }

  /// Untrusted text stays text, also in the table of a page.
  @Test(arguments: ["</text><script>alert(1)</script>", "</script>", "a & b < c", "\\u0000\\u202E", "]]>", "<!--"])
  func textIsText(_ text: String) throws {
    let title = "\"\(text.replacing("\"", with: ""))\""
    let comparison = try Comparison(
      head + "  home: { title: Home, doc: old }\n", head + "  home: { title: \(title), doc: \(title) }\n")
    let report = DiffReport(comparison.diff)
    let svg = DiffPicture.svg([report])
    let elements = ElementNames()
    let parser = XMLParser(data: Data(svg))
    parser.delegate = elements
    #expect(parser.parse())
    #expect(elements.names.isSubset(of: ["svg", "title", "desc", "style", "rect", "g", "path", "text"]))
    let page = String(decoding: DiffPage.html([report]), as: UTF8.self)
    #expect(page.ranges(of: "<script").count == 3 && page.ranges(of: "</script>").count == 3)
    #expect(!page.contains("alert(1)</script>") && !page.contains("\u{202E}"))
  }

  @Test func thePageHasTheChangesWithTheirEffects() throws {
    let comparison = try Shop.changing(
      ("    present: { openFilters: filters }\n", ""),
      ("  filters:\n    unwind: { apply: { to: catalog, returns: Sort } }\n", ""))
    let report = DiffReport(comparison.diff)
    let page = String(decoding: DiffPage.html([report]), as: UTF8.self)
    for change in report.changes {
      #expect(page.contains("<th scope=\"row\">− \(escaped(change.message))</th>"))
      for effect in change.effects { #expect(page.contains("\(escaped(effect.message)) [\(effect.rule.rawValue)]")) }
    }
    #expect(page.contains("<td>error</td>"))
    // It is one file, which loads nothing and is readable without scripts.
    #expect(!page.contains("src=") && !page.contains("url(") && !page.contains("href=\"http"))
    #expect(page.contains("prefers-color-scheme:dark") && page.contains("<svg id=\"view\""))
    // The same texts are in the comment for a pull request.
    let comment = DiffMarkdown.text([report])
    for effect in report.changes.flatMap(\.effects) { #expect(comment.contains("(\(effect.rule.rawValue))")) }
  }

  private func escaped(_ text: String) -> String { text.replacing("'", with: "&#39;") }

  /// Ten times as many screens need ten times as many bytes and about ten times as much time.
  @Test(.timeLimit(.minutes(5))) func sizesAreLinear() throws {
    var sizes: [Double] = []
    for count in [100, 1_000, 10_000] {
      var body = "  home: { push: { \((0..<count / 10).map { "open\($0): s\($0)x0" }.joined(separator: ", ")) } }\n"
      for group in 0..<count / 10 {
        for index in 0..<9 { body += "  s\(group)x\(index): { push: { next: s\(group)x\(index + 1) } }\n" }
        body += "  s\(group)x9: {}\n"
      }
      let new = body.replacing("x9: {}", with: "x9: { title: End }")
      let comparison = try Comparison(head + body, head + new)
      sizes.append(Double(DiffPicture.svg([DiffReport(comparison.diff)]).count))
    }
    #expect(sizes[1] < 11 * sizes[0] && sizes[2] < 11 * sizes[1], "\(sizes)")
  }
}

/// The names of the elements of an XML file.
private final class ElementNames: NSObject, XMLParserDelegate {
  private(set) var names: Set<String> = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    names.insert(name)
  }
}
