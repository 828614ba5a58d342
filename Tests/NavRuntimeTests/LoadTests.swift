import Foundation
import NavRuntime
import NavTesting
import TestTiers
import Testing

/// Many requests on one navigator from several tasks, some of them awaited and some cancelled.
@MainActor struct LoadTests {
  private nonisolated static let usual = 100_000

  /// The number of requests. It is smaller if each costs more, as under the thread sanitizer.
  private nonisolated static let total =
    ProcessInfo.processInfo.environment["NAVC_LOAD_REQUESTS"].flatMap { Int($0) } ?? usual

  /// Runs in a separate process, because the memory of other tests would be counted in this one.
  @Test(.thorough) func eachOfManyRequestsEndsOnceAndNothingOfThemStays() async {
    await #expect(processExitsWith: .success) {
      await LoadTests.checkLoad()
    }
  }

  private static func checkLoad() async {
    let load = LoadedShop(seed: 4)
    await load.run(until: total / 2, tasks: 4)
    let (halfWay, pages) = (residentBytes(), CountedPage.count)
    await load.run(until: total, tasks: 4)
    let grown = residentBytes() - halfWay

    #expect(load.asked >= total)
    #expect(load.ended == load.asked)
    #expect(load.waiting == 0)
    #expect(load.surplus == 0)
    #expect(load.misheard == 0)
    #expect(load.waitingForValues == 0)

    // The root.
    #expect(pages == 1)
    #expect(CountedPage.count == 1)
    #expect(load.host.shownInstances == load.shop.stack.map(\.id))
    #expect(load.host.interactionOffCount == 0)
    #expect(load.host.mostTransitionsAtOnce == 1)
    // The sanitizer's own memory sometimes grows by more than this, so it is not checked.
    if total >= usual { #expect(grown < 600_000, "\(grown) bytes for \(total / 2) requests") }

    // Every kind of outcome occurred.
    #expect(load.seen > 0)
    #expect(load.values > 0)
    let outcomes: [Outcome] = [
      .shown, .superseded, .cancelled, .refused(.busy), .refused(.duplicate), .refused(.notVisible), .refused(.depth),
      .refused(.predicate(segue: "apply", source: "hasChosen")),
    ]
    for outcome in outcomes { #expect(load.outcomes[outcome, default: 0] > total / 10_000, "\(outcome)") }
  }

  /// The memory that the process uses, or 0 if the system does not report it.
  private nonisolated static func residentBytes() -> Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
    let pages = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return (pages ?? 0) * Int(getpagesize())
  }
}
