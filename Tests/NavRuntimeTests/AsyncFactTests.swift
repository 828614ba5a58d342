import NavRuntime
import NavTesting
import Testing

/// Facts that are not known at once.
@MainActor struct AsyncFactTests {
  /// A fact whose value a test supplies.
  @MainActor final class SlowFact {
    private var waiters: [CheckedContinuation<Bool, Never>] = []
    private(set) var askedCount = 0

    func answer() async -> Bool {
      askedCount += 1
      return await withCheckedContinuation { waiters.append($0) }
    }

    func give(_ answer: Bool) {
      let waiting = waiters
      waiters = []
      for waiter in waiting { waiter.resume(returning: answer) }
    }

    // No continuation may be left waiting when a test ends.
    isolated deinit { give(false) }
  }

  private static let refusal = Outcome.refused(.predicate(segue: "openTerms", source: "isAdult"))

  private func slowWorld(animation: Duration = .zero) -> (BankWorld<Bank>, SlowFact) {
    let world = BankWorld<Bank>(animation: animation)
    let fact = SlowFact()
    world.facts.askAge = { await fact.answer() }
    return (world, fact)
  }

  /// A world in which a request waits for the fact.
  private func asking() async -> (BankWorld<Bank>, SlowFact, SegueRequest<Never>) {
    let (world, fact) = slowWorld()
    let terms = world.openTerms()
    await letRun()
    return (world, fact, terms)
  }

  /// Checks that the request left no effect.
  private func checkNoTrace(_ world: BankWorld<Bank>) {
    #expect(world.stack == ["home"])
    #expect(world.changeCount == 0)
    #expect(world.isSound)
    #expect(!world.screens.calls.contains { $0.hasPrefix("make") || $0.hasPrefix("prepare") })
    // The guard is open.
    #expect(world.openItem("1").outcomeSoFar == .shown)
  }

  @Test(arguments: [true, false])
  func answerDecides(_ answer: Bool) async {
    let (world, fact) = slowWorld()
    let terms = world.openTerms()
    #expect(terms.outcomeSoFar == nil)
    #expect(world.bank.isBusy)
    #expect(world.changeCount == 0)
    await letRun()
    #expect(fact.askedCount == 1)
    fact.give(answer)
    #expect(await terms.outcome == (answer ? .shown : Self.refusal))
    #expect(world.stack == (answer ? ["home", "terms"] : ["home"]))
    #expect(world.screens.calls == (answer ? ["ask openTerms of home", "make terms", "prepare home to terms"] : []))
    #expect(world.isSound)
  }

  @Test func guardIsClosedMeanwhile() async {
    let (world, fact, terms) = await asking()
    #expect(world.openItem("1").outcomeSoFar == .refused(.busy))
    #expect(world.openTerms(sender: .program).outcomeSoFar == .refused(.duplicate))
    let item = world.openItem("1", sender: .program)
    #expect(item.outcomeSoFar == nil)
    #expect(!world.host.beginSwipe())
    #expect(!world.handle(Home.self).canPerform(3, Item(id: "2")))
    let restored = world.bank.restore(world.bank.state)
    #expect(restored.outcomeSoFar == nil)
    restored.cancel()
    // There is no animation, so pages accept taps.
    #expect(world.host.isInteractionEnabled)
    fact.give(true)
    #expect(await terms.outcome == .shown)
    #expect(await item.outcome == .refused(.notVisible))
    #expect(world.isSound)
  }

  @Test func canPerformTakesThemAsTrue() {
    let (world, fact) = slowWorld()
    #expect(world.handle(Home.self).canPerform(2, Terms()))
    #expect(fact.askedCount == 0)
  }

  @Test func eventTellsThatFactsAreAwaited() async {
    let (world, fact) = slowWorld()
    world.openTerms()
    #expect(world.events.contains { if case .awaiting = $0 { true } else { false } })
    await letRun()
    fact.give(true)
    await letRun()
    #expect(world.bank.lastEvents.contains { if case .awaiting = $0.kind { true } else { false } })
  }

  // MARK: - Time

  @Test(arguments: [true, false])
  func noAnswerInTimeIsItsOtherwise(_ otherwise: Bool) async {
    let (world, fact) = slowWorld()
    world.facts.ageOtherwise = otherwise
    let terms = world.openTerms()
    await letRun()
    world.host.advance(by: .milliseconds(1999))
    await letRun()
    #expect(terms.outcomeSoFar == nil)
    world.host.advance(by: .milliseconds(1))
    #expect(await terms.outcome == (otherwise ? .shown : Self.refusal))
    #expect(world.isSound)
    // A late result changes nothing.
    let stack = world.stack
    fact.give(!otherwise)
    await letRun()
    #expect(world.stack == stack)
    #expect(world.outcomes.count == 1)
    #expect(world.isSound)
  }

  @Test func timeThatIsOverAtOnceIsItsOtherwise() async {
    let (world, fact) = slowWorld()
    world.facts.ageLimit = .zero
    world.facts.ageOtherwise = true
    let terms = world.openTerms()
    await letRun()
    world.host.advance(by: .zero)
    #expect(await terms.outcome == .shown)
    fact.give(false)
  }

