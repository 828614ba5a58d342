import NavRuntime
import NavTesting
import Testing

/// A host that settles drops the steps that it has not started, and can take a moment to stop.
@MainActor struct SettleTests {
  private let world = StudioWorld(animation: .milliseconds(300))

  @Test func whatStoppedLateIsAskedAgainBeforeAnythingIsRepaired() {
    world.host.fail(.stopsLate(.milliseconds(400)))
    let wall = world.handle(Studio.Wall.self)
    let open = wall.open(id: 1)
    world.host.advance(by: .seconds(10))
    // The navigator called `settle()`, and the host still animates.
    #expect(world.host.settleCount == 1 && world.host.isAnimating && open.outcomeSoFar == nil)
    world.host.advance(by: .milliseconds(349))
    #expect(open.outcomeSoFar == nil && world.host.changes.count == 2)
    // The navigator queries the host after 50, 150, 350, and 750 ms.
    world.host.advance(by: .milliseconds(401))
    #expect(open.outcomeSoFar != nil && !world.navigator.isBusy)
    #expect(world.host.changes.count == 2 && world.stack == ["wall", "piece"])
    #expect(world.isSound)
  }

  @Test func whatNeverStopsIsBelievedAfterAWhile() {
    world.host.fail(.stopsLate(.seconds(1_000)))
    let open = world.handle(Studio.Wall.self).open(id: 1)
    world.host.advance(by: .seconds(10))
    #expect(open.outcomeSoFar == nil)
    // The last query is 3.15 s after the call of `settle()`.
    world.host.advance(by: .milliseconds(3_100))
    #expect(open.outcomeSoFar == nil)
    world.host.advance(by: .milliseconds(50))
    #expect(open.outcomeSoFar == .failed(.host))
  }

  @Test func stepsThatHaveNotBegunAreDropped() {
    world.handle(Studio.Wall.self).open(id: 7)
    world.host.advance(by: .seconds(1))
    // Two layers one after the other. The first appears when the host settles.
    let link = world.navigator.open("studio://pieces/7/pay")
    let count = world.host.changes.count
    world.host.advance(by: .milliseconds(250))
    world.host.settle()
    world.host.delegate?.stackChanged()
    world.host.advance(by: .seconds(1))
    #expect(link.outcomeSoFar != .shown)
    #expect(world.host.changes.count == count)
    #expect(world.stack == ["wall", "piece", "editor", "preview"])
    #expect(world.isSound)
  }
}
