import NavRuntime
import NavTesting
import Testing

/// No request or report that the app makes at an unusual moment is lost.
@MainActor struct NothingIsLostTests {
  @Test func requestMadeWhereAStoppedLinkIsAskedAboutHasAnOutcome() {
    let world = BankWorld<Bank>.stopping()
    var push: SegueRequest<Never>?
    world.facts.whenAsked = { [unowned world] in
      if push == nil { push = world.handle(Home.self).push(3, Item(id: "1"), sender: .program) }
    }
    world.bank.factsDidChange()
    #expect(push != nil)
    #expect(push?.outcomeSoFar == .shown)
    #expect(world.openRequests == 0)
    #expect(world.isSound)
  }

  @Test func lockTakenWhereAStoppedLinkIsAskedAboutHolds() {
    let world = BankWorld<Bank>.stopping()
    var lock: NavigationLock?
    world.facts.whenAsked = { [unowned world] in
      world.facts.hasSession = true
      if lock == nil { lock = world.bank.lock() }
    }
    world.bank.factsDidChange()
    #expect(world.stack == ["home"])
    #expect(world.openItem("1").outcomeSoFar == .refused(.locked))
    lock?.release()
    #expect(world.stack == ["home", "wallet"])
    #expect(world.isSound)
  }

  @Test func cancelAndHostReportWhereAStoppedLinkIsAskedAboutAreHeard() {
    let world = BankWorld<Bank>.stopping()
    world.askSignIn()
    #expect(world.stack == ["home", "signIn"])
    var isDone = false
    world.facts.whenAsked = { [unowned world] in
      if isDone { return }
      isDone = true
      world.host.popByItself()
    }
    world.bank.factsDidChange()
    #expect(isDone)
    #expect(world.stack == ["home"])
    #expect(world.isSound)
  }

  @Test func factsThatChangeWhileASavedStackIsLookedAtAreNotLost() {
    let world = BankWorld<Bank>()
    world.bank.open("bank://wallet/card/7")
    let state = world.bank.state
    world.bank.restore(NavigationState(screens: [Home()]))
    #expect(world.stack == ["home"])
    var asked = 0
    world.facts.whenAsked = { [unowned world] in
      asked += 1
      // The requirement of the wallet is evaluated first, and this is the card's turn.
      if asked == 2 { world.setSession(false) }
    }
    world.bank.restore(state)
    #expect(asked >= 2)
    #expect(world.stack == ["home"])
    #expect(world.evictions.count == 1)
    #expect(world.isSound)
  }

  @Test func argumentsThatOpenTheLinkThatTheyAreReadFromComeToAnEnd() {
    let world = BankWorld<Bank>()
    var links: [SegueRequest<Never>] = []
    Code.$whenRead.withValue({ [unowned world] in links.append(world.bank.open("/items/7?code=%23a")) }) {
      #expect(world.bank.open("/items/7?code=%23a").outcomeSoFar == .shown)
    }
    #expect(world.stack == ["home", "item"])
    #expect(!links.isEmpty)
    #expect(links.allSatisfy { $0.outcomeSoFar != nil })
    #expect(world.openRequests == 0)
    #expect(world.isSound)
  }

  @Test func hookThatAsksWithoutEndLeavesTheEventsToTheObservers() {
    let world = BankWorld<Bank>()
    var isDone = false
    world.screens.whenCalled = { [unowned world] _ in
      if isDone { return }
      isDone = true
      for _ in 0..<1_100 { world.bank.goBack() }
    }
    #expect(world.openItem("1").outcomeSoFar == .shown)
    #expect(isDone)
    #expect(world.events.contains { if case .didShow = $0 { true } else { false } })
    #expect(world.openRequests == 0)
    #expect(world.isSound)
  }

  @Test func factsThatChangeAfterManyRequestsFromInsideAreNotLost() {
    let world = BankWorld<Bank>()
    world.openWallet()
    var isDone = false
    world.screens.whenCalled = { [unowned world] _ in
      if isDone { return }
      isDone = true
      for _ in 0..<70 { world.bank.open("bank://nowhere/at/all") }
      world.setSession(false)
    }
    world.askSignIn()
    #expect(isDone)
    #expect(world.stack == ["home"])
    #expect(world.openRequests == 0)
    #expect(world.isSound)
  }

  @Test func factsThatSayWheneverTheyAreAskedThatTheyHaveChangedAreNotAskedForEver() {
    let world = BankWorld<Bank>()
    world.openWallet()
    var asked = 0
    world.facts.whenAsked = { [unowned world] in
      asked += 1
      world.bank.factsDidChange()
    }
    world.bank.factsDidChange()
    #expect(asked < 1_000)
    world.facts.whenAsked = {}
    world.facts.hasSession = false
    // The postponed review runs at the next input of the navigator.
    world.bank.goBack()
    #expect(world.stack == ["home"])
    #expect(world.isSound)
  }

