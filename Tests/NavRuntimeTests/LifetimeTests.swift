import NavRuntime
import NavTesting
import Testing

@MainActor struct LifetimeTests {
  @Test func navigatorHostAndPagesGoWithTheApp() {
    let screens = RecordingScreens()
    weak var host: InMemoryHost<Any>?
    weak var shop: Navigator<Shop, InMemoryHost<Any>>?
    do {
      let ownHost = InMemoryHost<Any>()
      let ownShop = Navigator<Shop, _>(host: ownHost, screens: screens, facts: TestFacts())
      ownShop.start()
      ownShop.handle(Shop.Catalog.self)?.openCart()
      host = ownHost
      shop = ownShop
    }
    #expect(shop == nil)
    #expect(host == nil)
    #expect(screens.pages.count == 2)
    #expect(screens.pages.allSatisfy { $0() == nil })
  }

  @Test func hostThatOutlivesItsNavigatorIsNotHeard() {
    let host = InMemoryHost<Any>(animation: World.slide)
    var shop: Navigator<Shop, InMemoryHost<Any>>? = Navigator(
      host: host, screens: RecordingScreens(), facts: TestFacts())
    shop?.start()
    shop?.handle(Shop.Catalog.self)?.openCart()
    shop = nil
    host.pressBack()
    #expect(!host.beginSwipe())
    host.advance(by: .seconds(60))
    #expect(host.changes.count == 2)
  }

  @Test func pagesOfAPushThatFailedAreReleased() {
    let world = World()
    world.host.fail(.doesNothing)
    world.catalog.openCart()
    #expect(world.screens.pages.last?() != nil)
    world.slide()
    #expect(world.screens.pages.last?() == nil)
  }
}
