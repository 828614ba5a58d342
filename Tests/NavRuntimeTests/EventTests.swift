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

  @Test func backCarriesWhereTo() {
    let world = World(animation: .zero)
    world.catalog.openCart()
    world.cart.openItem(id: "1")
    let bottom = world.shop.stack[0].id
    world.host.longPressBack(to: bottom)
    let targets = world.events.compactMap { if case .requested(let request) = $0 { request.target } else { nil } }
    #expect(targets == [bottom])
  }

  @Test func finishedSwipeTellsWhatIsAboutToBeShown() {
    for animation in [World.slide, .zero] {
      let world = World(animation: animation)
      world.catalog.openFilters()
      let before = world.events.count
      world.host.beginSwipe()
      world.host.finishSwipe()
      world.slide()
      #expect(
        world.events[before...].map(line).filter { $0.contains(" show ") } == [
          "will show catalog", "did show catalog",
        ])
    }
  }

  @Test func movesOfAFingerAreOneEventInTheLog() {
    let world = World()
    world.catalog.openFilters()
    world.host.beginSwipe()
    for step in 1...20 { world.host.moveSwipe(to: Double(step) / 40) }
    let moves = world.shop.lastEvents.count { if case .swipeMoved = $0.kind { true } else { false } }
    #expect(moves == 1)
    world.host.cancelSwipe()
  }

  @Test func reportInTheLogDoesNotKeepTheEventsBeforeIt() {
    let world = World()
    for _ in 0..<3 {
      world.host.fail(.animatesForever)
      world.catalog.openCart()
      world.wait()
      world.shop.goBack()
      world.wait()
    }
    #expect(world.reports.count == 3)
    #expect(world.reports.allSatisfy { !$0.events.isEmpty })
    let kept = world.shop.lastEvents.compactMap { if case .report(let report) = $0.kind { report } else { nil } }
    #expect(!kept.isEmpty)
    #expect(kept.allSatisfy { $0.events.isEmpty })
  }
}
