import Foundation
import NavCompiler
import SeededRandom
import TestTiers
import Testing

@testable import NavPictures

/// The picture of a graph with errors: the readable part of the file, with the errors at their places.
@Suite struct DraftPictureTests {
  /// Returns each card as text: its heading, its details, its rows, and the targets of the rows.
  private func cards(_ text: String, mounting files: [(path: String, text: String)] = []) -> [String] {
    let picture = picture(text, mounting: files)
    return picture.cards.map { card in
      let rows = card.rows.map { row in
        let lead = row.branch.map { "=> \(picture.cards[card.branches[$0].card].name)" }
        return (["\(row.sign)", row.name, row.target.map { "→ \($0)" }, lead, row.condition.map { "if \($0)" }])
          .compactMap { $0 }.joined(separator: " ")
      }
      return (["\(card.kind) \(card.name)"] + card.details.map(\.text) + rows).joined(separator: "; ")
    }
  }

  private func picture(_ text: String, mounting files: [(path: String, text: String)] = []) -> Picture {
    let store = ListedFiles([("test.nav.yaml", text)] + files)
    let result = Compiler.check(store.file("test.nav.yaml"), mounting: store)
    #expect(result.graph == nil)
    return DraftBuilder.picture(of: Compiler.draft(of: result, mounting: store), result)
  }

  private let head = "navc: 1\ngraph: Test\n"

