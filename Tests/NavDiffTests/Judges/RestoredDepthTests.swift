import NavCompiler
import NavDiff
import NavPlayer
import Testing

/// The rules by which a stack is restored, on graphs that are not random.
@Suite struct RestoredDepthTests {
  private func obstacle(_ old: String, _ new: String, _ commands: [String]) throws -> String? {
    let (before, after) = (try Comparison.side([("a.nav.yaml", old)]), try Comparison.side([("a.nav.yaml", new)]))
    let first = try #require(PlayedGraph(before.graph))
    let second = try #require(PlayedGraph(after.graph))
    var player = first.player([:])
    for command in commands {
      #expect(player.perform(try #require(PrototypeCommand(command))) == nil)
      player.comeToRest()
    }
    let saved = SavedStack(player, first, SavedTypes(before.graph))
    #expect(saved.entries.count == commands.count + 1)
    return saved.obstacle(in: second, SavedTypes(after.graph), [:])
  }

  /// A saved stack can have more instances than the new graph permits. Random walks rarely reach that depth.
  @Test func deeperStackIsNotRestored() throws {
    let graph = { (recursive: String) in
      """
      navc: 1
      graph: Shop
      root: list
      screens:
        list: { push: { open: item } }
        item: { arguments: { id: Int }, push: { again: { to: item, recursive: \(recursive) } } }
      """
    }
    let walk = ["press - open id 1", "press - again id 2", "press - again id 3", "press - again id 4"]
    #expect(try obstacle(graph("true"), graph("{ maxDepth: 2 }"), walk) != nil)
    #expect(try obstacle(graph("true"), graph("{ maxDepth: 4 }"), walk) == nil)
  }
}
