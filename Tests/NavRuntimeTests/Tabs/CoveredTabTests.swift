import NavRuntime
import NavTesting
import Testing

/// A segue selects another tab of a presented container under another layer. The dismissal keeps the container's
/// layer, in which the next steps act.
@MainActor struct CoveredTabTests {
  private func opened() throws -> (ImmediateHost, ArcadeFacts, Navigator<Arcade, ImmediateHost>) {
    let host = ImmediateHost()
    let facts = ArcadeFacts()
    let arcade = Navigator<Arcade, ImmediateHost>(host: host, screens: ArcadeScreens(), facts: facts)
    arcade.start()
    try #require(arcade.handle(Arcade.Games.self)).box()
    return (host, facts, arcade)
  }

  @Test func theDismissalKeepsTheContainer() throws {
    let (host, _, arcade) = try opened()
    try #require(arcade.handle(Arcade.Left.self)).note()
    let request = try #require(arcade.handle(Arcade.Box.self)).select(.right, sender: .program)
    #expect(request.outcomeSoFar == .shown)
    #expect(host.steps.last == ["dismiss above left", "select right", "set right"])
  }

  @Test func aLayerOfAnotherLibraryGoesAndTheContainerStays() {
    let world = StoreWorld()
    world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    world.push("pick", Store.Picker(), from: Store.Product.self)
    world.select("saved", from: Store.Picker.self)
    world.host.cover()
    world.facts { $0.isSignedIn = false }
    #expect(world.stack == ["welcome"] && !world.host.isCovered && world.isSound)
  }

  @Test func aContainerAtTheBottomIsNamedAsWell() throws {
    let (host, _, arcade) = try opened()
    arcade.goBack()
    try #require(arcade.handle(Arcade.Games.self)).askHelp()
    _ = try #require(arcade.handle(Arcade.Hall.self)).select(.finds, sender: .program)
    #expect(host.steps.last == ["dismiss above games", "select finds", "set shelf finds"])
  }

  /// The host carries out each step as a toolkit does. A missing bar selects no tab.
  @Test func nothingIsLostUnderASheet() {
    let world = StoreWorld()
    world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    world.push("pick", Store.Picker(), from: Store.Product.self)
    let help: SegueRequest<String> = world.handle(Store.Fresh.self).push(Store.help, Store.HelpSheet(), sender: .user)
    #expect(help.outcomeSoFar == .shown)
    #expect(world.layers == [["catalog", "product"], ["fresh"], ["helpSheet"]])
    #expect(world.select("saved", from: Store.Picker.self, sender: .program).outcomeSoFar == .shown)
    #expect(world.layers == [["catalog", "product"], ["saved"]] && world.parked == [["fresh"]])
    #expect(world.select("fresh", from: Store.Picker.self, sender: .program).outcomeSoFar == .shown)
    #expect(world.layers == [["catalog", "product"], ["fresh"]] && world.parked == [["saved"]])
    #expect(world.isSound)
  }

  /// Without the container, the steps change nothing.
  @Test func aContainerThatIsGoneTakesNoTab() throws {
    let world = StoreWorld()
    world.push("open", Store.Product(id: 1), from: Store.Catalog.self)
    world.push("pick", Store.Picker(), from: Store.Product.self)
    let place = try #require(world.host.stack.last?.opening.place)
    let below = Array(world.host.stack.dropLast())
    let panel = Array(world.host.stack.suffix(1))
    #expect(StackStep<Any>.select(place).performed(on: below).map(\.id) == below.map(\.id))
    #expect(StackStep<Any>.set(panel).performed(on: below).map(\.id) == below.map(\.id))
  }
}
