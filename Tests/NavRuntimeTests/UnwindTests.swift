import NavRuntime
import NavTesting
import Testing

@MainActor struct UnwindTests {
  @Test func stepsOfAnUnwindComeInTheOrderOfTheContract() {
    let world = World()
    world.catalog.openFilters()
    world.screens.calls = []
    var changesWhenTold: [Int] = []
    world.screens.whenTold = { changesWhenTold.append(world.host.changes.count) }
    let request = world.filters.apply(.price)
    #expect(world.screens.calls == ["ask apply", "filters: prepare apply", "unwind apply price"])
    #expect(changesWhenTold == [2, 2])
    #expect(world.stack == ["catalog", "filters"])
    world.slide()
    #expect(world.stack == ["catalog"])
    #expect(request.outcomeSoFar == .shown)
    #expect(world.isSound)
  }

  @Test func hookOfAnUnwindThatReturnsNothingHasNothing() {
    let world = World(animation: .zero)
    world.catalog.openFilters()
    world.screens.calls = []
    world.filters.clear()
    #expect(world.screens.calls == ["ask clear", "filters: prepare clear", "unwind clear () from false"])
  }

  @Test func unwindIsOneTransitionWhateverItsDepth() {
    let world = World(animation: .zero)
    world.catalog.openProduct(id: "1")
    world.product.openSimilar(id: "2")
    world.product.openSimilar(id: "3")
    world.product.openSeller()
    let changes = world.host.changes.count
    world.seller.home()
    #expect(world.host.changes.count == changes + 1)
    #expect(world.host.changes.last?.kind == .pop)
    #expect(world.stack == ["catalog"])
  }

  @Test func targetIsTheNearestInstanceUnderTheSource() {
    let world = World(animation: .zero)
    world.catalog.openProduct(id: "1")
    world.product.openSimilar(id: "2")
    world.product.openSeller()
    world.seller.backToProduct()
    #expect(world.product.arguments.id == "2")
    #expect(world.stack == ["catalog", "product", "product"])
  }

  @Test func openerIsTheScreenThatPushedTheNearestSharedOne() {
    let world = World(animation: .zero)
    world.catalog.openCart()
    world.cart.openItem(id: "1")
    world.product.close()
    #expect(world.stack == ["catalog", "cart"])
    world.cart.openItem(id: "1")
    world.product.openSimilar(id: "2")
    world.product.close()
    #expect(world.product.arguments.id == "1")
  }

  @Test func previousIsOneScreenBack() {
    let world = World(animation: .zero)
    world.catalog.openFilters()
    world.filters.cancel()
    #expect(world.stack == ["catalog"])
  }

  @Test func predicateOfAnUnwindIsAsked() {
    let world = World()
    world.catalog.openFilters()
    world.facts.hasChosen = false
    world.screens.calls = []
    #expect(
      world.filters.apply(.price).outcomeSoFar == .refused(.predicate(segue: "apply", source: "hasChosen")))
    #expect(!world.filters.canPerform(.apply))
    #expect(world.screens.calls.isEmpty)
    #expect(world.isSound)
  }

  @Test func sourceOfAnUnwindIsCheckedBeforeBusy() {
    let world = World()
    world.openSeller()
    let stale = world.seller
    stale.backToProduct()
    world.slide()
    world.product.openSeller()
    #expect(stale.backToProduct().outcomeSoFar == .refused(.notVisible))
    #expect(world.product.close().outcomeSoFar == .refused(.busy))
    world.wait()
    #expect(world.isSound)
  }

  @Test func unwindFromAScreenThatIsArrivingMayWait() {
    let world = World()
    var arriving: Shop.Seller.Handle?
    let observation = world.shop.observe { event in
      if case .willShow(let screen) = event.kind, screen.name == "seller", arriving == nil {
        arriving = (world.host.visiblePage as? Page<Shop.Seller>)?.screen
      }
    }
    world.catalog.openProduct(id: "1")
    world.slide()
    world.product.openSeller()
    let back = arriving?.backToProduct()
    #expect(back?.outcomeSoFar == nil)
    world.slide()
    world.slide()
    #expect(back?.outcomeSoFar == .shown)
    #expect(world.stack == ["catalog", "product"])
    observation.cancel()
  }

  @Test func screensTakenOffAreReleasedAfterDidShowAndNeverBefore() {
    let world = World()
    world.catalog.openProduct(id: "1")
    world.slide()
    var isAliveAtDidShow: Bool?
    let observation = world.shop.observe { event in
      if case .didShow = event.kind { isAliveAtDidShow = world.screens.pages.last?() != nil }
    }
    world.product.close()
    #expect(world.screens.pages.last?() != nil)
    world.slide()
    #expect(isAliveAtDidShow == true)
    #expect(world.screens.pages.last?() == nil)
    #expect(world.released.map(\.name) == ["product"])
    observation.cancel()
  }
}
