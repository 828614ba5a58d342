import NavRuntime
import NavTesting
import Testing

/// `requires`, and the eviction of screens whose requirements no longer hold.
@MainActor struct EvictionTests {
  private static let source = "hasSession or isAsking"

  /// A wallet whose session ended, with the sign-in on top of it.
  private func walletWithSignIn(animation: Duration = World.slide) -> BankWorld<Bank> {
    let world = BankWorld<Bank>(animation: animation)
    world.openWallet()
    world.slide()
    world.facts.isAsking = true
    world.setSession(false)
    world.askSignIn()
    world.slide()
    #expect(world.stack == ["home", "wallet", "signIn"])
    world.screens.calls = []
    return world
  }

  private func checkAtHome(_ world: BankWorld<Bank>, after changes: Int) {
    #expect(world.stack == ["home"])
    #expect(world.changeCount == changes)
    #expect(world.host.changes.last?.kind == .pop)
    #expect(world.evictions == ["wallet: \(Self.source)"])
    #expect(world.isSound)
  }

  // MARK: - Before a push

  @Test func requirementIsAskedBeforePredicateAndHook() {
    let world = BankWorld<Bank>()
    world.facts.hasSession = false
    #expect(world.openWallet().outcomeSoFar == .refused(.requirement(screen: "wallet", source: Self.source)))
    #expect(world.screens.calls == [])
    #expect(world.isSound)
    #expect(world.changeCount == 0)
    #expect(
      Refusal.requirement(screen: "wallet", source: Self.source).description
        == "'wallet' requires hasSession or isAsking")
  }

  @Test func requirementSeesTheArgumentsOfItsScreen() {
    let world = BankWorld<Bank>()
    world.facts.hasSession = false
    let home = world.handle(Home.self)
    #expect(!home.canPerform(0, Wallet()))
    #expect(home.canPerform(0, Wallet(owner: "everybody")))
    // Without arguments, a requirement that reads them counts as true.
    #expect(home.canPerform(Segue(0)))
    #expect(world.openWallet(Wallet(owner: "everybody")).outcomeSoFar == .shown)
  }

  @Test func requirementOfAQueuedPushIsAskedWhenItsTurnComes() {
    let world = BankWorld<Bank>(animation: World.slide)
    world.openItem("1")
    world.slide()
    let back = world.bank.goBack()
    let wallet = world.openWallet(sender: .program)
    world.facts.hasSession = false
    world.slide()
    #expect(back.outcomeSoFar == .shown)
    #expect(wallet.outcomeSoFar == .refused(.requirement(screen: "wallet", source: Self.source)))
    #expect(world.isSound)
  }

  // MARK: - The case that started it

  @Test func whoDeclinesToSignInEndsBeforeTheWallet() {
    let world = walletWithSignIn()
    let before = world.changeCount
    world.facts.isAsking = false
    world.bank.factsDidChange()
    #expect(world.bank.isBusy)
    // A request from the sign-in is then too late.
    #expect(world.decline().outcomeSoFar == .refused(.busy))
    world.slide()
    checkAtHome(world, after: before + 1)
    #expect(world.screens.calls == [])
  }

  @Test func whoDeclinesWhileTheSignInSlidesInEndsBeforeTheWallet() {
    let world = BankWorld<Bank>(animation: World.slide)
    world.openWallet()
    world.facts.isAsking = true
    world.setSession(false)
    let signIn = world.askSignIn()
    world.facts.isAsking = false
    world.bank.factsDidChange()
    // The transition in progress ends first.
    #expect(world.evictions == [])
    world.slide()
    #expect(signIn.outcomeSoFar == .shown)
    world.slide()
    checkAtHome(world, after: 3)
  }

  @Test func whoDeclinesByAnUnwindThatSlidesEndsBeforeTheWallet() {
    let world = walletWithSignIn()
    let before = world.changeCount
    let decline = world.decline()
    world.facts.isAsking = false
    world.bank.factsDidChange()
    world.slide()
    #expect(decline.outcomeSoFar == .shown)
    world.slide()
    checkAtHome(world, after: before + 2)
  }

  @Test(arguments: [InteractivePopEnd.finished, .cancelled])
  func whoDeclinesWithAFingerOnTheScreenEndsBeforeTheWallet(_ end: InteractivePopEnd) {
    let world = walletWithSignIn()
    #expect(world.host.beginSwipe())
    world.facts.isAsking = false
    world.bank.factsDidChange()
    world.host.moveSwipe(to: 0.4)
    #expect(world.evictions == [])
    if end == .finished { world.host.finishSwipe() } else { world.host.cancelSwipe() }
    world.slide()
    world.slide()
    #expect(world.stack == ["home"])
    #expect(world.evictions.count == 1)
    #expect(world.isSound)
  }

  @Test func whoDeclinesFromInsideAHookEndsBeforeTheWallet() {
    let world = walletWithSignIn()
    world.screens.whenCalled = { [weak world] call in
      guard call == "leave by decline" else { return }
      world?.facts.isAsking = false
      world?.bank.factsDidChange()
    }
    world.decline()
    world.slide()
    world.slide()
    #expect(world.stack == ["home"])
    #expect(world.isSound)
  }

  // MARK: - Evicted screens, and their order

  @Test func lowestScreenWhoseRequirementFailsTakesAllAboveItAlong() {
    let world = BankWorld<Bank>()
    world.bank.open("bank://wallet/card/7")
    #expect(world.stack == ["home", "wallet", "card"])
    let ids = world.bank.stack.map(\.id)
    world.facts.hasCard = false
    world.setSession(false)
    #expect(world.stack == ["home"])
    #expect(world.evictions == ["wallet: \(Self.source)"])
    #expect(world.changeCount == 2)
    #expect(world.released.map(\.id) == [ids[2], ids[1]])
  }

  @Test func onlyWhatMayNotStayGoes() {
    let world = BankWorld<Bank>()
    world.bank.open("bank://wallet/card/7")
    world.facts.hasCard = false
    world.bank.factsDidChange()
    #expect(world.stack == ["home", "wallet"])
    #expect(world.evictions == ["card: hasCard"])
  }

  @Test func nothingHappensWhereAllRequirementsHold() {
    let world = BankWorld<Bank>(animation: World.slide)
    world.openWallet()
    world.bank.factsDidChange()
    world.bank.factsDidChange()
    #expect(world.changeCount == 1)
    #expect(world.evictions == [])
    world.slide()
    #expect(world.isSound)
  }

  @Test func nobodyIsAskedOrToldOfAnEviction() {
    let world = BankWorld<Bank>()
    world.openWallet()
    world.screens.answer = { _ in false }
    world.screens.calls = []
    world.setSession(false)
    #expect(world.stack == ["home"])
    #expect(world.screens.calls == [])
  }

  @Test func evictionComesBeforeWhatWaitsAndThatIsCheckedAgain() {
    let world = walletWithSignIn()
    let decline = world.decline()
    let card = world.openCard(1, sender: .program)
    #expect(card.outcomeSoFar == nil)
    world.facts.isAsking = false
    world.bank.factsDidChange()
    world.slide()
    #expect(decline.outcomeSoFar == .shown)
    #expect(card.outcomeSoFar == nil)
    world.slide()
    #expect(card.outcomeSoFar == .refused(.notVisible))
    #expect(world.stack == ["home"])
    #expect(world.isSound)
  }

  @Test func pushUnderWayIsEvictedOnceItStands() {
    let world = BankWorld<Bank>(animation: World.slide)
    let card = world.bank.open("/wallet/card/3")
    world.slide()
    #expect(card.outcomeSoFar == .shown)
    world.bank.goBack()
    world.slide()
    let again = world.openCard(4)
    world.facts.hasCard = false
    world.bank.factsDidChange()
    #expect(again.outcomeSoFar == nil)
    #expect(world.evictions == [])
    world.slide()
    #expect(again.outcomeSoFar == .shown)
    #expect(world.evictions == ["card: hasCard"])
    world.slide()
    #expect(world.stack == ["home", "wallet"])
    #expect(world.isSound)
  }

  @Test func awaitedPushIsOverWithoutAValue() async {
    let world = BankWorld<Bank>()
    let wallet = world.openWallet()
    #expect(wallet.returnedSoFar == nil)
    world.setSession(false)
    let returned: Never? = await wallet.returned
    #expect(returned == nil)
  }

  @Test func factThatChangesAtEachQuestionIsNotAskedForEver() {
    let world = BankWorld<Bank>()
    world.openWallet()
    world.facts.whenAsked = { [weak world] in world?.bank.factsDidChange() }
    world.bank.factsDidChange()
    #expect(world.stack == ["home", "wallet"])
    world.facts.whenAsked = {}
    world.setSession(false)
    #expect(world.stack == ["home"])
    #expect(world.isSound)
  }

  @Test func observerThatChangesFactsAtEachEventIsNotToldForEver() {
    let world = BankWorld<Bank>()
    let observation = world.bank.observe { [weak world] _ in world?.bank.factsDidChange() }
    world.openWallet()
    #expect(world.stack == ["home", "wallet"])
    observation.cancel()
    #expect(world.isSound)
  }

  // MARK: - Locks

  @Test func evictionWaitsForTheLock() {
    let world = BankWorld<Bank>()
    world.openWallet()
    let lock = world.bank.lock()
    world.setSession(false)
    #expect(world.stack == ["home", "wallet"])
    lock.release()
    #expect(world.stack == ["home"])
    #expect(world.evictions.count == 1)
  }

  @Test func evictionThatTheLockPutOffIsAskedAboutAgain() {
    let world = BankWorld<Bank>()
    world.openWallet()
    let lock = world.bank.lock()
    world.setSession(false)
    world.setSession(true)
    lock.release()
    #expect(world.stack == ["home", "wallet"])
    #expect(world.evictions == [])
  }

  @Test func lockThatAFactTakesPutsTheEvictionOff() {
    let world = BankWorld<Bank>()
    world.openWallet()
    var lock: NavigationLock?
    world.facts.whenAsked = { [weak world] in if lock == nil { lock = world?.bank.lock() } }
    world.setSession(false)
    #expect(world.stack == ["home", "wallet"])
    #expect(!world.bank.isBusy)
    lock?.release()
    #expect(world.stack == ["home"])
  }

  // MARK: - Hosts

  @Test(arguments: [HostFault.doesNothing, .doesNothingSilently, .neverCompletes, .completesTwice, .fallsToRoot])
  func hostThatDoesNotEvictIsToldAgain(_ fault: HostFault) {
    let world = walletWithSignIn()
    world.host.fail(fault)
    world.facts.isAsking = false
    world.bank.factsDidChange()
    world.host.advance(by: .seconds(60))
    #expect(world.stack == ["home"])
    #expect(world.evictions.count == 1)
    #expect(world.isSound)
  }

  @Test func hostThatPoppedMeanwhileIsFollowedFirst() {
    let world = walletWithSignIn(animation: .zero)
    world.facts.isAsking = false
    var hasPopped = false
    world.facts.whenAsked = { [weak world] in
      if !hasPopped {
        hasPopped = true
        world?.host.popByItself()
      }
    }
    world.bank.factsDidChange()
    #expect(world.stack == ["home"])
    #expect(world.evictions == ["wallet: \(Self.source)"])
    #expect(world.isSound)
  }

  // MARK: - Saved stacks

  @Test func savedStackEndsBelowWhatMayNotBeThere() {
    let world = BankWorld<Bank>()
    world.bank.open("bank://wallet/card/7")
    let state = world.bank.state
    world.facts.hasCard = false
    world.bank.factsDidChange()
    world.bank.restore(state)
    #expect(world.stack == ["home", "wallet"])
    world.facts.hasSession = false
    let before = world.changeCount
    world.bank.restore(state)
    #expect(world.stack == ["home"])
    #expect(world.changeCount == before + 1)
    #expect(world.isSound)
  }

  /// The requirement of a saved screen cancels the request that evaluates it.
  @Test func savedStackThatIsCancelledDuringItsEvaluationShowsNothing() {
    let world = BankWorld<Bank>()
    world.openAccount(8)
    let state = world.bank.state
    world.bank.goBack()
    let before = world.changeCount
    let lock = world.bank.lock()
    let restored = world.bank.restore(state)
    world.facts.whenAsked = { restored.cancel() }
    lock.release()
    #expect(restored.outcomeSoFar == .cancelled)
    #expect(world.stack == ["home"])
    #expect(world.changeCount == before)
    #expect(world.isSound)
  }
}
