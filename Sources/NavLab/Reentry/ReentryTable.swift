/// What became of many runs whose apps and hosts call anything at any moment.
package struct ReentryTable: Sendable {
  /// How many were played.
  package private(set) var count = 0
  /// The first seed of each thing that was wrong.
  package private(set) var firstSeeds: [ReentryFault: UInt64] = [:]
  /// In how many runs each was wrong.
  package private(set) var findings: [ReentryFault: Int] = [:]
  /// All that was called, added up.
  package private(set) var sum = ReentryReport()

  /// Whether nothing was wrong.
  package var holds: Bool { findings.isEmpty }

  /// Plays the schedules of these seeds, one after the other.
  @MainActor package init(seeds: Range<UInt64>, before: (UInt64) -> Void = { _ in }) async {
    for seed in seeds {
      before(seed)
      let report = await ReentrySchedule(seed: seed).play()
      count += 1
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
