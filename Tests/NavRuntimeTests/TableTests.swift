import NavRuntime
import Testing

struct TableTests {
  private let table = Shop.table

  @Test func screensAndSeguesCountInTheOrderOfTheFile() {
    #expect(table.name == "Shop")
    #expect(table.root.name == "catalog")
    #expect(table.screens.map(\.name) == ["catalog", "filters", "help", "product", "seller", "cart", "note"])
    #expect(table.segueCount == 21)
    #expect(table[0 as ScreenID].segues == (0..<8).map { SegueID(rawValue: $0) })
    #expect(table[6 as ScreenID].segues.isEmpty)
    #expect(table.name(of: 20) == "openItem")
    #expect(table.name(of: .back) == "back")
    #expect(table.screen(named: "cart")?.id == 5)
    #expect(table.screen(named: "nothing") == nil)
  }

  @Test func screenTellsWhatTheGraphSays() {
    #expect(table[0 as ScreenID].title == "Everything on sale")
    #expect(table[0 as ScreenID].className == "CatalogViewController")
    #expect(table[0 as ScreenID].bar.style == "large title")
    #expect(table[0 as ScreenID].metadata == [MetadataEntry(key: "tab", value: "first\nof all")])
    #expect(table[0 as ScreenID].key == nil)
    #expect(table[2 as ScreenID].bar.isHidden == true)
    #expect(table[6 as ScreenID].key == ["text"])
    #expect(table[3 as ScreenID].rules.isShared)
    #expect(table[4 as ScreenID].rules.allowsDuplicates)
    #expect(table[2 as ScreenID].rules.back == .never)
    #expect(table[5 as ScreenID].rules.back == .asked)
    #expect(table[5 as ScreenID].backPredicate == "not isPaying")
    #expect(table[6 as ScreenID].title == nil)
  }

  @Test func whatIsSaidOfDuplicatesIsReadAsItIsWritten() {
    #expect(table.screens.filter(\.rules.allowsDuplicates).map(\.name) == ["seller"])
    #expect(table.screens.filter(\.rules.refusesDuplicates).map(\.name) == ["cart", "note"])
  }

  @Test func segueTellsWhatTheGraphSays() {
    #expect(table[0 as SegueID].predicate == "inStock(id)")
    #expect(table[0 as SegueID].transition == "zoom")
    #expect(table[2 as SegueID].rules.isAnimated == false)
    #expect(table[3 as SegueID].rules.whenBusy == .drop)
    #expect(table[6 as SegueID].rules.whenBusy == .replace)
    #expect(table[15 as SegueID].rules.action == .push(3, .bounded(3)))
    #expect(table[12 as SegueID].rules.action == .unwind(.root))
    #expect(table[13 as SegueID].rules.action == .unwind(.screen(1)))
    #expect(table[17 as SegueID].rules.action == .unwind(.opener))
    #expect(table[11 as SegueID].rules.action == .unwind(.previous))
    #expect(table[1 as SegueID].predicate == nil)
  }

  @Test func escapesAreUndone() {
    let table = GraphTable(
      #"""
      graph G
      root a\sb
      screen a\sb
        title one\ntwo\\three\tfour
        metadata a\skey a value
        push to\sc c
      screen c
        bar style wide one
      """#)
    #expect(table.root.name == "a b")
    #expect(table.root.title == "one\ntwo\\three\tfour")
    #expect(table.root.metadata == [MetadataEntry(key: "a key", value: "a value")])
    #expect(table.name(of: 0) == "to c")
    #expect(table[1 as ScreenID].bar.style == "wide one")
  }

  @Test func destinationMayBeDeclaredLaterThanTheSegue() {
    #expect(table[0 as SegueID].rules.action == .push(3, .none))
  }

  @Test func textThatNavcDoesNotWriteStopsTheProgramInWords() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = GraphTable("graph G\nroot a\nscreen a\n  blink fast")
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("has a line 'blink', which is none of a table's; generate it again"))
  }
}
