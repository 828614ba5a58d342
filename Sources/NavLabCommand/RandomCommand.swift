import Foundation
import NavLab

/// `navlab random [COUNT [SEED]]`: random schedules under the guarded stack, the first of them under each other guard too, and
/// the shortest that fails for each guard; then as many in which apps and hosts call anything at any moment.
struct RandomCommand {
  /// How many schedules the other guards are tried with; enough for a rate.
  private static let compared = 2_000

  private let count: UInt64
  private let firstSeed: UInt64

  init?(_ arguments: [String]) {
    let numbers = arguments.compactMap { UInt64($0) }
    guard numbers.count == arguments.count, numbers.count <= 2 else { return nil }
    count = numbers.first ?? 10_000
    firstSeed = numbers.count > 1 ? numbers[1] : 1
    guard firstSeed.addingReportingOverflow(count).overflow == false else { return nil }
  }

  /// The exit status: 0 where the guarded stack holds in all of them, 1 where it does not.
  @MainActor func run() async -> Int32 {
    let table = await ScheduleTable(seeds: firstSeed..<firstSeed + count, compared: Self.compared) {
      RunningSeed.note($0)
    }
    print(table.text, terminator: "")
    for column in table.columns {
      guard let worst = column.firstSeeds.keys.max(), let seed = column.firstSeeds[worst] else { continue }
      let least = await Schedule(seed: seed).minimized(for: column.kind)
      let reasons = least.play(column.kind).worst.joined(separator: "; ")
      print("\n\(column.kind.title), seed \(seed), \(worst.word): \(reasons)\n\(least.text)", terminator: "")
    }
    let verdict = table.guardedHolds ? "it holds in all" : "it does not hold in all"
    print("\n\(table.guardedCount) schedules under the guarded stack: \(verdict)")
    print()
    let holdsToo = await ReentryCommand(seeds: firstSeed..<firstSeed + count).run()
    return table.guardedHolds && holdsToo ? 0 : 1
  }
}
