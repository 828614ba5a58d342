import NavRuntime
import NavTesting
import Testing

/// Requests that wait retain no page.
@MainActor struct WaitingPageTests {
  /// The fact never returns, and its screen is evicted.
  @Test func requestThatAwaitsAFactDoesNotKeepThePageOfItsSource() async {
    let world = BankWorld<Bank>()
    let endless = Endless()
    world.openAccount(1)
    world.facts.askAge = { await endless.answer() }
    _ =
      world.handle(Account.self).push(world.segue("openAudit", of: "account"), Audit(), sender: .user)
      as SegueRequest<Never>
    await letRun()
    #expect(endless.isAsked && world.bank.isBusy)
    let pages = world.screens.livingPages
    world.facts.unknown = [1]
    world.bank.factsDidChange()
    #expect(world.stack == ["home"])
    await letRun()
    #expect(world.screens.livingPages == pages - 1)
    endless.end()
    await letRun()
    #expect(world.isSound)
  }

  @Test func requestThatWaitsForALayerToGoDoesNotKeepThePageOfItsSource() async {
    let world = BankWorld<Bank>()
    world.openAccount(1)
    world.host.cover()
    let (segue, destination) = (world.segue("openEntry", of: "account"), Entry(account: 1, note: "n"))
    let entry: SegueRequest<Never> = world.handle(Account.self).push(segue, destination, sender: .program)
    #expect(entry.outcomeSoFar == nil)
    let pages = world.screens.livingPages
    world.facts.unknown = [1]
    world.bank.factsDidChange()
    #expect(world.stack == ["home"])
    #expect(world.screens.livingPages == pages - 1)
    await world.host.settled()
    #expect(entry.outcomeSoFar != nil && entry.outcomeSoFar != .shown)
  }

  /// A fact that never returns, and ignores cancellation.
  @MainActor private final class Endless {
    private(set) var isAsked = false
    private var waiter: CheckedContinuation<Void, Never>?

    func answer() async -> Bool {
      isAsked = true
      await withCheckedContinuation { waiter = $0 }
      return true
    }

    func end() {
      waiter?.resume()
      waiter = nil
    }
  }
}
