import NavRuntime
import NavTesting
import Testing

@MainActor struct LockTests {
  @Test func whileALockIsHeldEverythingIsRefused() {
    let world = World(animation: .zero)
    world.catalog.openFilters()
    let lock = world.shop.lock()
    #expect(world.filters.openHelp().outcomeSoFar == .refused(.locked))
    #expect(world.filters.cancel().outcomeSoFar == .refused(.locked))
    #expect(world.shop.goBack().outcomeSoFar == .refused(.locked))
    #expect(!world.host.beginSwipe())
    #expect(!world.shop.canGoBack)
    lock.release()
    #expect(world.shop.canGoBack)
    #expect(world.filters.cancel().outcomeSoFar == .shown)
  }

  @Test func lockIsReleasedOnce() {
    let world = World(animation: .zero)
    let first = world.shop.lock()
    let second = world.shop.lock()
    first.release()
    first.release()
    #expect(second.isHeld)
    #expect(world.catalog.openCart().outcomeSoFar == .refused(.locked))
    second.release()
    #expect(world.catalog.openCart().outcomeSoFar == .shown)
  }

  @Test func lockIsReleasedWhenDropped() {
    let world = World(animation: .zero)
    var lock: NavigationLock? = world.shop.lock()
    #expect(lock?.isHeld == true)
    lock = nil
    #expect(world.catalog.canPerform(.openCart))
    #expect(world.catalog.openCart().outcomeSoFar == .shown)
  }
}
