/// The results of many runs with nested calls.
package struct ReentryTable: Sendable {
  /// The number of runs.
  package private(set) var count = 0
  /// The first seed of each violation.
  package private(set) var firstSeeds: [ReentryFault: UInt64] = [:]
  /// The number of runs with each violation.
  package private(set) var findings: [ReentryFault: Int] = [:]
  /// Whether the hosts have columns.
  let hasColumns: Bool
  /// The sums of all calls.
  package private(set) var sum = ReentryReport()

  /// Whether there are no violations.
  package var holds: Bool { findings.isEmpty }

  /// The number of runs with violations after which no more are played. A violation can take a second.
  private static let mostBadRuns = 100

  /// Plays the schedules of these seeds in order, until there are enough violations.
  @MainActor package init(seeds: Range<UInt64>, hasColumns: Bool = false, before: (UInt64) -> Void = { _ in }) async {
    self.hasColumns = hasColumns
    var badRuns = 0
    for seed in seeds where badRuns < Self.mostBadRuns {
      before(seed)
      let report = await ReentrySchedule(seed: seed, hasColumns: hasColumns).play()
      count += 1
      if !report.faults.isEmpty { badRuns += 1 }
      for fault in report.faults {
        findings[fault, default: 0] += 1
        if firstSeeds[fault] == nil { firstSeeds[fault] = seed }
      }
      sum.add(report)
    }
  }
}

extension ReentryReport {
  fileprivate mutating func add(_ other: ReentryReport) {
    for index in callbacks.indices { callbacks[index] += other.callbacks[index] }
    for index in outer.indices { outer[index] += other.outer[index] }
    for index in inner.indices { inner[index] += other.inner[index] }
    outcomes.merge(other.outcomes, uniquingKeysWith: +)
  }
}
