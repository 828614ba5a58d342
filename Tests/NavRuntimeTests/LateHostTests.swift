import NavRuntime
import NavTesting
import Testing

/// Hosts that report late, repeatedly, or without a request.
@MainActor struct LateHostTests {
  @Test func hiddenHostThatCarriesOutAFailedPushLaterIsBroughtBack() {
    let world = HandMovedWorld()
    (world.host.obeys, world.host.completes) = (false, false)
    let push = world.catalog.openCart()
    world.host.advance(by: .seconds(5))
    #expect(push.outcomeSoFar == .failed(.host))
    world.host.carryOutLate()
    world.host.advance(by: .seconds(60))
    #expect(world.stack == ["catalog"])
    #expect(world.isSound)
  }

  @Test func secondCompletionIsComparedAfterTheFirstCameTooEarly() {
    let world = HandMovedWorld()
    world.host.obeys = false
    #expect(world.catalog.openCart().outcomeSoFar == .failed(.host))
    world.host.carryOutLate()
    world.host.advance(by: .seconds(60))
    #expect(world.stack == ["catalog"])
    #expect(world.isSound)
  }

  @Test func completionOfLongAgoIsComparedToo() {
    let world = HandMovedWorld()
    world.catalog.openFilters()
    world.host.shown.removeLast()
    world.host.delegate?.didShow(TransitionID(rawValue: 1))
    #expect(world.stack == ["catalog"])
    #expect(world.isSound)
  }

  @Test func swipeThatEndsAfterItWasSettledIsAChangeOfTheHost() {
    let world = HandMovedWorld()
    world.catalog.openFilters()
    #expect(world.host.delegate?.interactivePopBegan() != nil)
    world.host.isAnimating = true
    world.host.advance(by: .seconds(30))
    #expect(world.host.settleCount == 1)
    world.host.shown.removeLast()
    world.host.delegate?.interactivePopEnded(.finished)
    #expect(world.stack == ["catalog"])
    #expect(world.screens.calls.last == "catalog: back from filters")
    #expect(world.isSound)
  }

  @Test func wordInAQuestionIsHeardBeforeAnythingIsMade() {
    let world = HandMovedWorld()
    world.catalog.openProduct(id: "1")
    world.screens.calls = []
    world.screens.answer = { segue in
      if segue == 16 {
        world.host.shown.removeLast()
        world.host.delegate?.stackChanged()
      }
      return true
    }
    let push = world.product.openSeller()
    #expect(push.outcomeSoFar == .refused(.notVisible))
    #expect(!world.screens.calls.contains("make seller"))
    #expect(world.stack == ["catalog"])
    #expect(world.isSound)
  }

  @Test func whileTheHostMovesByItselfTheGuardIsClosed() {
    let world = HandMovedWorld()
    world.catalog.openFilters()
    world.host.isAnimating = true
    world.host.delegate?.stackChanged()
    #expect(world.shop.isBusy)
    #expect(world.filters.openHelp().outcomeSoFar == .refused(.busy))
    let queued = world.filters.openHelp(sender: .program)
    #expect(queued.outcomeSoFar == nil)
    world.host.advance(by: .seconds(3))
    #expect(queued.outcomeSoFar == nil)
    world.host.isAnimating = false
    world.host.advance(by: .seconds(2))
    #expect(queued.outcomeSoFar == .shown)
    #expect(world.isSound)
  }

  @Test func hostThatMovesByItselfForEverIsMadeToSettle() {
    let world = HandMovedWorld()
    world.catalog.openFilters()
    world.host.isAnimating = true
    world.host.delegate?.stackChanged()
    let queued = world.filters.openHelp(sender: .program)
    world.host.advance(by: .seconds(60))
    #expect(world.host.settleCount == 1)
    #expect(world.reports.count == 1)
    #expect(queued.outcomeSoFar == .shown)
    #expect(world.isSound)
  }

  @Test func completionInMidGestureIsNone() {
    let world = HandMovedWorld()
    world.catalog.openFilters()
    let swipe = world.host.delegate?.interactivePopBegan()
    world.host.isAnimating = true
    if let swipe { world.host.delegate?.didShow(swipe) }
    world.host.isAnimating = false
    world.host.delegate?.interactivePopEnded(.cancelled)
    #expect(world.stack == ["catalog", "filters"])
    #expect(world.isSound)
  }

  @Test func timerOfTheTransitionBeforeDoesNotCount() {
    let world = HandMovedWorld()
    world.catalog.openFilters()
    (world.host.obeys, world.host.completes) = (false, false)
    world.host.whenTold = { world.host.delegate?.timerFired() }
    let push = world.filters.openHelp()
    #expect(push.outcomeSoFar == nil)
    world.host.carryOutLate()
    #expect(push.outcomeSoFar == .shown)
    #expect(world.isSound)
  }

  @Test func limitComesAtItsTimeWithALongAnimation() {
    let world = World(animation: .seconds(2))
    world.host.fail(.animatesForever)
    let push = world.catalog.openCart()
    world.host.advance(by: .milliseconds(9999))
    #expect(push.outcomeSoFar == nil)
    world.host.advance(by: .milliseconds(1))
    #expect(push.outcomeSoFar == .failed(.host))
    #expect(world.reports.count == 1)
    #expect(world.isSound)
  }

  @Test func gestureThatIsCancelledAndEndsPoppedIsAChangeOfTheHost() {
    let world = HandMovedWorld()
    world.catalog.openFilters()
    let swipe = world.host.delegate?.interactivePopBegan()
    world.host.isAnimating = true
    world.host.delegate?.interactivePopEnded(.cancelled)
    world.host.isAnimating = false
    world.host.shown.removeLast()
    world.screens.calls = []
    if let swipe { world.host.delegate?.didShow(swipe) }
    #expect(world.stack == ["catalog"])
    #expect(world.screens.calls == ["ask back", "filters: prepare back", "catalog: back from filters"])
    #expect(world.isSound)
  }

  @Test func clockOfTheTestHostDoesNotGoBack() {
    let world = World()
    let observation = world.shop.observe { event in
      if case .didShow = event.kind { world.host.advance(by: .seconds(1)) }
    }
    world.catalog.openCart()
    world.slide()
    #expect(world.host.now == World.slide + .seconds(1))
    observation.cancel()
  }
}
