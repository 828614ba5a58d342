import NavRuntime
import NavTesting
import Testing

@MainActor struct SwipeTests {
  private func worldWithFilters() -> World {
    let world = World()
    world.catalog.openFilters()
    world.screens.calls = []
    return world
  }

  @Test func finishedSwipeIsBack() {
    let world = worldWithFilters()
    #expect(world.host.beginSwipe())
    world.host.moveSwipe(to: 0.6)
    world.host.finishSwipe()
    #expect(world.screens.calls == ["ask back"])
    #expect(!world.host.isInteractionEnabled)
    world.slide()
    #expect(world.screens.calls == ["ask back", "filters: prepare back", "catalog: back from filters"])
    #expect(world.stack == ["catalog"])
    #expect(world.outcomes.last == .shown)
    #expect(world.isSound)
  }

  @Test func finishedSwipeWithoutAnimationIsBackAtOnce() {
    let world = worldWithFilters()
    world.host.animation = .zero
    world.host.beginSwipe()
    world.host.finishSwipe()
    #expect(world.stack == ["catalog"])
    #expect(world.isSound)
  }

  @Test func cancelledSwipeLeavesEverythingAsItWasAndServesTheQueue() {
    let world = worldWithFilters()
    world.host.beginSwipe()
    let queued = world.filters.openHelp(sender: .program)
    #expect(queued.outcomeSoFar == nil)
    world.host.cancelSwipe()
    #expect(world.shownScreens == ["filters"])
    #expect(!world.screens.calls.contains("filters: prepare back"))
    world.slide()
    #expect(queued.outcomeSoFar == .shown)
    #expect(world.stack == ["catalog", "filters", "help"])
    #expect(world.isSound)
  }

  @Test func fromBeginToEndTheGuardIsClosed() {
    let world = worldWithFilters()
    world.host.beginSwipe()
    #expect(world.shop.isBusy)
    #expect(world.filters.openHelp().outcomeSoFar == .refused(.busy))
    #expect(world.shop.goBack().outcomeSoFar == .refused(.busy))
    #expect(!world.host.beginSwipe())
    world.host.cancelSwipe()
    #expect(!world.shop.isBusy)
  }

  @Test func swipeIsRefusedAtTheRootWhileBusyWhileLockedAndByBack() {
    let world = World()
    #expect(!world.host.beginSwipe())
    world.catalog.openCart()
    #expect(!world.host.beginSwipe())
    world.slide()
    world.facts.isPaying = true
    #expect(!world.host.beginSwipe())
    world.facts.isPaying = false
    let lock = world.shop.lock()
    #expect(!world.host.beginSwipe())
    lock.release()
    #expect(world.host.beginSwipe())
    world.host.cancelSwipe()
    #expect(world.isSound)
  }

  @Test func swipeFromInsideAHookIsRefused() {
    let world = worldWithFilters()
    var began: Bool?
    world.screens.answer = { _ in
      if began == nil { began = world.host.beginSwipe() }
      return true
    }
    world.filters.openHelp()
    #expect(began == false)
    world.wait()
    #expect(world.isSound)
  }

  @Test func swipeThatIsNeverEndedIsSettled() {
    let world = worldWithFilters()
    world.host.beginSwipe()
    world.wait()
    #expect(world.host.settleCount == 1)
    #expect(world.stack == ["catalog", "filters"])
    #expect(world.isSound)
    #expect(world.filters.openHelp().outcomeSoFar == nil)
  }

  @Test func swipeThatMovesIsLeftAlone() {
    let world = worldWithFilters()
    world.host.beginSwipe()
    for step in 0..<30 {
      world.host.moveSwipe(to: Double(step) / 60)
      world.host.advance(by: .seconds(1))
    }
    #expect(world.host.settleCount == 0)
    #expect(world.stalls.isEmpty)
    world.host.cancelSwipe()
    #expect(world.isSound)
  }
}
