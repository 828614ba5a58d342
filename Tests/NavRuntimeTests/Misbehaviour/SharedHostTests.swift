import NavRuntime
import NavTesting
import Testing

/// Several navigators on one host, one after the other.
@MainActor struct SharedHostTests {
  private func makeShop<Host: NavigationHost>(_ host: Host) -> Navigator<Shop, Host> {
    Navigator(host: host, screens: RecordingScreens(), facts: TestFacts())
  }

  @Test func navigatorThatIsGoneLeavesItsSuccessorAlone() async {
    let host = InMemoryHost<Any>(animation: World.slide)
    var first: Navigator<Shop, InMemoryHost<Any>>? = makeShop(host)
    first?.start()
    first?.handle(Shop.Catalog.self)?.openCart()
    #expect(!host.isInteractionEnabled)
    first = nil
    let second = makeShop(host)
    second.start()
    host.advance(by: World.slide)
    second.handle(Shop.Catalog.self)?.openCart()
    #expect(!host.isInteractionEnabled)
    await letRun()
    // The transition of the second navigator is in progress: its watchdog is set, and interaction is off.
    #expect(!host.isInteractionEnabled)
    #expect(host.hasTimer)
    host.advance(by: .seconds(60))
    #expect(host.isInteractionEnabled)
    #expect(host.interactionOffCount == 0)
    #expect(second.stack.map(\.name) == ["catalog", "cart"])
  }

  @Test func navigatorWhoseHostTellsAnotherIsRetired() async {
    let host = InMemoryHost<Any>(animation: World.slide)
    let first = makeShop(host)
    first.start()
    let push = first.handle(Shop.Catalog.self)?.openCart()
    let filters = first.handle(Shop.Catalog.self)?.openFilters(sender: .program)
    let second = makeShop(host)
    #expect(push?.outcomeSoFar == .cancelled)
    #expect(filters?.outcomeSoFar == .cancelled)
    #expect(host.isInteractionEnabled)
    second.start()
    host.advance(by: .seconds(60))
    let changes = host.changes.count
    #expect(first.handle(Shop.Catalog.self)?.openCart().outcomeSoFar == .cancelled)
    #expect(first.start().outcomeSoFar == .cancelled)
    #expect(host.changes.count == changes)
    #expect(second.stack.map(\.id) == host.shownInstances)
  }

  @Test func numbersAreNotUsedTwice() {
    let (host, other) = (InMemoryHost<Any>(), InMemoryHost<Any>())
    let first = makeShop(host)
    first.start()
    let second = makeShop(other)
    second.start()
    first.handle(Shop.Catalog.self)?.openCart()
    second.handle(Shop.Catalog.self)?.openCart()
    #expect(Set(first.stack.map(\.id)).isDisjoint(with: second.stack.map(\.id)))
    #expect(Set(host.changes.map(\.transition)).isDisjoint(with: other.changes.map(\.transition)))
  }

  @Test func completionForThePredecessorIsNobodys() {
    let host = HandMovedHost()
    host.completes = false
    var first: Navigator<Shop, HandMovedHost>? = makeShop(host)
    first?.start()
    let old = host.told.last?.transition
    first = nil
    let second = makeShop(host)
    let start = second.start()
    host.shown = []
    if let old { host.delegate?.didShow(old) }
    #expect(start.outcomeSoFar == nil)
    host.carryOutLate()
    #expect(start.outcomeSoFar == .shown)
  }

  @Test func navigatorsThatAreMadeInsideOneAnotherLeaveOneThatIsTold() {
    let host = HandMovedHost()
    var made = [makeShop(host)]
    var offCounts: [Int] = []
    host.whenTurned = {
      offCounts.append(host.interactionOffCount)
      if made.count > 3 { return }
      let next = makeShop(host)
      made.append(next)
      next.start()
    }
    made[0].start()
    host.whenTurned = {}
    #expect(made.count > 3)
    #expect(offCounts.allSatisfy { 0...1 ~= $0 })
    #expect(host.interactionOffCount == 0)
    let living = made.filter { $0.goBack().outcomeSoFar != .cancelled }
    #expect(living.count == 1)
    #expect(living.first?.stack.map(\.name) == ["catalog"])
  }

  @Test func requestThatIsBeingTakenWhenItsNavigatorIsReplacedIsTakenAndEnds() {
    let world = HandMovedWorld()
    var successor: Navigator<Shop, HandMovedHost>?
    world.host.whenAsked = { [unowned world] in
      if successor == nil { successor = makeShop(world.host) }
    }
    let cart = world.catalog.openCart()
    #expect(successor != nil)
    #expect(cart.outcomeSoFar == .cancelled)
    let told = world.events.compactMap { event -> String? in
      switch event {
      case .requested: "requested"
      case .ended: "ended"
      default: nil
      }
    }
    #expect(told.suffix(2) == ["requested", "ended"])
  }

  /// If the next navigator takes over the host during any read of the clock, the request in progress ends.
  @Test(arguments: 1...12)
  func navigatorThatIsReplacedWhereTheClockIsReadEndsWhatIsUnderWay(_ reading: Int) {
    let host = HandMovedHost()
    host.completes = false
    let first = makeShop(host)
    var second: Navigator<Shop, HandMovedHost>?
    var reads = 0
    host.whenTime = {
      reads += 1
      if reads == reading { second = makeShop(host) }
    }
    let start = first.start()
    host.whenTime = {}
    #expect(second == nil || start.outcomeSoFar == .cancelled)
    #expect(reading > 4 || second != nil)
  }

  /// If the next navigator takes over the host during any query, the previous navigator makes no more changes.
  @Test(arguments: 1...8)
  func navigatorThatIsReplacedWhereTheHostIsLookedAtTellsItNothing(_ look: Int) {
    let world = HandMovedWorld()
    var successor: Navigator<Shop, HandMovedHost>?
    var (looks, told) = (0, 0)
    world.host.whenLookedAt = { [unowned world] in
      looks += 1
      guard looks == look else { return }
      successor = makeShop(world.host)
      told = world.host.told.count
    }
    // The host lost all pages, so the navigator repairs it. There is no request, and the navigator queries the host
    // before the repair.
    world.host.shown = []
    world.host.delegate?.stackChanged()
    #expect(look > 3 || successor != nil)
    #expect(successor == nil || world.host.told.count == told)
  }
}
