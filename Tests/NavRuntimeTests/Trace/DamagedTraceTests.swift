import Foundation
import NavRuntime
import NavTesting
import TestTiers
import Testing

/// Traces can come from anywhere. A damaged trace is refused with a description or is run, but never stops the
/// program.
@MainActor struct DamagedTraceTests {
  /// A trace as a JSON object, in which one value can be damaged.
  private struct Paper {
    private let object: Any
    /// The paths of all values, including objects and lists.
    let paths: [[Step]]

    enum Step {
      case key(String)
      case index(Int)
    }

    enum Damage: CaseIterable {
      case missing, twice, negative, zero, small, tooLarge, fraction, word, nothing, list

      var value: Any {
        switch self {
        case .negative: -1
        case .zero: 0
        case .small: 7
        case .tooLarge: 9_007_199_254_740_993
        case .fraction: 0.5
        case .word: "x"
        case .list: [1, 2]
        case .nothing, .missing, .twice: NSNull()
        }
      }
    }

    init(_ trace: StackTrace) throws {
      object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(trace))
      paths = Self.paths(in: object)
    }

    private static func paths(in value: Any) -> [[Step]] {
      switch value {
      case let object as [String: Any]:
        object.sorted { $0.key < $1.key }.flatMap { key, value in
          [[.key(key)]] + paths(in: value).map { [.key(key)] + $0 }
        }
      case let list as [Any]:
        list.enumerated().flatMap { index, value in [[.index(index)]] + paths(in: value).map { [.index(index)] + $0 } }
      default: []
      }
    }

    private static func damaged(_ value: Any, at path: ArraySlice<Step>, _ damage: Damage) -> Any {
      guard let step = path.first else { return damage.value }
      let (rest, isLast) = (path.dropFirst(), path.count == 1)
      switch (step, value) {
      case (.key(let key), var object as [String: Any]):
        object[key] = isLast && damage == .missing ? nil : damaged(object[key] ?? NSNull(), at: rest, damage)
        return object
      case (.index(let index), var list as [Any]):
        if isLast, damage == .missing {
          list.remove(at: index)
        } else if isLast, damage == .twice {
          list.insert(list[index], at: index)
        } else {
          list[index] = damaged(list[index], at: rest, damage)
        }
        return list
      default: return value
      }
    }

    /// Decodes and replays the trace. Returns the description of the error, or `nil` if there is none.
    func run(_ damage: Damage? = nil, at path: [Step] = []) throws -> String? {
      let object = damage.map { Self.damaged(self.object, at: path[...], $0) } ?? self.object
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

  /// Returns runs that start in each phase of a stack that is visible from outside.
  private func runs() async -> [StackTrace] {
    let shop = World()
    var recordings = [shop.shop.record()]
    /// Starts a recording at the next call to the app.
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

    let bank = BankWorld<Bank>(animation: World.slide)
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
    await letRun()
    recordings.append(bank.bank.record())
    waiter?.resume(returning: true)
    await letRun()
    bank.host.advance(by: World.slide)
    (bank.screens.answer, bank.facts.whenAsked) = ({ _ in true }, {})
    #expect(bank.stack == ["home", "terms"])
    return recordings.map(\.trace)
  }

  /// The number of damaged steps at the start of a run. Later steps are of the same kinds.
  private static let steps = 3

  /// Damages each value in each way. The graph is damaged only in the first trace.
  private func damage(_ trace: StackTrace, isFirst: Bool) throws -> (tried: Int, refused: Int) {
    let paper = try Paper(trace.rerun(first: Self.steps))
    #expect(try paper.run() == nil)
    var (tried, refused) = (0, 0)
    for path in paper.paths {
      if !isFirst, case .key("graph")? = path.first { continue }
      for damage in Paper.Damage.allCases {
        tried += 1
        if try paper.run(damage, at: path) != nil { refused += 1 }
      }
    }
    return (tried, refused)
  }

  private static let phases = [
    "idle", "evaluating", "showing", "swiping", "following", "unsettled", "building", "reviewing", "awaiting",
    "confirming",
  ]

  @Test(.thorough) func damageToOneValueIsRefusedOrRun() async throws {
    let traces = await runs()
    #expect(Set(traces.map(\.start.phase.name.rawValue)) == Set(Self.phases))
    for (number, trace) in traces.enumerated() {
      let (tried, refused) = try damage(trace, isFirst: number == 0)
      #expect(tried > 300)
      #expect(refused > tried / 2)
    }
  }
}
