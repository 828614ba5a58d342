import NavPlayer
import NavPrototype
import NavRuntime
import NavTerminal
import Testing

/// The columns of a split in a terminal.
@Suite struct ColumnScreenTests {
  private static let size = GridSize(rows: 24, columns: 120)

  private func lines(_ screen: PrototypeScreen) -> [String] {
    let canvas = screen.frame(Self.size)
    return (0..<Self.size.rows).map { canvas.text(row: $0) }
  }

  private func started(_ keys: String) throws -> PrototypeScreen {
    var screen = PrototypeScreen(try PlayedGraph.named("panes"), slowness: 1, hasColour: false)
    press(keys, in: &screen)
    return screen
  }

  /// Presses keys, and accepts each value.
  private func press(_ keys: String, in screen: inout PrototypeScreen) {
    for key in keys {
      _ = screen.take(.character(key))
      if lines(screen).contains(where: { $0.hasSuffix("_") }) { _ = screen.take(.enter) }
      screen.pass(1_000)
    }
  }

  @Test func theBarFolds() throws {
    var screen = try started("|1")
    #expect(lines(screen)[0] == "Notes › notebooks › notes")
    #expect(lines(screen)[2].contains("Notebooks  (notebooks)") && lines(screen)[2].contains("│ Notes  (notes)"))
    press("|", in: &screen)
    #expect(!lines(screen)[2].contains("Notebooks"))
    #expect(
      screen.steps.map(\.text) == [
        "fold expanded", "press 1 openNotebook notebook 1", "fold collapsed",
      ])
  }

  @Test func eachColumnHasKeys() throws {
    var screen = try started("|13")
    #expect(lines(screen)[0] == "Notes › notebooks › notes › note")
    // Three columns have room. The list is refused, because the same note is open.
    let open = try #require(lines(screen).first { $0.contains("open » note") })
    #expect(open.contains("3 open » note  ✗"))
    #expect(lines(screen)[2].contains("│ note"))
    _ = screen.take(.character("3"))
    for key in [Key.backspace, .character("7"), .enter] { _ = screen.take(key) }
    #expect(lines(screen)[0] == "Notes › notebooks › notes › note")
    #expect(screen.steps.last?.text == "press 2 open id 7")
    #expect(screen.player.core.acting.count == 3)
  }

  @Test func anEmptyColumnIsDrawn() throws {
    #expect(lines(try started("|"))[2].contains("(empty)"))
    #expect(!lines(try started("")).contains { $0.contains("(empty)") })
  }

  @Test func graphsWithoutColumnsHaveNoSuchKey() throws {
    var screen = PrototypeScreen(try PlayedGraph.named("store"), slowness: 1, hasColour: false)
    _ = screen.take(.character("|"))
    #expect(screen.steps.isEmpty)
    #expect(!lines(screen).contains { $0.contains("| columns") })
    #expect(lines(try started("")).contains { $0.contains("| columns") })
  }
}
