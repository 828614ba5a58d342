import Foundation
import NavCompiler
import NavPlayer
import NavPrototype
import Testing

/// What holds for every page, whatever browser shows it. What a page does is tested in one, by `Tests/Integration/prototype.py`.
@Suite struct PrototypePageTests {
  private static func page(_ name: String, for delivery: PrototypePage.Delivery = .file) throws -> String {
    String(
      decoding: PrototypePage.bytes(
        of: try PlayedGraph.checked(name), fileName: "\(name).nav.yaml", for: delivery), as: UTF8.self)
  }

  @Test(arguments: PlayedGraph.names) func aPageIsTheSameEachTime(_ name: String) throws {
    #expect(try Self.page(name) == Self.page(name))
  }

  @Test func onlyAServedPageMayAskAndOnlyItsServer() throws {
    let (file, served) = (try Self.page("store"), try Self.page("store", for: .server(version: 3)))
    let policy = "default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'"
    #expect(file.contains("content=\"\(policy)\">"))
    #expect(!file.contains("EventSource"))
    #expect(served.contains("content=\"\(policy); connect-src 'self'\">"))
    #expect(served.contains("EventSource(\"changes\")") && served.contains("data-version=\"3\""))
  }

  /// The module in the page is the one that is checked in.
  @Test func theModuleIsInThePage() throws {
    let page = try Self.page("hello")
    let start = try #require(page.range(of: "id=\"module\">")).upperBound
    let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
    let module = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/CPlayerModule/player.wasm.gz")
    #expect(Data(base64Encoded: String(page[start..<end])) == (try Data(contentsOf: module)))
  }

  /// An author's text is in the data, where no `<` is, and in the picture, where it is escaped.
  @Test func aTextOfAnAuthorsIsNoMarkup() throws {
    let store = ListedFiles([
      (
        "test.nav.yaml",
        """
        navc: 1
        graph: Hostile
        root: home
        screens:
          home: { title: "</script><script>alert(1)</script><!--", doc: "</script><img src=x>", push: { open: next } }
          next: {}
        """
      )
    ])
    let graph = try #require(Compiler.check(store.file("test.nav.yaml"), mounting: store).graph)
    let page = String(decoding: PrototypePage.bytes(of: graph, fileName: "any.nav.yaml"), as: UTF8.self)
    let plain = try Self.page("hello")
    for mark in ["<script", "</script", "<img", "<!--"] {
      #expect(page.ranges(of: mark).count == plain.ranges(of: mark).count, "\(mark)")
    }
    #expect(page.contains("alert(1)"))
  }

  @Test func aPageOfErrorsWaitsForItsServer() {
    let page = String(decoding: PrototypePage.bytes(ofErrorsIn: "<b>.nav.yaml"), as: UTF8.self)
    #expect(page.contains("data-version=\"0\"") && page.contains("EventSource") && !page.contains("<b>"))
  }
}
