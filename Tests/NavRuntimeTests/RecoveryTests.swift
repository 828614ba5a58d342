import NavRuntime
import NavTesting
import Testing

@MainActor struct RecoveryTests {
  @Test func completionForAnotherTransitionIsIgnored() {
    let world = World()
    let request = world.catalog.openCart()
    world.host.delegate?.didShow(TransitionID(rawValue: 99))
    world.host.delegate?.didShow(TransitionID(rawValue: 1))
    #expect(request.outcomeSoFar == nil)
    world.slide()
    #expect(request.outcomeSoFar == .shown)
    world.host.delegate?.didShow(TransitionID(rawValue: 2))
    #expect(world.isSound)
  }

  @Test func secondCompletionDoesNotCompleteTheNextTransition() {
    let world = World()
    world.host.fail(.completesTwice)
    world.catalog.openCart()
    let item = world.openItemWhenTheCartStands()
    world.slide()
    #expect(world.stack == ["catalog", "cart"])
    #expect(world.shop.isBusy)
    world.slide()
    #expect(item() == .shown)
    #expect(world.isSound)
  }

  @Test func completionInsideTheCallWorks() {
    let world = World()
    world.host.fail(.completesInsideTheCall)
    #expect(world.catalog.openCart().outcomeSoFar == .shown)
    #expect(world.isSound)
  }

  @Test func completionWhileTheHostStillAnimatesIsNone() {
    let world = World()
    world.host.fail(.completesEarly)
    let request = world.catalog.openCart()
    #expect(request.outcomeSoFar == nil)
    #expect(world.shop.isBusy)
    world.slide()
    #expect(request.outcomeSoFar == .shown)
    #expect(world.isSound)
  }

  @Test func missingCompletionIsFoundByTheWatchdogAfterTwoSeconds() {
    let world = World()
    world.host.fail(.neverCompletes)
    let request = world.catalog.openCart()
    world.host.advance(by: .milliseconds(1999))
    #expect(request.outcomeSoFar == nil)
    world.host.advance(by: .milliseconds(1))
    #expect(request.outcomeSoFar == .shown)
    #expect(world.stalls == [.completionMissing])
    #expect(world.isSound)
  }

  @Test func longAnimationHasItsLengthAndAHalf() {
    let world = World(animation: .seconds(4))
    world.host.fail(.neverCompletes)
    let request = world.catalog.openCart()
    world.host.advance(by: .milliseconds(5999))
    #expect(request.outcomeSoFar == nil)
    #expect(world.stalls.isEmpty)
    world.host.advance(by: .milliseconds(1))
    #expect(request.outcomeSoFar == .shown)
  }

  @Test func hostThatSettledElsewhereIsBelievedAndTheRequestFails() {
    let world = World()
    world.host.fail(.doesNothingSilently)
    let request = world.catalog.openCart()
    world.host.advance(by: .seconds(2))
    #expect(request.outcomeSoFar == .failed(.host))
    #expect(world.stalls == [.settledElsewhere])
    #expect(world.stack == ["catalog"])
    #expect(world.isSound)
  }

  @Test func hostThatAnimatesForEverIsAskedAgainAndThenMadeToSettle() {
    let world = World()
    world.host.fail(.animatesForever)
    let request = world.catalog.openCart()
    world.host.advance(by: .milliseconds(9999))
    #expect(request.outcomeSoFar == nil)
    #expect(world.stalls == [.stillAnimating])
    #expect(world.host.settleCount == 0)
    world.host.advance(by: .milliseconds(1))
    #expect(request.outcomeSoFar == .failed(.host))
    #expect(world.host.settleCount == 1)
    #expect(world.stalls == [.stillAnimating, .madeToSettle])
    // The host settled on the cart, so the stack has the cart too.
    #expect(world.stack == ["catalog", "cart"])
    #expect(world.isSound)
  }

  @Test func reportGoesOutOnceWithFlagsQueueAndTheLastEvents() throws {
    let world = World()
    for _ in 0..<40 {
      world.catalog.openFilters()
      world.filters.cancel()
      world.slide()
    }
    world.host.fail(.animatesForever)
    world.catalog.openCart()
    world.catalog.queueProduct(id: "1")
    world.wait()
    let report = try #require(world.reports.first)
    #expect(world.reports.count == 1)
    #expect(report.isBusy)
    #expect(!report.isLocked)
    #expect(!report.isInteractionOn)
    #expect(report.queue.map(\.name) == ["queueProduct"])
    #expect(report.stack.map(\.name) == ["catalog"])
    #expect(report.host.isAnimating)
    #expect(report.events.count == 64)
    let isInOrder = zip(report.events, report.events.dropFirst()).allSatisfy { $0.time <= $1.time }
    #expect(isInOrder)
    #expect(world.isSound)
  }

  @Test func reportGoesOutForATransitionThatEndsAtTheLastMoment() {
    let world = World(animation: .seconds(8))
    world.host.fail(.neverCompletes)
    world.catalog.openCart()
    world.wait()
    #expect(world.reports.count == 1)
    #expect(world.stalls == [.completionMissing])
  }

  @Test func interactionIsTurnedOnExactlyAsOftenAsItWasTurnedOff() {
    for fault: HostFault? in [
      nil, .neverCompletes, .completesTwice, .completesEarly, .completesInsideTheCall, .animatesForever, .doesNothing,
      .doesNothingSilently, .endsDeeper, .fallsToRoot,
    ] {
      let world = World()
      if let fault { world.host.fail(fault) }
      let push = world.catalog.openProduct(id: "1")
      world.wait()
      if let fault { world.host.fail(fault) }
      world.shop.goBack()
      world.wait()
      #expect(push.outcomeSoFar != nil)
      #expect(world.isSound, "\(String(describing: fault))")
    }
  }

  @Test func hostThatLosesItsStackIsFollowedWhereThatIsLegal() {
    let world = World(animation: .zero)
    world.catalog.openProduct(id: "1")
    world.host.fail(.fallsToRoot)
    #expect(world.product.openSeller().outcomeSoFar == .failed(.host))
    #expect(world.stack == ["catalog"])
    #expect(world.isSound)
  }

  @Test func hostThatShowsAForeignPageIsRepaired() {
    let world = World(animation: .zero)
    world.host.fail(.endsDeeper)
    #expect(world.catalog.openProduct(id: "1").outcomeSoFar == .failed(.host))
    #expect(world.stack == ["catalog"])
    #expect(world.isSound)
    #expect(world.host.changes.last?.kind == .set)
  }

  @Test func startThatFailsIsRepaired() {
    let host = InMemoryHost<Any>()
    host.fail(.doesNothing)
    let shop = Navigator<Shop, _>(host: host, screens: RecordingScreens(), facts: TestFacts())
    #expect(shop.start().outcomeSoFar == .failed(.host))
    #expect(shop.stack.map(\.name) == ["catalog"])
    #expect(host.shownInstances == shop.stack.map(\.id))
    #expect(host.isInteractionEnabled)
  }
}

extension World {
  /// Pushes from the cart when `didShow` reports it.
  fileprivate func openItemWhenTheCartStands() -> () -> Outcome? {
    var request: SegueRequest<Never>?
    let observation = shop.observe { [weak self] event in
      if case .didShow = event.kind, request == nil {
        request = self?.shop.handle(Shop.Cart.self)?.openItem(id: "1", sender: .program)
      }
    }
    return {
      withExtendedLifetime(observation) {}
      return request?.outcomeSoFar
    }
  }
}
