import Foundation
import NavRuntime
import NavTesting
import SeededRandom
import TestTiers
import Testing

/// Saved stacks of older versions, and damaged ones.
@MainActor struct StateGarbageTests {
  private func restored(_ json: Data) -> BankWorld<Bank>? {
    guard let state = try? JSONDecoder().decode(NavigationState<Bank>.self, from: json) else { return nil }
    let world = BankWorld<Bank>()
    world.bank.restore(state)
    return world
  }

  /// Checks that a restored stack is legal.
  private func check(_ world: BankWorld<Bank>, _ json: String) {
    #expect(world.isSound, "\(json)")
    #expect(world.stack.first == "home", "\(json)")
    #expect(world.changeCount == 1, "\(json)")
    let rules = Bank.table.rules
    for (below, above) in zip(world.bank.stack, world.bank.stack.dropFirst()) {
      #expect(rules.canPush(above.screenID, from: below.screenID), "\(json)")
    }
    #expect(world.stack.count { $0 == "item" } <= 4, "\(json)")
  }

  @Test func mutatedStatesNeverTrapAndKeepALegalStack() throws {
    let world = BankWorld<Bank>()
    world.bank.open("/accounts/7/x?kind=none&of=Ann")
    let entries = try json(world.bank.state)
    world.bank.open("/items/1?mark=a&code=%23")
    let seeds = [entries, try json(world.bank.state)]
    let spice = [
      "null", "[]", "{}", "[", "]", "{", "}", "7", "-1", "1e999", "true", "\"\"", "\"home\"", "\"item\"", "\"wallet\"",
      "\"screen\"", ",", ":", "\\", "\\u0000", "\\ud800", "9999999999999999999", "\"arguments\":", "é",
    ]
    var random = SplitMix(seed: 11)
    var decoded = 0
    for round in 0..<2_000 {
      var json = seeds[round % 2]
      for _ in 0...random.below(3) {
        let at = json.index(json.startIndex, offsetBy: random.below(json.count + 1))
        let end = json.index(at, offsetBy: random.below(12), limitedBy: json.endIndex) ?? json.endIndex
        switch random.below(3) {
        case 0: json.insert(contentsOf: spice[random.below(spice.count)], at: at)
        case 1: json.removeSubrange(at..<end)
        default: json.replaceSubrange(at..<end, with: spice[random.below(spice.count)])
        }
      }
      guard let world = restored(Data(json.utf8)) else { continue }
      decoded += 1
      check(world, json)
    }
    #expect(decoded > 100)
  }

  /// Drops, repeats, and moves whole screens, so that much of the rest stays readable.
  @Test(.thorough) func shuffledStatesKeepTheirLongestLegalPart() throws {
    let screens = [
      #"{"screen":"home","arguments":{"tab":"a"}}"#, #"{"screen":"wallet"}"#, #"{"screen":"signIn"}"#,
      #"{"screen":"card","arguments":{"number":1,"owner":"me"}}"#, #"{"screen":"account","arguments":{"id":1}}"#,
      #"{"screen":"entry","arguments":{"account":1,"note":"x"}}"#, #"{"screen":"item","arguments":{"id":"1"}}"#,
      #"{"screen":"gone"}"#, #"{"screen":"item"}"#,
    ]
    let names = ["home", "wallet", "signIn", "card", "account", "entry", "item"]
    let edges: [String: Set<String>] = [
      "home": ["wallet", "account", "terms", "item", "signIn"],
      "wallet": ["signIn", "card"],
      "account": ["entry", "audit"],
      "item": ["item"],
    ]
    var random = SplitMix(seed: 5)
    for _ in 0..<3_000 {
      let picks = [random.below(20) == 0 ? random.below(9) : 0] + (0..<random.below(6)).map { _ in random.below(9) }
      let json = "[" + picks.map { screens[$0] }.joined(separator: ",") + "]"
      var expected: [String] = []
      for pick in picks {
        guard names.indices.contains(pick), expected.isEmpty ? pick == 0 : true else { break }
        if let last = expected.last, edges[last]?.contains(names[pick]) != true { break }
        if expected.count(where: { $0 == "item" }) == 3, names[pick] == "item" { break }
        expected.append(names[pick])
      }
      let world = try #require(restored(Data(json.utf8)))
      check(world, json)
      #expect(world.stack == (expected.isEmpty ? ["home"] : expected), "\(json)")
    }
  }
}
