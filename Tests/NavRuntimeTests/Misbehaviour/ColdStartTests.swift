import NavRuntime
import NavTesting
import Testing

/// Calls and reports before there is a stack.
@MainActor struct ColdStartTests {
  private let host = HandMovedHost()
  private let bank: Navigator<Bank, HandMovedHost>

  init() {
    bank = Navigator(host: host, screens: BankScreens<Bank>(), facts: BankFacts<Bank>())
  }

  @Test func linkOpensOverAPageOfTheHostsOwn() {
    host.shown = [InstanceID(rawValue: 0)]
    #expect(bank.open("/accounts/1").outcomeSoFar == .shown)
    #expect(bank.stack.map(\.name) == ["home", "account"])
    #expect(host.told.count == 1)
  }

  @Test func linkThatWaitsForAFactOpensOverAPageOfTheHostsOwn() async {
    host.shown = [InstanceID(rawValue: 0)]
    #expect(await bank.open("/terms").outcome == .shown)
    #expect(bank.stack.map(\.name) == ["home", "terms"])
  }

  @Test func nothingIsToldToAHostBeforeThereIsAStack() {
    host.shown = [InstanceID(rawValue: 0)]
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
    #expect(bank.open("/accounts/1").outcomeSoFar == .shown)
    #expect(bank.start().outcomeSoFar == .refused(.duplicate))
    #expect(bank.stack.map(\.name) == ["home", "account"])
    #expect(host.told.count == 1)
  }

  @Test func startWhileALinkWaitsForAFactLeavesItsStack() async {
    let link = bank.open("/terms")
    let start = bank.start()
    #expect(await link.outcome == .shown)
    #expect(await start.outcome == .refused(.duplicate))
    #expect(bank.stack.map(\.name) == ["home", "terms"])
  }

  @Test func startWhileALinkWaitsShowsTheRootWhereTheLinkComesToNothing() async {
    let link = bank.open("/terms")
    let start = bank.start()
    link.cancel()
    #expect(link.outcomeSoFar == .cancelled)
    #expect(await start.outcome == .shown)
    #expect(bank.stack.map(\.name) == ["home"])
  }

  @Test func linkAfterStartGivesItsStack() {
    bank.start()
    #expect(bank.open("/accounts/1").outcomeSoFar == .shown)
    #expect(bank.stack.map(\.name) == ["home", "account"])
  }

  /// A view that starts whenever it appears, or an app that restores before it starts, loses nothing.
  @Test func stackThatStandsIsNotStartedAgain() {
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
    host.shown = [InstanceID(rawValue: 0)]
    host.isAnimating = true
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
    host.shown = [InstanceID(rawValue: 0)]
    host.isAnimating = true
    host.whenSettled = { host.isAnimating = true }
    host.whenTold = { host.isAnimating = false }
    #expect(bank.start().outcomeSoFar == .shown)
    #expect(host.settleCount == 1)
    #expect(host.told.count == 1)
  }
}
