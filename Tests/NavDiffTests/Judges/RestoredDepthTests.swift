import NavCompiler
import NavDiff
import NavPlayer
import Testing

/// The rules by which a stack is restored, on graphs that are not random.
@Suite struct RestoredDepthTests {
  /// The number of screens that are restored, or `nil` for all of them.
  private func kept(_ old: String, _ new: String, _ commands: [String]) throws -> Int? {
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
    return saved.cut(in: second, SavedTypes(after.graph), [:]).map { $0.path.count - 1 }
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
    #expect(try kept(graph("true"), graph("{ maxDepth: 2 }"), walk) == 3)
    #expect(try kept(graph("true"), graph("{ maxDepth: 4 }"), walk) == nil)
  }
}
