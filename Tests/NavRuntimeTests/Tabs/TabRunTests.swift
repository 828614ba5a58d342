import NavRuntime
import NavTesting
import Testing

/// The native stacks of tabs: when they are built, parked, and released.
@MainActor struct TabRunTests {
  private let world = ArcadeWorld()

  @Test func aRunIsBuiltWhenItIsFirstSelected() {
    let fresh = ArcadeWorld(start: false)
    fresh.navigator.start()
    #expect(fresh.screens.calls == ["make games"])
    fresh.handle(Arcade.Hall.self).select(.prizes)
    #expect(fresh.screens.calls == ["make games", "make shelf prizes"])
    fresh.handle(Arcade.Hall.self).select(.games)
    fresh.handle(Arcade.Hall.self).select(.prizes)
    #expect(fresh.screens.calls == ["make games", "make shelf prizes"])
    #expect(fresh.isSound)
  }

  @Test func oneScreenInTwoTabsIsTwoInstances() {
    let hall = world.handle(Arcade.Hall.self)
    hall.select(.prizes)
    let prizes = world.handle(Arcade.Shelf.self).id
    world.handle(Arcade.Shelf.self).look()
    hall.select(.finds)
    #expect(world.pages == ["shelf finds"] && world.handle(Arcade.Shelf.self).id != prizes)
    #expect(Set(world.parked) == [["games"], ["shelf prizes", "toy"]])
    world.handle(Arcade.Shelf.self).look()
    world.host.pressTab("prizes")
    #expect(world.pages == ["shelf prizes", "toy"] && world.handle(Arcade.Shelf.self).id == prizes)
    world.host.pressTab("finds")
    #expect(world.pages == ["shelf finds", "toy"])
    #expect(world.isSound)
  }

  @Test func onlyPushesAreParked() {
    world.handle(Arcade.Games.self).play(level: 1)
    world.handle(Arcade.Game.self).next(level: 2)
    world.handle(Arcade.Game.self).next(level: 3)
    #expect(world.layers == [["games", "game 1"], ["game 2"], ["game 3"]])
    world.screens.calls = []
    world.handle(Arcade.Game.self).prizes()
    #expect(world.layers == [["shelf prizes"]] && world.parked == [["games", "game 1"]])
    // Except for the source of the segue, `back` is evaluated for all pages that are removed.
    #expect(world.screens.calls == ["ask game 3 prizes", "ask game 2 back", "make shelf prizes"])
    world.host.pressTab("games")
    #expect(world.layers == [["games", "game 1"]] && world.isSound)
  }

  @Test func aSelectionAsksBackOfTheLayersAbove() {
    world.handle(Arcade.Games.self).play(level: 1)
    world.handle(Arcade.Game.self).next(level: 2)
    world.screens.refusing = ["game 2"]
    let hall = world.handle(Arcade.Hall.self)
    #expect(hall.select(.prizes, sender: .program).outcomeSoFar == .refused(.held))
    // The pages on the native stack of the tab are parked, so their `back` is not evaluated.
    world.screens.refusing = ["game 1"]
    #expect(hall.select(.prizes, sender: .program).outcomeSoFar == .shown)
    #expect(world.parked == [["games", "game 1"]] && world.isSound)
  }

  @Test func aPressOnTheSelectedTabIsGuardedByBack() {
    world.handle(Arcade.Games.self).play(level: 1)
    for isPredicate in [true, false] {
      world.facts.mayLeave = !isPredicate
      world.screens.refusing = isPredicate ? [] : ["game 1"]
      world.host.pressTab("games")
      #expect(world.pages == ["games", "game 1"])
      let refusal: Refusal = isPredicate ? .predicate(segue: "back", source: "mayLeave") : .hook(segue: "back")
      #expect(world.handle(Arcade.Hall.self).select(.games).outcomeSoFar == .refused(refusal))
    }
    world.screens.refusing = []
    world.host.pressTab("games")
    #expect(world.pages == ["games"] && world.isSound)
  }

  @Test func backAtTheFirstPageOfAPresentedTabDismissesTheContainer() {
    world.handle(Arcade.Games.self).box()
    #expect(world.layers == [["games"], ["left"]])
    #expect(world.navigator.canGoBack)
    world.handle(Arcade.Left.self).deeper()
    world.host.pressBack()
    #expect(world.layers == [["games"], ["left"]])
    world.host.pressTab("right")
    world.screens.calls = []
    world.facts.mayLeave = false
    #expect(!world.navigator.canGoBack)
    world.host.pressBack()
    #expect(world.layers == [["games"], ["right"]])
    world.facts.mayLeave = true
    world.host.pressBack()
    #expect(world.layers == [["games"]] && world.parked == [])
    #expect(world.screens.calls.last == "back to games from right")
    #expect(world.isSound)
  }

