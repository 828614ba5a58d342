import NavRuntime
import NavTerminal
import NavTesting
import Testing
import WalletModel
import WalletNavigation

@testable import wallet

/// The flows of the wallet with its own pages and hooks, on a host that draws nothing and whose clock the test
/// advances.
@MainActor @Suite struct WalletFlowTests {
  private let host = InMemoryHost<any TerminalPage>(animation: .milliseconds(300))
  private let purse: Purse
  private let navigator: Navigator<Wallet, InMemoryHost<any TerminalPage>>

  init() {
    // A fast bank that agrees to amounts below 100 €. For exactly 1 €, it does not answer.
    let purse = Purse { amount in
      if amount == 1_00 { try? await Task.sleep(for: .seconds(3600)) }
      return amount < 100_00
    }
    let desk = Desk()
    let navigator = Navigator(
      host: host, screens: WalletScreens(purse: purse, desk: desk), facts: WalletFacts(purse: purse))
    desk.factsChanged = { navigator.factsDidChange() }
    navigator.start()
    self.purse = purse
    self.navigator = navigator
    finishSlide()
  }

  private var stack: [String] { navigator.stack.map(\.name) }

  private func on<S: Screen>(_ screen: S.Type) throws -> ScreenHandle<S> {
    try #require(navigator.handle(screen))
  }

  private func finishSlide() {
    host.advance(by: host.animation)
  }

  /// Lets other tasks run until a condition holds, or gives up.
  private func eventually(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<10_000 where !condition() { await Task.yield() }
    return condition()
  }

  private func unlock() {
    _ = purse.unlock(with: "1234")
    navigator.factsDidChange()
  }

  @Test func aLinkGoesOnOnceTheWalletIsOpen() throws {
    let link = navigator.open("wallet://cards/gold")
    #expect(link.outcomeSoFar == .stopped(at: "home"))
    unlock()
    finishSlide()
    #expect(stack == ["home", "cards", "card"])
    #expect(try on(Wallet.Card.self).arguments.id == CardID("gold"))
    #expect(navigator.url == "wallet://cards/gold")
  }

  @Test func aNumberThatWasBegunIsForgottenOnTheWayBack() throws {
    try on(Wallet.Home.self).unlock()
    finishSlide()
    let page = try #require(host.visiblePage as? UnlockPage)
    _ = page.handle(.character("1"))
    #expect(page.number == "1")
    navigator.goBack()
    finishSlide()
    #expect(page.number == "")
  }

  @Test func anExpiredSessionLeavesTheCardsInOneTransition() throws {
    unlock()
    navigator.open("wallet://cards/gold")
    finishSlide()
    let changes = host.changes.count
    purse.lock()
    navigator.factsDidChange()
    finishSlide()
    #expect(stack == ["home"])
    #expect(host.changes.count == changes + 1)
  }

  @Test func theBankDecides() async throws {
    unlock()
    navigator.open("wallet://cards/blue/pay?amount=9900&to=x")
    finishSlide()
    let paid = try on(Wallet.Payment.self).confirm()
    #expect(navigator.isBusy)
    #expect(await eventually { host.isAnimating })
    finishSlide()
    #expect(paid.outcomeSoFar == .shown)
    #expect(purse.card(CardID("blue"))?.balance == 21_00)
  }

  @Test func theBankRefuses() async throws {
    unlock()
    navigator.open("wallet://cards/blue/pay?amount=11000&to=x")
    finishSlide()
    let paid = try on(Wallet.Payment.self).confirm()
    #expect(await eventually { paid.outcomeSoFar != nil })
    #expect(stack.last == "payment")
    #expect(purse.card(CardID("blue"))?.balance == 120_00)
  }

  @Test func cancellingTheQuestionLeavesNoTrace() async throws {
    unlock()
    navigator.open("wallet://cards/blue/pay?amount=100&to=x")
    finishSlide()
    let payment = try on(Wallet.Payment.self)
    let task = Task { await payment.confirm().outcome }
    #expect(await eventually { navigator.isBusy })
    task.cancel()
    #expect(await task.value == .cancelled)
    #expect(!navigator.isBusy)
    #expect(purse.card(CardID("blue"))?.balance == 120_00)
  }
}
