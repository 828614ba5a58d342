import NavRuntime
import NavTesting
import Testing

/// Opening links.
@MainActor struct LinkTests {
  @Test func wholeStackIsShownInOneTransition() {
    let world = BankWorld<Bank>(animation: World.slide)
    let link = world.bank.open("bank://accounts/7/hello?kind=all&of=Ann")
    #expect(link.outcomeSoFar == nil)
    #expect(world.bank.isBusy)
    #expect(world.host.changes.last?.stack == ["home", "account", "entry"])
    world.slide()
    #expect(link.outcomeSoFar == .shown)
    #expect(world.stack == ["home", "account", "entry"])
    #expect(world.changeCount == 1)
    #expect(world.handle(Account.self).arguments == Account(id: 7, name: "Ann"))
    #expect(world.handle(Entry.self).arguments == Entry(account: 7, note: "hello"))
    #expect(world.isSound)
  }

  @Test func eachStepIsAskedMadeAndPreparedOnceInOrder() {
    let world = BankWorld<Bank>()
    world.bank.open("bank://accounts/7/hello")
    #expect(
      world.screens.calls == [
        "ask openAccount of home", "make account", "prepare home to account", "ask openEntry of account", "make entry",
        "prepare account to entry",
      ])
  }

  @Test func eventsTellTheURLAndTheSteps() {
    let world = BankWorld<Bank>()
    world.bank.open("bank://wallet")
    let requests = world.events.compactMap { if case .requested(let request) = $0 { request } else { nil } }
    #expect(requests.map(\.url) == ["bank://wallet"])
    #expect(requests.map(\.segue) == [.link])
    #expect(requests.map(\.name) == ["link"])
    #expect(world.began.map(\.segue) == [.link])
    #expect(world.began.map(\.kind) == [.push])
    #expect(world.shownScreens == ["wallet"])
    #expect(world.bank.lastEvents.contains { if case .ended(_, .shown) = $0.kind { true } else { false } })
  }

  @Test func linkMayBeOpenedInPlaceOfStarting() {
    let world = BankWorld<Bank>(animation: World.slide, isStarted: false)
    let link = world.bank.open("bank://wallet")
    // There is no page to animate from.
    #expect(link.outcomeSoFar == .shown)
    #expect(world.stack == ["home", "wallet"])
    #expect(world.host.changes.map(\.isAnimated) == [false])
    #expect(world.screens.calls == ["make home", "ask openWallet of home", "make wallet", "prepare home to wallet"])
    #expect(world.isSound)
  }

  @Test func argumentsAreTheLinksThenThePassedThenTheDefaults() {
    let world = BankWorld<Bank>()
    world.bank.open("/accounts/1/x")
    // The first declared segue whose predicate holds, with its `pass`.
    #expect(world.handle(Entry.self).arguments == Entry(account: 1, note: "x", kind: .first))
    world.bank.open("/accounts/1/y?kind=none&amount=-2.5&exact=true")
    #expect(
      world.handle(Entry.self).arguments == Entry(account: 1, note: "y", kind: .none, amount: -2.5, exact: true))
    world.bank.open("/accounts/2/z")
    #expect(world.handle(Entry.self).arguments == Entry(account: 2, note: "z"))
    world.bank.open("/wallet/card/5")
    #expect(world.handle(Card.self).arguments == Card(number: 5, owner: "me"))
  }

  @Test func pagesOfALinkCanNavigate() {
    let world = BankWorld<Bank>()
    world.bank.open("/accounts/7/hello")
    #expect(world.handle(Entry.self).isVisible)
    #expect(world.bank.goBack().outcomeSoFar == .shown)
    #expect(world.stack == ["home", "account"])
    let again = Entry(account: 7, note: "again")
    let entry: SegueRequest<Never> = world.handle(Account.self).push(9, again, sender: .user)
    #expect(entry.outcomeSoFar == .shown)
    #expect(world.isSound)
  }

  // MARK: - Screens in common with the current stack

  @Test func whatIsCommonIsKept() {
    let world = BankWorld<Bank>()
    world.openAccount(7)
    let ids = world.bank.stack.map(\.id)
    world.screens.calls = []
    world.bank.open("/accounts/7/hello")
    #expect(world.bank.stack.map(\.id).starts(with: ids))
    #expect(world.screens.calls == ["ask openEntry of account", "make entry", "prepare account to entry"])
    #expect(world.host.changes.last?.kind == .push)
    #expect(world.isSound)
  }

  @Test func keptScreensKeepTheirArguments() {
    let world = BankWorld<Bank>()
    world.openAccount(7)
    // The name is not part of the key.
    world.bank.open("/accounts/7/hello?of=Ann")
    #expect(world.handle(Account.self).arguments == Account(id: 7))
  }

  @Test func whatIsNotCommonIsReplaced() {
    let world = BankWorld<Bank>()
    world.bank.open("/accounts/7/hello")
    let ids = world.bank.stack.map(\.id)
    world.bank.open("/accounts/8/hello")
    #expect(world.stack == ["home", "account", "entry"])
    #expect(world.bank.stack.map(\.id).first == ids.first)
    #expect(Set(world.bank.stack.map(\.id)).intersection(ids).count == 1)
    #expect(world.host.changes.last?.kind == .set)
    #expect(world.released.map(\.id) == [ids[2], ids[1]])
    #expect(world.isSound)
  }

  @Test func rootWithOtherArgumentsIsReplaced() {
    let world = BankWorld<Bank>()
    let root = world.bank.stack[0].id
    let link = world.bank.open("/?tab=news")
    #expect(link.outcomeSoFar == .shown)
    #expect(world.handle(Home.self).arguments.tab == "news")
    #expect(world.bank.stack[0].id != root)
    #expect(world.stack == ["home"])
    #expect(world.isSound)
  }

  @Test func linkToAScreenFurtherDownTakesOffWhatIsAboveIt() {
    let world = BankWorld<Bank>()
    world.bank.open("/wallet/card/1")
    world.screens.answer = { $0 == "back" }
    world.screens.calls = []
    let link = world.bank.open("/wallet")
    #expect(link.outcomeSoFar == .shown)
    #expect(world.stack == ["home", "wallet"])
    // `back` is evaluated only for the removed screen. Unwind hooks do not run.
    #expect(world.screens.calls == ["ask back of card"])
    #expect(world.host.changes.last?.kind == .pop)
    #expect(world.isSound)
  }

  @Test func linkThatIsVisibleIsADuplicate() {
    let world = BankWorld<Bank>()
    world.bank.open("/accounts/7")
    #expect(world.bank.open("/accounts/7?name=Ann").outcomeSoFar == .refused(.duplicate))
    #expect(world.changeCount == 1)
    #expect(world.isSound)
  }

  @Test func visibleScreenThatAllowsDuplicatesIsMadeAnew() async {
    let world = BankWorld<Bank>()
    world.bank.open("/terms/help")
    await letRun()
    #expect(world.stack == ["home", "terms", "help"])
    let ids = world.bank.stack.map(\.id)
    let again = world.bank.open("/terms/help")
    #expect(again.outcomeSoFar == .shown)
    #expect(world.bank.stack.map(\.id).prefix(2) == ids.prefix(2))
    #expect(world.bank.stack.last?.id != ids.last)
    #expect(world.isSound)
  }

  // MARK: - Unknown, hostile, busy

  @Test(arguments: [
    "", "bank", "bank://nowhere", "other://wallet", "https://bank.example.com/wallet", "/wallet/card/x",
    "/accounts/7/hello?kind=other", "/accounts/7/hello?amount=lots", "/accounts/7/hello?exact=yes",
    "/accounts/7/hello?exact=", "/accounts/7/hello?exact=%FF", "/accounts/99999999999999999999", "/accounts//hello",
    "https://me@bank.example.com/app/wallet", "/items/1?ref=1", "/items/1?code=x", "/%",
    "/items/%FF", "/items/", "//wallet", "\u{0}", "🏦",
  ])
  func whatTheGraphDoesNotKnowIsNoMatch(_ url: String) {
    let world = BankWorld<Bank>()
    #expect(world.bank.open(url).outcomeSoFar == .refused(.noMatch))
    #expect(world.stack == ["home"])
    #expect(world.screens.calls == [])
    #expect(world.outcomes == [.refused(.noMatch)])
    #expect(world.isSound)
    #expect(Refusal.noMatch.description == "no link of the graph matches")
  }

  @Test func programsLinkWaitsAndAUsersIsRefused() {
    let world = BankWorld<Bank>(animation: World.slide)
    world.openItem("1")
    #expect(world.bank.open("/wallet", sender: .user).outcomeSoFar == .refused(.busy))
    let link = world.bank.open("/wallet")
    #expect(link.outcomeSoFar == nil)
    world.slide()
    world.slide()
    #expect(link.outcomeSoFar == .shown)
    #expect(world.stack == ["home", "wallet"])
    #expect(world.isSound)
  }

  @Test func linkThatWaitsIsDecidedInItsTurn() {
    let world = BankWorld<Bank>(animation: World.slide)
    world.openItem("1")
    let link = world.bank.open("/wallet")
    let other = world.bank.open("/wallet")
    world.facts.hasSession = false
    for _ in 0..<4 { world.slide() }
    #expect(link.outcomeSoFar == .stopped(at: "home"))
    #expect(other.outcomeSoFar == .stopped(at: "home"))
    #expect(world.stack == ["home"])
  }

  @Test func cancelledLinkLeavesTheQueue() {
    let world = BankWorld<Bank>(animation: World.slide)
    world.openItem("1")
    let link = world.bank.open("/wallet")
    link.cancel()
    #expect(link.outcomeSoFar == .cancelled)
    world.slide()
    #expect(world.stack == ["home", "item"])
  }

  @Test func lockedLinkIsRefused() {
    let world = BankWorld<Bank>()
    let lock = world.bank.lock()
    #expect(world.bank.open("/wallet").outcomeSoFar == .refused(.locked))
    lock.release()
    #expect(world.bank.open("/wallet").outcomeSoFar == .shown)
  }

  @Test func linkFromInsideAHookWaits() {
    let world = BankWorld<Bank>()
    var link: SegueRequest<Never>?
    world.screens.whenCalled = { [weak world] call in
      if call == "make item" { link = world?.bank.open("/wallet") }
    }
    world.openItem("1")
    #expect(link?.outcomeSoFar == .shown)
    #expect(world.stack == ["home", "wallet"])
    #expect(world.isSound)
  }

  @Test func unknownLinkForEachEventEnds() {
    let world = BankWorld<Bank>()
    let observation = world.bank.observe { [weak world] _ in world?.bank.open("nowhere") }
    world.openItem("1")
    #expect(world.stack == ["home", "item"])
    observation.cancel()
  }

  // MARK: - Hosts

  /// A host that shows a link counts, however badly it reports that.
  @Test(arguments: [
    (HostFault.doesNothing, Outcome.failed(.host)), (.doesNothingSilently, .failed(.host)),
    (.fallsToRoot, .failed(.host)), (.endsDeeper, .failed(.host)), (.animatesForever, .failed(.host)),
    (.neverCompletes, .shown), (.completesTwice, .shown), (.completesEarly, .shown), (.completesInsideTheCall, .shown),
  ])
  func linkIsShownIfTheHostShowsIt(_ fault: HostFault, _ outcome: Outcome) {
    let world = BankWorld<Bank>(animation: World.slide)
    world.host.fail(fault)
    let link = world.bank.open("/accounts/7/hello")
    world.wait()
    #expect(link.outcomeSoFar == outcome)
    #expect(world.isSound)
  }

  @Test func hostThatMovesWhileALinkIsBuiltEndsIt() {
    let world = BankWorld<Bank>()
    world.openItem("1")
    world.screens.calls = []
    world.screens.whenCalled = { [weak world] call in
      if call == "make account" { world?.host.popByItself() }
    }
    let link = world.bank.open("/accounts/7/hello")
    #expect(link.outcomeSoFar == .refused(.notVisible))
    #expect(world.stack == ["home"])
    // The pages that were made are released.
    #expect(world.released.map(\.name).sorted() == ["account", "entry", "item"])
    #expect(world.isSound)
  }

  // MARK: - Async facts on the route

  @Test func factOnTheWayIsAwaited() async {
    let world = BankWorld<Bank>()
    let link = world.bank.open("/terms/help")
    #expect(link.outcomeSoFar == nil)
    #expect(world.screens.calls == [])
    #expect(await link.outcome == .shown)
    #expect(world.stack == ["home", "terms", "help"])
    #expect(world.changeCount == 1)
  }

  @Test func whatWasAskedBeforeTheWaitIsAskedAgain() async {
    let world = BankWorld<Bank>()
    world.facts.askAge = { [facts = world.facts] in
      facts.unknown = [7]
      return true
    }
    #expect(await world.bank.open("/audits/7").outcome == .stopped(at: "home"))
    #expect(world.screens.calls == [])
    #expect(world.isSound)
    world.facts.askAge = { [facts = world.facts] in
      facts.termsAreOut = false
      return true
    }
    #expect(await world.bank.open("/terms/help").outcome == .stopped(at: "home"))
    #expect(world.isSound)
    // Each link waits only once, even if other values changed during the wait.
    #expect(await world.bank.open("/audits/8").outcome == .shown)
    #expect(world.stack == ["home", "account", "audit"])
    #expect(world.events.count { if case .awaiting = $0 { true } else { false } } == 3)
  }

  @Test func cancelledLinkLeavesNoTrace() async {
    let world = BankWorld<Bank>()
    let task = Task { await world.bank.open("/terms").outcome }
    world.facts.askAge = {
      try? await Task.sleep(for: .seconds(1000))
      return true
    }
    await letRun()
    #expect(world.bank.isBusy)
    task.cancel()
    #expect(await task.value == .cancelled)
    #expect(world.screens.calls == [])
    #expect(world.changeCount == 0)
    #expect(world.isSound)
    #expect(world.bank.open("/wallet").outcomeSoFar == .shown)
  }
}
