import Foundation
import NavRuntime
import NavTesting
import Testing

/// Unusual values that a link, a segue, or a saved state can contain.
@MainActor struct OddValueTests {
  @Test(arguments: ["nan", "NaN", "inf", "-infinity", "1e999", "-1e999", "nan(0x7)", "+inf"])
  func whatIsNoNumberIsNoLink(_ text: String) {
    let world = BankWorld<Bank>()
    #expect(world.bank.open("/accounts/8/hello?amount=\(text)").outcomeSoFar == .refused(.noMatch))
    #expect(world.stack == ["home"])
    #expect(world.isSound)
  }

  @Test func largestNumberIsALink() throws {
    let world = BankWorld<Bank>()
    #expect(world.bank.open("/accounts/8/hello?amount=1.7976931348623157e308").outcomeSoFar == .shown)
    #expect(world.handle(Entry.self).arguments.amount == .greatestFiniteMagnitude)
    #expect(try readAgain(world.bank.state).screens.count == 3)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func stateThatASegueMadeIsSavedAsFarAsItCanBe(_ amount: Double) throws {
    let world = BankWorld<Bank>()
    world.openAccount(8)
    world.openEntry(Entry(account: 8, note: "x", amount: amount))
    #expect(world.stack == ["home", "account", "entry"])
    #expect(try readAgain(world.bank.state).screens.map { "\(type(of: $0))" } == ["Home", "Account"])
    // A format that can represent the value saves it.
    let list = try PropertyListEncoder().encode(world.bank.state)
    #expect(try PropertyListDecoder().decode(NavigationState<Bank>.self, from: list).screens.count == 3)
  }

  @Test(arguments: [".", ".."]) func dotSegmentsAreInNoURL(_ id: String) {
    let world = BankWorld<Bank>()
    world.openItem(id)
    #expect(world.stack == ["home", "item"])
    #expect(world.bank.url == nil)
    world.bank.goBack()
    world.openItem("...")
    #expect(world.bank.url == "bank://items/...")
  }

  @Test(arguments: [
    "/items/..", "/items/.", "/items/%2e%2E", "/items/%2E", "bank://items/..", "bank://../items/1",
    "/items/../items/1", "/./items/1",
  ])
  func dotSegmentsMatchNoLink(_ url: String) {
    let world = BankWorld<Bank>()
    #expect(world.bank.open(url).outcomeSoFar == .refused(.noMatch))
    #expect(world.stack == ["home"])
  }

  @Test func restoredStackEndsBelowWhatNoSegueWouldHavePassed() {
    let world = BankWorld<Bank>()
    let account = Account(id: 8)
    world.bank.restore(NavigationState(screens: [Home(), account, Entry(account: 9, note: "x")]))
    #expect(world.stack == ["home", "account"])
    world.bank.restore(NavigationState(screens: [Home(), account, Entry(account: 8, note: "x")]))
    #expect(world.stack == ["home", "account", "entry"])
    world.bank.restore(NavigationState(screens: [Home(), Wallet(owner: "you"), Card(number: 1, owner: "me")]))
    #expect(world.stack == ["home", "wallet"])
    world.bank.restore(NavigationState(screens: [Home(), Wallet(owner: "you"), Card(number: 1, owner: "you")]))
    #expect(world.stack == ["home", "wallet", "card"])
    #expect(world.isSound)
  }

  @Test func urlThatWouldNotComeBackIsNone() {
    let world = BankWorld<Bank>()
    world.openAccount(8)
    world.openEntry(Entry(account: 8, note: "x", amount: .infinity))
    #expect(world.bank.url == nil)
  }
}
