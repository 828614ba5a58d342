import NavRuntime
import NavTesting
import NavTable
import Testing

/// Links fill an argument only if the entire text is a value of its type.
@MainActor struct ExactLinkTests {
  /// Values of which parsers read only a part, or which they read as something else.
  nonisolated private static let junk = [
    "amount=1.5%00junk", "amount=1.5%00", "amount=%001.5", "amount=0x10", "amount=0x1p3", "amount=1.", "amount=.5",
    "amount=%201.5",
    "amount=1.5%20", "amount=1.5%0A", "amount=1_000", "amount=1,5", "amount=inf", "amount=nan", "amount=1e",
    "amount=--1", "amount=",
    "exact=true%00", "exact=true%00x", "exact=TRUE", "exact=1", "kind=first%00", "kind=first%00x", "kind=FIRST",
  ]

  @Test(arguments: junk) func junkIsNoValue(_ item: String) {
    let world = BankWorld<Bank>()
    #expect(world.bank.open("bank://accounts/1/note?\(item)").outcomeSoFar == .refused(.noMatch), "\(item)")
    #expect(world.stack == ["home"])
  }

  @Test(arguments: ["1.5", "-1.5", "+1.5", "7", "1e3", "1.5E-3", "1e-05", "5e-324", "0", "-0"])
  func decimalNumberIsAValue(_ number: String) throws {
    let world = BankWorld<Bank>()
    let amount = number.replacing("+", with: "%2B")
    #expect(world.bank.open("bank://accounts/1/note?amount=\(amount)").outcomeSoFar == .shown)
    #expect(try #require(world.bank.handle(Entry.self)).arguments.amount == Double(number))
  }

  @Test(arguments: [
    "1%00", "1%00junk", "%001", "0x1", "1.0", "%201", "1%0A", "1_0",
  ]) func junkIsNoInteger(_ text: String) {
    let world = BankWorld<Bank>()
    #expect(world.bank.open("bank://accounts/\(text)").outcomeSoFar == .refused(.noMatch))
  }

  nonisolated private static let uuid = "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"

  @Test(arguments: [
    "\(uuid)%00", "\(uuid)%00junk", "\(uuid)junk", "{\(uuid)}", "+6+1+1F8-C36C-495A-93FC-0C247A3E6E5F",
    "0x21E1F8-C36C-495A-93FC-0C247A3E6E5F",
  ]) func junkIsNoUUID(_ text: String) {
    let world = BankWorld<Bank>()
    #expect(world.bank.open("bank://items/7?ref=\(text)").outcomeSoFar == .refused(.noMatch))
    #expect(world.bank.open("bank://items/7?ref=\(Self.uuid)").outcomeSoFar == .shown)
  }

  @Test func urlTakesNoNUL() {
    let world = BankWorld<Bank>()
    #expect(
      world.bank.open("bank://items/7?site=https://a.example%00.evil.example").outcomeSoFar == .refused(.noMatch))
  }

  /// A type of the app decides which values it accepts. This one accepts any text after a `#`.
  @Test func typeOfTheAppThatKeepsANULReadsIt() throws {
    let world = BankWorld<Bank>()
    #expect(world.bank.open("bank://items/7?code=%23a%00b").outcomeSoFar == .shown)
    #expect(try #require(world.bank.handle(Item.self)).arguments.code?.text == "#a\0b")
  }

  /// A string argument accepts every character of the link.
  @Test func textKeepsEachCharacter() throws {
    let world = BankWorld<Bank>()
    #expect(world.bank.open("bank://items/a%00b?mark=c%00").outcomeSoFar == .shown)
    let item = try #require(world.bank.handle(Item.self)).arguments
    #expect(item.id == "a\0b" && item.mark == "c\0")
    #expect(world.bank.url == "bank://items/a%00b?mark=c%00")
    world.bank.open("bank://accounts/1?name=d%00")
    #expect(try #require(world.bank.handle(Account.self)).arguments.name == "d\0")
  }

  /// Every number that Swift formats can be read again.
  @Test func whatSwiftWritesIsDecimal() {
    for number in [0, -0.0, 1, 1.5, 1e16, 1e-5, .pi, .leastNonzeroMagnitude, .greatestFiniteMagnitude, -1e300] {
      #expect(number.description.isDecimalNumber, "\(number)")
    }
    for text in ["", "+", "-", ".", "e5", "1e", "1e+", "1.5.", "1.5\0", "\0", "1 ", "٣", "1٣"] {
      #expect(!text.isDecimalNumber, "\(text)")
    }
  }
}
