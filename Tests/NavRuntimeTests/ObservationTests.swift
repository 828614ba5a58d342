import NavRuntime
import NavTesting
import Observation
import Synchronization
import Testing

@MainActor struct ObservationTests {
  /// Reads a value, and returns whether its observation fires during a change.
  private func fires(reading read: () -> Void, when change: () -> Void) -> Bool {
    let hasFired = Mutex(false)
    withObservationTracking(read) { hasFired.withLock { $0 = true } }
    change()
    return hasFired.withLock { $0 }
  }

  @Test func visibleStackBusynessAndPermissionAreObservable() {
    let world = World()
    let catalog = world.catalog
    #expect(fires(reading: { _ = world.shop.isBusy }, when: { catalog.openCart() }))
    #expect(fires(reading: { _ = catalog.canOpenProduct(id: "1") }, when: { world.slide() }))
    #expect(
      fires(
        reading: { _ = world.shop.visible },
        when: {
          world.shop.goBack(); world.slide()
        }))
    #expect(fires(reading: { _ = world.shop.stack }, when: { catalog.openFilters() }))
    #expect(
      fires(
        reading: { _ = catalog.isVisible },
        when: {
          world.filters.clear(); world.slide()
        }))
    #expect(fires(reading: { _ = world.shop.canGoBack }, when: { catalog.openFilters() }))
  }

  @Test func whatDoesNotChangeDoesNotFire() {
    let world = World()
    world.screens.answer = { _ in false }
    #expect(!fires(reading: { _ = world.shop.visible }, when: { world.catalog.openCart() }))
    #expect(
      !fires(reading: { _ = world.shop.isBusy }, when: { world.host.changeByItself(to: world.host.shownInstances) }))
  }

  @Test func factsDidChangeMakesObserversLookAgain() {
    let world = World()
    #expect(fires(reading: { _ = world.catalog.canOpenProduct(id: "1") }, when: { world.shop.factsDidChange() }))
    #expect(fires(reading: { _ = world.shop.canGoBack }, when: { world.shop.factsDidChange() }))
  }

  @Test func lockIsObservedThroughPermission() {
    let world = World()
    var lock: NavigationLock?
    #expect(fires(reading: { _ = world.catalog.canPerform(.openCart) }, when: { lock = world.shop.lock() }))
    #expect(!world.catalog.canPerform(.openCart))
    #expect(fires(reading: { _ = world.catalog.canPerform(.openCart) }, when: { lock?.release() }))
    #expect(world.catalog.canPerform(.openCart))
  }

  @Test func droppedLockIsObserved() async {
    let world = World()
    var lock: NavigationLock? = world.shop.lock()
    #expect(lock?.isHeld == true)
    let hasFired = Mutex(false)
    withObservationTracking {
      _ = world.catalog.canPerform(.openCart)
    } onChange: {
      hasFired.withLock { $0 = true }
    }
    lock = nil
    await wait { hasFired.withLock { $0 } }
    #expect(hasFired.withLock { $0 })
  }

  @Test func canPerformSaysWhatAUsersRequestWouldMeet() {
    let world = World()
    let catalog = world.catalog
    #expect(catalog.canOpenProduct(id: "1"))
    #expect(!catalog.canOpenProduct(id: "unknown"))
    #expect(catalog.canPerform(.openCart))
    catalog.openCart()
    #expect(!catalog.canPerform(.openCart))
    #expect(catalog.canPerform(.queueProduct))
    world.slide()
    #expect(!catalog.canPerform(.openCart))
    #expect(!catalog.canPerform(.queueCart))
  }

  @Test func predicateThatReadsArgumentsCountsAsTrueWithoutThem() {
    let world = World()
    world.facts.stock = []
    #expect(world.catalog.canPerform(.openProduct))
    #expect(!world.catalog.canOpenProduct(id: "1"))
  }

  @Test func canPerformKnowsBack() {
    let world = World()
    #expect(!world.catalog.canPerform(.back))
    world.catalog.openFilters()
    #expect(world.filters.canPerform(.back))
    #expect(!world.catalog.canPerform(.back))
    world.facts.hasChosen = false
    #expect(!world.filters.canPerform(.back))
  }

  @Test func canPerformAsksThePageAndMakesNothing() {
    let world = World()
    #expect(world.catalog.canOpenProduct(id: "1"))
    #expect(world.screens.calls == ["ask openProduct"])
    world.screens.answer = { _ in false }
    #expect(!world.catalog.canOpenProduct(id: "1"))
    #expect(world.catalog.openProduct(id: "1").outcomeSoFar == .refused(.hook(segue: "openProduct")))
    #expect(world.events.count { if case .willShow = $0 { true } else { false } } == 0)
  }

  /// A change of form changes which pages act.
  @Test func aChangeOfFormIsObservable() {
    let world = MailWorld()
    world.open()
    let box = world.box
    #expect(box.canPerform(.open))
    #expect(fires(reading: { _ = world.navigator.isExpanded }, when: { world.host.isExpanded.toggle() }))
    #expect(!box.canPerform(.open))
    #expect(fires(reading: { _ = world.navigator.active }, when: { world.host.isExpanded.toggle() }))
    #expect(fires(reading: { _ = box.isVisible }, when: { world.host.isExpanded.toggle() }))
    #expect(fires(reading: { _ = box.canPerform(.open) }, when: { world.host.isExpanded.toggle() }))
    #expect(fires(reading: { _ = box.isOpen(Mail.Message(id: 8)) }, when: { box.open(id: 8) }))
  }
}

/// An observer that causes a change whenever it is notified is not notified endlessly.
@MainActor struct ObservationLoopTests {
  @MainActor private final class Watcher {
    var calls = 0
    let world: World

    init(_ world: World) { self.world = world }

    nonisolated func look() {
      MainActor.assumeIsolated {
        calls += 1
        withObservationTracking {
          _ = world.shop.canGoBack
          _ = world.shop.visible
        } onChange: { [weak self] in
          self?.look()
        }
        world.shop.factsDidChange()
        _ = world.shop.lock()
      }
    }
  }

  @Test func observerThatChangesWhatItLooksAtIsNotToldForEver() {
    let world = World(animation: .zero)
    let watcher = Watcher(world)
    watcher.look()
    #expect(watcher.calls < 1_000)
    let calls = watcher.calls
    #expect(world.catalog.openCart().outcomeSoFar != nil)
    #expect(watcher.calls > calls)
    // Each call drops a lock, and its end is a change that notifies the observer.
    #expect(watcher.calls < calls + 10_000)
    #expect(!world.shop.isBusy)
    #expect(world.isSound)
  }
}
