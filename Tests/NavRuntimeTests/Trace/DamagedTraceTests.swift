import Foundation
import NavRuntime
import NavTesting
import Testing

/// A trace comes from anywhere. Whatever it says, it is refused in words or run; it never stops the program.
@MainActor struct DamagedTraceTests {
  /// A trace as what JSON makes of it.
  private struct Paper {
    var object: [String: Any]

    init(_ trace: StackTrace) throws {
      let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(trace))
      self.object = try #require(object as? [String: Any])
    }

    /// The keys whose values are lines.
    var parts: [String] { object.keys.filter { object[$0] is [String] }.sorted() }

    subscript(part: String) -> [String] {
      get { object[part] as? [String] ?? [] }
      set { object[part] = newValue }
    }

    /// How it ends: in words, or with nothing where it could be run to its end.
    func run() throws -> String? {
      let data = try JSONSerialization.data(withJSONObject: object)
      do {
        try JSONDecoder().decode(StackTrace.self, from: data).replay()
        return nil
      } catch let error as StackTraceError {
        #expect(!error.description.isEmpty)
        return error.description
      } catch let difference as StackTraceDifference {
        return difference.description
      } catch let error as DecodingError {
        return "\(error)"
      }
    }
  }

  /// Runs that begin where a stack is in each of its phases.
  private func runs() async -> [StackTrace] {
    var recordings: [StackRecording] = []
    let world = World()
    func record() { recordings.append(world.shop.record()) }
    record()
    world.screens.whenTold = { [weak world] in
      guard let world, recordings.count == 1 else { return }
      recordings.append(world.shop.record())
    }
    world.catalog.openProduct(id: "1")
    world.catalog.queueProduct(id: "2")
    record()
    world.slide()
    world.slide()
    world.host.fail(.neverCompletes)
    world.shop.goBack()
    record()
    world.wait()
    world.catalog.openFilters()
    world.slide()
    if world.host.beginSwipe() {
      record()
      world.host.cancelSwipe()
    }
    let lock = world.shop.lock()
    world.host.popByItself()
    world.shop.factsDidChange()
    world.wait()
    lock.release()

    let bank = BankWorld<Resume>(animation: World.slide)
    var waiter: CheckedContinuation<Bool, Never>?
    bank.facts.askAge = { await withCheckedContinuation { waiter = $0 } }
    bank.screens.answer = { [weak bank] name in
      if name == "openCard", let bank { recordings.append(bank.bank.record()) }
      return true
    }
    bank.bank.open("/wallet/card/1")
    bank.host.advance(by: World.slide)
    bank.bank.open("/")
    bank.host.advance(by: World.slide)
    bank.openTerms()
    recordings.append(bank.bank.record())
    await bank.yield()
    waiter?.resume(returning: true)
    await bank.yield()
    bank.host.advance(by: World.slide)
    #expect(bank.stack == ["home", "terms"])
    return recordings.map(\.trace)
  }

  private static let words = [
    "", "-1", "0", "1", "7", "9007199254740992", "99999999999999999999", "x", "1:0", "1:0:0", "->",
  ]

  /// Every word in place of every other, and without it; every line without it, and twice.
  private func damage(_ trace: StackTrace) throws -> (tried: Int, refused: Int) {
    let paper = try Paper(trace)
    #expect(try paper.run() == nil)
    var (tried, refused) = (0, 0)
    func attempt(_ change: (inout Paper) -> Void) throws {
      var damaged = paper
      change(&damaged)
      tried += 1
      if try damaged.run() != nil { refused += 1 }
    }
    for part in paper.parts {
      for index in paper[part].indices {
        try attempt { $0[part].remove(at: index) }
        try attempt { $0[part].insert($0[part][index], at: index) }
        let words = paper[part][index].split(separator: " ").map(String.init)
        for place in words.indices {
          for word in Self.words where word != words[place] {
            try attempt {
              var words = words
              words[place] = word
              $0[part][index] = words.joined(separator: " ")
            }
          }
        }
      }
    }
    return (tried, refused)
  }

  @Test func damageToOneWordIsRefusedOrRun() async throws {
    let traces = await runs()
    #expect(traces.count == 7)
    for trace in traces {
      let (tried, refused) = try damage(trace)
      #expect(tried > 500)
      #expect(refused > tried / 2)
    }
  }
}
