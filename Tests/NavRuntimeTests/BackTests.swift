import NavRuntime
import NavTesting
import Testing

@MainActor struct BackTests {
  @Test func backIsGuardedBeforeTheHostMovesAndToldOnceWhenItHasHappened() {
    let world = World()
    world.catalog.openFilters()
    world.screens.calls = []
    world.host.pressBack()
    #expect(world.screens.calls == ["ask back"])
    #expect(world.host.changes.last?.kind == .pop)
    world.slide()
    #expect(world.screens.calls == ["ask back", "filters: prepare back", "catalog: back from filters"])
    #expect(world.stack == ["catalog"])
    #expect(world.isSound)
  }

  @Test func predicateOfBackKeepsTheHostStill() {
    let world = World()
    world.catalog.openCart()
    world.slide()
    world.facts.isPaying = true
    #expect(!world.shop.canGoBack)
    let changes = world.host.changes.count
    world.host.pressBack()
    #expect(world.outcomes.last == .refused(.predicate(segue: "back", source: "not isPaying")))
    #expect(world.host.changes.count == changes)
    #expect(world.stack == ["catalog", "cart"])
    world.facts.isPaying = false
    #expect(world.shop.canGoBack)
    #expect(world.isSound)
  }

  @Test func hookOfBackKeepsTheHostStill() {
    let world = World()
    world.catalog.openFilters()
    world.screens.answer = { $0 != .back }
    #expect(world.shop.goBack().outcomeSoFar == .refused(.hook(segue: "back")))
    #expect(world.stack == ["catalog", "filters"])
    #expect(world.isSound)
  }

  @Test func backNeverIsRefusedWithoutAsking() {
    let world = World()
    world.catalog.openFilters()
    world.filters.openHelp()
    world.slide()
    #expect(!world.shop.canGoBack)
    #expect(world.shop.goBack().outcomeSoFar == .refused(.predicate(segue: "back", source: "false")))
    #expect(world.help.done().outcomeSoFar == nil)
    world.slide()
    #expect(world.stack == ["catalog"])
  }

  @Test func backAtTheRootIsRefused() {
    let world = World()
    #expect(!world.shop.canGoBack)
    #expect(world.shop.goBack().outcomeSoFar == .refused(.notVisible))
    world.host.pressBack()
    #expect(world.stack == ["catalog"])
    #expect(world.isSound)
  }

  @Test func backOverSeveralScreensAsksEachOfThem() {
    let world = World(animation: .zero)
    world.catalog.openCart()
    world.cart.openItem(id: "1")
    world.product.openSimilar(id: "2")
    let root = world.shop.stack[0].id
    world.facts.isPaying = true
    world.host.longPressBack(to: root)
    #expect(world.stack == ["catalog", "cart", "product", "product"])
    world.facts.isPaying = false
    world.screens.calls = []
    world.host.longPressBack(to: root)
    #expect(world.stack == ["catalog"])
    #expect(
      world.screens.calls == [
        "ask back", "ask back", "product: prepare back", "catalog: back from product",
      ])
  }

  @Test func backThatDidNotHappenIsNotTold() {
    let world = World()
    world.catalog.openFilters()
    world.screens.calls = []
    world.host.fail(.doesNothing)
    world.host.pressBack()
    world.slide()
    #expect(world.screens.calls == ["ask back"])
    #expect(world.outcomes.last == .failed(.host))
    #expect(world.stack == ["catalog", "filters"])
    #expect(world.isSound)
  }

  @Test func backThatFailedAndHasHappenedAllTheSameIsTold() {
    let world = World()
    world.catalog.openFilters()
    world.screens.calls = []
    world.host.fail(.animatesForever)
    world.host.pressBack()
    world.wait()
    #expect(world.outcomes.last == .failed(.host))
    #expect(world.stack == ["catalog"])
    #expect(world.screens.calls == ["ask back", "filters: prepare back", "catalog: back from filters"])
    #expect(world.isSound)
  }

  @Test func backOfAUserIsDroppedWhileBusyAndOfAProgramQueued() {
    let world = World()
    world.catalog.openFilters()
    world.filters.openHelp()
    world.slide()
    world.help.done()
    #expect(world.shop.goBack().outcomeSoFar == .refused(.busy))
    let queued = world.shop.goBack(sender: .program)
    #expect(queued.outcomeSoFar == nil)
    world.wait()
    #expect(queued.outcomeSoFar == .refused(.notVisible))
  }
}
