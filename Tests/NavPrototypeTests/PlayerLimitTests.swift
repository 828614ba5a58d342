import NavPlayer
import NavRuntime
import Testing

/// What is the same for the player as WebAssembly, where numbers have 32 bits.
@Suite struct PlayerLimitTests {
  @Test func aWalkTakesNoLongerThanItsClockCounts() throws {
    var player = Player(try PlayedGraph.named("hello"))
    for _ in 0..<20 { #expect(player.perform(.wait(86_400_000)) == nil) }
    #expect(player.perform(.wait(1)) == "a walk takes no longer than 20 days")
    #expect(player.now.wholeMilliseconds == 20 * 86_400_000)
    #expect(player.now.wholeMilliseconds <= Int32.max)
  }

  @Test func aWholeNumberHas64Bits() throws {
    var player = Player(
      try PlayedGraph.of(
        """
        navc: 1
        graph: Counting
        root: home
        facts: { count: Int }
        screens:
          home: { push: { open: { to: next, shouldPerform: count > 5000000000 } } }
          next: { arguments: { most: Int = 9223372036854775807 } }
        """))
    #expect(player.perform(.fact("count", "5000000000")) == nil)
    _ = player.perform(.press(nil, "open", arguments: []))
    #expect(player.record.entries.last?.outcome == .refused(.said(.predicate(try #require(player.record.entries.last).segue))))
    #expect(player.perform(.fact("count", "5000000001")) == nil)
    _ = player.perform(.press(nil, "open", arguments: []))
    _ = player.perform(.wait(1_000))
    #expect(player.visible?.arguments == [.integer(.max)])
  }

  @Test func aPageNumberIsNoLargerThanOneCanBe() {
    #expect(PlayerCommand("press 2147483647 a") != nil)
    #expect(PlayerCommand("press 2147483648 a") == nil)
  }

  /// That a page may not be drawn away is an outcome, as for every other request.
  @Test func aSwipeThatIsRefusedIsAnOutcome() throws {
    var player = Player(try PlayedGraph.named("store"))
    for command: PlayerCommand in [.fact("isSignedIn", "true"), .wait(1_000)] { #expect(player.perform(command) == nil) }
    for name in ["open", "write"] {
      #expect(player.perform(.press(nil, name, arguments: [])) == nil)
      #expect(player.perform(.wait(1_000)) == nil)
    }
    #expect(player.perform(.fact("hasDraft", "true")) == nil)
    #expect(player.perform(.dismiss) == nil)
    guard case .refused(.said(.back)) = player.record.entries.first(where: { $0.name == "back (layer)" })?.outcome else {
      Issue.record("\(player.record.entries.map(\.outcome))")
      return
    }
    #expect(player.perform(.move(0.5)) == "no finger is there")
  }
}
