import NavRuntime
import NavTesting
import Testing

/// A link evaluates the `back` of each screen that it would remove.
@MainActor struct HeldLinkTests {
  @Test(arguments: [true, false]) func screenThatMayNotBeLeftHoldsALink(rejects: Bool) {
    rejects ? held(BankWorld<RejectingBank>()) : held(BankWorld<StoppingBank>())
  }

  private func held<Graph: BankGraph>(_ world: BankWorld<Graph>) {
    world.openWallet()
    world.askSignIn()
    #expect(world.stack == ["home", "wallet", "signIn"])
    world.screens.answer = { $0 != "back" }
    world.screens.calls = []
    #expect(world.bank.open("/wallet").outcomeSoFar == .refused(.held))
    #expect(world.stack == ["home", "wallet", "signIn"])
    #expect(world.screens.calls == ["ask back of signIn"])
    world.screens.answer = { _ in true }
    #expect(world.bank.open("/wallet").outcomeSoFar == .shown)
    #expect(world.stack == ["home", "wallet"])
    #expect(world.isSound)
  }

  @Test func eachScreenThatGoesIsAskedFromTheTop() {
    let world = BankWorld<Bank>()
    world.bank.open("/accounts/8/hello")
    world.screens.calls = []
    #expect(world.bank.open("/wallet").outcomeSoFar == .shown)
    #expect(world.screens.calls.prefix(2) == ["ask back of entry", "ask back of account"])
    #expect(world.isSound)
  }

  @Test func heldLinkGoesOnWhenTheScreenHasGone() {
    let world = BankWorld<Bank>()
    world.openItem("1")
    world.screens.answer = { $0 != "back" }
    #expect(world.bank.open("/wallet").outcomeSoFar == .stopped(at: "item"))
    #expect(world.stack == ["home", "item"])
    world.screens.answer = { _ in true }
    #expect(world.stack == ["home", "item"])
    world.bank.goBack()
    #expect(world.stack == ["home", "wallet"])
    // The link continues only once.
    world.bank.goBack()
    #expect(world.stack == ["home"])
    world.bank.factsDidChange()
    #expect(world.stack == ["home"])
    #expect(world.isSound)
  }

  @Test func heldLinkGoesOnWhenFactsLetTheScreenBeLeft() {
    let world = BankWorld<Bank>()
    world.openItem("1")
    world.screens.answer = { $0 != "back" }
    world.bank.open("/wallet")
    world.bank.factsDidChange()
    #expect(world.stack == ["home", "item"])
    world.screens.answer = { _ in true }
    world.bank.factsDidChange()
    #expect(world.stack == ["home", "wallet"])
    #expect(world.isSound)
  }

  @Test func heldLinkIsGivenUpByWhoGoesOn() {
    let world = BankWorld<Bank>()
    world.openItem("1")
    world.screens.answer = { $0 != "back" }
    world.bank.open("/wallet")
    world.screens.answer = { _ in true }
    world.openSimilar("2")
    #expect(world.stack == ["home", "item", "item"])
    #expect(
      world.events.contains { if case .linkGivenUp(url: "/wallet") = $0 { true } else { false } })
    world.bank.goBack()
    world.bank.goBack()
    world.bank.factsDidChange()
    #expect(world.stack == ["home"])
    #expect(world.isSound)
  }

  /// The blocking screen is removed. The link must not continue over the restored stack.
  @Test(arguments: [true, false])
  func restoringGivesUpAHeldLink(_ waits: Bool) async {
    let world = StoreWorld()
    world.edit(hasDraft: true)
    world.navigator.open("store://orders/7")
    let lock = waits ? world.navigator.lock() : nil
    let restored = world.navigator.restore(NavigationState(screens: [Store.Main(), Store.Catalog()]))
    #expect(world.events.contains { if case .linkGivenUp = $0 { true } else { false } } == !waits)
    lock?.release()
    await world.host.settled()
    #expect(restored.outcomeSoFar == .shown && world.stack == ["catalog"])
    #expect(world.events.contains { if case .linkGivenUp = $0 { true } else { false } })
    #expect(world.isSound)
  }

  /// In a hidden window, the link does not wait in the queue, because a request in the queue is not given up.
  @Test func linkThatIsGivenUpInAHiddenWindowIsNotShown() {
    let world = StoreWorld()
    world.edit(hasDraft: true)
    world.navigator.open("store://orders/7")
    world.host.hide(.wait)
    world.navigator.factsDidChange()
    let other = world.navigator.open("store://products/2")
    world.facts.hasDraft = false
    world.screens.calls = []
    world.host.reveal()
    world.host.advance(by: .seconds(1))
    #expect(other.outcomeSoFar == .shown && world.stack == ["catalog", "product"])
    #expect(!world.screens.calls.contains("make order") && world.isSound)
  }

  /// `start()` shows the first stack, and the link keeps waiting.
  @Test func startingDoesNotGiveUpALinkThatWaitsForItsRoot() {
    let world = StoreWorld(isSignedIn: false, start: false)
    world.navigator.open("store://orders/7")
    world.navigator.start()
    #expect(world.stack == ["welcome"])
    world.facts { $0.isSignedIn = true }
    #expect(world.stack == ["orderList", "order"] && world.isSound)
  }

  @Test func restoringTheFirstStackGivesUpALinkThatWaitsForItsRoot() {
    let world = StoreWorld(isSignedIn: false, start: false)
    world.navigator.open("store://orders/7")
    world.navigator.restore(NavigationState(screens: [Store.Welcome()]))
    #expect(world.stack == ["welcome"])
    world.facts { $0.isSignedIn = true }
    #expect(world.stack == ["catalog"] && world.isSound)
  }

  @Test func whoGoesElsewhereGivesALinkUpThatHasStopped() {
    let world = BankWorld<Bank>()
    world.facts.hasSession = false
    #expect(world.bank.open("/wallet").outcomeSoFar == .stopped(at: "home"))
    // One screen above the place where the link stopped may be the sign-in. With a second one, the user is elsewhere.
    world.openItem("1")
    world.openSimilar("2")
    #expect(world.events.contains { if case .linkGivenUp = $0 { true } else { false } })
    world.setSession(true)
    #expect(world.stack == ["home", "item", "item"])
    #expect(world.isSound)
  }
}
