import NavRuntime
import Testing

@testable import NavTerminal

/// The columns of a split in a wide terminal.
@MainActor @Suite final class ColumnTests: TerminalWorld<Mail> {
  private let screens: MailScreens

  init() {
    let screens = MailScreens()
    self.screens = screens
    super.init(screens, Mail.NoFacts(), rows: 6, columns: 120)
  }

  /// Changes the width of the terminal, as its window does.
  private func widen(to columns: Int) {
    screen.size = GridSize(rows: 6, columns: columns)
    host.resized()
  }

  private func row(_ left: Character, _ right: Character, of width: Int) -> String {
    String(repeating: left, count: 36) + "│" + String(repeating: right, count: width - 37)
  }

  private var boxes: Mail.Boxes.Handle { get throws { try #require(navigator.handle(Mail.Boxes.self)) } }
  private var letter: Mail.Letter.Handle { get throws { try #require(navigator.handle(Mail.Letter.self)) } }

  /// Whether a title in the first row is underlined.
  private func isUnderlined(_ title: String) -> Bool {
    guard let row = screen.rows.first, let place = row.firstRange(of: title) else { return false }
    let column = row.distance(from: row.startIndex, to: place.lowerBound)
    return screen.frames.last?[0, column].style.traits.contains(.underlined) == true
  }

  @Test func columnsAreBesideEachOtherFromAHundredCellsOn() throws {
    #expect(screen.rows[1] == row("b", "p", of: 120) && host.isExpanded && navigator.isExpanded)
    try boxes.open(id: 1)
    #expect(screen.rows[1] == row("b", "l", of: 120))
    widen(to: 99)
    #expect(screen.rows[1] == String(repeating: "l", count: 99) && !host.isExpanded && !navigator.isExpanded)
    widen(to: 100)
    #expect(screen.rows[1] == row("b", "l", of: 100) && host.isExpanded && navigator.isExpanded)
    #expect(names == ["boxes", "letter"])
  }

  @Test func withThreeColumnsTheLastTwoAreVisible() throws {
    try boxes.open(id: 1)
    try letter.openFile()
    #expect(screen.rows[1] == row("l", "f", of: 120) && navigator.active.count == 3)
    walk(.escape)
    #expect(screen.rows[1] == row("b", "l", of: 120))
  }

  /// Arrow keys that walk through a list are never too fast.
  @Test func aChoiceIsExchangedAtOnce() throws {
    for id in 1...3 {
      #expect(try boxes.open(id: id).outcomeSoFar == .shown)
      #expect(!host.isAnimating && !navigator.isBusy && names == ["boxes", "letter"])
    }
    widen(to: 80)
    navigator.goBack()
    #expect(host.isAnimating, "in one native stack, a pane slides")
  }

  @Test func tabMovesTheFocusWhichTheTitleShows() throws {
    try boxes.open(id: 1)
    #expect(isUnderlined("Letter") && !isUnderlined("Boxes"))
    walk(.tab)
    #expect(isUnderlined("Boxes") && !isUnderlined("Letter"))
    walk(.character("2"))
    #expect(try letter.arguments.id == 2 && isUnderlined("Boxes"), "the list keeps the focus")
    walk(.backTab, .character("m"))
    #expect(names == ["boxes", "letter", "headers"] && isUnderlined("Headers"))
    walk(.backTab)
    #expect(isUnderlined("Boxes"))
  }

  /// The focus stays with the page that opened another, even if the user has not pressed Tab yet.
  @Test func theListKeepsTheFocusAfterAChoice() throws {
    walk(.enter)
    #expect(names == ["boxes", "letter"] && isUnderlined("Boxes"))
    walk(.character("2"))
    #expect(try letter.arguments.id == 2)
  }

  /// Back belongs to the top, wherever the focus is.
  @Test func escapeInTheListGoesBackFromTheTop() throws {
    try boxes.open(id: 1)
    try letter.more()
    walk(.tab)
    #expect(isUnderlined("Boxes"))
    walk(.escape)
    #expect(names == ["boxes", "letter"] && isUnderlined("Boxes"))
    walk(.escape)
    #expect(names == ["boxes"])
    walk(.escape)
    #expect(names == ["boxes"])
  }

  /// A fold ends a slide first.
  @Test func aFoldEndsASlide() throws {
    widen(to: 80)
    let request = try boxes.open(id: 1)
    #expect(host.isAnimating && request.outcomeSoFar == nil)
    widen(to: 120)
    #expect(request.outcomeSoFar == .shown && !host.isAnimating && navigator.isExpanded)
    #expect(screen.rows[1] == row("b", "l", of: 120))
  }

  /// The app makes a placeholder when it is first visible, and once.
  @Test func aPlaceholderIsMadeWhenItIsVisible() throws {
    #expect(screens.fillers == 1)
    for width in [80, 120] { widen(to: width) }
    #expect(screens.fillers == 1)
    let others = MailScreens()
    let world = TerminalWorld<Mail>(others, Mail.NoFacts(), rows: 6, columns: 80)
    try #require(world.navigator.handle(Mail.Boxes.self)).open(id: 1)
    world.clock.advance(by: .seconds(1))
    world.screen.size = GridSize(rows: 6, columns: 120)
    world.host.resized()
    #expect(others.fillers == 0, "a detail fills the column")
    world.walk(.escape)
    #expect(others.fillers == 1 && world.screen.rows[1] == row("b", "p", of: 120))
  }
}

/// Pages of one letter. The keys perform the segues of the mail.
@MainActor private final class MailScreens: Mail.Screens {
  /// The number of placeholders that were made.
  private(set) var fillers = 0

  func boxes(_ screen: Mail.Boxes.Handle) -> any TerminalPage {
    FakePage("b", keys: [.enter: { screen.open(id: 1) }, .character("2"): { screen.open(id: 2) }])
  }

  func boxesPlaceholder(_ screen: Mail.Boxes.Handle) -> any TerminalPage {
    fillers += 1
    return FakePage("p")
  }

  func letter(_ screen: Mail.Letter.Handle) -> any TerminalPage {
    FakePage("l", keys: [.character("m"): { screen.more() }])
  }

  func headers(_ screen: Mail.Headers.Handle) -> any TerminalPage { FakePage("h") }
  func file(_ screen: Mail.File.Handle) -> any TerminalPage { FakePage("f") }
}
