import NavRuntime
import NavTesting
import Testing

/// The line that the log prints about a refused request.
@MainActor struct RefusalLogTests {
  @MainActor private final class Lines {
    var lines: [String] = []
  }

  private func bank() -> (BankWorld<Bank>, Lines) {
    let (world, lines) = (BankWorld<Bank>(), Lines())
    world.bank.log = { lines.lines.append($0) }
    return (world, lines)
  }

  @Test func lineNamesTheSegueItsScreenTheReasonAndWhatToDo() {
    let (world, lines) = bank()
    world.facts.hasSession = false
    world.openWallet()
    #expect(
      lines.lines == [
        "navc: 'openWallet' from 'home' was refused because 'wallet' requires 'hasSession or isAsking', which is false; "
          + "check 'canPerform' before you offer it, or change the facts first."
      ])
  }

  @Test func eachRefusalIsOneLineAndNothingElseIs() {
    let (world, lines) = bank()
    #expect(world.openWallet().outcomeSoFar == .shown)
    #expect(lines.lines == [])
    world.facts.isFrozen = true
    world.openCard(1)
    #expect(lines.lines.last?.contains("the predicate 'not isFrozen' of 'openCard' is false") == true)
    world.facts.isFrozen = false
    world.screens.answer = { _ in false }
    world.openCard(1)
    #expect(lines.lines.last?.contains("shouldPerform returned false for 'openCard'") == true)
    world.screens.answer = { _ in true }
    world.bank.open("bank://nowhere")
    #expect(lines.lines.last?.hasPrefix("navc: the link 'bank://nowhere' was refused because no link") == true)
    world.bank.open("bank://wallet")
    #expect(lines.lines.last?.contains("already visible, arriving, or queued") == true)
    world.openItem("1")
    #expect(lines.lines.last?.contains("'openItem' from 'home' was refused because 'home' is not the visible") == true)
    let lock = world.bank.lock()
    world.bank.goBack()
    #expect(
      lines.lines.last?.contains("'back' from 'wallet' was refused because the app holds a NavigationLock") == true)
    lock.release()
    world.bank.start()
    #expect(lines.lines.last?.contains("there is a stack already; call 'restore'") == true)
    world.bank.goBack()
    world.bank.goBack()
    #expect(lines.lines.last?.contains("there is no screen to go back to") == true)
    #expect(lines.lines.count == 8)
    #expect(lines.lines.allSatisfy { !$0.contains("\n") && $0.hasSuffix(".") })
  }

  /// `canPerform` is not a request.
  @Test func questionWritesNothing() {
    let (world, lines) = bank()
    world.facts.hasSession = false
    #expect(!world.handle(Home.self).canPerform(0, Wallet()))
    #expect(lines.lines == [])
  }

  @Test func hostForTestsPrintsNothingByDefault() {
    #expect(BankWorld<Bank>().bank.log == nil)
  }

  /// A custom host prints in debug builds.
  @Test func debugBuildPrintsByDefault() {
    let world = Navigator<Bank, PlainHost>(
      host: PlainHost(), screens: BankScreens<Bank>(), facts: BankFacts<Bank>())
    #if DEBUG
      #expect(world.log != nil)
    #else
      #expect(world.log == nil)
    #endif
    world.log = nil
    #expect(world.log == nil)
  }

  @Test func closureThatAsksForMoreIsNotCalledForEver() {
    let (world, lines) = bank()
    world.bank.log = { [weak world] in
      lines.lines.append($0)
      world?.bank.open("bank://nowhere")
    }
    world.bank.open("bank://nowhere")
    #expect(lines.lines.count > 1 && lines.lines.count < 2_000)
    #expect(!world.bank.isBusy && world.isSound)
  }
}