  @Test func valueOfAnUnwindThatWasNotCarriedOutReachesNobody() throws {
    let world = HandMovedWorld()
    let filters = world.catalog.openFilters()
    let help = world.filters.openHelp()
    world.host.obeys = false
    world.host.whenTold = { [unowned world] in world.host.shown.removeLast() }
    // The unwind leads from help to the catalog, with a value, but the host stops at the filters.
    let choose = try #require(world.shop.handle(Shop.Help.self)).choose("x")
    world.host.whenTold = {}
    world.host.obeys = true
    #expect(choose.outcomeSoFar == .failed(.host))
    #expect(help.returnedSoFar == nil)
    #expect(filters.returnedSoFar == nil)
    world.host.advance(by: .seconds(60))
    #expect(world.isSound)
  }

  @Test func queueWithoutABoundIsAQueue() {
    let host = InMemoryHost<Any>()
    let shop = Navigator<Shop, InMemoryHost<Any>>(
      host: host, screens: RecordingScreens(), facts: TestFacts(), limits: StackLimits(queue: .max))
    #expect(shop.start().outcomeSoFar == .shown)
    for limits in [StackLimits(queue: .min), StackLimits(transitionTimeout: .seconds(Int64.max), stallReport: .zero)] {
      let other = Navigator<Shop, InMemoryHost<Any>>(
        host: InMemoryHost(animation: World.slide), screens: RecordingScreens(), facts: TestFacts(), limits: limits)
      #expect(other.start().outcomeSoFar == .shown)
      other.handle(Shop.Catalog.self)?.openCart()
      other.host.advance(by: .seconds(60))
      #expect(other.stack.map(\.name) == ["catalog", "cart"])
    }
  }

  @Test func clockThatAsksForMoreEachTimeIsNotAskedForEver() {
    let world = HandMovedWorld()
    var asked = 0
    world.host.whenTime = { [unowned world] in
      asked += 1
      if asked < 100_000 { world.shop.handle(Shop.Catalog.self)?.openCart() }
    }
    world.catalog.openCart()
    #expect(asked < 5_000)
    world.host.whenTime = {}
    #expect(world.isSound)
  }

  /// A host whose timer fires whenever its clock is read keeps the navigator busy. The facts still get their turn.
  @Test func factsHaveTheirTurnBesideAHostThatAlwaysSpeaks() {
    let host = HandMovedHost()
    let facts = BankFacts<Bank>()
    let bank = Navigator<Bank, _>(host: host, screens: BankScreens<Bank>(), facts: facts)
    bank.start()
    bank.open("/wallet")
    #expect(bank.stack.map(\.name) == ["home", "wallet"])
    host.whenTime = { host.delegate?.timerFired() }
    facts.hasSession = false
    bank.factsDidChange()
    #expect(bank.stack.map(\.name) == ["home"])
  }

  /// The clock makes a request when it is read. It is not read again inside that call.
  @Test func clockThatOpensALinkEachTimeComesToAnEnd() {
    let host = HandMovedHost()
    let bank = Navigator<Bank, _>(host: host, screens: BankScreens<Bank>(), facts: BankFacts<Bank>())
    bank.start()
    var reads = 0
    host.whenTime = {
      reads += 1
      bank.open("/accounts/1")
    }
    bank.open("/wallet")
    #expect(reads < 100_000)
    host.whenTime = {}
    #expect(!bank.isBusy)
    #expect(bank.open("/wallet").outcomeSoFar == .shown)
  }

  /// The host reports a change while a page is made, and then the hook cancels. The earlier report does not answer
  /// the query after the hook.
  @Test func cancelInAHookComesBeforeTheHostsWord() {
    let world = HandMovedWorld()
    world.catalog.openCart()
    world.host.completes = false
    world.shop.goBack()
    let push = world.catalog.openProduct(id: "1", sender: .program)
    #expect(push.outcomeSoFar == nil)
    var isSaid = false
    world.screens.whenMaking = { _ in
      isSaid = true
      world.host.delegate?.stackChanged()
      world.screens.whenTold = { push.cancel() }
    }
    world.host.carryOutLate()
    #expect(isSaid)
    #expect(push.outcomeSoFar == .cancelled)
    #expect(world.stack == ["catalog"])
    #expect(world.isSound)
  }

  @Test func manyObserversThatAskAtEachEventAreToldSoMuchAndNoMore() {
    let world = BankWorld<Bank>()
    var told = 0
    let observations = (0..<100).map { _ in
      world.bank.observe { [unowned world] _ in
        told += 1
        world.bank.open("/wallet")
      }
    }
    let request = world.openItem("1")
    #expect(told < 2_000)
    for observation in observations { observation.cancel() }
    world.slide()
    #expect(request.outcomeSoFar != nil)
    #expect(world.isSound)
  }
}
