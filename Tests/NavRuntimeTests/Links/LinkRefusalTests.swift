import NavRuntime
import NavTesting
import Testing

/// Links that are refused on their route, and `whenRefused`.
@MainActor struct LinkRefusalTests {
  private static let requirement = Outcome.refused(
    .requirement(screen: "wallet", source: "hasSession or isAsking"))

  // MARK: - stop

  @Test func linkStopsAtTheLastScreenThatIsAllowed() {
    let world = BankWorld<Bank>()
    world.facts.isFrozen = true
    let link = world.bank.open("/wallet/card/1")
    #expect(link.outcomeSoFar == .stopped(at: "wallet"))
    #expect(link.outcomeSoFar?.description == "stopped at 'wallet'")
    #expect(world.stack == ["home", "wallet"])
    #expect(world.changeCount == 1)
    #expect(world.isSound)
  }

  @Test func linkStopsWhereAHookSaysNo() {
    let world = BankWorld<Bank>()
    world.screens.answer = { $0 != "openCard" }
    #expect(world.bank.open("/wallet/card/1").outcomeSoFar == .stopped(at: "wallet"))
    #expect(world.screens.calls.filter { $0.hasPrefix("make") } == ["make wallet"])
    #expect(world.stack == ["home", "wallet"])
    #expect(world.isSound)
  }

  @Test func linkThatStopsWhereItIsChangesNothing() {
    let world = BankWorld<StoppingBank>()
    world.facts.hasSession = false
    #expect(world.bank.open("/wallet").outcomeSoFar == .stopped(at: "home"))
    #expect(world.changeCount == 0)
    #expect(world.screens.calls == [])
    #expect(world.isSound)
    // The link does not continue later.
    world.setSession(true)
    #expect(world.stack == ["home"])
  }

  @Test func linkThatStopsLowerTakesOffWhatIsAbove() {
    let world = BankWorld<Bank>()
    world.openItem("1")
    world.facts.hasSession = false
    #expect(world.bank.open("/wallet").outcomeSoFar == .stopped(at: "home"))
    #expect(world.stack == ["home"])
    #expect(world.changeCount == 2)
    #expect(world.isSound)
  }

  @Test(arguments: [true, false])
  func awaitedFactThatSaysNoStopsIt(_ isLate: Bool) async {
    let world = BankWorld<Bank>()
    world.facts.askAge = {
      if isLate { await Task.yield() }
      return false
    }
    #expect(await world.bank.open("/terms/help").outcome == .stopped(at: "home"))
    #expect(world.isSound)
  }

  // MARK: - reject

