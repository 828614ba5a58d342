/// The differences between two runs of one schedule.
package struct FollowingReport: Sendable {
  /// A difference.
  package enum Fault: CaseIterable, Sendable {
    case otherStacks, otherOutcomes, severalReviews, unsettled

    /// A description of the difference.
    package var text: String {
      switch self {
      case .otherStacks: "the stacks differ from those of an app that announces each change"
      case .otherOutcomes: "the outcomes differ from those of an app that announces each change"
      case .severalReviews: "the changes of one turn cause several reviews"
      case .unsettled: "facts that change once count as unsettled"
      }
    }
  }

  package private(set) var faults: [Fault] = []
  /// The first difference.
  package private(set) var detail = ""

  @MainActor init(_ called: FollowingRun, _ observed: FollowingRun) {
    if let index = called.stacks.indices.first(where: { called.stacks[$0] != observed.stacks[$0] }) {
      faults.append(.otherStacks)
      detail = "after turn \(index + 1): \(called.stacks[index]) | \(observed.stacks[index])"
    }
    if called.outcomes != observed.outcomes {
      faults.append(.otherOutcomes)
      if detail.isEmpty { detail = "\(called.outcomes) | \(observed.outcomes)" }
    }
    if observed.mostReviews > 1 { faults.append(.severalReviews) }
    if observed.isUnsettled { faults.append(.unsettled) }
  }
}

/// The results of many schedules.
package struct FollowingTable: Sendable {
  /// The number of schedules.
  package private(set) var count = 0
  /// The first seed of each difference.
  package private(set) var firstSeeds: [FollowingReport.Fault: UInt64] = [:]
  /// The number of schedules with each difference.
  package private(set) var findings: [FollowingReport.Fault: Int] = [:]

  /// Whether there are no differences.
  package var holds: Bool { findings.isEmpty }

  /// Plays the schedules of these seeds in order.
  @MainActor package init(seeds: Range<UInt64>, before: (UInt64) -> Void = { _ in }) async {
    for seed in seeds {
      before(seed)
      count += 1
      for fault in await FollowingSchedule(seed: seed).play().faults {
        findings[fault, default: 0] += 1
        if firstSeeds[fault] == nil { firstSeeds[fault] = seed }
      }
    }
  }
}
