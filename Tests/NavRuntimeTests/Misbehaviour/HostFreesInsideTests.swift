import NavRuntime
import NavTesting
import Testing

/// A page that queries its host when it is freed. The host frees no page during a change.
@MainActor struct HostFreesInsideTests {
  @MainActor private final class Curious {
    weak let host: InMemoryHost<Any>?
    let navigator: () -> Navigator<Shop, InMemoryHost<Any>>?

    init(_ host: InMemoryHost<Any>, _ navigator: @escaping () -> Navigator<Shop, InMemoryHost<Any>>?) {
      self.host = host
      self.navigator = navigator
    }

    isolated deinit {
      guard let host else { return }
      _ = (host.isAnimating, host.shownInstances, host.visiblePage, host.stack.count, host.hasTimer)
      _ = (navigator()?.stack, navigator()?.canGoBack)
      host.popByItself(0)
    }
  }

  @Test(arguments: [nil, .doesNothing, .fallsToRoot, .endsDeeper, .animatesForever, .neverCompletes] as [HostFault?])
  func pageThatIsFreedAsksItsHost(_ fault: HostFault?) {
    let host = InMemoryHost<Any>(animation: World.slide)
    let screens = BareApp<Shop>()
    let shop = Navigator<Shop, _>(host: host, screens: screens, facts: TestFacts())
    screens.make = { [unowned host, weak shop] _ in Curious(host) { shop } }
    shop.start()
    for _ in 0..<3 {
      shop.handle(Shop.Catalog.self)?.openFilters()
      host.advance(by: .seconds(1))
      if let fault { host.fail(fault) }
      shop.goBack()
      host.advance(by: .seconds(60))
      shop.goBack()
      host.advance(by: .seconds(60))
      #expect(!shop.isBusy)
    }
    host.beginSwipe()
    host.finishSwipe()
    host.advance(by: .seconds(60))
    host.popByItself()
    shop.restore(NavigationState(screens: [Shop.Catalog()]))
    host.advance(by: .seconds(60))
    #expect(shop.stack.map(\.name) == ["catalog"])
    #expect(host.shownInstances == shop.stack.map(\.id))
  }

  /// The navigator releases a page that left its stack. The page lives while the host shows it.
  @Test func pageThatAHostStillShowsLives() {
    let world = BankWorld<Bank>()
    world.openWallet()
    let pages = world.screens.livingPages
    world.host.fail(.doesNothing, .doesNothing)
    world.setSession(false)
    #expect(world.bank.stack.map(\.name) == ["home"])
    #expect(world.host.shownInstances.count == 2)
    #expect(world.screens.livingPages == pages)
    world.host.advance(by: .seconds(60))
    #expect(world.host.shownInstances.count == 1)
    #expect(world.screens.livingPages == pages - 1)
    #expect(world.isSound)
  }
}
