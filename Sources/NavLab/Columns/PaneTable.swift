/// The results of many schedules with columns.
package struct PaneTable: Sendable {
  /// The violations of a property.
  package struct Finding: Sendable {
    /// The number of schedules.
    package var count = 0
    /// The first schedule.
    package let firstSeed: UInt64
  }

  /// The number of random schedules, and of replays.
  package private(set) var schedules = 0
  package private(set) var replays = 0
  /// The number of moves.
  package private(set) var moves = 0
  /// The sums of the counts of the random schedules.
  package private(set) var counts = PaneRun.Counts()
  /// The sums of the counts of the replays.
  package private(set) var replayed = PaneReplay.Counts()
  /// The violations in random schedules, and in replays.
  package private(set) var violations: [PaneProperty: Finding] = [:]
  package private(set) var differences: [PaneProperty: Finding] = [:]

  /// Whether all properties hold in all schedules.
  package var holds: Bool { violations.isEmpty && differences.isEmpty }

  /// Plays the schedules and the replays of these seeds in order. The busy policies alternate.
  @MainActor package init(seeds: Range<UInt64>, before: (UInt64) -> Void = { _ in }) async {
    for seed in seeds {
      if seed.isMultiple(of: 64) { await Task.yield() }
      before(seed)
      play(seed)
      replay(seed)
    }
  }

  /// The busy policy of a seed.
  package static func kind(of seed: UInt64) -> GuardKind {
    let guarded = GuardKind.allCases.filter(\.isGuarded)
    return guarded[Int(seed / 6 % UInt64(guarded.count))]
  }

  @MainActor private mutating func play(_ seed: UInt64) {
    let schedule = PaneSchedule(seed: seed)
    let run = schedule.play(Self.kind(of: seed))
    schedules += 1
    moves += schedule.steps.count
    counts.folds += run.counts.folds
    counts.foldsInTransitions += run.counts.foldsInTransitions
    counts.rests += run.counts.rests
    counts.expandedRests += run.counts.expandedRests
    counts.hiddenRequests += run.counts.hiddenRequests
    counts.requestsBelowTop += run.counts.requestsBelowTop
    counts.held += run.counts.held
    if let violation = run.violation {
      violations[violation.property, default: Finding(firstSeed: seed)].count += 1
    }
  }

  @MainActor private mutating func replay(_ seed: UInt64) {
    let replay = PaneReplay(seed: seed, Self.kind(of: seed))
    replays += 1
    moves += PaneReplay.steps(of: seed).steps.count
    replayed.requests += replay.counts.requests
    replayed.belowTop += replay.counts.belowTop
    replayed.folds += replay.counts.folds
    replayed.held += replay.counts.held
    replayed.aside += replay.counts.aside
    if let violation = replay.violation {
      differences[violation.property, default: Finding(firstSeed: seed)].count += 1
    }
  }
}
