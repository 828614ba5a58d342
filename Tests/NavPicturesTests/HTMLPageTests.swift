import Foundation
import NavCompiler
import Testing

@testable import NavPictures

/// The text of a page. `Tests/Integration/pages.py` tests its behavior in a browser.
@Suite struct HTMLPageTests {
  private func page(_ name: String) throws -> String {
    try String(decoding: HTMLPage.bytes(PictureBuilder.picture(of: GraphFiles.graph(name))), as: UTF8.self)
  }

  @Test func asksForNothing() throws {
    let text = try page("store")
    #expect(text.contains("default-src 'none'"))
    for word in ["src=", "href=", "@import", "url(", "fetch(", "XMLHttpRequest", "WebSocket", "innerHTML", "eval("] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  @Test func whatAnAuthorWroteEndsNoElement() throws {
    var picture = Picture(title: "</title><script>", summary: "<!--")
    var card = Card(.screen, name: "</script>", title: "<!-- </style>")
    card.details = [Detail("</script>", .muted)]
    card.rows = [Row(.unwind, "</ScRiPt >", .back, target: "]]>", condition: "<script>")]
    picture.cards = [card]
    picture.trees = [Picture.Tree(card: 0)]
    let text = String(decoding: HTMLPage.bytes(picture), as: UTF8.self)
    #expect(text.lowercased().components(separatedBy: "</script").count - 1 == 3)
    #expect(text.lowercased().components(separatedBy: "<script").count - 1 == 3)
    #expect(text.components(separatedBy: "<!--").count - 1 == 0)
    #expect(text.components(separatedBy: "</style>").count - 1 == 1)
  }

  @Test func theDataIsJSON() throws {
    let text = try page("fragments/clinic")
    let start = try #require(text.range(of: "id=\"data\">")).upperBound
    let end = try #require(text[start...].range(of: "</script>")).lowerBound
    let data = try JSONSerialization.jsonObject(with: Data(text[start..<end].utf8)) as? [String: Any]
    #expect(
      (data?["cards"] as? [Any])?.count
        == PictureBuilder.picture(of: try GraphFiles.graph("fragments/clinic")).cards.count)
  }

  @Test func theTableHasEachScreen() throws {
    let graph = try GraphFiles.graph("wayfare")
    let text = try page("wayfare")
    #expect(text.components(separatedBy: "<th scope=\"row\">").count - 1 == graph.size.screens)
  }
}
