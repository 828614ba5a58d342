import NavRuntime
import NavTesting
import Testing

/// Links that wait until an observable fact changes.
@MainActor struct FollowedLinksTests {
  @Test func linkUnderResumeGoesOn() async {
    let world = BankWorld<Bank>()
    world.facts.hasSession = false
    world.facts.hasCard = false
    let link = world.bank.open("/wallet/card/1")
    await world.host.settled()
    #expect(link.outcomeSoFar == .stopped(at: "home"))
    world.facts.hasSession = true
    await world.host.settled()
    #expect(world.stack == ["home", "wallet"])
    world.facts.hasCard = true
    await world.host.settled()
    #expect(world.stack == ["home", "wallet", "card"] && world.isSound)
  }

  @Test func linkThatAPredicateHasStoppedGoesOnInTheSameTurnAsItsChange() async {
    let world = BankWorld<Bank>()
    world.facts.isFrozen = true
    #expect(world.bank.open("/wallet/card/1").outcomeSoFar == .stopped(at: "wallet"))
    world.facts.isFrozen = false
    await world.host.settled()
    #expect(world.stack == ["home", "wallet", "card"] && world.isSound)
  }

  /// A hook is not a fact. It is called again when facts change.
  @Test func linkThatAHookHasStoppedIsTriedOncePerChange() async {
    let world = BankWorld<Bank>()
    world.screens.answer = { $0 != "openCard" }
    world.bank.open("/wallet/card/1")
    await world.host.settled()
    let before = world.screens.calls.count { $0.hasPrefix("ask openCard") }
    #expect(world.stack == ["home", "wallet"] && before == 1)
    world.facts.isFrozen = true
    await world.host.settled()
    world.facts.isFrozen = false
    await world.host.settled()
    #expect(world.screens.calls.count { $0.hasPrefix("ask openCard") } == before + 1)
    world.screens.answer = { _ in true }
    world.facts.hasCard = false
    world.facts.hasCard = true
    await world.host.settled()
    #expect(world.stack == ["home", "wallet", "card"])
  }

  @Test func linkUnderAnotherRootGoesOn() async {
    let world = StoreWorld(isSignedIn: false)
    world.navigator.open("store://orders/7")
    await world.host.settled()
    world.facts.isSignedIn = true
    await world.host.settled()
    #expect(world.stack == ["orderList", "order"] && world.isSound)
  }

  @Test func heldLinkGoesOnWhenBackIsAllowed() async {
    let world = StoreWorld()
    world.edit(hasDraft: true)
    world.navigator.open("store://orders/7")
    await world.host.settled()
    #expect(world.stack == ["catalog", "product", "editor"])
    world.facts.hasDraft = false
    await world.host.settled()
    #expect(world.stack == ["orderList", "order"] && world.isSound)
  }

  /// Opens catalog, product, and an editor with a draft, which the user may not leave.
  private func storeWithADraft() async -> StoreWorld {
    let world = StoreWorld()
    world.edit(hasDraft: true)
    await world.host.settled()
    return world
  }

  /// The change precedes the turn in which the navigator tracks the fact of the link. The app may announce it.
  @Test(arguments: [false, true]) func heldLinkGoesOnInTheSameTurn(isAnnounced: Bool) async {
    let world = await storeWithADraft()
    world.navigator.open("store://orders/7")
    world.facts.hasDraft = false
    if isAnnounced { world.navigator.factsDidChange() }
    await world.host.settled()
    #expect(world.stack == ["orderList", "order"] && world.isSound)
  }

  @Test func linkThatIsHeldAgainGoesOnInTheSameTurn() async {
    let world = await storeWithADraft()
    world.navigator.open("store://orders/7")
    await world.host.settled()
    world.navigator.factsDidChange()
    world.facts.hasDraft = false
    await world.host.settled()
    #expect(world.stack == ["orderList", "order"] && world.isSound)
  }

  /// The predicate holds for the trial, and fails for the link itself.
  @Test func linkThatIsRefusedAgainGoesOnInTheSameTurn() async {
    let world = BankWorld<Bank>()
    world.facts.isFrozen = true
    world.bank.open("/wallet/card/1")
    await world.host.settled()
    world.facts.isFrozen = false
    world.facts.whenAsked = { [weak world] in
      guard let world, case .requested? = world.events.last else { return }
      world.facts.whenAsked = {}
      world.facts.isFrozen = true
    }
    world.bank.factsDidChange()
    #expect(world.stack == ["home", "wallet"] && world.facts.isFrozen)
    world.facts.isFrozen = false
    await world.host.settled()
    #expect(world.stack == ["home", "wallet", "card"] && world.isSound)
  }

  /// The fact is read by the `back` of a screen above the place where the link stopped.
  @Test(arguments: [true, false])
  func linkThatIsHeldAboveItsStopGoesOn(_ isSameTurn: Bool) async {
    let store = StrictStoreWorld()
    store.app.isVIP = false
    #expect(store.navigator.open("store://lounge").outcomeSoFar == .stopped(at: "club"))
    store.push(Store.help, Store.HelpSheet(), from: Store.Club.self)
    store.app.hasDraft = true
    await store.host.settled()
    store.app.isVIP = true
    if !isSameTurn { await store.host.settled() } else { store.navigator.factsDidChange() }
    #expect(store.stack == ["club", "helpSheet"])
    store.app.hasDraft = false
    await store.host.settled()
    #expect(store.stack == ["club", "lounge"] && store.isSound)
  }
}
