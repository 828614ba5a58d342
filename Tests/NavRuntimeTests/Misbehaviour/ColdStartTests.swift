import NavRuntime
import NavTesting
import Testing

/// Calls and reports before there is a stack.
@MainActor struct ColdStartTests {
  private func bank(_ host: HandMovedHost) -> Navigator<Bank, HandMovedHost> {
    Navigator(host: host, screens: BankScreens<Bank>(), facts: BankFacts<Bank>())
  }

  @Test func linkOpensOverAPageOfTheHostsOwn() {
    let host = HandMovedHost()
    host.shown = [InstanceID(rawValue: 0)]
    let bank = bank(host)
    #expect(bank.open("/accounts/1").outcomeSoFar == .shown)
    #expect(bank.stack.map(\.name) == ["home", "account"])
    #expect(host.told.count == 1)
  }

  @Test func linkThatWaitsForAFactOpensOverAPageOfTheHostsOwn() async {
    let host = HandMovedHost()
    host.shown = [InstanceID(rawValue: 0)]
    let bank = bank(host)
    #expect(await bank.open("/terms").outcome == .shown)
    #expect(bank.stack.map(\.name) == ["home", "terms"])
  }

  @Test func nothingIsToldToAHostBeforeThereIsAStack() {
    let host = HandMovedHost()
    host.shown = [InstanceID(rawValue: 0)]
    let bank = bank(host)
    host.delegate?.stackChanged()
    host.delegate?.timerFired()
    host.delegate?.didShow(TransitionID(rawValue: 1))
    host.delegate?.backRequested()
    #expect(host.delegate?.interactivePopBegan() == nil)
    host.delegate?.interactivePopEnded(.finished)
    bank.factsDidChange()
    bank.goBack()
    bank.open("bank://nowhere")
    host.isAnimating = true
    host.delegate?.stackChanged()
    host.isAnimating = false
    host.advance(by: .seconds(60))
    #expect(host.told.isEmpty)
    #expect(host.settleCount == 0)
    #expect(host.interactionOffCount == 0)
    #expect(!bank.isBusy)
    #expect(bank.start().outcomeSoFar == .shown)
  }

  @Test func startAfterALinkLeavesItsStack() {
    let host = HandMovedHost()
    let bank = bank(host)
    #expect(bank.open("/accounts/1").outcomeSoFar == .shown)
    #expect(bank.start().outcomeSoFar == .refused(.duplicate))
    #expect(bank.stack.map(\.name) == ["home", "account"])
    #expect(host.told.count == 1)
  }

  @Test func startWhileALinkWaitsForAFactLeavesItsStack() async {
    let host = HandMovedHost()
    let bank = bank(host)
    let link = bank.open("/terms")
    let start = bank.start()
    #expect(await link.outcome == .shown)
    #expect(await start.outcome == .refused(.duplicate))
    #expect(bank.stack.map(\.name) == ["home", "terms"])
  }

  @Test func startWhileALinkWaitsShowsTheRootWhereTheLinkComesToNothing() async {
    let host = HandMovedHost()
    let bank = bank(host)
    let link = bank.open("/terms")
    let start = bank.start()
    link.cancel()
    #expect(link.outcomeSoFar == .cancelled)
    #expect(await start.outcome == .shown)
    #expect(bank.stack.map(\.name) == ["home"])
  }

  @Test func linkAfterStartGivesItsStack() {
    let host = HandMovedHost()
    let bank = bank(host)
    bank.start()
    #expect(bank.open("/accounts/1").outcomeSoFar == .shown)
    #expect(bank.stack.map(\.name) == ["home", "account"])
  }

  /// A view that starts whenever it appears, or an app that restores before it starts, loses nothing.
  @Test func stackThatStandsIsNotStartedAgain() {
    let host = HandMovedHost()
    let bank = bank(host)
    bank.restore(NavigationState(screens: [Home(), Account(id: 1)]))
    #expect(bank.start().outcomeSoFar == .refused(.duplicate))
    #expect(bank.start().outcomeSoFar == .refused(.duplicate))
    #expect(bank.stack.map(\.name) == ["home", "account"])
    #expect(bank.start(with: SignIn()).outcomeSoFar == .refused(.notVisible))
    bank.restore(NavigationState(screens: [Home()]))
    #expect(bank.stack.map(\.name) == ["home"])
  }

  /// The host is in an animation of its own, and the app's code runs when that ends.
  @Test func lockTakenWhereTheHostIsSettledHoldsTheFirstStack() {
    let host = HandMovedHost()
    host.shown = [InstanceID(rawValue: 0)]
    host.isAnimating = true
    let bank = bank(host)
    var lock: NavigationLock?
    host.whenSettled = { lock = bank.lock() }
    #expect(bank.start().outcomeSoFar == .refused(.locked))
    #expect(host.told.isEmpty)
    lock?.release()
    #expect(bank.start().outcomeSoFar == .shown)
    #expect(host.settleCount == 1)
  }

  /// If the host still animates after `settle()`, the navigator continues anyway.
  @Test func hostThatCannotBeSettledGetsItsFirstStack() {
    let host = HandMovedHost()
    host.shown = [InstanceID(rawValue: 0)]
    host.isAnimating = true
    let bank = bank(host)
    host.whenSettled = { host.isAnimating = true }
    host.whenTold = { host.isAnimating = false }
    #expect(bank.start().outcomeSoFar == .shown)
    #expect(host.settleCount == 1)
    #expect(host.told.count == 1)
  }
}