  @Test func timerIsTheTransitionsAgainAfterTheAnswer() async {
    let (world, fact) = slowWorld(animation: World.slide)
    world.host.fail(.neverCompletes)
    let terms = world.openTerms()
    await letRun()
    world.host.advance(by: .seconds(1))
    fact.give(true)
    await letRun()
    #expect(world.bank.isBusy)
    world.host.advance(by: .milliseconds(1_999))
    #expect(terms.outcomeSoFar == nil)
    world.host.advance(by: .milliseconds(1))
    #expect(terms.outcomeSoFar == .shown)
    #expect(world.isSound)
  }

  // MARK: - Cancellation

  @Test func cancelledTaskEndsTheRequestAtOnce() async {
    let (world, fact) = slowWorld()
    let terms = world.openTerms()
    let task = Task { await terms.outcome }
    await letRun()
    task.cancel()
    #expect(await task.value == .cancelled)
    #expect(world.outcomes == [.cancelled])
    checkNoTrace(world)
    let stack = world.stack
    fact.give(true)
    await letRun()
    world.host.advance(by: .seconds(60))
    #expect(world.stack == stack)
    #expect(world.outcomes.count == 2)
  }

  @Test func cancelledRequestEndsAtOnce() async {
    let (world, fact) = slowWorld()
    let terms = world.openTerms()
    terms.cancel()
    #expect(terms.outcomeSoFar == .cancelled)
    checkNoTrace(world)
    await letRun()
    fact.give(true)
    await letRun()
    #expect(world.stack == ["home", "item"])
  }

  @Test func timerOfACancelledRequestIsTakenBack() async {
    let (world, fact) = slowWorld()
    let host = HandMovedHost()
    let bank = Navigator<Bank, _>(host: host, screens: world.screens, facts: world.facts)
    bank.start()
    #expect(host.timer == nil)
    let terms = bank.open("/terms")
    await letRun()
    #expect(host.timer == .seconds(2))
    terms.cancel()
    #expect(host.timer == nil)
    fact.give(true)
    await letRun()
    #expect(host.timer == nil)
  }

  /// A timer that fires whenever the clock is read ends the wait, and the clock is not read endlessly.
  @Test func clockThatFiresTheTimerEndsTheWait() async {
    let (world, fact) = slowWorld()
    let host = HandMovedHost()
    let bank = Navigator<Bank, _>(host: host, screens: world.screens, facts: world.facts)
    bank.start()
    let terms = bank.open("/terms")
    await letRun()
    var fired = 0
    host.whenTime = {
      fired += 1
      host.delegate?.timerFired()
    }
    host.advance(by: .seconds(2))
    await letRun()
    guard case .stopped? = terms.outcomeSoFar else {
      Issue.record("the wait has not ended: \(String(describing: terms.outcomeSoFar))")
      return
    }
    #expect(fired > 1 && fired < 20_000)
    #expect(host.timer == nil)
    fact.give(true)
    await letRun()
    #expect(!bank.isBusy)
  }

  @Test func answerToACancelledRequestIsNoneForTheNext() async {
    let (world, fact) = slowWorld()
    let first = world.openTerms()
    await letRun()
    first.cancel()
    let second = world.openTerms()
    fact.give(true)
    await letRun()
    #expect(second.outcomeSoFar == nil)
    fact.give(false)
    #expect(await second.outcome == Self.refusal)
    #expect(world.isSound)
  }

  // MARK: - Changes during the wait

  @Test func whatWasAskedBeforeIsAskedAgain() async {
    let (world, fact) = slowWorld()
    world.screens.answer = { $0 != "openTerms" }
    let terms = world.openTerms()
    await letRun()
    #expect(world.screens.calls == [])
    fact.give(true)
    #expect(await terms.outcome == .refused(.hook(segue: "openTerms")))
    #expect(world.screens.calls == ["ask openTerms of home"])
    checkNoTrace(world)
  }

  @Test func factsThatAreNotAwaitedAreThoseOfTheAnswer() async {
    let (world, fact, terms) = await asking()
    world.facts.termsAreOut = false
    fact.give(true)
    #expect(await terms.outcome == Self.refusal)
    checkNoTrace(world)
    // A condition that fails at once ends the request without a wait.
    #expect(world.bank.goBack().outcomeSoFar == .shown)
    #expect(world.openTerms().outcomeSoFar == Self.refusal)
  }

  @Test func hostThatMovesMeanwhileEndsTheRequest() async {
    let (world, fact, terms) = await asking()
    world.host.pushForeignPage()
    #expect(terms.outcomeSoFar == .refused(.notVisible))
    #expect(world.stack == ["home"])
    #expect(world.isSound)
    fact.give(true)
    await letRun()
    #expect(world.stack == ["home"])
    #expect(world.isSound)
  }

  @Test func hostThatOnlySpeaksMeanwhileEndsNothing() async {
    let (world, fact, terms) = await asking()
    world.host.changeByItself(to: world.host.shownInstances)
    #expect(terms.outcomeSoFar == nil)
    fact.give(true)
    #expect(await terms.outcome == .shown)
  }