  @Test func rejectedLinkChangesNothing() {
    let world = BankWorld<RejectingBank>()
    world.facts.hasSession = false
    #expect(world.bank.open("/wallet/card/1").outcomeSoFar == Self.requirement)
    world.facts.hasSession = true
    world.facts.isFrozen = true
    #expect(
      world.bank.open("/wallet/card/1").outcomeSoFar
        == .refused(.predicate(segue: "openCard", source: "not isFrozen")))
    #expect(world.screens.calls == [])
    #expect(world.changeCount == 0)
    #expect(world.stack == ["home"])
    #expect(world.isSound)
    world.facts.isFrozen = false
    world.bank.factsDidChange()
    #expect(world.stack == ["home"])
  }

  @Test func linkThatAHookRejectsShowsNothing() {
    let world = BankWorld<RejectingBank>()
    world.screens.answer = { $0 != "openCard" }
    #expect(world.bank.open("/wallet/card/1").outcomeSoFar == .refused(.hook(segue: "openCard")))
    #expect(world.changeCount == 0)
    #expect(world.stack == ["home"])
    // The page that was made for the link is released.
    #expect(world.released.map(\.name) == ["wallet"])
    #expect(world.isSound)
  }

  // MARK: - resume

  @Test func linkGoesOnByItselfWhenTheFactChanges() {
    let world = BankWorld<Bank>()
    world.facts.hasSession = false
    #expect(world.bank.open("/wallet/card/1").outcomeSoFar == .stopped(at: "home"))
    world.setSession(true)
    #expect(world.stack == ["home", "wallet", "card"])
    #expect(world.changeCount == 1)
    #expect(world.outcomes == [.stopped(at: "home"), .shown])
    #expect(world.isSound)
  }

  @Test func itGoesOnOnce() {
    let world = BankWorld<Bank>.stopping()
    world.setSession(true)
    #expect(world.stack == ["home", "wallet"])
    world.bank.goBack()
    world.setSession(false)
    world.setSession(true)
    #expect(world.stack == ["home"])
  }

  @Test func itGoesOnFromAScreenPushedFromWhereItStopped() {
    let world = BankWorld<Bank>.stopping("/wallet/card/1", animation: World.slide)
    world.askSignIn()
    world.slide()
    #expect(world.stack == ["home", "signIn"])
    world.setSession(true)
    #expect(world.decline().outcomeSoFar == .refused(.busy))
    world.slide()
    #expect(world.stack == ["home", "wallet", "card"])
    #expect(world.changeCount == 2)
    #expect(world.isSound)
  }

  @Test func itGoesOnAfterWhatIsUnderWayAndWhatWaits() {
    let world = BankWorld<Bank>.stopping(animation: World.slide)
    world.askSignIn()
    world.slide()
    world.decline()
    let item = world.openItem("1", sender: .program)
    world.setSession(true)
    world.slide()
    #expect(world.stack == ["home"])
    world.slide()
    #expect(item.outcomeSoFar == .shown)
    world.slide()
    #expect(world.stack == ["home", "wallet"])
    #expect(world.isSound)
  }

  @Test func factsThatChangeWhileItIsOnItsWayLetItGoOnToo() {
    let world = BankWorld<Bank>(animation: World.slide)
    world.openItem("1")
    world.slide()
    world.facts.hasSession = false
    let link = world.bank.open("/wallet/card/1")
    world.setSession(true)
    world.slide()
    #expect(link.outcomeSoFar == .stopped(at: "home"))
    world.slide()
    #expect(world.stack == ["home", "wallet", "card"])
    #expect(world.isSound)
  }

  @Test func whoHasALinkWaitingHasGoneElsewhere() {
    let world = BankWorld<Bank>(animation: World.slide)
    world.openItem("1")
    world.slide()
    world.facts.hasSession = false
    world.bank.open("/wallet/card/1")
    let other = world.bank.open("/items/2")
    world.slide()
    world.slide()
    #expect(other.outcomeSoFar == .shown)
    world.setSession(true)
    world.slide()
    #expect(world.stack == ["home", "item"])
    #expect(world.isSound)
  }

  @Test func itStaysWhereItIsUntilTheFactsAllowMore() {
    let world = BankWorld<Bank>.stopping()
    world.askSignIn()
    let changes = world.changeCount
    world.bank.factsDidChange()
    world.bank.factsDidChange()
    #expect(world.stack == ["home", "signIn"])
    #expect(world.changeCount == changes)
    #expect(world.outcomes.count == 2)
  }

  @Test func itMayStopAgainFurtherUp() {
    let world = BankWorld<Bank>()
    world.facts.hasSession = false
    world.facts.hasCard = false
    world.bank.open("/wallet/card/1")
    world.setSession(true)
    #expect(world.stack == ["home", "wallet"])
    world.facts.hasCard = true
    world.bank.factsDidChange()
    #expect(world.stack == ["home", "wallet", "card"])
    #expect(world.outcomes == [.stopped(at: "home"), .stopped(at: "wallet"), .shown])
  }

  @Test func whoLeftThePlaceHasGoneElsewhere() {
    let world = BankWorld<Bank>()
    world.facts.hasCard = false
    world.bank.open("/wallet/card/1")
    #expect(world.stack == ["home", "wallet"])
    world.bank.goBack()
    world.openWallet()
    world.facts.hasCard = true
    world.bank.factsDidChange()
    // This wallet is another instance.
    #expect(world.stack == ["home", "wallet"])
  }

  @Test func whoCameBackAndWentOnHasGoneElsewhere() {
    let world = BankWorld<Bank>.stopping()
    world.askSignIn()
    world.decline()
    world.openItem("1", sender: .user)
    world.setSession(true)
    #expect(world.stack == ["home", "item"])
    world.bank.goBack()
    world.bank.factsDidChange()
    #expect(world.stack == ["home"])
  }

  @Test func whoCameBackFromTheSignInHasNot() {
    let world = BankWorld<Bank>.stopping()
    world.askSignIn()
    world.decline()
    world.setSession(true)
    #expect(world.stack == ["home", "wallet"])
  }

  @Test func whoOpenedAnotherLinkHasGoneElsewhere() {
    let world = BankWorld<Bank>.stopping()
    world.bank.open("/accounts/1")
    world.bank.goBack()
    world.setSession(true)
    #expect(world.stack == ["home"])
  }

  @Test func whoRestoredAStackHasGoneElsewhere() {
    let world = BankWorld<Bank>.stopping()
    world.bank.restore(world.bank.state)
    world.setSession(true)
    #expect(world.stack == ["home"])
  }

  @Test func whoWasEvictedFromThePlaceHasGoneElsewhere() {
    let world = BankWorld<Bank>()
    world.facts.hasCard = false
    world.bank.open("/wallet/card/1")
    world.setSession(false)
    world.facts.hasCard = true
    world.setSession(true)
    #expect(world.stack == ["home"])
  }

  @Test func lockPutsItOff() {
    let world = BankWorld<Bank>.stopping()
    let lock = world.bank.lock()
    world.setSession(true)
    #expect(world.stack == ["home"])
    lock.release()
    #expect(world.stack == ["home", "wallet"])
  }

  @Test func hookThatSaysNoToGoingOnLeavesTheUserAlone() {
    let world = BankWorld<Bank>.stopping()
    world.askSignIn()
    world.screens.answer = { $0 != "openWallet" }
    world.setSession(true)
    #expect(world.stack == ["home", "signIn"])
    #expect(world.outcomes.last == .refused(.hook(segue: "openWallet")))
    world.screens.answer = { _ in true }
    world.bank.factsDidChange()
    #expect(world.stack == ["home", "wallet"])
    #expect(world.isSound)
  }

  @Test func factThatChangesFactsWhileItIsAwaitedIsNotAskedForEver() async {
    let world = BankWorld<Bank>()
    var asked = 0
    world.facts.askAge = { [weak world] in
      asked += 1
      world?.bank.factsDidChange()
      return false
    }
    #expect(await world.bank.open("/terms").outcome == .stopped(at: "home"))
    await letRun()
    #expect(asked == 1)
    world.bank.factsDidChange()
    await letRun()
    #expect(asked == 2)
    #expect(world.stack == ["home"])
    #expect(world.isSound)
  }

  @Test func itAwaitsFactsToo() async {
    let world = BankWorld<Bank>()
    world.facts.askAge = { [facts = world.facts] in facts.hasCard }
    world.facts.hasCard = false
    #expect(await world.bank.open("/terms").outcome == .stopped(at: "home"))
    world.bank.factsDidChange()
    await letRun()
    #expect(world.stack == ["home"])
    #expect(world.outcomes.last == .refused(.predicate(segue: "openTerms", source: "isAdult")))
    world.facts.hasCard = true
    world.bank.factsDidChange()
    await letRun()
    #expect(world.stack == ["home", "terms"])
    #expect(world.isSound)
  }

  @Test func factsThatChangeInsideAHookLetItGoOnAfterwards() {
    let world = BankWorld<Bank>.stopping()
    world.askSignIn()
    world.screens.whenCalled = { [weak world] call in if call == "leave by decline" { world?.setSession(true) } }
    world.decline()
    #expect(world.stack == ["home", "wallet"])
    #expect(world.isSound)
  }
}
