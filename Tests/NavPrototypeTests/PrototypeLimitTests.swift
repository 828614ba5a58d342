import NavPlayer
import NavRuntime
import Testing

/// Limits that are the same for the player as WebAssembly, where integers have 32 bits.
@Suite struct PrototypeLimitTests {
  @Test func aWalkTakesNoLongerThanItsClockCounts() throws {
    var player = Prototype(try PlayedGraph.named("hello"))
    for _ in 0..<20 { #expect(player.perform(.wait(86_400_000)) == nil) }
    #expect(player.perform(.wait(1)) == "a walk takes no longer than 20 days")
    #expect(player.now.wholeMilliseconds == 20 * 86_400_000)
    #expect(player.now.wholeMilliseconds <= Int32.max)
  }

  @Test func aWholeNumberHas64Bits() throws {
    var player = Prototype(
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
    let refused = try #require(player.record.entries.last)
    #expect(refused.outcome == .refused(.said(.predicate(refused.segue))))
    #expect(player.perform(.fact("count", "5000000001")) == nil)
    _ = player.perform(.press(nil, "open", arguments: []))
    _ = player.perform(.wait(1_000))
    #expect(player.visible?.arguments.map(\.plain) == ["9223372036854775807"])
  }

  @Test func aPageNumberIsNoLargerThanOneCanBe() {
    #expect(PrototypeCommand("press 2147483647 a") != nil)
    #expect(PrototypeCommand("press 2147483648 a") == nil)
  }

  /// The refusal of a dismissal is an outcome, as for every other request.
  @Test func aSwipeThatIsRefusedIsAnOutcome() throws {
    var player = Prototype(try PlayedGraph.named("store"))
    #expect(player.perform(.fact("isSignedIn", "true")) == nil)
    #expect(player.perform(.wait(1_000)) == nil)
    for name in ["open", "write"] {
      #expect(player.perform(.press(nil, name, arguments: [])) == nil)
      #expect(player.perform(.wait(1_000)) == nil)
    }
    #expect(player.perform(.fact("hasDraft", "true")) == nil)
    #expect(player.perform(.dismiss) == nil)
    let drawn = player.record.entries.first { $0.name == "back (layer)" }
    guard case .refused(.said(.back)) = drawn?.outcome else {
      Issue.record("\(player.record.entries.map(\.outcome))")
      return
    }
    #expect(player.perform(.move(0.5)) == "no finger is there")
  }
}
