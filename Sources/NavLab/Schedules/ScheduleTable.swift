/// How often schedules come to which end, by guard: the last rows of the laboratory's table.
package struct ScheduleTable: Sendable {
  /// What became of a guard's schedules.
  package struct Column: Sendable {
    /// The guard.
    package let kind: GuardKind
    /// How many schedules it was tried with.
    package internal(set) var count = 0
    /// How many came to which end.
    package internal(set) var findings: [Finding: Int] = [:]
    /// The first seed of each end but the good one.
    package internal(set) var firstSeeds: [Finding: UInt64] = [:]

    /// The share of an end, from 0 to 1.
    package func rate(of finding: Finding) -> Double {
      count == 0 ? 0 : Double(findings[finding, default: 0]) / Double(count)
    }
  }

  /// In the order of ``GuardKind/allCases``.
  package private(set) var columns: [Column]
  /// How many schedules the guarded stack was tried with, under all policies together.
  package var guardedCount: Int { columns.reduce(0) { $1.kind.isGuarded ? $0 + $1.count : $0 } }
  /// Whether the guarded stack held in all of them.
  package var guardedHolds: Bool {
    columns.allSatisfy { !$0.kind.isGuarded || $0.findings[.holds, default: 0] == $0.count }
  }

  /// Plays schedules.
  ///
  /// - Parameters:
  ///   - seeds: One schedule each; the policies of the guarded stack take turns, seed by seed.
  ///   - compared: How many of them, from the first, the other guards are tried with too, as far as they can present.
  ///   - before: Called with each seed before its schedule is played.
  @MainActor package init(
    seeds: Range<UInt64>, compared: Int, before: (UInt64) -> Void = { _ in }
  ) async {
    columns = GuardKind.allCases.map { Column(kind: $0) }
    let guarded = columns.indices.filter { columns[$0].kind.isGuarded }
    let others = columns.indices.filter { !columns[$0].kind.isGuarded }
    for seed in seeds {
      // What a navigator leaves behind goes when the main actor is free for a moment.
      if seed.isMultiple(of: 64) { await Task.yield() }
      before(seed)
      let schedule = Schedule(seed: seed)
      // Every policy has its share of the apps with layers and with tabs.
      play(schedule, of: seed, in: guarded[Int(seed / 4 % UInt64(guarded.count))])
      guard seed - seeds.lowerBound < UInt64(compared) else { continue }
      for index in others where columns[index].kind.knows(schedule.needs) {
        play(schedule, of: seed, in: index)
      }
    }
  }

  /// The schedules of `Documentation/faults.md`: enough for a rate, and few enough for a test.
  @MainActor package static func ofThePage() async -> ScheduleTable {
    await ScheduleTable(seeds: 1..<4_001, compared: 2_000)
  }

  @MainActor private mutating func play(_ schedule: Schedule, of seed: UInt64, in index: Int) {
    let finding = schedule.play(columns[index].kind).finding
    columns[index].count += 1
    columns[index].findings[finding, default: 0] += 1
    if finding != .holds, columns[index].firstSeeds[finding] == nil { columns[index].firstSeeds[finding] = seed }
  }
}
