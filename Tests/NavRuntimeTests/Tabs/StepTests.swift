import NavRuntime
import NavTesting
import Testing

/// A change is one transition, however many steps it has. Hooks, factories, and events have a fixed order around it.
@MainActor struct StepTests {
  // MARK: - Order

  @Test func theOrderOfWhatGoesSomewhereOverLayers() {
    let world = ArcadeWorld()
    let play = world.handle(Arcade.Games.self).play(level: 1)
    world.handle(Arcade.Game.self).next(level: 2)
    world.handle(Arcade.Hall.self).select(.finds, sender: .program)
    world.handle(Arcade.Hall.self).select(.games)
    world.handle(Arcade.Game.self).next(level: 3)
    world.rest()
    var told: [String] = []
    world.onEvent = { [weak world] kind in
      guard let world else { return }
      told += world.screens.calls
      world.screens.calls = []
      switch kind {
      case .requested: told.append("requested")
      case .began: told.append("began")
      case .willShow(let screen): told.append("will show \(screen.name)")
      case .didShow(let screen):
        told.append("did show \(screen.name), interaction \(world.host.isInteractionEnabled)")
      case .released(let screen): told.append("released \(screen.name), \(play.resultSoFar == nil)")
      case .ended(_, let outcome): told.append("ended \(outcome)")
      default: told.append("else")
      }
    }
    world.handle(Arcade.Game.self).toLeft()
    #expect(
      told == [
        "requested", "ask game 3 toLeft", "ask game 1 back", "ask games box", "prepare box", "make left",
        "began", "will show left", "did show left, interaction false", "released game, true", "released game, true",
        "ended shown",
      ], "\(told)")
    #expect(play.resultSoFar == .left)
    #expect(world.layers == [["games"], ["left"]] && world.parked == [["shelf finds"]])
    #expect(world.isSound)
  }

  @Test func onlyTheFinalTopHearsThatItIsShown() {
    let world = ArcadeWorld()
    world.handle(Arcade.Hall.self).select(.finds)
    world.rest()
    world.facts.age = true
    world.navigator.open("arcade://games/7")
    let shown = world.events.compactMap {
      switch $0 {
      case .willShow(let screen): "will \(screen.name)"
      case .didShow(let screen): "did \(screen.name)"
      default: nil
      }
    }
    #expect(shown == ["will game", "did game"])
    // No hook of the parked page or of a page below the top is called.
    #expect(world.screens.calls == ["ask games play", "make game 7", "prepare play"])
    #expect(world.isSound)
  }

  // MARK: - Steps

  @Test func layersGoInOneCallThenTabsThenRunsThenLayersComeFromTheBottom() throws {
    let host = ImmediateHost()
    let facts = ArcadeFacts()
    let arcade = Navigator<Arcade, _>(host: host, screens: ArcadeScreens(), facts: facts)
    arcade.start()
    func handle<S: Screen>(_ screen: S.Type) throws -> ScreenHandle<S> { try #require(arcade.handle(screen)) }
    try handle(Arcade.Hall.self).select(.finds)
    #expect(host.steps.last == ["select finds", "set shelf finds"])
    try handle(Arcade.Hall.self).select(.games)
    try handle(Arcade.Games.self).play(level: 1)
    #expect(host.steps.last == ["set games game 1"])
    try handle(Arcade.Game.self).next(level: 2)
    #expect(host.steps.last == ["present game 2 as sheet"])
    try handle(Arcade.Game.self).next(level: 3)
    try handle(Arcade.Game.self).toLeft()
    #expect(host.steps.last == ["dismiss above games", "set games", "present left as full"])
    try handle(Arcade.Left.self).note()
    try handle(Arcade.Note.self).more()
    #expect(host.steps.last == ["present bubble as popover"])
    facts.isOpen = false
    arcade.factsDidChange()
    #expect(host.steps.last?.last == "set gate")
  }

  @Test func patienceIsTheSumAndTwoSecondsAStepAtLeast() {
    let world = StudioWorld()
    world.host.fail(.neverCompletes, .doesNothing)
    // Three steps: the native stack of the root, and two layers.
    let link = world.navigator.open("studio://pieces/7/pay")
    world.host.advance(by: .milliseconds(5_999))
    #expect(link.outcomeSoFar == nil && world.stalls.isEmpty)
    world.host.advance(by: .milliseconds(100))
    #expect(!world.stalls.isEmpty)
    world.host.advance(by: .seconds(10))
    #expect(link.outcomeSoFar == .shown && world.isSound)
  }

  // MARK: - Routes

  @Test func aStepIsTheFirstDeclaredSegueAndTheScreensOwnComesFirst() {
    let world = ArcadeWorld()
    #expect(world.navigator.open("arcade://help").outcomeSoFar == .shown)
    #expect(world.layers == [["games"], ["help games"]], "by its own present, and not by the push that all offer")
    #expect(world.screens.calls == ["ask games askHelp", "make help games", "prepare askHelp"])
    let help: SegueRequest<Never> = { world.navigator.goBack() }()
    #expect(help.outcomeSoFar == .shown)
    world.handle(Arcade.Games.self).help()
    #expect(world.layers == [["games", "help all"]])
    world.handle(Arcade.Help.self).close()
    #expect(world.layers == [["games"]] && world.isSound)
  }

  @Test func onlyAPredicateOrAHookHoldsALinkAndBackFalseDoesNot() {
    let world = ArcadeWorld()
    world.facts.age = true
    world.handle(Arcade.Games.self).play(level: 1)
    world.screens.refusing = []
    world.handle(Arcade.Game.self).next(level: 2)
    world.screens.refusing = ["game 1"]
    #expect(world.navigator.open("arcade://games/5").outcomeSoFar == .refused(.held))
    world.screens.refusing = []
    #expect(world.navigator.open("arcade://games/5").outcomeSoFar == .shown)
    #expect(world.pages == ["games", "game 5"] && world.isSound)
  }

  @Test func backFalseHoldsNoLink() async {
    let world = ArcadeWorld()
    world.facts.age = true
    world.handle(Arcade.Games.self).play(level: 1)
    #expect(await world.handle(Arcade.Game.self).bet().outcome == .shown)
    #expect(!world.navigator.canGoBack && !world.host.beginDismissal())
    world.handle(Arcade.Bet.self).more()
    #expect(world.navigator.open("arcade://games/5").outcomeSoFar == .shown)
    #expect(world.pages == ["games", "game 5"] && world.isSound)
  }

  @Test func layersOfAFragmentAreAsAnyOther() {
    let world = ArcadeWorld()
    let ride = world.handle(Arcade.Games.self).ride()
    world.handle(Ride.Seat.self).fasten()
    world.handle(Ride.Belt.self).check()
    #expect(world.layers == [["games", "seat"], ["belt", "buckle"]])
    #expect(world.handle(Ride.Seat.self).fasten().outcomeSoFar == .refused(.notVisible))
    world.host.pressBack()
    world.handle(Ride.Belt.self).check()
    world.rest()
    world.handle(Ride.Buckle.self).jump(4)
    #expect(ride.returnedSoFar == 4 && world.layers == [["games"]])
    #expect(world.screens.calls == ["ride over 4"] && world.isSound)
  }

  @Test func aPopoverStaysUnderOneThatItPresents() {
    let world = ArcadeWorld()
    world.handle(Arcade.Games.self).box()
    world.handle(Arcade.Left.self).note()
    world.handle(Arcade.Note.self).more()
    #expect(world.layers == [["games"], ["left"], ["note"], ["bubble"]])
    #expect(world.host.stack.map(\.opening).suffix(2) == [.present(.popover), .present(.popover)])
    // The saved state ends below the first popover.
    #expect(world.navigator.state.screens.map { "\(type(of: $0))" }.last == "Left")
    world.host.pressBack()
    #expect(world.layers == [["games"], ["left"], ["note"]] && world.isSound)
  }
}
