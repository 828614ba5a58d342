import NavRuntime
import NavTesting
import Testing

/// A `go` reuses the arguments of screens that are already on the stack, wherever they are on its route.
@MainActor struct GoTests {
  private let world = DepotWorld()

  private func openPart(of box: Depot.Box) -> ScreenHandle<Depot.Part> {
    world.handle(Depot.Hall.self).openBox(id: box.id, note: box.note)
    world.handle(Depot.Box.self).openPart(number: 1)
    return world.handle()
  }

  @Test func whatStandsAndIsNotKeptIsMadeAnewWithItsArguments() {
    let part = openPart(of: Depot.Box(id: 7, note: "found"))
    #expect(part.inList(number: 2).outcomeSoFar == .shown)
    // The box is below each occurrence of the part. It keeps its own note, not the one that the route's segue passes.
    #expect(world.pages.suffix(2) == ["box 7 found", "part 2"] && world.navigator.stack.map(\.name).contains("list"))
    #expect(world.isSound)
  }

  @Test func whatIsPassedToItCounts() {
    let part = openPart(of: Depot.Box(id: 7, note: "found"))
    #expect(part.inOtherBox(number: 2).outcomeSoFar == .shown)
    #expect(world.pages == ["hall", "list", "box 9 found", "part 2"])
    // The name of this argument contains a dot.
    #expect(world.navigator.handle(Depot.Box.self)?.arguments.labelSize == 3)
    #expect(world.isSound)
  }

  @Test func whatIsCommonStays() throws {
    let part = openPart(of: Depot.Box(id: 7, note: "found"))
    let box = try #require(world.navigator.stack.dropFirst().first)
    #expect(part.inHall(number: 2).outcomeSoFar == .shown)
    #expect(world.pages == ["hall", "box 7 found", "part 2"])
    #expect(world.navigator.stack.dropFirst().first?.id == box.id)
    #expect(world.isSound)
  }

  @Test func theTargetIsWhatTheCallSays() {
    let part = openPart(of: Depot.Box(id: 7, note: "found"))
    #expect(part.toBox(id: 3).outcomeSoFar == .shown)
    #expect(world.pages == ["hall", "list", "box 3 plain"])
    #expect(world.isSound)
  }

  @Test func toWhatIsVisibleNobodyGoes() {
    let part = openPart(of: Depot.Box(id: 7, note: "found"))
    part.inList(number: 2)
    #expect(world.handle(Depot.Part.self).inList(number: 2).outcomeSoFar == .refused(.duplicate))
    #expect(world.isSound)
  }

  @Test func whatIsOfferedAnywhereGoesFromAnyScreen() {
    world.handle(Depot.Hall.self).seeBox(id: 4)
    #expect(world.pages == ["hall", "list", "box 4 plain"])
    world.handle(Depot.Box.self).openPart(number: 1)
    #expect(world.handle(Depot.Part.self).seeList().outcomeSoFar == .shown)
    #expect(world.pages == ["hall", "list"])
    #expect(world.handle(Depot.List.self).seeList().outcomeSoFar == .refused(.duplicate))
    #expect(world.isSound)
  }

  @Test func aContainerOpensWithItsFirstTab() {
    let part = openPart(of: Depot.Box(id: 7, note: "found"))
    #expect(part.seeTools().outcomeSoFar == .shown)
    #expect(world.pages == ["hall", "hammers"])
    #expect(world.handle(Depot.Tools.self).select(.saws).outcomeSoFar == .shown)
    #expect(world.pages == ["hall", "saws"])
    #expect(world.isSound)
  }

  @Test func aContainerBelowALayerKeepsItsTab() throws {
    let blade = openBlade()
    blade.weigh()
    #expect(world.handle(Depot.Scale.self).seeTools().outcomeSoFar == .shown)
    #expect(world.pages == ["hall", "saws", "blade"])
    #expect(world.handle(Depot.Blade.self).id == blade.id)
    #expect(world.isSound)
  }

  @Test func toAContainerWhoseTabIsVisibleNobodyGoes() {
    #expect(openBlade().seeTools().outcomeSoFar == .refused(.duplicate))
    #expect(world.pages == ["hall", "saws", "blade"])
    #expect(world.isSound)
  }

  @Test func aContainerWithOtherArgumentsIsMadeAnew() {
    #expect(openBlade().seeTools(drawer: 2).outcomeSoFar == .shown)
    #expect(world.pages == ["hall", "hammers"])
    #expect(world.handle(Depot.Tools.self).arguments.drawer == 2)
    #expect(world.isSound)
  }

  private func openBlade() -> ScreenHandle<Depot.Blade> {
    world.handle(Depot.Hall.self).showTools()
    world.handle(Depot.Tools.self).select(.saws)
    world.handle(Depot.Saws.self).openBlade()
    return world.handle()
  }

  @Test func whoOffersWhatGoesSomewhere() {
    let table = GraphTable(
      """
      graph G
      root main
      screen main
        tab one first
        tab two second
      screen first
      screen second
        apart
      screen place
        mount
      anywhere
        push open second
        go back first
        select other two
      """, mounting: [GraphTable("fragment F\nroot inner\nscreen inner")])
    let segues = table.rules.segues.filter { $0.source == StackRules.anywhere }
    let offering = segues.map { segue in table.screens.filter { table.rules.offers(segue, $0.id) }.map(\.name) }
    #expect(offering == [["first"], ["first", "second"], ["first", "second"]])
  }

  /// Only a program that uses a wrong handle can make this request.
  @Test func anAlertOffersNothing() throws {
    let go = Depot.table.rules.segues.indices.last { Depot.table.rules.segues[$0].source == StackRules.anywhere }
    let seeList = SegueID(rawValue: Int32(try #require(go)))
    world.handle(Depot.Hall.self).ask()
    let alert = world.handle(Depot.Leave.self)
    #expect(alert.go(seeList, Depot.List(), sender: .program).outcomeSoFar == .refused(.notVisible))
    #expect(world.isSound)
  }
}
