import Foundation
import NavCompiler
import Testing

@testable import NavPictures

/// Panes and splits in a picture.
@Suite struct ColumnPictureTests {
  private static let head = "navc: 1\ngraph: Test\n"

  private func picture(_ text: String) throws -> Picture {
    try PictureBuilder.picture(of: GraphFiles.graph(text: Self.head + text))
  }

  private func draft(_ text: String) -> Picture {
    let store = ListedFiles([("test.nav.yaml", Self.head + text)])
    let result = Compiler.check(store.file("test.nav.yaml"), mounting: store)
    return DraftBuilder.picture(of: Compiler.draft(of: result, mounting: store), result)
  }

  /// The screens that start a column, each with the caption of the column.
  private func columns(_ picture: Picture) -> [String] {
    picture.cards.flatMap { card in
      card.branches.flatMap { branch in
        branch.frames.filter { $0.sign == .pane }.map { "\(picture.cards[branch.card].name): \($0.caption)" }
      }
    }
  }

  private static let mail = """
    root: boxes
    screens:
      boxes: { split: true, pane: { openBox: box }, push: { about: about } }
      about: {}
      box: { pane: { open: mail }, push: { find: found }, present: { sort: { to: sort, style: popover } } }
      found: { pane: { openFound: result } }
      result: {}
      mail: { push: { more: headers }, replace: { next: { to: next }, cut: { to: list, from: boxes } } }
      headers: {}
      next: {}
      list: {}
      sort: {}
    """

  @Test func eachPaneStartsABlockWithItsColumn() throws {
    let picture = try picture(Self.mail)
    // A replace of a page that a pane has opened starts a column, too.
    let wanted = [
      "box: column 2", "list: column 2", "mail: column 3", "next: column 3", "result: column 3",
    ]
    #expect(columns(picture).sorted() == wanted)
    #expect(columns(draft(Self.mail)).sorted() == wanted)
    #expect(picture.cards.filter(\.isSplit).map(\.name) == ["boxes"])
  }

  @Test func tabsAndLayersHaveColumnsOfTheirOwn() throws {
    let text = """
      root: main
      screens:
        main: { tabs: { first: list, second: plain } }
        list: { split: true, pane: { open: item }, present: { write: { to: editor, style: sheet } } }
        item: {}
        plain: { push: { deep: deep } }
        deep: {}
        editor: { split: { placeholder: true }, pane: { pick: template }, present: { add: { to: files, style: popover } } }
        template: {}
        files: {}
      """
    #expect(try columns(picture(text)) == ["item: column 2", "template: column 2"])
    #expect(columns(draft(text)) == ["item: column 2", "template: column 2"])
  }

  @Test func aPaneOutsideASplitHasABarAndNoBlock() throws {
    let picture = try picture("root: home\nscreens:\n  home: { pane: { open: item } }\n  item: {}")
    #expect(columns(picture) == [])
    #expect(picture.cards[0].branches.map(\.kind) == [.pane])
    let tree = PictureLayout(picture).tree
    #expect(tree.cards[0].edges.map(\.isBarred) == [true])
    #expect(tree.cards[0].edges.map(\.isLarge) == [false])
  }

  @Test func aMountedFragmentIsInTheColumnsOfItsMount() throws {
    let main =
      Self.head + """
        root: list
        screens:
          list: { split: true, pane: { open: part } }
          part: { mount: part.nav.yaml }
        """
    let part = "navc: 1\nfragment: Part\nroot: first\nscreens:\n  first: { pane: { next: second } }\n  second: {}"
    let graph = try GraphFiles.graph(ofFiles: [("test.nav.yaml", main), ("part.nav.yaml", part)])
    let picture = PictureBuilder.picture(of: graph)
    #expect(columns(picture) == ["part.first: column 2", "part.second: column 3"])
    // The column is outside the frame of the fragment.
    #expect(picture.cards[0].branches[0].frames.map(\.sign) == [.pane, .fragment])
  }

  @Test func theEdgeIsLabelledInOtherFormats() throws {
    let picture = try picture(
      "root: a\nfacts: { isOn: Bool }\nscreens:\n  a: { split: true, pane: { open: { to: b, shouldPerform: isOn } } }\n  b: {}"
    )
    #expect(DotPicture.text(of: picture).contains("c0 -> c1 [label=\"open (pane) [isOn]\"];"))
    #expect(MermaidPicture.text(of: picture).contains("c0 -->|\"open #40;pane#41; #91;isOn#93;\"| c1"))
  }

  @Test func theColumnsAreBlocksOfTheLayout() throws {
    let layout = try PictureLayout(picture(Self.mail))
    let blocks = layout.places.frames.filter { layout.frames[$0.card][$0.number].isColumn }
    #expect(blocks.count == 5)
    let parents = layout.tree.parents
    for block in blocks {
      for index in layout.cards.indices {
        var card = index
        while card >= 0, card != block.card { card = parents[card] }
        let (x, y) = (layout.places.x[index], layout.places.y[index])
        let isRight = x >= block.rectangle.x
        let isBeside =
          y + layout.cards[index].height > block.rectangle.y && y < block.rectangle.y + block.rectangle.height
        // The block contains exactly the cards of the column.
        #expect((card == block.card) == (isRight && isBeside && x < block.rectangle.x + block.rectangle.width))
      }
    }
  }

  @Test func theLineOfAnEdgeEndsWithABar() throws {
    let text = String(decoding: SVGPicture.bytes(try picture(Self.mail)), as: UTF8.self)
    let bars = text.matches(of: #/<path class="e (\w+)" d="[^"]*M[\d.]+ [\d.]+v10"/>/#).map { String($0.1) }
    #expect(bars == ["pane", "pane", "pane"])
    #expect(text.matches(of: #/<path class="cl" /#).count == 5)
  }

  @Test func aPictureWithoutPanesHasNoRulesForThem() throws {
    let text = String(decoding: SVGPicture.bytes(try picture("root: a\nscreens:\n  a: {}")), as: UTF8.self)
    #expect(!text.contains(".cl{"))
  }

  @Test func theTableOfAPageNamesSplits() throws {
    let text = String(decoding: HTMLPage.bytes(try picture(Self.mail)), as: UTF8.self)
    #expect(text.contains("<th scope=\"row\">boxes</th><td>\(Card.splitMeaning)</td>"))
    #expect(text.contains("openBox: opens the next column, to box"))
  }

  @Test func theJSONNamesPanesAndSplits() throws {
    let graph = try GraphFiles.graph(text: Self.head + Self.mail)
    let object = try #require(GraphDocumentTests.object(of: graph) as? [String: Any])
    let screens = try #require(object["screens"] as? [[String: Any]])
    let boxes = try #require(screens.first { $0["name"] as? String == "boxes" })
    let split = try #require(boxes["split"] as? [String: Any])
    #expect(split["columns"] as? Int == 3 && split["placeholder"] as? Bool == false)
    let segues = try #require(boxes["segues"] as? [[String: Any]])
    let kinds = segues.map { "\($0["name"] as? String ?? "") \($0["kind"] as? String ?? "")" }
    #expect(kinds.sorted() == ["about push", "openBox pane"])
    #expect(screens.count { $0["split"] != nil } == 1)
  }
}
