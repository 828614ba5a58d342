import NavRuntime
import NavTesting
import Testing

/// Values of the app that the navigator frees, and whose `deinit` uses the navigator.
@MainActor struct FreedInsideTests {
  /// Reads and requests everything that is available at once.
  private func touchEverything(_ shop: Navigator<Shop, InMemoryHost<Any>>) {
    _ = (shop.canGoBack, shop.isBusy, shop.visible, shop.stack, shop.state, shop.url, shop.lastEvents, shop.trace)
    _ = shop.handle(Shop.Catalog.self).map { ($0.canPerform(.openCart), $0.canOpenProduct(id: "1")) }
    shop.observe { _ in }.cancel()
    _ = shop.record()
    shop.factsDidChange()
    shop.open("shop://nowhere")
    shop.handle(Shop.Catalog.self)?.openCart()
    shop.goBack()
    shop.lock().release()
    shop.host.pressBack()
    _ = (shop.host.shownInstances, shop.host.stack.count, shop.host.changes.count)
  }

  @Test(arguments: [0, 350])
  func pageThatUsesTheNavigatorInItsDeinitIsFreed(_ milliseconds: Int) {
    let world = World(animation: .milliseconds(milliseconds))
    var freed = 0
    world.screens.whenFreed = { [unowned world] in
      freed += 1
      touchEverything(world.shop)
    }
    world.catalog.openFilters()
    world.wait()
    world.filters.openHelp()
    world.wait()
    world.shop.handle(Shop.Help.self)?.done()
    world.wait()
    #expect(freed >= 2)
    world.screens.whenFreed = {}
    world.wait()
    #expect(world.isSound)
  }

  /// An argument that is freed with the last event that retains it.
  final class Passenger: Sendable {
    let whenFreed: @MainActor @Sendable () -> Void

    init(_ whenFreed: @escaping @MainActor @Sendable () -> Void) { self.whenFreed = whenFreed }

    deinit {
      let whenFreed = whenFreed
      MainActor.assumeIsolated { whenFreed() }
    }
  }

  struct Vessel: Screen {
    let passenger: Passenger?

    init(_ passenger: Passenger?) { self.passenger = passenger }
    init(from arguments: inout ArgumentReader) throws { passenger = try arguments.unsaved("passenger", default: nil) }
    func write(to arguments: inout ArgumentWriter) { arguments.opaque("passenger", passenger) }
  }

  struct Quay: PlainScreen, Hashable, Codable {}

  enum Harbour: NavigationGraph {
    static let table = GraphTable(
      #"""
      graph Harbour
      root quay
      screen quay
        push board vessel
          unanimated
      screen vessel
        unwind leave quay
      """#)

    static func screenType(_ screen: ScreenID) -> (any Screen.Type)? { screen == 0 ? Quay.self : Vessel.self }
  }

  @Test func argumentThatUsesTheNavigatorInItsDeinitIsFreed() throws {
    let host = InMemoryHost<Any>()
    let harbour = Navigator<Harbour, InMemoryHost<Any>>(host: host, screens: BareApp(), facts: BareApp())
    harbour.start()
    let observation = harbour.observe { _ in }
    var freed = 0
    var fewestEvents = Int.max
    for _ in 0..<200 {
      let passenger = Passenger { [weak harbour] in
        freed += 1
        guard let harbour else { return }
        // There were far more events than the 64 that are kept. The freed event makes room for one that is already
        // there.
        if freed > 40 { fewestEvents = min(fewestEvents, harbour.lastEvents.count) }
        harbour.open("harbour://nowhere")
        _ = (harbour.lastEvents, harbour.canGoBack, harbour.state, harbour.trace)
        harbour.observe { _ in }.cancel()
      }
      let _: SegueRequest<Never> = try #require(harbour.handle(Quay.self)).push(0, Vessel(passenger), sender: .user)
      let _: SegueRequest<Never> = try #require(harbour.handle(Vessel.self)).unwind(1, sender: .user)
    }
    #expect(freed > 100)
    #expect(fewestEvents == 64)
    #expect(harbour.stack.map(\.name) == ["quay"])
    observation.cancel()
  }

  @Test func observerThatIsFreedByItsOwnCancellationMayCancelAgain() {
    let world = World(animation: .zero)
    var observation: EventObservation?
    let passenger = Passenger { observation?.cancel() }
    observation = world.shop.observe { _ in _ = passenger }
    world.catalog.openCart()
    do {
      let last = passenger
      _ = last
    }
    observation?.cancel()
    #expect(world.stack == ["catalog", "cart"])
  }
}
