import NavPlayer
import NavRuntime
import Testing

@Suite struct PlayerTests {
  /// Every graph stands on a page that offers something, and each of its states is JSON.
  @Test(arguments: PlayedGraph.names) func everyGraphStands(_ name: String) throws {
    let player = Player(try PlayedGraph.named(name))
    let visible = try #require(player.visible)
    #expect(!player.offers(of: visible).isEmpty)
    #expect(player.host.shown.map(\.instance) == player.core.stack.map(\.instance))
  }

  @Test func aSecondPressDuringASlideIsRefused() throws {
    var player = Player(try PlayedGraph.named("store"))
    #expect(player.perform(.press(nil, "showLegal", arguments: [])) == nil)
    #expect(player.core.isBusy)
    #expect(player.perform(.press(1, "showLegal", arguments: [])) == nil)
    #expect(player.record.entries.last?.outcome == .refused(.busy))
    #expect(player.perform(.wait(1_000)) == nil)
    #expect(player.record.entries.first?.outcome == .shown)
    #expect(player.core.stack.count == 2)
  }
}
