import NavPlayer
import NavPrototype
import NavTerminal
import Testing

/// The frames and keys of a prototype in a terminal.
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
    _ = screen.take(.character("A"))
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

  /// A page is a card with its segues, and the facts are beside it.
  @Test func aPageIsACardAndFactsStandBesideIt() throws {
    let screen = PrototypeScreen(try PlayedGraph.named("store"), slowness: 1, hasColour: false)
    let wide = lines(screen, GridSize(rows: 20, columns: 90))
    #expect(wide[1].hasPrefix("╭───") && wide[1].contains("╮   A fact isSignedIn = false"))
    #expect(wide[2].hasPrefix("│ welcome ") && wide[3].hasPrefix("│────"))
    #expect(wide[4].hasPrefix("│>1 signIn ▣ signIn (full) "))
    #expect(wide.contains { $0.hasPrefix("╰───") })
    // Below the card if there is not enough room beside it.
    let narrow = lines(screen, GridSize(rows: 20, columns: 40))
    let end = try #require(narrow.firstIndex { $0.hasPrefix("╰───") })
    #expect(narrow[end + 1] == " A fact isSignedIn = false")
  }

  /// The page below a sheet is still visible, but its segues do not have keys.
  @Test func aSheetLiesOverThePageBelow() throws {
    var screen = PrototypeScreen(try PlayedGraph.named("store"), slowness: 1, hasColour: false)
    for key in [Key.character("A"), .character("1"), .enter, .character("1")] {
      _ = screen.take(key)
      screen.pass(1_000)
    }
    let size = GridSize(rows: 24, columns: 60)
    let drawn = lines(screen, size)
    #expect(drawn[0] == "Store › main/catalog › product › ▣ editor")
    #expect(drawn[2].hasPrefix("│ product ") && drawn[2].hasSuffix("│"))
    #expect(drawn[4].hasPrefix("│──│ editor ") && drawn[4].hasSuffix("│──│"))
    #expect(!drawn.contains { $0.contains("write ▣ editor") && $0.contains("1 ") })
    // A tab below the sheet cannot be pressed.
    #expect(!drawn.contains { $0.contains("⇥ orderList") && $0.contains("│ ") && $0.contains("6 ") })
    // The sheet slides down, and the page below it does not move.
    _ = screen.take(.character("b"))
    screen.pass(100)
    let moving = lines(screen, size)
    #expect(moving[2].hasPrefix("│ product "))
    #expect(moving.firstIndex { $0.contains("editor") && !$0.contains("›") } ?? 99 > 3)
  }

  private static let kinds = """
    navc: 1
    graph: Kinds
    root: main
    links: { whenRefused: resume }
    facts: { isSignedIn: Bool, hasDraft: Bool }
    screens:
      main: { tabs: { browse: list, orders: orderList } }
      list:
        push: { open: detail }
        present: { filter: { to: filters, style: sheet }, pick: { to: picker, style: popover }, ask: confirm }
        go: { showOrders: { tab: orders }, showDetail: detail }
      detail: { link: "/detail", push: { account: account }, replace: { next: other } }
      other: { back: { shouldPerform: not hasDraft } }
      account: { link: /account, requires: isSignedIn }
      filters: { unwind: { close: previous } }
      picker: { unwind: { close: previous } }
      confirm: { title: Sure?, alert: { cancel: keep }, unwind: { keep: previous, remove: list } }
      orderList:

    """

  /// Each kind of segue has its own sign, and the selected tab is marked.
  @Test func aSignTellsTheKindOfASegue() throws {
    var screen = PrototypeScreen(try PlayedGraph.of(Self.kinds), slowness: 1, hasColour: false)
    func shows(_ lines: String...) -> Bool {
      let drawn = self.lines(screen, GridSize(rows: 40, columns: 100))
      return lines.allSatisfy { line in drawn.contains { $0.contains("\(line) ") } }
    }
    #expect(
      shows(
        "1 open → detail", "2 filter ▣ filters (sheet)", "3 pick ▣ picker (popover)", "4 ask ▣ confirm (alert)",
        "5 showOrders ⇝ orders", "6 showDetail ⇝ detail", "7 ● browse ⇥ list", "8 ○ orders ⇥ orderList"))
    press("8", on: &screen)
    #expect(shows("○ browse ⇥ list", "● orders ⇥ orderList"))
    press("1", "1", on: &screen)
    #expect(shows("1 account → account", "2 next ⇄ other"))
    press("b", "4", on: &screen)
    #expect(shows("1 keep ↩ list", "2 remove ↩ list"))
  }

  /// The help fits the smallest common terminal, and explains each sign.
  @Test func theHelpFitsATerminal() throws {
    var screen = PrototypeScreen(try PlayedGraph.of(Self.kinds), slowness: 1, hasColour: false)
    _ = screen.take(.character("?"))
    let help = lines(screen, GridSize(rows: 24, columns: 80))
    #expect(help.contains { $0.hasPrefix("q ") } && !help.contains { $0.contains("…") })
    for sign in ["→", "▣", "⇄", "⇝", "↩", "⇥", "●", "✗"] {
      #expect(help.contains { $0.contains(sign) }, "\(sign)")
    }
  }

  /// The key of a fact does not depend on the page.
  @Test func aFactKeepsItsKey() throws {
    var screen = PrototypeScreen(try PlayedGraph.of(Self.kinds), slowness: 1, hasColour: false)
    for step in ["", "1", "2"] {
      if !step.isEmpty { press(Character(step), on: &screen) }
      let drawn = lines(screen)
      #expect(drawn.contains(" A fact isSignedIn = false") && drawn.contains(" B fact hasDraft = false"))
    }
    press("B", on: &screen)
    #expect(lines(screen).contains(">B fact hasDraft = true"))
  }

  @Test func whatIsRefusedOrStoppedSaysWhy() throws {
    var screen = PrototypeScreen(try PlayedGraph.of(Self.kinds), slowness: 1, hasColour: false)
    press("b", on: &screen)
    #expect(lines(screen).contains("✗ back: refused: no screen is below"))
    _ = screen.take(.character("l"))
    for _ in 0..<20 { _ = screen.take(.backspace) }
    for character in "/account" { _ = screen.take(.character(character)) }
    press(.enter, on: &screen)
    #expect(lines(screen)[0] == "Kinds › main/list › detail")
    #expect(lines(screen).contains("✗ /account: stopped: account requires isSignedIn"))
    press("2", "B", "b", on: &screen)
    #expect(lines(screen).contains("✗ back: refused: back asks not hasDraft"))
    _ = screen.take(.character("l"))
    for _ in 0..<20 { _ = screen.take(.backspace) }
    for character in "/detail" { _ = screen.take(.character(character)) }
    press(.enter, on: &screen)
    #expect(lines(screen).contains("✗ /detail: stopped: a page that would go may not be left"))
  }

  private func press(_ keys: Character..., on screen: inout PrototypeScreen) {
    for key in keys { press(.character(key), on: &screen) }
  }

  private func press(_ key: Key, on screen: inout PrototypeScreen) {
    _ = screen.take(key)
    screen.pass(1_000)
  }

  /// A title of a megabyte is drawn as fast as a short one.
  @Test func aTextWithoutAnEndIsShortened() throws {
    let title = String(repeating: "word ", count: 200_000)
    let graph = try PlayedGraph.of("navc: 1\ngraph: Long\nroot: home\nscreens:\n  home: { title: \"\(title)\" }\n")
    let screen = PrototypeScreen(graph, slowness: 1, hasColour: false)
    #expect(lines(screen)[2].hasPrefix("│ word word "))
  }

  /// In a terminal of any size, frames stay inside it, and the texts of the graph cannot move the cursor.
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
