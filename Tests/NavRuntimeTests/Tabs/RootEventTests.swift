import NavRuntime
import NavTesting
import Testing

/// Events of changes without a request.
@MainActor struct RootEventTests {
  private func kinds(_ events: [NavigationEvent.Kind]) -> [String] {
    events.compactMap { kind in
      switch kind {
      case .requested(let request): "requested \(request.id.rawValue)"
      case .ended(let id, _): "ended \(id.rawValue)"
      case .began(let transition): "began \(transition.request.rawValue)"
      case .didShow(let screen): "didShow \(screen.name)"
      case .released(let screen): "released \(screen.name)"
      case .repairing: "repairing"
      default: nil
      }
    }
  }

  @Test func anotherRootHasNoRequest() {
    let world = ArcadeWorld()
    world.facts { $0.isOpen = false }
    #expect(kinds(world.events) == ["began 0", "didShow gate", "released games", "released hall"])
    #expect(world.isSound)
  }

  @Test func tabThatMayNotStayHasNoRequest() {
    let world = StoreWorld()
    world.host.pressTab("club")
    let before = world.events.count
    world.facts { $0.isMember = false }
    #expect(world.stack == ["catalog"])
    let told = kinds(Array(world.events[before...]))
    #expect(!told.contains { $0.hasPrefix("requested") || $0.hasPrefix("ended") } && told.first == "began 0")
  }

  /// The stack changes even if the host fails, and a repair follows.
  @Test func rootThatTheHostDoesNotShowIsThereAllTheSame() {
    let world = ArcadeWorld()
    world.host.fail(.doesNothing)
    world.facts { $0.isOpen = false }
    world.host.advance(by: .seconds(5))
    #expect(
      kinds(world.events) == [
        "began 0", "released games", "released hall", "repairing", "began 0", "didShow gate",
      ])
    #expect(world.pages == ["gate"] && world.isSound)
  }

  /// Each request in the events has one `requested` and one `ended`.
  @Test func requestsAreBracketed() {
    let world = ArcadeWorld()
    world.handle(Arcade.Games.self).play(level: 1)
    world.facts { $0.isOpen = false }
    world.facts { $0.isOpen = true }
    world.navigator.open("arcade://games/2")
    let told = kinds(world.events)
    let requested = told.filter { $0.hasPrefix("requested") }.map { $0.dropFirst("requested ".count) }
    let ended = told.filter { $0.hasPrefix("ended") }.map { $0.dropFirst("ended ".count) }
    #expect(requested == ended && requested.count == 2)
    for began in told.filter({ $0.hasPrefix("began") }) where began != "began 0" {
      #expect(requested.contains(began.dropFirst("began ".count)))
    }
  }
}
