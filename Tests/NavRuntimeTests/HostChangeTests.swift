import NavRuntime
import NavTesting
import Testing

@MainActor struct HostChangeTests {
  @Test func popThatTheHostMadeIsAdoptedAndToldOnce() {
    let world = World(animation: .zero)
    world.catalog.openFilters()
    world.screens.calls = []
    world.host.popByItself()
    #expect(world.stack == ["catalog"])
    #expect(world.screens.calls == ["ask back", "filters: prepare back", "catalog: back from filters"])
    #expect(world.isSound)
    guard case .adopted(let stack)? = world.events.first(where: { if case .adopted = $0 { true } else { false } })
    else {
      Issue.record("no event")
      return
    }
    #expect(stack.map(\.name) == ["catalog"])
  }

  @Test func pageOfNobodysIsNotInTheGraphAndGoes() {
    let world = World(animation: .zero)
    world.catalog.openFilters()
    world.host.pushForeignPage()
    #expect(world.stack == ["catalog", "filters"])
    #expect(world.host.shownInstances == world.shop.stack.map(\.id))
    #expect(world.isSound)
  }

  @Test func popOverSeveralScreensIsAdoptedIfBackOfEachAllowsIt() {
    let world = World(animation: .zero)
    world.catalog.openCart()
    world.cart.openItem(id: "1")
    world.host.popByItself(2)
    #expect(world.stack == ["catalog"])
    #expect(world.isSound)

    world.catalog.openCart()
    world.cart.openItem(id: "1")
    world.facts.isPaying = true
    world.screens.calls = []
    world.host.popByItself(2)
    #expect(world.stack == ["catalog", "cart", "product"])
    #expect(world.screens.calls == ["ask back"])
    #expect(world.isSound)
  }

  @Test func popThatTheHookForbidsIsUndone() {
    let world = World()
    world.catalog.openFilters()
    world.screens.answer = { _ in false }
    world.host.popByItself()
    world.wait()
    #expect(world.stack == ["catalog", "filters"])
    #expect(world.host.changes.last?.kind == .set)
    #expect(world.host.changes.last?.isAnimated == false)
    #expect(world.isSound)
  }

  @Test func placeThatIsNotInTheGraphIsUndone() {
    let world = World(animation: .zero)
    world.catalog.openFilters()
    world.filters.openHelp()
    let ids = world.shop.stack.map(\.id)
    // No push leads from the catalog to help. The others are foreign, empty, repeated, or lack the root.
    for illegal in [[ids[0], ids[2]], ids + [InstanceID(rawValue: 0)], [], ids + [ids[2]], [ids[1], ids[2]]] {
      world.host.changeByItself(to: illegal)
      #expect(world.stack == ["catalog", "filters", "help"])
      #expect(world.isSound)
    }
  }

  @Test func otherLegalPlaceIsAdopted() {
    // The catalog can push the product that the cart pushed.
    let world = World(animation: .zero)
    world.catalog.openCart()
    world.cart.openItem(id: "1")
    let ids = world.shop.stack.map(\.id)
    world.host.changeByItself(to: [ids[0], ids[2]])
    #expect(world.stack == ["catalog", "product"])
    #expect(world.isSound)
  }

  @Test func changeThatIsNoneIsNothing() {
    let world = World(animation: .zero)
    world.host.changeByItself(to: world.host.shownInstances)
    #expect(world.events.isEmpty)
  }

  @Test func changeWithoutAWordIsFoundWhenThePageThatPeopleSeeAsks() {
    let world = World()
    world.catalog.openFilters()
    let catalog = world.catalog
    world.host.silently { $0.popByItself() }
    #expect(world.stack == ["catalog", "filters"])
    #expect(catalog.openCart().outcomeSoFar == nil)
    world.slide()
    #expect(world.stack == ["catalog", "cart"])
    #expect(world.outcomes == [.shown, .shown])
    #expect(world.isSound)
  }

  @Test func changeWithoutAWordThatIsNotAllowedIsUndoneBeforeThePageIsHeard() {
    let world = World()
    world.catalog.openCart()
    world.slide()
    world.facts.isPaying = true
    let catalog = world.catalog
    world.host.silently { $0.popByItself() }
    catalog.openProduct(id: "1")
    world.slide()
    #expect(world.stack == ["catalog", "cart"])
    #expect(world.outcomes == [.shown, .refused(.notVisible)])
    #expect(world.isSound)
  }

  @Test func staleHandleWhereTheHostStandsChangesNothing() {
    let world = World()
    let catalog = world.catalog
    catalog.openCart()
    world.slide()
    let count = world.host.changes.count
    #expect(catalog.openProduct(id: "1").outcomeSoFar == .refused(.notVisible))
    #expect(world.host.changes.count == count)
    #expect(world.shop.isBusy == false)
  }

  @Test func pushesWhoseScreensTheHostTookOffReturnNil() async {
    let world = World(animation: .zero)
    let filters = world.catalog.openFilters()
    world.host.popByItself()
    #expect(await filters.returned == nil)
  }
}
