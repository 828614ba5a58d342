import NavRuntime
import NavTesting
import Testing

/// A change of the root evaluates no `back`, calls no unwind hook, and precedes all waiting requests.
@MainActor struct RootChangeTests {
  private let world = ArcadeWorld()

  private func close() { world.facts { $0.isOpen = false } }

  @Test func noBackAndNoHookIsAsked() {
    world.handle(Arcade.Games.self).play(level: 1)
    world.handle(Arcade.Game.self).next(level: 2)
    (world.facts.mayLeave, world.screens.refusing) = (false, ["game 1", "game 2", "games"])
    world.rest()
    close()
    #expect(world.pages == ["gate"] && world.screens.calls == ["make gate"])
    #expect(world.isSound)
  }

  @Test func openValuesEndWithNil() {
    let play = world.handle(Arcade.Games.self).play(level: 1)
    let next = world.handle(Arcade.Game.self).next(level: 2)
    #expect(next.outcomeSoFar == .shown)
    close()
    #expect(play.resultSoFar == .left && play.returnedSoFar == nil)
  }

  @Test func itIsOneTransitionThroughAllLayersAndTabs() {
    world.handle(Arcade.Hall.self).select(.prizes)
    world.handle(Arcade.Hall.self).select(.games)
    world.handle(Arcade.Games.self).play(level: 1)
    world.handle(Arcade.Game.self).next(level: 2)
    world.rest()
    let count = world.host.changes.count
    close()
    #expect(world.host.changes.count == count + 1)
    // The old path from the top, then the parked tabs.
    #expect(world.released.map(\.name) == ["game", "game", "games", "hall", "shelf"])
    #expect(world.parked == [] && world.isSound)
  }

  @Test func itComesBeforeWhatWaits() {
    let world = ArcadeWorld(animation: .milliseconds(100))
    let play = world.handle(Arcade.Games.self).play(level: 1)
    let link = world.navigator.open("arcade://games/2")
    let box = world.handle(Arcade.Games.self).box(sender: .program)
    world.facts { $0.isOpen = false }
    world.host.advance(by: .seconds(5))
    #expect(play.outcomeSoFar == .shown && world.pages == ["gate"])
    #expect(link.outcomeSoFar != .shown && box.outcomeSoFar == .refused(.notVisible))
    #expect(world.isSound)
  }

  /// If screens above the root may not stay either, the root still changes in one step.
  @Test func itTakesThePlaceOfEvictions() {
    world.handle(Arcade.Hall.self).select(.finds)
    world.handle(Arcade.Shelf.self).look()
    world.rest()
    let count = world.host.changes.count
    world.facts {
      $0.hasPrizes = false
      $0.isOpen = false
    }
    #expect(world.pages == ["gate"] && world.host.changes.count == count + 1)
    #expect(world.isSound)
  }

  @Test func itEndsWhatAwaitsFacts() async {
    world.handle(Arcade.Games.self).play(level: 1)
    let bet = world.handle(Arcade.Game.self).bet()
    await letRun()
    #expect(bet.outcomeSoFar == nil && world.navigator.isBusy)
    close()
    await letRun()
    world.host.advance(by: .milliseconds(1))
    #expect(world.pages == ["gate"] && bet.outcomeSoFar != nil && bet.outcomeSoFar != .shown)
    world.facts.age = true
    await world.host.settled()
    #expect(world.pages == ["gate"] && world.isSound)
  }

  @Test func halfOfItIsToldAgainAndNeverAdopted() {
    for steps in 0..<2 {
      let world = ArcadeWorld()
      world.handle(Arcade.Games.self).play(level: 1)
      world.handle(Arcade.Game.self).next(level: 2)
      world.host.fail(.stopsAfter(steps: steps))
      world.facts { $0.isOpen = false }
      world.host.advance(by: .seconds(10))
      #expect(world.pages == ["gate"], "after \(steps) steps")
      #expect(world.screens.calls.filter { $0 == "make gate" }.count == 1)
      #expect(world.isSound)
    }
  }

  @Test func alertsAndGesturesDoNotHoldItForEver() {
    let world = ArcadeWorld(animation: .milliseconds(100))
    world.handle(Arcade.Games.self).box()
    world.host.advance(by: .seconds(1))
    #expect(world.host.beginDismissal())
    world.facts { $0.isOpen = false }
    #expect(world.navigator.stack.map(\.name) == ["games", "left"])
    world.host.cancelSwipe()
    world.host.advance(by: .seconds(5))
    #expect(world.pages == ["gate"] && world.isSound)
  }

  @Test func aLinkUnderARootThatMayNotStandIsOnlyRememberedUnderResume() {
    close()
    let link = world.navigator.open("arcade://games/2")
    #expect(link.outcomeSoFar == .refused(.requirement(screen: "hall", source: "isOpen")))
    world.facts { $0.isOpen = true }
    // This graph does not declare `resume`.
    #expect(world.pages == ["games"] && world.isSound)
  }
}
