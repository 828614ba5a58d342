import NavRuntime
import NavTesting
import Testing

/// Roots that the app chooses, and the observable facts that replace them.
@MainActor struct FollowedRootsTests {
  /// No fact changed, so the root stays.
  @Test func startWithALowerRootStays() async {
    let world = StoreWorld(start: false)
    world.navigator.start(with: Store.Welcome())
    #expect(world.stack == ["welcome"])
    await world.host.settled()
    #expect(world.stack == ["welcome"])
    world.push("signIn", Store.SignIn(), from: Store.Welcome.self)
    await world.host.settled()
    #expect(world.stack == ["welcome", "signIn"] && world.events.reviews == 0)
    world.facts.isSignedIn = false
    await world.host.settled()
    #expect(world.stack == ["welcome", "signIn"])
    world.facts.isSignedIn = true
    await world.host.settled()
    #expect(world.stack == ["catalog"] && world.isSound)
  }

  @Test func startWithARootWhoseRequirementFailsStays() async {
    let world = StoreWorld(isSignedIn: false, start: false)
    world.navigator.start(with: Store.Main())
    await world.host.settled()
    #expect(world.stack == ["catalog"] && world.events.reviews == 0)
    world.facts.isSignedIn = true
    await world.host.settled()
    world.facts.isSignedIn = false
    await world.host.settled()
    #expect(world.stack == ["welcome"] && world.isSound)
  }

  @Test func changeInTheTurnOfStartChangesTheRoot() async {
    let world = StoreWorld(isSignedIn: false, start: false)
    world.navigator.start(with: Store.Welcome())
    world.facts.isSignedIn = true
    await world.host.settled()
    #expect(world.stack == ["catalog"] && world.isSound)
  }

  /// A fact changes while the first page is made.
  @Test func changeDuringStartChangesTheRoot() async {
    let world = StoreWorld(isSignedIn: false, start: false)
    world.screens.onMake = { [weak world] in
      world?.screens.onMake = {}
      world?.facts.isSignedIn = true
    }
    world.navigator.start(with: Store.Welcome())
    await world.host.settled()
    #expect(world.stack == ["catalog"] && world.isSound)
  }

  @Test func stackThatIsRestoredOverAChosenRootIsFollowed() async {
    let world = StoreWorld(start: false)
    world.navigator.start(with: Store.Welcome())
    world.facts.isSignedIn = false
    world.navigator.restore(NavigationState(screens: [Store.Welcome()]))
    world.facts.isSignedIn = true
    await world.host.settled()
    #expect(world.stack == ["catalog"] && world.isSound)
  }

  @Test func requirementAboveAChosenRootIsFollowed() async {
    let store = StrictStoreWorld(start: false)
    store.navigator.start(with: Store.Welcome())
    store.push(Store.segue("signIn", of: Store.Welcome.self), Store.SignIn(), from: Store.Welcome.self)
    await store.host.settled()
    #expect(store.stack == ["welcome", "signIn"])
    store.app.isMember = false
    await store.host.settled()
    // A fact changed, so the navigator chooses the root again as well.
    #expect(store.stack == ["catalog"] && store.isSound)
  }
}
