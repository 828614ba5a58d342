import Foundation
import NavCompiler
import NavPictures
import NavPlayer
import NavPrototype
import Testing

/// The properties of every page, in any browser. `Tests/Integration/prototype.py` tests the behavior of a page in a
/// browser.
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
    for page in [file, served] {
      #expect(!page.contains("unsafe-inline") && !page.contains(" style=\""))
      let (script, style) = try (Self.element("script", of: page), Self.element("style", of: page))
      #expect(page.contains(ContentPolicy.text(script: script, style: style, hasModule: true)))
    }
    #expect(!file.contains("connect-src"))
    #expect(!file.contains("EventSource"))
    #expect(served.contains("; connect-src 'self'\">"))
    #expect(served.contains("EventSource(\"changes\")") && served.contains("data-version=\"3\""))
  }

  /// The text of an element without attributes.
  private static func element(_ name: String, of page: String) throws -> String {
    let start = try #require(page.range(of: "<\(name)>")).upperBound
    return String(page[start..<(try #require(page.range(of: "</\(name)>", range: start..<page.endIndex)).lowerBound)])
  }

  /// The notes of a fact contain its documentation and each reader, also through conditions.
  @Test func aFactSaysWhatItDecides() throws {
    let store = ListedFiles([
      (
        "test.nav.yaml",
        """
        navc: 1
        graph: Notes
        root: home
        facts:
          isPaid: { type: Bool, doc: Whether the user has paid. }
          isIdle: Bool
        conditions: { mayEnter: isPaid }
        screens:
          home: { title: Start, push: { enter: { to: inside, shouldPerform: mayEnter } } }
          inside: { requires: isPaid, back: { shouldPerform: isPaid or isIdle } }
        """
      )
    ])
    let result = Compiler.check(store.file("test.nav.yaml"), mounting: store)
    let graph = try #require(result.graph, "\(result.diagnostics.diagnostics.map(\.message))")
    let notes = FactNotes.json(of: graph).text
    #expect(notes.contains("Whether the user has paid."))
    for guarded in ["Start: enter", "requirement of inside", "back from inside"] {
      #expect(notes.contains(guarded), "\(notes)")
    }
  }

  /// The page contains the module that is checked in.
  @Test func theModuleIsInThePage() throws {
    let page = try Self.page("hello")
    let start = try #require(page.range(of: "id=\"module\">")).upperBound
    let end = try #require(page.range(of: "</script>", range: start..<page.endIndex)).lowerBound
    let module = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/CPlayerModule/player.wasm.gz")
    #expect(Data(base64Encoded: String(page[start..<end])) == (try Data(contentsOf: module)))
  }

  /// An author's text is in the data, which does not contain `<`, and in the picture, which escapes it.
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
