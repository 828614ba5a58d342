import NavRuntime
import NavTesting
import Testing

@MainActor struct ResultTests {
  /// The result as text.
  private func words(_ result: SegueResult<Shop.Catalog.OpenFiltersReturned>?) -> String {
    switch result {
    case nil: "nothing yet"
    case .returned(let value): "\(value)"
    case .left: "left"
    case .notShown(let outcome): "not shown, \(outcome)"
    case .cancelled: "cancelled"
    }
  }

  @Test func resultTellsARefusalFromAPlainBack() async {
    let world = World(animation: .zero)
    let lock = world.shop.lock()
    let refused = world.catalog.openFilters()
    #expect(words(refused.resultSoFar) == "not shown, refused: locked")
    #expect(words(await refused.result) == "not shown, refused: locked")
    lock.release()
    let left = world.catalog.openFilters()
    #expect(words(left.resultSoFar) == "nothing yet")
    world.shop.goBack()
    #expect(words(left.resultSoFar) == "left")
    let chosen = world.catalog.openFilters()
    world.filters.apply(.price)
    #expect(words(await chosen.result).hasSuffix("price)"))
  }

  @Test func whoDoesNotWaitAnyMoreHearsThat() async {
    let world = World(animation: .zero)
    let filters = world.catalog.openFilters()
    let waiting = Task { await filters.result }
    await Task.yield()
    waiting.cancel()
    #expect(words(await waiting.value) == "cancelled")
    #expect(world.stack == ["catalog", "filters"])
  }

  @Test func eventIsALine() {
    let world = World()
    var lines: [String] = []
    let observation = world.shop.observe { lines.append("\($0)") }
    let root = world.shop.stack[0].id.rawValue
    world.catalog.openCart()
    world.slide()
    observation.cancel()
    #expect(lines.first == "0.000 s: request 2: openCart from catalog#\(root), by the user")
    #expect(lines.last == "0.350 s: request 2 ends: shown")
    #expect(lines.contains("0.350 s: cart#\(root + 1) is on top"))
    #expect(lines.allSatisfy { !$0.contains("(") && !$0.contains("\n") && $0.count < 80 })
  }
}

@MainActor struct SettledTests {
  @Test func factsAnimationsAndTheQueueComeToRest() async {
    let world = BankWorld<Bank>(animation: .milliseconds(350))
    world.facts.termsAreOut = true
    world.facts.askAge = {
      try? await Task.sleep(for: .milliseconds(5))
      return true
    }
    let terms = world.openTerms()
    #expect(await world.host.settled())
    #expect(terms.outcomeSoFar == .shown)
    #expect(world.stack == ["home", "terms"])
    #expect(world.host.now == .milliseconds(350))
  }

  @Test func tasksOfTheAppAreLetRun() async {
    let world = World()
    Task { @MainActor in
      await Task.yield()
      let filters = world.catalog.openFilters()
      if await filters.outcome == .shown { world.filters.apply(.price) }
    }
    #expect(await world.host.settled())
    #expect(world.stack == ["catalog"])
    #expect(world.events.count { if case .didShow = $0 { true } else { false } } == 2)
  }

  @Test func hostThatHangsComesToRest() async {
    let world = World()
    world.host.fail(.animatesForever)
    let cart = world.catalog.openCart()
    #expect(await world.host.settled())
    #expect(cart.outcomeSoFar == .failed(.host))
  }

  @Test func fingerThatStaysIsNoRest() async {
    let world = World()
    world.catalog.openCart()
    world.slide()
    #expect(world.host.beginSwipe())
    #expect(await world.host.settled() == false)
  }

  @Test func timeoutOfAFactIsReachedOnceItHasBeenAsked() async {
    let world = BankWorld<Bank>()
    world.facts.ageLimit = .seconds(3)
    world.facts.ageOtherwise = false
    world.facts.askAge = {
      try? await Task.sleep(for: .seconds(3_600))
      return true
    }
    let terms = world.openTerms()
    #expect(await world.host.settled(within: .zero) == false)
    world.host.advance(by: .seconds(2))
    #expect(await world.host.settled(within: .zero) == false)
    world.host.advance(by: .seconds(1))
    #expect(await world.host.settled())
    guard case .refused(.predicate(segue: "openTerms", source: _)) = terms.outcomeSoFar else {
      Issue.record("\(String(describing: terms.outcomeSoFar))")
      return
    }
  }

  @Test func factThatNobodyAnswersIsNoRest() async {
    let world = BankWorld<Bank>()
    world.facts.askAge = {
      try? await Task.sleep(for: .seconds(3_600))
      return true
    }
    let terms = world.openTerms()
    #expect(await world.host.settled(within: .milliseconds(50)) == false)
    terms.cancel()
    #expect(await world.host.settled())
    #expect(world.stack == ["home"])
  }
}
