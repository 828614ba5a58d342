import NavRuntime
import NavTesting
import Testing

/// Hosts that do not return to the navigator's stack.
@MainActor struct RepairTests {
  /// A shop with its filters open, and the number of changes so far.
  private func filters() -> (HandMovedWorld, Int) {
    let world = HandMovedWorld()
    world.catalog.openFilters()
    return (world, world.host.told.count)
  }

  @Test func repairThatFailsIsTriedAgainUntilItHelps() {
    let (world, before) = filters()
    world.host.obeys = false
    world.host.shown.append(InstanceID(rawValue: 0))
    world.host.delegate?.stackChanged()
    #expect(world.host.told.count == before + 1)
    #expect(world.shop.isBusy)
    world.host.advance(by: .seconds(3))
    #expect(world.host.told.count == before + 2)
    world.host.obeys = true
    world.host.advance(by: .seconds(2))
    #expect(world.host.told.count == before + 3)
    #expect(world.reports.count == 0)
    #expect(world.isSound)
  }

  @Test func hostThatCannotBeRepairedIsReportedOnceAndLeftAloneUntilItSpeaks() {
    let (world, before) = filters()
    world.host.obeys = false
    world.host.shown.append(InstanceID(rawValue: 0))
    world.host.delegate?.stackChanged()
    world.host.advance(by: .seconds(60))
    #expect(world.host.told.count == before + 5)
    #expect(world.reports.count == 1)
    #expect(!world.shop.isBusy)
    #expect(world.host.interactionOffCount == 0)
    #expect(world.host.timer == nil)
    world.host.obeys = true
    world.host.delegate?.stackChanged()
    #expect(world.host.told.count == before + 6)
    #expect(world.isSound)
  }

  @Test func hostThatFightsInsideTheCallGetsATurnAtATime() {
    let (world, before) = filters()
    world.host.whenTold = {
      world.host.shown = [InstanceID(rawValue: 0)]
      world.host.delegate?.stackChanged()
    }
    world.host.shown = []
    world.host.delegate?.stackChanged()
    #expect(world.host.told.count == before + 1)
    world.host.advance(by: .seconds(60))
    #expect(world.host.told.count < before + 40)
    #expect(world.reports.count >= 1)
  }

  @Test func hostThatFightsEachTimeItStandsGetsAFewTurnsAtATime() {
    let (world, before) = filters()
    for _ in 0..<100 {
      world.host.shown = []
      world.host.delegate?.stackChanged()
    }
    #expect(world.host.told.count < before + 20)
    world.host.advance(by: .seconds(60))
    #expect(world.isSound)
  }

  @Test func forbiddenPlaceIsNotAdoptedBecauseARepairFailed() {
    let world = HandMovedWorld()
    world.catalog.openCart()
    world.facts.isPaying = true
    world.host.obeys = false
    world.host.shown.removeLast()
    world.host.delegate?.stackChanged()
    #expect(world.stack == ["catalog", "cart"])
    world.host.obeys = true
    world.host.advance(by: .seconds(2))
    #expect(world.stack == ["catalog", "cart"])
    #expect(world.isSound)
  }

  @Test func whatTheHostTakesOffInsideATransitionIsGuardedByBack() {
    let world = World(animation: .zero)
    world.catalog.openCart()
    world.cart.openItem(id: "1")
    world.facts.isPaying = true
    world.screens.calls = []
    world.host.fail(.fallsToRoot)
    #expect(world.product.openSeller().outcomeSoFar == .failed(.host))
    #expect(world.screens.calls.contains("ask back"))
    #expect(world.stack == ["catalog", "cart", "product"])
    #expect(world.isSound)

    world.screens.calls = []
    world.host.fail(.fallsToRoot)
    #expect(world.product.close().outcomeSoFar == .failed(.host))
    #expect(world.stack == ["catalog", "cart"])
    #expect(world.isSound)

    world.facts.isPaying = false
    world.cart.openItem(id: "1")
    world.screens.calls = []
    world.host.fail(.fallsToRoot)
    #expect(world.product.close().outcomeSoFar == .failed(.host))
    #expect(world.stack == ["catalog"])
    #expect(world.screens.calls.suffix(2) == ["cart: prepare back", "catalog: back from cart"])
    #expect(world.isSound)
  }

  @Test func valueOfAnUnwindThatHadToBeSettledIsNotLost() {
    let world = World()
    let filters = world.catalog.openFilters()
    world.host.fail(.animatesForever)
    let unwind = world.filters.apply(.price)
    world.wait()
    #expect(unwind.outcomeSoFar == .failed(.host))
    #expect(world.stack == ["catalog"])
    guard case .apply(.price)? = filters.returnedSoFar else {
      Issue.record("the value did not come back")
      return
    }
    #expect(world.isSound)
  }
}