  /// The parked pages of a container are released with it, from the top, each of them once.
  @Test func aContainerTakesItsParkedTabsAlong() {
    world.handle(Arcade.Games.self).box()
    world.handle(Arcade.Left.self).deeper()
    world.host.pressTab("right")
    world.rest()
    world.handle(Arcade.Right.self).out()
    #expect(world.released.map(\.name) == ["right", "box", "deep", "left"])
    #expect(world.pages == ["games"] && world.isSound)
  }

  /// A parked page that refuses `back` does not block the dismissal of its container.
  @Test func aDismissalAsksThePagesThatAreSeen() {
    world.handle(Arcade.Games.self).box()
    world.handle(Arcade.Left.self).deeper()
    world.host.pressTab("right")
    world.screens.refusing = ["left"]
    world.screens.calls = []
    #expect(world.host.canDismissLayer(1))
    #expect(world.screens.calls == ["try right back"])
    #expect(world.host.beginDismissal())
    world.host.finishSwipe()
    #expect(world.layers == [["games"]] && world.isSound)
  }

  @Test func canDismissAsksEachPageOfTheLayerAndAboveFromTheTopWithoutEffects() {
    world.handle(Arcade.Games.self).play(level: 1)
    world.handle(Arcade.Game.self).next(level: 2)
    world.handle(Arcade.Game.self).next(level: 3)
    world.screens.calls = []
    #expect(world.host.canDismissLayer(1))
    #expect(world.screens.calls == ["try game 3 back", "try game 2 back"])
    world.screens.refusing = ["game 2"]
    #expect(!world.host.canDismissLayer(1) && world.host.canDismissLayer(2))
    #expect(world.layers.count == 3 && !world.navigator.isBusy)
    #expect(world.screens.calls.allSatisfy { $0.hasPrefix("try") })
  }

  @Test func maxDepthLooksAtThePathThroughAllLayersAndNotAtWhatIsParked() {
    world.handle(Arcade.Games.self).play(level: 1)
    world.handle(Arcade.Game.self).next(level: 2)
    world.handle(Arcade.Game.self).next(level: 3)
    #expect(world.handle(Arcade.Game.self).next(level: 4).outcomeSoFar == .refused(.depth))
    #expect(world.layers.count == 3 && world.isSound)
  }

  @Test func aSavedStateEndsInEachTabWhereItIsNoLongerLegal() throws {
    let hall = world.handle(Arcade.Hall.self)
    hall.select(.prizes)
    world.handle(Arcade.Shelf.self).look()
    world.handle(Arcade.Toy.self).turn()
    hall.select(.finds)
    world.handle(Arcade.Shelf.self).look()
    let text = try json(world.navigator.state)
    let other = ArcadeWorld(start: false)
    other.facts.hasPrizes = false
    other.navigator.restore(try decoded(text))
    #expect(other.pages == ["shelf finds"])
    other.host.pressTab("prizes")
    #expect(other.pages == ["shelf prizes"] && other.isSound)
    // A screen that today's graph lacks is left out, and only its own tab changes.
    let third = ArcadeWorld(start: false)
    third.navigator.restore(try decoded(text.replacing("\"coin\"", with: "\"token\"")))
    #expect(third.pages == ["shelf finds", "toy"])
    third.host.pressTab("prizes")
    #expect(third.pages == ["shelf prizes", "toy"] && third.isSound)
  }

  @Test func whatMayNotStayGoesFromThePathAndFromEachTab() {
    let hall = world.handle(Arcade.Hall.self)
    hall.select(.prizes)
    world.handle(Arcade.Shelf.self).look()
    hall.select(.finds)
    world.handle(Arcade.Shelf.self).look()
    #expect(world.pages == ["shelf finds", "toy"] && world.parked.contains(["shelf prizes", "toy"]))
    world.facts.hasPrizes = false
    world.navigator.factsDidChange()
    world.rest()
    #expect(world.pages == ["shelf finds"] && Set(world.parked) == [["games"], ["shelf prizes"]])
    #expect(world.isSound)
  }
}
