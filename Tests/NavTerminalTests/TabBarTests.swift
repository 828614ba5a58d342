import NavRuntime
import Testing

@testable import NavTerminal

/// Tab bars, as a terminal shows them.
@MainActor @Suite final class TabBarTests: TerminalWorld<Deck> {
  init() { super.init(DeckScreens(), Deck.NoFacts(), rows: 6, columns: 30) }

  private func style(row: Int, column: Int) -> CellStyle? { screen.frames.last?[row, column].style }

  @Test func theBarIsTheLastRowAndTheSelectedTabStandsOut() {
    #expect(
      screen.rows == [
        "             Shop",
        "ssssssssssssssssssssssssssssss",
        "ssssssssssssssssssssssssssssss",
        "ssssssssssssssssssssssssssssss",
        "ssssssssssssssssssssssssssssss",
        " [1 Shop]  2 Orders   3 club",
      ])
    #expect(style(row: 5, column: 1)?.traits.contains(.bold) == true)
    #expect(style(row: 5, column: 12)?.traits.contains(.bold) == false)
  }

  /// The brackets mark the selected tab on a terminal without colors.
  @Test func theSelectedTabIsInBrackets() {
    walk(.alternate("3"))
    #expect(screen.rows[5] == "  1 Shop   2 Orders  [3 club]")
  }

  @Test func altAndADigitSelectATabWithTheStackThatItHas() {
    walk(.character("o"), .alternate("2"))
    #expect(names == ["orders"] && screen.rows[0].contains("All orders"))
    #expect(style(row: 5, column: 12)?.traits.contains(.bold) == true)
    walk(.alternate("1"))
    #expect(names == ["shop", "item"])
    // The selected tab goes to its first page. A digit without a tab does nothing.
    walk(.alternate("1"), .alternate("9"))
    #expect(names == ["shop"])
  }

  /// Covered pages, their titles in the back button, and the bar of tabs are in the new language.
  @Test func theLanguageOfTheUser() {
    navigator.localize = { "de \($0.text)" }
    navigator.wordsDidChange()
    walk(.character("o"))
    #expect(screen.rows[5].contains("1 de Sho") && screen.rows[0].contains("de Shop"), "\(screen.rows)")
    navigator.localize = { "fr \($0.text)" }
    navigator.wordsDidChange()
    clock.advance(by: .milliseconds(100))
    #expect(screen.rows[5].contains("1 fr Sho") && screen.rows[0].contains("fr Shop"), "\(screen.rows)")
    #expect(names == ["shop", "item"])
  }

  @Test func escapeAtTheFirstPageOfTheBottomDoesNothing() {
    walk(.escape)
    #expect(names == ["shop"])
  }

  @Test func aLayerHasABarOfItsOwnAndTheOneBelowTakesNoKeys() {
    walk(.character("c"))
    #expect(names == ["shop", "fresh"])
    #expect(screen.rows[4].contains("1 fresh") && screen.rows[4].contains("2 saved"))
    walk(.alternate("2"))
    #expect(names == ["shop", "saved"])
    walk(.alternate("3"))
    #expect(names == ["shop", "saved"])
    walk(.escape)
    #expect(names == ["shop"] && host.isAnimating == false)
  }

  @Test func whereThereIsNoRoomTitlesGiveWay() {
    resize(rows: 4, columns: 12)
    #expect(screen.rows[3] == "[1]  2   3")
    resize(rows: 4, columns: 20)
    #expect(screen.rows[3] == "[1 Sh] 2 Ord  3 clu")
    resize(rows: 1, columns: 3)
    #expect(screen.rows.count == 1)
  }
}

/// Pages of one letter. The keys `o` and `c` perform the segues of the shop.
@MainActor private struct DeckScreens: Deck.Screens {
  func shop(_ screen: Deck.Shop.Handle) -> any TerminalPage {
    FakePage("s", keys: [.character("o"): { screen.open() }, .character("c"): { screen.choose() }])
  }
  func orders(_ screen: Deck.Orders.Handle) -> any TerminalPage { FakePage("o") }
  func club(_ screen: Deck.Club.Handle) -> any TerminalPage { FakePage("c") }
  func item(_ screen: Deck.Item.Handle) -> any TerminalPage { FakePage("i") }
  func fresh(_ screen: Deck.Fresh.Handle) -> any TerminalPage { FakePage("f") }
  func saved(_ screen: Deck.Saved.Handle) -> any TerminalPage { FakePage("v") }
}
