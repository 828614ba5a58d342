import NavLab
import TestTiers
import Testing

/// Runs the scripts of the faults at any pace, and with any other fault in addition. The guarded stack holds in all
/// runs. Other tests check the final stacks of the unchanged scripts.
@Suite(.thorough) @MainActor struct GuardedSweepTests {
  private static let guarded = GuardKind.allCases.filter(\.isGuarded)
  private static let faults: [ChangeFault] = [
    .completesLate(.seconds(1)), .completesLate(.seconds(3)), .completesTwice, .neverCompletes, .completionIsLost,
    .completesInsideTheCall, .completesForTheOldPage, .animatesForever, .oldPageStays, .appearsAtOnce, .isSkipped,
    .isSkippedAndCompletes, .endsDeeper, .popsTwo,
  ]

  @Test func holdsAtAnyPace() {
    for scenario in Scenario.all {
      for kind in Self.guarded {
        for step in 0...20 {
          let judgement = scenario.run(kind, pace: Double(step) / 10)
          #expect(judgement.finding == .holds, "\(scenario.number), \(kind.title), \(step) / 10: \(judgement.worst)")
        }
      }
    }
  }

  @Test func holdsWithAnyOtherFault() {
    for scenario in Scenario.all {
      for kind in Self.guarded {
        for fault in Self.faults {
          for change in 0..<4 {
            let before = [ChangeFault?](repeating: nil, count: change)
            let judgement = scenario.run(kind, faults: before + [fault])
            #expect(
              judgement.finding == .holds,
              "\(scenario.number), \(kind.title), \(fault) in change \(change): \(judgement.worst)")
          }
        }
      }
    }
  }
}
