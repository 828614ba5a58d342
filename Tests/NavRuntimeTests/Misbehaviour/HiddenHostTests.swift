import NavRuntime
import NavTesting
import Testing

/// Hosts that are hidden, that complete too early, or that request a gesture that never begins.
@MainActor struct HiddenHostTests {
  @Test func hiddenHostThatChangesIsToldAtOnceAndUnanimated() throws {
    let world = HandMovedWorld()
    world.host.delegate?.suspended(.changeUnanimated)
    #expect(world.catalog.openCart().outcomeSoFar == .shown)
    #expect(try #require(world.host.told.last).isAnimated == false)
    #expect(world.host.timer == nil)
    world.host.delegate?.resumed()
    world.shop.goBack()
    #expect(try #require(world.host.told.last).isAnimated == true)
    #expect(world.isSound)
  }

  @Test func hiddenHostThatWaitsIsToldNothing() {
    let world = HandMovedWorld()
    let told = world.host.told.count
    world.host.delegate?.suspended(.wait)
    #expect(world.catalog.openCart().outcomeSoFar == .refused(.busy))
    let queued = world.catalog.openCart(sender: .program)
    #expect(queued.outcomeSoFar == nil)
    world.host.shown = []
    world.host.delegate?.stackChanged()
    world.host.advance(by: .seconds(3_600))
    #expect(world.host.told.count == told)
    #expect(world.host.settleCount == 0)
    world.host.delegate?.resumed()
    #expect(queued.outcomeSoFar == .shown)
    #expect(world.isSound)
  }

  @Test(arguments: [true, false]) func nothingTimesOutWhileTheHostIsHidden(waits: Bool) {
    let world = HandMovedWorld()
    world.host.obeys = false
    world.host.completes = false
    let cart = world.catalog.openCart()
    world.host.isAnimating = true
    world.host.delegate?.suspended(waits ? .wait : .changeUnanimated)
    #expect(world.host.timer == nil)
    world.host.advance(by: .seconds(3_600))
    // A timer that was already due is ignored.
    world.host.delegate?.timerFired()
    #expect(cart.outcomeSoFar == nil)
    #expect(world.host.settleCount == 0)
    world.host.delegate?.resumed()
    world.host.isAnimating = false
    world.host.carryOutLate()
    #expect(cart.outcomeSoFar == .shown)
    #expect(world.isSound)
  }

  @Test func hostThatComesBackElsewhereIsFollowed() {
    let world = HandMovedWorld()
    world.catalog.openCart()
    world.host.delegate?.suspended(.changeUnanimated)
    world.host.shown.removeLast()
    world.host.delegate?.resumed()
    #expect(world.stack == ["catalog"])
    #expect(world.isSound)
  }

  @Test func completionThatIsTooEarlyIsAnEventAndLookedAtSoon() throws {
    let world = HandMovedWorld()
    world.host.completes = false
    let cart = world.catalog.openCart()
    world.host.isAnimating = true
    let transition = try #require(world.host.told.last?.transition)
    world.host.delegate?.didShow(transition)
    #expect(world.events.contains { if case .earlyCompletion(transition) = $0 { true } else { false } })
    #expect(cart.outcomeSoFar == nil)
    // The navigator queries the host after 50 ms, 100 ms later, and 200 ms later. The host is idle after 300 ms, so
    // the navigator does not wait for two seconds.
    world.host.advance(by: .milliseconds(300))
    #expect(cart.outcomeSoFar == nil)
    world.host.isAnimating = false
    world.host.advance(by: .milliseconds(50))
    #expect(cart.outcomeSoFar == .shown)
    #expect(world.host.interactionOffCount == 0)
    #expect(world.isSound)
  }

  @Test func gestureThatNeverBeginsIsGivenBackSoon() {
    let world = HandMovedWorld()
    world.catalog.openCart()
    #expect(world.host.delegate?.interactivePopBegan() != nil)
    #expect(world.shop.isBusy)
    world.host.advance(by: .milliseconds(200))
    #expect(!world.shop.isBusy)
    #expect(world.stack == ["catalog", "cart"])
    world.host.delegate?.interactivePopEnded(.cancelled)
    #expect(world.shop.goBack().outcomeSoFar == .shown)
    #expect(world.isSound)
  }

  @Test func gestureThatHasBegunIsNotGivenBack() {
    let world = HandMovedWorld()
    world.catalog.openCart()
    #expect(world.host.delegate?.interactivePopBegan() != nil)
    world.host.isAnimating = true
    world.host.advance(by: .seconds(1))
    #expect(world.shop.isBusy)
    world.host.shown.removeLast()
    world.host.isAnimating = false
    world.host.delegate?.interactivePopEnded(.finished)
    #expect(world.stack == ["catalog"])
    #expect(world.isSound)
  }

  @Test func clockOfAnySizeIsAClock() {
    let world = HandMovedWorld()
    world.host.advance(by: .seconds(Int64.max))
    #expect(world.catalog.openCart().outcomeSoFar == .shown)
    #expect(world.isSound)
  }

  @Test func hostThatHidesWheneverItIsAskedIsNotAskedForEver() {
    let world = HandMovedWorld()
    var asked = 0
    world.host.whenAsked = { [unowned world] in
      asked += 1
      world.host.delegate?.suspended(.changeUnanimated)
      world.host.delegate?.resumed()
      world.host.delegate?.suspended(.wait)
    }
    let cart = world.catalog.openCart(sender: .program)
    #expect(asked < 10_000)
    // The host was hidden while the navigator queried it.
    #expect(cart.outcomeSoFar == .refused(.busy))
    world.host.whenAsked = {}
    // The host's last report counts, even if the navigator did not process the others.
    #expect(world.catalog.openCart().outcomeSoFar == .refused(.busy))
    world.host.delegate?.resumed()
    #expect(world.catalog.openCart().outcomeSoFar == .shown)
    #expect(world.isSound)
  }
}
