import NavRuntime
import NavTesting
import Testing

@MainActor struct EventTests {
  private func line(_ kind: NavigationEvent.Kind) -> String {
    switch kind {
    case .requested(let request): "requested \(request.name)"
    case .queued: "queued"
    case .ended(_, let outcome): "ended \(outcome)"
    case .began(let transition): "began \(transition.kind)"
    case .willShow(let screen): "will show \(screen)"
    case .didShow(let screen): "did show \(screen)"
    case .released(let screen): "released \(screen)"
    default: "\(kind)"
    }
  }

  @Test func everythingIsToldInOrder() {
    let world = World()
    world.catalog.openCart()
    world.catalog.openCart()
    world.catalog.queueProduct(id: "1")
    world.slide()
    world.shop.goBack()
    world.slide()
    #expect(
      world.events.map(line) == [
        "requested openCart", "began push", "will show cart", "requested openCart", "ended refused: busy",
        "requested queueProduct", "queued", "did show cart", "ended shown", "ended refused: not visible",
        "requested back", "began pop", "will show catalog", "did show catalog", "released cart", "ended shown",
      ])
  }

  @Test func anyNumberOfObserversGetTheSame() {
    let world = World()
    var first: [String] = []
    var second: [String] = []
    let one = world.shop.observe { first.append(self.line($0.kind)) }
    var two: EventObservation? = world.shop.observe { second.append(self.line($0.kind)) }
    world.catalog.openFilters()
    two?.cancel()
    two = nil
    let count = first.count
    #expect(first == second)
    world.filters.openHelp()
    #expect(second.count == count)
    #expect(first.count > count)
    withExtendedLifetime((one, two)) {}
  }

  @Test func droppedObserverIsNotCalled() {
    let world = World()
    var count = 0
    var observation: EventObservation? = world.shop.observe { _ in count += 1 }
    withExtendedLifetime(observation) {}
    observation = nil
    world.catalog.openFilters()
    #expect(count == 0)
  }

  @Test func requestsCarryWhatIsNeededToReplayThem() {
    let world = World()
    world.catalog.openProduct(id: "1", highlight: true, sender: .program)
    guard case .requested(let request)? = world.events.first else {
      Issue.record("no request")
      return
    }
    #expect(request.destination as? Shop.Product == Shop.Product(id: "1", highlight: true))
    #expect(request.source?.name == "catalog")
    #expect(request.sender == .program)
  }

  @Test func last64AreKept() {
    let world = World(animation: .zero)
    for _ in 0..<100 {
      world.catalog.openFilters()
      world.filters.clear()
    }
    #expect(world.shop.lastEvents.count == 64)
    #expect(world.shop.lastEvents.map { line($0.kind) } == world.events.suffix(64).map(line))
  }
}
