import Foundation
import NavLab

/// `navlab random [COUNT [SEED]]`: plays random schedules under the guarded stack, and the first of them also under
/// the other guards. For each guard, it prints the shortest schedule that fails, and for the guarded stack its events.
/// Then it runs `navlab reentry` and `navlab panes` with the same seeds.
struct RandomCommand {
  /// The number of schedules for the other guards, which is enough for a rate.
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

  /// Runs the command. Returns the exit status: 0 if the guarded stack holds in all schedules, and 1 otherwise.
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
      if column.kind.isGuarded { print("\n\(least.account(column.kind))", terminator: "") }
    }
    let verdict = table.guardedHolds ? "it holds in all" : "it does not hold in all"
    print("\n\(table.guardedCount) schedules under the guarded stack: \(verdict)")
    print()
    let holdsToo = await ReentryCommand(seeds: firstSeed..<firstSeed + count).run()
    print()
    let holdsInColumns = await PanesCommand(seeds: firstSeed..<firstSeed + count).run()
    return table.guardedHolds && holdsToo && holdsInColumns ? 0 : 1
  }
}
