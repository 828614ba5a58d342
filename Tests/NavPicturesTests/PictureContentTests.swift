import Foundation
import NavCompiler
import Testing

@testable import NavPictures

/// The content of the cards of a picture.
@Suite struct PictureContentTests {
  /// Returns each card as text: its heading, its details, its rows with their signs, and the targets of the rows.
  private func cards(_ text: String) throws -> [String] {
    let picture = try PictureBuilder.picture(of: GraphFiles.graph(text: text))
    return picture.cards.map { card in
      let rows = card.rows.map { row in
        var words = ["\(row.sign)", row.name]
        if let target = row.target { words.append("→ \(target)") }
        if let branch = row.branch { words.append("=> \(picture.cards[card.branches[branch].card].name)") }
        if let condition = row.condition { words.append("if \(condition)") }
        return words.joined(separator: " ")
      }
      let head = ["\(card.kind) \(card.name)", card.title.map { "'\($0)'" }, card.layer].compactMap { $0 }
      return ([head.joined(separator: " ")] + card.details.map(\.text) + rows).joined(separator: "; ")
    }
  }

  private let head = "navc: 1\ngraph: Test\n"

  @Test func cardsComeDepthFirstWithTheirRows() throws {
    let found = try cards(
      head + """
        root: home
        screens:
          home: { title: Home, push: { list: list, settings: settings } }
          list: { push: { item: item }, unwind: { close: previous } }
          item: { arguments: { id: Int, note: "String?" }, unwind: { done: { to: home, returns: String } } }
          settings: { title: Settings, back: false, unwind: { save: home } }
        """)
    #expect(
      found == [
        "screen home 'Home'; push list => list; push settings => settings",
        "screen list; push item => item; unwind close",
        "screen item; id: Int, note: String?; unwind done → home: String",
        "screen settings 'Settings'; unwind save → home; back back: never",
      ])
  }

  @Test func aSharedScreenHasItsCardAtItsShallowestPlace() throws {
    let found = try cards(
      head + """
        root: home
        screens:
          home: { push: { deep: deep, help: help } }
          deep: { push: { help: help } }
          help: { shared: true, push: { more: more } }
          more: {}
        """)
    #expect(
      found == [
        "screen home; push deep => deep; push help => help", "screen deep; push help => help", "reference help",
        "screen help; shared; push more => more", "screen more",
      ])
  }

  @Test func aSecondSegueToAChildAndARecursiveOneAreRows() throws {
    let found = try cards(
      head + """
        root: home
        screens:
          home: { push: { open: folder, reopen: folder } }
          folder: { arguments: { id: Int }, push: { inner: { to: folder, recursive: { maxDepth: 4 } } } }
        """)
    #expect(
      found == [
        "screen home; push open => folder; push reopen → folder",
        "screen folder; id: Int; recursive inner → folder max 4",
      ])
  }

  /// The replace of a screen that comes first in the file leads to the same screen as an own segue of the card.
  @Test func anOwnSegueLeadsToTheCardThatAReplaceLeadsTo() throws {
    let found = try cards(
      head + """
        root: home
        screens:
          home: { push: { open: list } }
          item: { replace: { again: { to: item, from: list } } }
          list: { push: { item: item } }
        """)
    #expect(found.filter { $0.hasPrefix("screen item") }.count == 1, "\(found)")
  }

  @Test func layersTabsRootsAndWhatIsOfferedAnywhere() throws {
    let picture = try PictureBuilder.picture(of: GraphFiles.graph("store"))
    #expect(picture.trees.count == 2)
    #expect(picture.cards[0].kind == .launch)
    #expect(picture.cards[0].rows.map(\.name) == ["main", "welcome"])
    #expect(picture.cards[0].rows.map { $0.condition ?? $0.note } == ["isSignedIn", "otherwise"])
    let main = try #require(picture.cards.first { $0.name == "main" })
    #expect(main.kind == .container && main.branches.map(\.kind) == [.tab, .tab])
    #expect(main.branches.map { $0.frames.map(\.caption) } == [["shop"], ["orders (Orders)"]])
    let editor = try #require(picture.cards.first { $0.name == "editor" })
    #expect(editor.layer == "sheet")
    #expect(editor.rows.last?.name == "back" && editor.rows.last?.condition == "not hasDraft, else askDiscard")
    // A replace has a row on the card below its new screen, and on the card that declares it.
    let product = try #require(picture.cards.first { $0.name == "product" })
    #expect(product.rows.map(\.name) == ["write", "preview.sent"])
    #expect(product.branches.map(\.kind) == [.present, .replace])
    let preview = try #require(picture.cards.first { $0.name == "preview" })
    #expect(preview.rows.map(\.sign) == [.replace] && preview.rows[0].target == "thanks")
    let anywhere = picture.cards[picture.trees[1].card]
    #expect(anywhere.kind == .anywhere)
    #expect(anywhere.rows.map(\.name).sorted() == ["help", "seeOrder", "showLegal"])
  }

  @Test func aFragmentStandsInAFrameWithTheNamesOfItsMount() throws {
    let picture = try PictureBuilder.picture(of: GraphFiles.graph("fragments/clinic"))
    let framed = picture.cards.flatMap(\.branches).filter { branch in branch.frames.contains { $0.sign == .fragment } }
    #expect(!framed.isEmpty)
    for branch in framed { #expect(picture.cards[branch.card].name.contains(".")) }
  }

  @Test func unwindsAndWhatReplacesLeadBackToCards() throws {
    let picture = try PictureBuilder.picture(of: GraphFiles.graph("store"))
    func returns(_ name: String) -> [String] {
      picture.cards.filter { $0.name == name }.flatMap(\.returns).map { picture.cards[$0].name }
    }
    #expect(returns("discard") == ["product", "editor"])
    #expect(returns("preview") == ["product"])
    #expect(returns("filters") == ["catalog"])
    #expect(returns("signIn") == ["welcome"])
    // The page below a screen that is offered anywhere is unknown.
    #expect(returns("helpSheet") == [])
    let inside = try PictureBuilder.picture(of: GraphFiles.graph("fragments/clinic"))
    let summary = try #require(inside.cards.first { $0.name == "booking.summary" })
    #expect(summary.returns.map { inside.cards[$0].name } == ["booking.day"])
  }

  @Test func whatGoesSomewhereLeadsToACard() throws {
    let picture = try PictureBuilder.picture(of: GraphFiles.graph("store"))
    func goes(_ name: String) -> [String] {
      picture.cards.filter { $0.name == name }.flatMap { card in
        card.goes.map { "\(card.rows[$0.row].name) → \(picture.cards[$0.card].name)" }
      }
    }
    // The first card of a tab stands for the tab.
    #expect(goes("catalog") == ["allOrders → orderList"])
    #expect(goes("Anywhere") == ["seeOrder → order"])
    #expect(picture.cards.flatMap(\.goes).count == 2)
    let part = try #require(picture.focused(on: "catalog", depth: nil))
    #expect(part.cards.flatMap(\.goes).isEmpty)
  }

  @Test func aRequirementIsALockOnTheCardAndOnWhatStandsAboveIt() throws {
    let picture = try PictureBuilder.picture(
      of: GraphFiles.graph(
        text: head + """
          root: [tabs, home]
          facts: { isIn: Bool, isRich: Bool }
          screens:
            home: { push: { account: account } }
            account: { requires: isIn, push: { pay: pay } }
            pay: { push: { vault: vault } }
            vault: { requires: isRich, push: { gold: gold } }
            gold: {}
            tabs: { requires: isIn, tabs: { one: one, two: two } }
            one: {}
            two: {}
          """))
    func lock(_ name: String) -> String? { picture.cards.first { $0.name == name }?.lock }
    #expect(["home", "account", "pay", "vault", "gold"].map(lock) == [nil, nil, "isIn", "isIn", "isRich"])
    // The frames of the tabs show the requirement.
    #expect(["tabs", "one", "two"].map(lock) == [nil, nil, nil])
    let tabs = try #require(picture.cards.first { $0.name == "tabs" })
    #expect(tabs.branches.flatMap { $0.frames.map(\.lock) } == ["isIn", "isIn"])
    #expect(
      picture.cards.filter { $0.details.contains { $0.sign == .lock } }.map(\.name) == ["tabs", "account", "vault"])
    let text = String(decoding: SVGPicture.bytes(picture), as: UTF8.self)
    #expect(text.components(separatedBy: "<title>below a screen that requires isIn</title>").count == 3)
  }

  @Test func partsSayHowMuchIsLeftOut() throws {
    let picture = try PictureBuilder.picture(of: GraphFiles.graph("store"))
    let cut = picture.cut(below: 2)
    #expect(cut.cards.map(\.name) == ["At launch", "main", "welcome", "Anywhere", "helpSheet", "legal"])
    let main = try #require(cut.cards.first { $0.name == "main" })
    #expect(main.branches.isEmpty && main.rows.map(\.hiddenCount) == [7, 2])
    let focused = try #require(picture.focused(on: "editor", depth: 1))
    #expect(focused.cards.map(\.name) == ["At launch", "main", "catalog", "product", "editor"])
    #expect(picture.focused(on: "nobody", depth: nil) == nil)
  }

  /// A small card that is left out does not hide other screens, so its row has the name of the screen.
  @Test func partsNameTheSmallCardsThatAreLeftOut() throws {
    let picture = try PictureBuilder.picture(
      of: GraphFiles.graph(
        text: """
          navc: 1
          graph: Small
          root: home
          screens:
            home: { push: { open: list, help: help } }
            list: { push: { more: detail, hint: help } }
            detail: {}
            help: { shared: true, unwind: { close: opener } }

          """))
    let cut = try #require(picture.focused(on: "list", depth: 1))
    let list = try #require(cut.cards.first { $0.name == "list" })
    #expect(list.rows.map(\.name) == ["more", "hint"])
    #expect(list.rows.map(\.hiddenCount) == [1, nil])
    #expect(list.rows.map(\.target) == [nil, "help"])
    let drawn = String(decoding: SVGPicture.bytes(cut), as: UTF8.self)
    #expect(!drawn.contains(">+0<") && drawn.contains("→ help"))
  }

  @Test func everyScreenHasOneCard() throws {
    for name in GraphFiles.names {
      let graph = try GraphFiles.graph(name)
      let picture = PictureBuilder.picture(of: graph)
      let screens = picture.cards.filter { [.screen, .container, .alert].contains($0.kind) }
      #expect(screens.count == graph.size.screens, "\(name)")
      #expect(Set(screens.map(\.name)).count == screens.count, "\(name)")
    }
  }
}
