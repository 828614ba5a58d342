import NavPlayer
import NavPrototype
import NavTerminal
import Testing

/// What a prototype draws in a terminal, and what keys do.
@Suite struct PrototypeScreenTests {
  private static let size = GridSize(rows: 20, columns: 60)

  private func lines(_ screen: PrototypeScreen, _ size: GridSize = size) -> [String] {
    let canvas = screen.frame(size)
    return (0..<size.rows).map { canvas.text(row: $0) }
  }

  @Test func aKeyPressesASegueAndTheGuardAnswersInTheSlide() throws {
    var screen = PrototypeScreen(try PlayedGraph.named("store"), slowness: 1, hasColour: false)
    #expect(lines(screen)[0] == "Store › welcome")
    _ = screen.take(.character("3"))
    #expect(screen.isMoving)
    screen.pass(100)
    _ = screen.take(.character("3"))
    screen.pass(1_000)
    #expect(!screen.isMoving)
    #expect(lines(screen)[0] == "Store › welcome › legal")
    #expect(lines(screen).contains("✗ showLegal: refused: busy: something else is moving"))
    #expect(screen.steps.map(\.text) == ["press 1 showLegal", "wait 100", "press 1 showLegal", "wait 1000"])
    _ = screen.take(.character("u"))
    _ = screen.take(.character("u"))
    #expect(lines(screen)[0] == "Store › welcome")
    #expect(screen.steps.isEmpty)
  }

  @Test func argumentsAreAskedForAndFactsTurn() throws {
    var screen = PrototypeScreen(try PlayedGraph.named("store"), slowness: 1, hasColour: false)
    _ = screen.take(.character("5"))
    screen.pass(1_000)
    #expect(lines(screen)[0] == "Store › main/catalog")
    _ = screen.take(.character("1"))
    #expect(lines(screen).contains("id (Int): 1_"))
    for key in [Key.backspace, .character("7"), .enter] { _ = screen.take(key) }
    screen.pass(1_000)
    #expect(lines(screen)[0] == "Store › main/catalog › product")
    #expect(lines(screen).contains { $0.hasPrefix("│   id = 7 ") })
    #expect(screen.take(.character("q")) == .quit)
  }

  /// A page is a card with its segues, and what is beside the app stands beside it.
  @Test func aPageIsACardAndFactsStandBesideIt() throws {
    let screen = PrototypeScreen(try PlayedGraph.named("store"), slowness: 1, hasColour: false)
    let wide = lines(screen, GridSize(rows: 20, columns: 90))
    #expect(wide[1].hasPrefix("╭───") && wide[1].contains("╮   5 fact isSignedIn = false"))
    #expect(wide[2].hasPrefix("│ welcome ") && wide[3].hasPrefix("│────") && wide[4].hasPrefix("│>1 signIn → signIn "))
    #expect(wide.contains { $0.hasPrefix("╰───") })
    // Where there is no room beside it, below it.
    let narrow = lines(screen, GridSize(rows: 20, columns: 40))
    let end = try #require(narrow.firstIndex { $0.hasPrefix("╰───") })
    #expect(narrow[end + 1] == " 5 fact isSignedIn = false")
  }

  /// The page below a sheet is still seen, and its segues have no keys.
  @Test func aSheetLiesOverThePageBelow() throws {
    var screen = PrototypeScreen(try PlayedGraph.named("store"), slowness: 1, hasColour: false)
    for key in [Key.character("5"), .character("1"), .enter, .character("1")] {
      _ = screen.take(key)
      screen.pass(1_000)
    }
    let size = GridSize(rows: 24, columns: 60)
    let drawn = lines(screen, size)
    #expect(drawn[0] == "Store › main/catalog › product › ▣ editor")
    #expect(drawn[2].hasPrefix("│ product ") && drawn[2].hasSuffix("│"))
    #expect(drawn[4].hasPrefix("│──│ editor ") && drawn[4].hasSuffix("│──│"))
    #expect(!drawn.contains { $0.contains("write → editor") && $0.contains("1 ") })
    // A tab below it cannot be pressed.
    #expect(!drawn.contains { $0.contains("⇥ orderList") && $0.contains("│ ") && $0.contains("6 ") })
    // The sheet goes down, and what is below it stands.
    _ = screen.take(.character("b"))
    screen.pass(100)
    let moving = lines(screen, size)
    #expect(moving[2].hasPrefix("│ product "))
    #expect(moving.firstIndex { $0.contains("editor") && !$0.contains("›") } ?? 99 > 3)
  }

  /// A title of a megabyte is drawn as fast as a short one.
  @Test func aTextWithoutAnEndIsShortened() throws {
    let title = String(repeating: "word ", count: 200_000)
    let graph = try PlayedGraph.of("navc: 1\ngraph: Long\nroot: home\nscreens:\n  home: { title: \"\(title)\" }\n")
    let screen = PrototypeScreen(graph, slowness: 1, hasColour: false)
    #expect(lines(screen)[2].hasPrefix("│ word word "))
  }

  /// Whatever the size is, nothing is written outside, and the graph's texts move no cursor.
  @Test(arguments: PlayedGraph.names) func fitsAnyTerminal(_ name: String) throws {
    var screen = PrototypeScreen(try PlayedGraph.named(name), slowness: 1, hasColour: true)
    for size in [(0, 0), (1, 5), (6, 12), (10, 25), (24, 80), (60, 200)] {
      let size = GridSize(rows: size.0, columns: size.1)
      for text in lines(screen, size) { #expect(DisplayWidth.of(text) <= size.columns) }
      _ = screen.take(.character("1"))
      _ = screen.take(.enter)
      screen.pass(200)
    }
  }
}
