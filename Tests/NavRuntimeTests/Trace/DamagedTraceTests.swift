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

  /// Runs that begin where a stack is in each of the phases that anybody can see.
  private func runs() async -> [StackTrace] {
    let shop = World()
    var recordings = [shop.shop.record()]
    /// Begins a recording at the next word to the app.
    func recordNext(_ begin: @escaping () -> StackRecording) -> () -> Void {
      var isDone = false
      return {
        if !isDone { recordings.append(begin()) }
        isDone = true
      }
    }
    let (asked, told) = (recordNext(shop.shop.record), recordNext(shop.shop.record))
    shop.screens.answer = { _ in
      asked()
      return true
    }
    shop.screens.whenTold = told
    shop.catalog.openProduct(id: "1")
    shop.catalog.queueProduct(id: "2")
    shop.slide()
    shop.slide()
    shop.host.fail(.neverCompletes)
    shop.shop.goBack()
    recordings.append(shop.shop.record())
    shop.wait()
    shop.catalog.openFilters()
    shop.slide()
    if shop.host.beginSwipe() {
      recordings.append(shop.shop.record())
      shop.host.cancelSwipe()
    }
    let lock = shop.shop.lock()
    let followed = recordNext(shop.shop.record)
    shop.screens.answer = { _ in
      followed()
      return true
    }
    shop.host.popByItself()
    lock.release()
    (shop.screens.answer, shop.screens.whenTold) = ({ _ in true }, {})

    let moved = HandMovedWorld()
    moved.catalog.openFilters()
    moved.host.isAnimating = true
    moved.host.delegate?.stackChanged()
    recordings.append(moved.shop.record())
    moved.host.advance(by: .seconds(60))

    let bank = BankWorld<Resume>(animation: World.slide)
    let step = recordNext(bank.bank.record)
    bank.screens.answer = { name in
      if name == "openCard" { step() }
      return true
    }
    bank.bank.open("/wallet/card/1")
    bank.host.advance(by: World.slide)
    bank.facts.whenAsked = recordNext(bank.bank.record)
    bank.setSession(false)
    bank.host.advance(by: World.slide)
    var waiter: CheckedContinuation<Bool, Never>?
    bank.facts.askAge = { await withCheckedContinuation { waiter = $0 } }
    bank.openTerms()
    await bank.yield()
    recordings.append(bank.bank.record())
    waiter?.resume(returning: true)
    await bank.yield()
    bank.host.advance(by: World.slide)
    (bank.screens.answer, bank.facts.whenAsked) = ({ _ in true }, {})
    #expect(bank.stack == ["home", "terms"])
    return recordings.map(\.trace)
  }

  private static let words = ["-1", "0", "7", "9007199254740992", "99999999999999999999", "x", "1:0:0"]

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

  private static let phases = [
    "idle", "evaluating", "showing", "swiping", "following", "unsettled", "building", "reviewing", "awaiting",
    "confirming",
  ]

  @Test func damageToOneWordIsRefusedOrRun() async throws {
    let traces = await runs()
    let starts = try traces.map { try Paper($0)["start"].first?.split(separator: " ")[1] ?? "" }
    #expect(Set(starts.map(String.init)) == Set(Self.phases))
    for trace in traces {
      let (tried, refused) = try damage(trace)
      #expect(tried > 300)
      #expect(refused > tried / 2)
    }
  }
}