  @Test func anErrorStandsUnderItsRow() {
    let found = cards(
      head + """
        root: home
        screens:
          home: { title: Home, push: { open: prodct, list: list } }
          list: { arguments: { id: Itn }, unwind: { close: previous, gone: nowhere } }
        """)
    #expect(
      found == [
        "screen home; push open → prodct; error line 5: no screen is called 'prodct'; push list => list",
        "screen list; id: Itn; line 6: no type called 'Itn' is built in or declared under 'types'; unwind close; unwind gone → nowhere; "
          + "error line 6: no screen is called 'nowhere'",
      ])
  }

  @Test func whatNothingLeadsToHasATreeOfItsOwn() {
    let picture = picture(
      head + """
        root: home
        screens:
          home: {}
          lost: { push: { deeper: deeper } }
          deeper: {}
        """)
    #expect(picture.cards.map(\.name) == ["home", "lost", "deeper"])
    #expect(picture.trees.map(\.card) == [0, 1])
    #expect(picture.trees[1].frames.map(\.caption) == ["unreachable"])
    #expect(picture.cards[1].details.map(\.role) == [.error])
  }

  @Test func aSecondParentAndACycleAreSmallCards() {
    let found = cards(
      head + """
        root: home
        screens:
          home: { push: { a: a, b: b } }
          a: { push: { b: b, again: home } }
          b: {}
        """)
    #expect(found.filter { $0.hasPrefix("reference") } == ["reference b", "reference home"])
    #expect(found[1].hasPrefix("screen a; push b => b; error line 6:"))
  }

  @Test func whatIsAboutNoCardIsListed() {
    let found = cards("navc: 2\ngraph: Test\nroot: nobody\nscreens:\n  home: {}\nfcts: {}\n")
    #expect(found[0].hasPrefix("screen home"))
    #expect(found.count == 2 && found[1].hasPrefix("errors In the file; error line 1:"))
    #expect(found[1].contains("error line 3: no screen is called 'nobody'") && found[1].contains("error line 6:"))
  }

  @Test func aFileThatIsNoYAMLIsDrawnUpToThere() {
    let found = cards(
      head
        + "root: home\nscreens:\n  home: { push: { list: list } }\n  list: { title: List }\n  third: { title: \"Thi }\n"
    )
    #expect(found.first == "screen home; push list => list")
    #expect(found.contains { $0.contains("line 8: ") })
    #expect(cards("\u{0}").count == 1)
    #expect(cards("{ a: [").count == 1)
  }

  @Test func anAppAtLaunchTabsLayersAndWhatReplaces() {
    let picture = picture(
      head + """
        root: [main, welcome, nobody]
        screens:
          main: { tabs: { shop: catalog, orders: { to: orders, title: Orders } }, requires: isIn }
          catalog: { present: { filter: filters } }
          filters: { replace: { done: { to: thanks, from: catalog } } }
          thanks: {}
          orders: {}
          welcome: {}
        """)
    #expect(picture.cards.map(\.name) == ["At launch", "main", "catalog", "filters", "thanks", "orders", "welcome"])
    #expect(picture.cards[0].rows.map(\.name).prefix(2) == ["main", "welcome"])
    #expect(picture.cards[0].rows.last?.role == .error)
    #expect(picture.cards[1].kind == .container && picture.cards[1].branches.map(\.kind) == [.tab, .tab])
    #expect(picture.cards[2].rows.map(\.name) == ["filter", "filters.done"])
    #expect(picture.cards[2].branches.map(\.kind) == [.present, .replace])
    #expect(picture.cards[3].layer == "sheet" && picture.cards[3].isInLayer)
  }

  @Test func aFragmentIsDrawnWhereItIsMountedFirst() {
    let found = cards(
      head + """
        root: home
        screens:
          home: { push: { pay: pay, again: again } }
          pay: { mount: pay.nav.yaml, exits: { done: home } }
          again: { mount: pay.nav.yaml, exits: { done: home } }
        """,
      mounting: [
        (
          "pay.nav.yaml",
          "navc: 1\nfragment: Pay\nroot: card\nexits: { done: {} }\nscreens:\n  card: { push: { x: y } }\n"
        )
      ])
    #expect(found.contains { $0.hasPrefix("screen pay.card") && $0.contains("error line 6: no screen is called 'y'") })
    #expect(found.contains { $0.hasPrefix("screen again; pay.nav.yaml") })
  }

  @Test func aValidGraphIsNoDraft() throws {
    // For a graph without errors, both builders produce the same names and rows.
    for name in ["hello", "parcels", "tabs", "layers", "unwinds", "arguments", "store", "go", "roots"] {
      let graph = try GraphFiles.graph(name)
      let text = try String(contentsOf: GraphFiles.root.appending(path: "graphs/\(name).nav.yaml"), encoding: .utf8)
      let store = ListedFiles([("test.nav.yaml", text)])
      let result = Compiler.check(store.file("test.nav.yaml"), mounting: store)
      let draft = DraftBuilder.picture(of: Compiler.draft(of: result, mounting: store), result)
      let whole = PictureBuilder.picture(of: graph)
      #expect(draft.cards.map(\.name) == whole.cards.map(\.name), "\(name)")
      #expect(draft.cards.map { $0.rows.map(\.name) } == whole.cards.map { $0.rows.map(\.name) }, "\(name)")
      #expect(draft.cards.map { $0.rows.map(\.target) } == whole.cards.map { $0.rows.map(\.target) }, "\(name)")
      #expect(draft.cards.map { $0.rows.map(\.sign) } == whole.cards.map { $0.rows.map(\.sign) }, "\(name)")
      #expect(draft.cards.map { $0.branches.map(\.card) } == whole.cards.map { $0.branches.map(\.card) }, "\(name)")
      #expect(draft.cards.map(\.returns) == whole.cards.map(\.returns), "\(name)")
      #expect(draft.cards.map { $0.goes.map(\.card) } == whole.cards.map { $0.goes.map(\.card) }, "\(name)")
      #expect(draft.cards.map(\.layer) == whole.cards.map(\.layer), "\(name)")
      #expect(draft.cards.map(\.lock) == whole.cards.map(\.lock), "\(name)")
      // A draft does not know whether a literal is a string.
      guard name != "arguments" else { continue }
      #expect(draft.cards.map { $0.details.map(\.text) } == whole.cards.map { $0.details.map(\.text) }, "\(name)")
    }
  }

  /// Every broken file has a picture, and each error is readable in it.
  @Test(.thorough, arguments: 0..<4) func holdsForWhateverIsBroken(_ part: Int) throws {
    let texts = try GraphFiles.texts()
    var broken = 0
    for seed in 0..<160 {
      var random = SplitMix(seed: UInt64(part * 1_000 + seed))
      let (path, original) = texts[random.below(texts.count)]
      let text = Self.broken(original, using: &random)
      let store = ListedFiles(texts.map { ($0.path, $0.path == path ? text : $0.text) })
      let result = Compiler.check(store.file(path), mounting: store)
      guard result.graph == nil else { continue }
      broken += 1
      let picture = DraftBuilder.picture(of: Compiler.draft(of: result, mounting: store), result)
      let read = try XMLTexts(SVGPicture.bytes(picture))
      for error in result.diagnostics.diagnostics where error.severity == .error {
        let shown = XMLTexts.shown(error.message)
        #expect(read.texts.contains { $0.hasSuffix(": " + shown) }, "\(part).\(seed) \(path): \(error.message)")
      }
      let problems = LayoutProblems(picture).all
      #expect(problems.isEmpty, "\(part).\(seed) \(path): \(problems.prefix(2))")
      let page = String(decoding: HTMLPage.bytes(picture), as: UTF8.self)
      let start = try #require(page.range(of: "id=\"data\">")).upperBound
      let end = try #require(page[start...].range(of: "</script>")).lowerBound
      let data = try JSONSerialization.jsonObject(with: Data(page[start..<end].utf8)) as? [String: Any]
      #expect((data?["cards"] as? [Any])?.count == picture.cards.count)
    }
    #expect(broken > 80)
  }

  /// Returns a graph with one to three random changes.
  private static func broken(_ text: String, using random: inout SplitMix) -> String {
    var text = Array(text)
    for _ in 0...random.below(3) {
      guard text.count > 10 else { break }
      let place = random.below(text.count - 1)
      switch random.below(6) {
      case 0: text.removeSubrange(place...)
      case 1: text.removeSubrange(place..<min(text.count, place + 1 + random.below(12)))
      case 2: text.insert(Array("{}[]:,\"'&*#!|>%@\n \t<\u{0}\u{202E}é")[random.below(21)], at: place)
      case 3:
        // Replace a letter of a name.
        let letters = text.indices.filter { text[$0].isLetter }
        if let letter = letters.randomElement(using: &random) { text[letter] = "x" }
      case 4:
        // Replace a name with another.
        let words = text.indices.split { !text[$0].isLetter }
        guard words.count > 2 else { continue }
        let (word, other) = (words[random.below(words.count)], words[random.below(words.count)])
        guard let start = word.first, let end = word.last, let first = other.first, let last = other.last else {
          continue
        }
        text.replaceSubrange(first...last, with: Array(text[start...end]))
      default:
        // Repeat a line.
        let lines = String(text).split(separator: "\n", omittingEmptySubsequences: false)
        let line = random.below(lines.count)
        text = Array((lines[...line] + lines[line...]).joined(separator: "\n"))
      }
    }
    return String(text)
  }
}
