import NavRuntime
import NavTesting
import Testing

/// The order of requests and their observers, and of locks and their observers.
@MainActor struct OrderTests {
  /// Runs `reaction` at each event that matches.
  private func whenever(
    _ world: World, _ isMeant: @escaping (NavigationEvent.Kind) -> Bool, _ reaction: @escaping @MainActor () -> Void
  ) -> EventObservation {
    world.shop.observe { if isMeant($0.kind) { reaction() } }
  }

  @Test func requestOfAnObserverComesAfterTheOneThatItHearsOf() {
    let world = World()
    world.catalog.openCart()
    var second: SegueRequest<Never>?
    let observation = whenever(world, { if case .requested = $0 { true } else { false } }) {
      if second == nil { second = world.catalog.queueProduct(id: "2") }
    }
    world.catalog.queueProduct(id: "1")
    let asked = world.events.compactMap { if case .requested(let request) = $0 { request.id } else { nil } }
    let queued = world.events.compactMap { if case .queued(let request) = $0 { request } else { nil } }
    #expect(asked.count == 3)
    #expect(queued == Array(asked.dropFirst()))
    observation.cancel()
  }

  @Test func lockHoldsForThoseWhoHearOfIt() {
    let world = World()
    var push: SegueRequest<Never>?
    let observation = whenever(world, { if case .locked = $0 { true } else { false } }) {
      push = world.catalog.queueCart()
    }
    let lock = world.shop.lock()
    #expect(push?.outcomeSoFar == .refused(.locked))
    lock.release()
    #expect(world.stack == ["catalog"])
    #expect(world.isSound)
    observation.cancel()
  }

  @Test func droppedLockDoesNotRefuseWhatIsQueued() {
    let world = World()
    world.catalog.openFilters()
    world.host.beginSwipe()
    let queued = world.filters.openHelp(sender: .program)
    var lock: NavigationLock? = world.shop.lock()
    #expect(lock?.isHeld == true)
    lock = nil
    world.host.cancelSwipe()
    world.slide()
    #expect(queued.outcomeSoFar == .shown)
    #expect(world.isSound)
  }

  @Test func staleReplaceLeavesTheQueueAlone() {
    let world = World(animation: .zero)
    let stale = world.catalog
    world.shop.restore(NavigationState(screens: [Shop.Catalog()]))
    world.host.animation = World.slide
    world.catalog.openCart()
    let queued = world.catalog.queueProduct(id: "2")
    #expect(stale.replaceProduct(id: "3").outcomeSoFar == .refused(.notVisible))
    #expect(stale.queueProduct(id: "4").outcomeSoFar == .refused(.notVisible))
    #expect(queued.outcomeSoFar == nil)
    world.wait()
    #expect(world.isSound)
  }

  @Test func sourceOfAnUnwindThatIsCoveredIsCheckedBeforeBusy() {
    let world = World()
    world.catalog.openProduct(id: "1")
    world.slide()
    let covered = world.product
    covered.openSeller()
    world.slide()
    world.seller.home()
    #expect(covered.close().outcomeSoFar == .refused(.notVisible))
    #expect(world.shop.goBack().outcomeSoFar == .refused(.busy))
    world.wait()
    #expect(world.isSound)
  }

  @Test func requestsPastTheBoundAreToldToo() {
    let world = World()
    var requests: [SegueRequest<Never>] = []
    world.screens.answer = { _ in
      if requests.isEmpty {
        for count in 0..<100 { requests.append(world.catalog.queueProduct(id: "\(count)")) }
      }
      return true
    }
    world.catalog.openCart()
    world.wait()
    let asked = world.events.count { if case .requested = $0 { true } else { false } }
    #expect(asked == 101)
    #expect(world.outcomes.count == 101)
    #expect(world.isSound)
  }

  @Test func observerThatAsksAtEachEndDoesNotGoOnForEver() {
    let world = World()
    var count = 0
    let observation = whenever(world, { if case .ended = $0 { true } else { false } }) {
      count += 1
      world.catalog.openCart()
    }
    world.catalog.openCart()
    world.wait()
    #expect(count > 1)
    #expect(count < 1000)
    observation.cancel()
  }

  @Test func navigatorThatGoesInMidTransitionLeavesTheHostUsable() async {
    let host = InMemoryHost<Any>(animation: World.slide)
    var shop: Navigator<Shop, _>? = Navigator(host: host, screens: RecordingScreens(), facts: TestFacts())
    shop?.start()
    shop?.handle(Shop.Catalog.self)?.openCart()
    #expect(host.interactionOffCount == 1)
    shop = nil
    await wait { host.interactionOffCount == 0 }
    #expect(host.interactionOffCount == 0)
  }
}
