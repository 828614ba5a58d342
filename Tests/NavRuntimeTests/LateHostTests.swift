import NavRuntime
import Testing

/// Hosts that speak late, again, or of their own accord.
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
    #expect(world.reportCount == 1)
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
}