  @Test func lockThatIsHeldWhenTheAnswerComesRefuses() async {
    let (world, fact, terms) = await asking()
    let lock = world.bank.lock()
    #expect(terms.outcomeSoFar == nil)
    fact.give(true)
    #expect(await terms.outcome == .refused(.locked))
    #expect(!world.screens.calls.contains("ask openTerms of home"))
    lock.release()
    checkNoTrace(world)
  }

  @Test func lockThatIsReleasedBeforeTheAnswerIsNone() async {
    let (world, fact, terms) = await asking()
    world.bank.lock().release()
    fact.give(true)
    #expect(await terms.outcome == .shown)
  }

  @Test func evictionDoesNotWaitForAnAnswer() async {
    let (world, fact) = slowWorld()
    world.openWallet()
    let link = world.bank.open("/terms")
    await letRun()
    #expect(world.bank.isBusy)
    world.setSession(false)
    #expect(link.outcomeSoFar == .refused(.notVisible))
    #expect(world.stack == ["home"])
    #expect(world.isSound)
    fact.give(true)
    await letRun()
    #expect(world.stack == ["home"])
  }

  @Test func factsThatChangeMeanwhileAndEvictNobodyEndNothing() async {
    let (world, fact, terms) = await asking()
    world.bank.factsDidChange()
    #expect(terms.outcomeSoFar == nil)
    fact.give(true)
    #expect(await terms.outcome == .shown)
  }

  @Test func lockPutsAnEvictionOffDuringTheWaitToo() async {
    let (world, fact) = slowWorld()
    world.openWallet()
    let link = world.bank.open("/terms")
    await letRun()
    let lock = world.bank.lock()
    world.setSession(false)
    #expect(world.stack == ["home", "wallet"])
    lock.release()
    #expect(world.stack == ["home"])
    #expect(link.outcomeSoFar == .refused(.notVisible))
    fact.give(true)
    #expect(world.isSound)
  }

  /// A request that waits for a foreign layer is evaluated again in its turn, and its fact as well.
  @Test(arguments: [true, false])
  func asyncFactIsAskedAgainAfterACover(_ second: Bool) async {
    let world = BankWorld<Bank>()
    var asked = 0
    world.facts.askAge = { [weak world] in
      asked += 1
      if asked == 1 { world?.host.cover() }
      return asked == 1 || second
    }
    let terms = world.openTerms(sender: .program)
    await letRun()
    #expect(asked == 1 && terms.outcomeSoFar == nil)
    world.host.advance(by: .seconds(60))
    world.host.uncover()
    world.host.advance(by: .seconds(3))
    await world.host.settled()
    #expect(asked == 2)
    #expect(terms.outcomeSoFar == (second ? .shown : Self.refusal) && world.isSound)
  }

  /// The same for segues that open several screens.
  @Test(arguments: ["pick", "seeOrder"], [true, false])
  func asyncFactOfSeveralScreensIsAskedAgainAfterACover(_ name: String, _ second: Bool) async {
    let store = StrictStoreWorld()
    store.push(Store.segue("open", of: Store.Catalog.self), Store.Product(id: 1), from: Store.Catalog.self)
    var asked = 0
    store.app.decides = { [weak store] in
      asked += 1
      if asked == 1 { store?.host.cover() }
      return asked == 1 || second
    }
    let segue = Store.segue(name, of: Store.Product.self)
    let request =
      name == "pick"
      ? store.push(segue, Store.Picker(), from: Store.Product.self, sender: .program)
      : store.push(segue, Store.Order(id: 7), from: Store.Product.self, sender: .program)
    await letRun()
    #expect(asked == 1 && request.outcomeSoFar == nil)
    store.host.uncover()
    store.host.advance(by: .seconds(3))
    await store.host.settled()
    #expect(asked == 2)
    let shown = name == "pick" ? ["catalog", "product", "fresh"] : ["orderList", "order"]
    #expect(store.stack == (second ? shown : ["catalog", "product"]))
    #expect((request.outcomeSoFar == .shown) == second && request.outcomeSoFar != nil && store.isSound)
  }

  @Test func queuedRequestWaitsForItsFactsInItsTurn() async {
    let (world, fact) = slowWorld(animation: World.slide)
    world.openItem("1")
    world.slide()
    world.bank.goBack()
    let terms = world.openTerms(sender: .program)
    #expect(fact.askedCount == 0)
    world.slide()
    await letRun()
    #expect(fact.askedCount == 1)
    fact.give(true)
    await letRun()
    world.slide()
    #expect(terms.outcomeSoFar == .shown)
  }

  @Test func navigatorThatGoesLeavesNobodyWaiting() async {
    let fact = SlowFact()
    var world: BankWorld<Bank>? = BankWorld()
    world?.facts.askAge = { await fact.answer() }
    let terms = world?.openTerms()
    await letRun()
    world = nil
    #expect(await terms?.outcome == .cancelled)
    fact.give(true)
  }
}
