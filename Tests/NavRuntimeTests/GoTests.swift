import NavRuntime
import NavTesting
import Testing

/// What stands where a segue goes somewhere from needs no argument, wherever on the way it comes to stand.
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
    // The box stands in every place of the part. What the segue of the way passes is not what it has.
    #expect(world.pages.suffix(2) == ["box 7 found", "part 2"] && world.navigator.stack.map(\.name).contains("list"))
    #expect(world.isSound)
  }

  @Test func whatIsPassedToItCounts() {
    let part = openPart(of: Depot.Box(id: 7, note: "found"))
    #expect(part.inOtherBox(number: 2).outcomeSoFar == .shown)
    #expect(world.pages == ["hall", "list", "box 9 found", "part 2"])
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
}
