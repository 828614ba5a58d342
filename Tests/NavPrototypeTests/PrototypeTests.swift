import Foundation
import NavCompiler
import NavPlayer
import NavRuntime
import NavTable
import Testing

@Suite struct PrototypeTests {
  /// Every graph starts at a page with segues, and the host shows the entire stack.
  @Test(arguments: PlayedGraph.names) func everyGraphStands(_ name: String) throws {
    let player = Prototype(try PlayedGraph.named(name))
    let visible = try #require(player.visible)
    #expect(!player.offers(of: visible).isEmpty)
    #expect(player.host.shown.map(\.instance) == player.core.stack.map(\.instance))
  }

  @Test func aSecondPressDuringASlideIsRefused() throws {
    var player = Prototype(try PlayedGraph.named("store"))
    #expect(player.perform(.press(nil, "showLegal", arguments: [])) == nil)
    #expect(player.core.isBusy)
    #expect(player.perform(.press(1, "showLegal", arguments: [])) == nil)
    #expect(player.record.entries.last?.outcome == .refused(.busy))
    #expect(player.perform(.wait(1_000)) == nil)
    #expect(player.record.entries.first?.outcome == .shown)
    #expect(player.core.stack.count == 2)
  }

  /// A prototype counts screens and segues as `navc validate` does.
  @Test(arguments: PlayedGraph.names + ["fragments/clinic"]) func thereIsOneWayToCount(_ name: String) throws {
    let graph = try PlayedGraph.checked(name)
    let description = Prototype.description(of: try PlayedGraph.named(name))
    let data = try #require(JSONSerialization.jsonObject(with: Data(description.utf8)) as? [String: Any])
    #expect((data["screens"] as? [Any])?.count == graph.size.screens)
    #expect(data["segues"] as? Int == graph.size.segues)
  }

  /// As a URL, `nil` is a relative path. An optional argument is `nil` only if the link does not contain its item.
  @Test(arguments: [("/page?value=nil", "URL?", true), ("/page?value=nil", "Int?", false), ("/page", "Int?", true)])
  func aLinkThatSaysNil(_ url: String, _ type: String, _ matches: Bool) throws {
    var player = Prototype(
      try PlayedGraph.of(
        """
        navc: 1
        graph: Words
        root: home
        links: { bases: ["app://"] }
        screens:
          home: { push: { open: page } }
          page: { arguments: { value: "\(type)" }, link: "/page?value={value}" }
        """))
    #expect(player.perform(.open(url)) == nil)
    #expect((player.record.entries.last?.outcome == .refused(.said(.noMatch))) == !matches)
  }

  @Test func aPassToAnArgumentWithADotInItsName() throws {
    var player = Prototype(
      try PlayedGraph.of(
        """
        navc: 1
        graph: Dots
        root: a
        screens:
          a: { push: { b: b }, go: { toC: { to: c, pass: { b.x.y: 7 } } } }
          b: { arguments: { x.y: Int }, push: { c: c } }
          c: {}
        """))
    #expect(player.perform(.press(nil, "toC", arguments: [])) == nil)
    #expect(player.perform(.wait(1_000)) == nil)
    #expect(player.core.stack.contains { player.page($0.instance)?.arguments == [.integer(7)] })
  }

  /// A container is visited as soon as one of its pages is visible.
  @Test func aContainerIsVisitedWithItsPages() throws {
    var player = Prototype(try PlayedGraph.named("store"))
    #expect(player.perform(.fact("isSignedIn", "true")) == nil)
    #expect(player.perform(.wait(1_000)) == nil)
    let names = player.record.visitedScreens.map { player.graph.table[$0].name }
    #expect(Set(names) == ["welcome", "main", "catalog"])
  }
}
