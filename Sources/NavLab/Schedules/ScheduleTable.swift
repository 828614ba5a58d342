/// The rate of each finding under each guard: the last rows of the laboratory's table.
package struct ScheduleTable: Sendable {
  /// The results of a guard.
  package struct Column: Sendable {
    /// The guard.
    package let kind: GuardKind
    /// The number of played schedules.
    package internal(set) var count = 0
    /// The number of schedules with each finding.
    package internal(set) var findings: [Finding: Int] = [:]
    /// The first seed of each finding, except `holds`.
    package internal(set) var firstSeeds: [Finding: UInt64] = [:]

    /// Returns the rate of a finding, from 0 to 1.
    package func rate(of finding: Finding) -> Double {
      count == 0 ? 0 : Double(findings[finding, default: 0]) / Double(count)
    }
  }

  /// The columns in the order of ``GuardKind/allCases``.
  package private(set) var columns: [Column]
  /// The number of schedules that the guarded stack played, under all policies together.
  package var guardedCount: Int { columns.reduce(0) { $1.kind.isGuarded ? $0 + $1.count : $0 } }
  /// Whether the guarded stack holds in all schedules.
  package var guardedHolds: Bool {
    columns.allSatisfy { !$0.kind.isGuarded || $0.findings[.holds, default: 0] == $0.count }
  }

  /// Plays schedules.
  ///
  /// - Parameters:
  ///   - seeds: The seeds of the schedules. The policies of the guarded stack alternate between them.
  ///   - compared: The number of schedules, from the first, that the other guards also play if they support them.
  ///   - before: A closure that is called with each seed before its schedule is played.
  @MainActor package init(
    seeds: Range<UInt64>, compared: Int, before: (UInt64) -> Void = { _ in }
  ) async {
    columns = GuardKind.allCases.map { Column(kind: $0) }
    let guarded = columns.indices.filter { columns[$0].kind.isGuarded }
    let others = columns.indices.filter { !columns[$0].kind.isGuarded }
    for seed in seeds {
      // Objects that a navigator leaves behind are released when the main actor is free.
      if seed.isMultiple(of: 64) { await Task.yield() }
      before(seed)
      let schedule = Schedule(seed: seed)
      // Each policy plays schedules with layers and with tabs.
      play(schedule, of: seed, in: guarded[Int(seed / 4 % UInt64(guarded.count))])
      guard seed - seeds.lowerBound < UInt64(compared) else { continue }
      for index in others where columns[index].kind.knows(schedule.needs) {
        play(schedule, of: seed, in: index)
      }
    }
  }

  /// Plays the schedules of `Documentation/faults.md`: enough for a rate, and few enough for a test.
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
