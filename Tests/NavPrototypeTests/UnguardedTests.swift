import NavPlayer
import NavRuntime
import Testing

/// Without its guard, a prototype behaves as UIKit does.
@Suite struct UnguardedTests {
  /// A player of the store without its guard, signed in, on the page of a product.
  private func player() throws -> Prototype {
    var player = Prototype(try PlayedGraph.named("store"))
    for command: PrototypeCommand in [
      .fact("isSignedIn", "true"), .wait(1_000), .press(nil, "open", arguments: []), .wait(1_000), .guarded(false),
    ] {
      #expect(player.perform(command) == nil)
    }
    return player
  }

  private func screens(_ player: Prototype) -> [String] {
    (player.unguarded?.stack ?? []).map { player.graph.table[$0.screen].name }
  }

  private func press(_ name: String, twiceIn player: inout Prototype) throws {
    let top = try #require(player.unguarded?.stack.last?.instance.rawValue)
    #expect(player.perform(.press(top, name, arguments: [])) == nil)
    #expect(player.perform(.wait(40)) == nil)
    #expect(player.perform(.press(top, name, arguments: [])) == nil)
  }

  @Test func aSecondPresentationIsRefusedWithALine() throws {
    var player = try player()
    try press("write", twiceIn: &player)
    let unguarded = try #require(player.unguarded)
    #expect(screens(player) == ["main", "catalog", "product", "editor"])
    #expect(
      unguarded.messages == ["Attempt to present <editor> on <product> which is already presenting <editor>"])
    #expect(!unguarded.isCorrupted && !unguarded.isDead && unguarded.slides.count == 1)
    #expect(player.record.entries.suffix(2).map(\.outcome) == [.shown, .failed])
    #expect(player.record.entries.last?.reason == unguarded.messages.last)
    #expect(player.state.contains("\"why\":\"Attempt to present <editor>"))
  }

  @Test func aSecondDismissalIsRefusedWithALine() throws {
    var player = try player()
    #expect(player.perform(.press(nil, "help", arguments: [])) == nil)
    #expect(player.perform(.wait(1_000)) == nil)
    try press("close", twiceIn: &player)
    #expect(screens(player) == ["main", "catalog", "product"])
    #expect(player.unguarded?.messages.count == 1)
    #expect(player.unguarded?.messages[0].hasPrefix("Attempt to dismiss from <helpSheet>") == true)
    #expect(player.unguarded?.isCorrupted == false)
  }

  @Test func aNestedPushIsAFaultInTheLog() throws {
    var player = try player()
    try press("showLegal", twiceIn: &player)
    let unguarded = try #require(player.unguarded)
    #expect(screens(player).suffix(2) == ["legal", "legal"])
    #expect(unguarded.isCorrupted && unguarded.bar != unguarded.stack.last?.instance)
    #expect(player.record.entries.suffix(2).map(\.outcome) == [.shown, .failed])
  }

  /// The page below a sheet that is opening can still be pressed: its push goes below the sheet.
  @Test func aPushDuringAPresentationGoesBelowTheSheet() throws {
    var player = try player()
    let product = try #require(player.unguarded?.stack.last?.instance.rawValue)
    #expect(player.perform(.press(product, "write", arguments: [])) == nil)
    #expect(player.perform(.wait(40)) == nil)
    #expect(player.perform(.press(product, "showLegal", arguments: [])) == nil)
    #expect(screens(player) == ["main", "catalog", "product", "legal", "editor"])
    #expect(player.unguarded?.messages == [])
  }

  /// The value of a predicate depends neither on the guard nor on other reasons for a refusal.
  @Test(arguments: [true, false]) func aPredicateHoldsOnlyIfItIsTrue(_ isGuarded: Bool) throws {
    var player = Prototype(
      try PlayedGraph.of(
        """
        navc: 1
        graph: Doors
        root: home
        facts: { isOpen: Bool, isPaid: Bool }
        screens:
          home: { push: { enter: { to: inside, shouldPerform: isOpen } } }
          inside: { requires: isPaid }
        """))
    #expect(player.perform(.guarded(isGuarded)) == nil)
    #expect(player.state.contains("\"holds\":false,\"why\":\"inside requires isPaid\""))
    #expect(player.perform(.fact("isOpen", "true")) == nil)
    #expect(player.state.contains("\"holds\":true,\"why\":\"inside requires isPaid\""))
    #expect(player.state.contains("\"remedies\":[{\"fact\":\"isPaid\",\"value\":\"true\"}]"))
    #expect(player.perform(.fact("isPaid", "true")) == nil)
    #expect(player.state.contains("\"holds\":true,\"why\":null,\"remedies\":[]"))
    #expect(player.perform(.fact("isOpen", "false")) == nil)
    #expect(player.state.contains("\"holds\":false,\"why\":\"isOpen\",\"remedies\":[{\"fact\":\"isOpen\""))
  }
}
