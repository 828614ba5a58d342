import NavRuntime
import Testing

/// The place of mounted fragments in the table of a graph.
struct FragmentTableTests {
  private let table = Mall.table

  @Test func sectionsLieOneBehindTheOther() {
    #expect(
      table.screens.map(\.name) == [
        "hall", "item", "checkout.address", "checkout.payment", "checkout.places.list", "checkout.places.place",
        "gift.address", "gift.payment", "gift.places.list", "gift.places.place",
      ])
    #expect(table.screenCount == 10)
    #expect(table.screens.map(\.id.rawValue) == [0, 1, 4, 6, 7, 8, 9, 11, 12, 13])
    #expect(table.rules.sections.map(\.screens) == [0..<14, 4..<9, 7..<9, 9..<14, 12..<14])
    #expect(table.rules.sections.map(\.place?.rawValue) == [nil, 2, 5, 3, 10])
  }

  @Test func placesAreNoScreens() {
    #expect(table.screen(named: "checkout") == nil)
    #expect(table.screen(named: "checkout.places") == nil)
    #expect(table.screen(named: "checkout.address")?.title == "Where to")
    #expect(table.screen(named: "gift.address")?.title == "Where to")
  }

  @Test func aPushToAPlaceLeadsToWhatIsMountedThere() {
    #expect(table[2 as SegueID].rules.action == .push(4, .none))
    #expect(table[1 as SegueID].rules.action == .push(9, .none))
    #expect(table[9 as SegueID].rules.action == .push(7, .none))
  }

  @Test func exitsGoWhereTheirPlacesSay() throws {
    func action(_ screen: String, _ segue: String) throws -> StackRules.Action {
      let info = try #require(table.screen(named: screen))
      return try #require(info.segues.map { table[$0] }.first { $0.name == segue }).rules.action
    }
    #expect(try action("checkout.payment", "checkout.pay") == .exit(section: 1, .screen(0)))
    #expect(try action("gift.payment", "gift.pay") == .exit(section: 3, .root))
    #expect(try action("checkout.address", "checkout.abandon") == .exit(section: 1, .previous))
    #expect(try action("checkout.places.place", "checkout.places.choose") == .exit(section: 2, .screen(4)))
    #expect(try action("checkout.places.list", "checkout.places.leave") == .exit(section: 1, .previous))
    #expect(try action("gift.places.list", "gift.places.leave") == .exit(section: 3, .opener))
  }

  @Test func detailsAreReadFromTheFragmentsOwnText() throws {
    let payment = try #require(table.screen(named: "gift.payment"))
    #expect(payment.backPredicate == "not isPaying")
    #expect(table[try #require(payment.segues.first)].predicate == "not isPaying")
  }

  @Test func aRootMayBeAFragment() {
    let table = GraphTable(
      """
      graph Outer
      root start
      screen start
        mount
      """,
      mounting: [
        GraphTable(
          """
          fragment Middle
          root inner
          screen inner
            mount
          """, mounting: [GraphTable("fragment Inner\nroot first\nscreen first\nscreen second")])
      ])
    #expect(table.root.name == "start.inner.first")
    #expect(table.screens.map(\.name) == ["start.inner.first", "start.inner.second"])
  }
}
