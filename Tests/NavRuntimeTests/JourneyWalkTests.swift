import NavRuntime
import NavTesting
import SeededRandom
import TestTiers
import Testing

/// Long walks through the bank that combine everything: links, evictions, async facts, host faults, gestures, and
/// locks.
@MainActor struct JourneyWalkTests {
  private static let urls = [
    "/wallet", "/wallet/card/1", "bank://accounts/7", "bank://accounts/7/x?kind=all", "/accounts/1/y?of=Ann", "/terms",
    "/terms/help", "/items/3?mark=m", "/audits/7", "/audits/8", "/?tab=news", "/", "/nowhere", "%",
  ]

  private static let faults: [HostFault] = [
    .neverCompletes, .completesTwice, .completesEarly, .completesInsideTheCall, .doesNothing, .doesNothingSilently,
    .endsDeeper, .fallsToRoot,
  ]

  /// Runs one walk, and returns the rule that its end violates.
  private func walk(_ seed: UInt64, steps: Int) async -> String? {
    var random = SplitMix(seed: seed)
    let world = BankWorld<Bank>(animation: World.slide)
    var waiters: [CheckedContinuation<Bool, Never>] = []
    world.facts.askAge = { await withCheckedContinuation { waiters.append($0) } }
    func answer(_ isAdult: Bool) {
      let waiting = waiters
      waiters = []
      for waiter in waiting { waiter.resume(returning: isAdult) }
    }
    var requests: [SegueRequest<Never>] = []
    var locks: [NavigationLock] = []
    var path: [Int] = []
    for _ in 0..<steps {
      let step = random.below(20)
      path.append(step)
      switch step {
      case 0...4:
        requests.append(
          world.bank.open(Self.urls[random.below(Self.urls.count)], sender: random.below(3) == 0 ? .user : .program))
      case 5: requests.append(world.openWallet(sender: random.below(2) == 0 ? .user : .program))
      case 6: requests.append(world.openTerms(sender: random.below(2) == 0 ? .user : .program))
      case 7: requests.append(world.bank.goBack(sender: random.below(2) == 0 ? .user : .program))
      case 8: requests.append(world.askSignIn(sender: random.below(2) == 0 ? .user : .program))
      case 9: world.setSession(random.below(2) == 0)
      case 10:
        world.facts.hasCard = random.below(2) == 0
        world.facts.unknown = random.below(2) == 0 ? [7] : []
        world.bank.factsDidChange()
      case 11: world.screens.answer = { [name = ["openCard", "openAccount", ""][random.below(3)]] in $0 != name }
      case 12: world.host.fail(Self.faults[random.below(Self.faults.count)])
      case 13: locks.append(world.bank.lock())
      case 14: if !locks.isEmpty { locks.removeLast().release() }
      case 15: requests.randomElement(by: random.below(1 << 20))?.cancel()
      case 16: answer(random.below(2) == 0)
      case 17: if world.host.beginSwipe() { random.below(2) == 0 ? world.host.finishSwipe() : world.host.cancelSwipe() }
      case 18: if !world.host.isAnimating, world.host.stack.count > 1 { world.host.popByItself() }
      default: world.host.advance(by: .milliseconds([100, 350, 2_000][random.below(3)]))
      }
      await letRun()
    }
    locks = []
    // Links can wait for their facts one after the other, and one more can continue.
    for _ in 0..<80 {
      answer(true)
      await letRun()
      world.host.advance(by: .seconds(60))
      await letRun()
      if !world.bank.isBusy, waiters.isEmpty, world.openRequests == 0 { break }
    }
    return violation(world, requests).map { "\(seed): \(path): \($0)" }
  }

  private func violation(_ world: BankWorld<Bank>, _ requests: [SegueRequest<Never>]) -> String? {
    if !world.isSound {
      return "not sound: \(world.stack), busy: \(world.bank.isBusy), shown \(world.host.shownInstances)"
    }
    if requests.contains(where: { $0.outcomeSoFar == nil }) { return "a request without an outcome" }
    if world.openRequests != 0 { return "\(world.openRequests) requests without an event of their end" }
    if world.screens.livingPages != world.stack.count {
      return "\(world.screens.livingPages) pages for \(world.stack)"
    }
    let rules = Bank.table.rules
    for (below, above) in zip(world.bank.stack, world.bank.stack.dropFirst()) {
      if !rules.canPush(above.screenID, from: below.screenID) { return "an illegal stack \(world.stack)" }
    }
    if !world.facts.hasSession, world.stack.contains("wallet") { return "a wallet without a session" }
    if !world.facts.hasCard, world.stack.contains("card") { return "a card without one" }
    if world.facts.unknown == [7], world.bank.handle(Account.self)?.arguments.id == 7 { return "an unknown account" }
    return nil
  }

  @Test(.thorough) func longWalksKeepWhatAlwaysHolds() async {
    var failures: [String] = []
    for seed in UInt64(1)...150 where failures.count < 3 {
      if let failure = await walk(seed, steps: 40) { failures.append(failure) }
    }
    #expect(failures == [])
  }
}

extension Array {
  /// The element at `number` modulo the count, or `nil` if there are no elements.
  fileprivate func randomElement(by number: Int) -> Element? { isEmpty ? nil : self[number % count] }
}
