import Foundation
import NavLab
import Testing

/// Plays the laboratory's random schedules of taps, programs, gestures, and faults through the UIKit host on the
/// double.
@MainActor @Suite(.serialized) struct UIKitScheduleTests {
  private func judge(_ schedule: Schedule) -> Judgement {
    ScenarioRunner.withUIKit(.guardedAuto, on: schedule.root) { stage, _ in schedule.play(on: stage) }
  }

  @Test func randomSchedulesHold() {
    let count = ProcessInfo.processInfo.environment["NAVC_UIKIT_SCHEDULES"].flatMap(UInt64.init) ?? 1_000
    var failed = 0
    for seed in 0..<count {
      let judgement = judge(Schedule(seed: seed))
      if judgement.finding == .holds { continue }
      failed += 1
      guard failed <= 10 else { continue }
      let least = minimized(seed, judgement.finding)
      Issue.record("seed \(seed), \(judgement.finding.word): \(judge(least).worst)\n\(least.traits) \(least.moves)")
    }
    #expect(failed == 0)
  }

  /// Removes the moves of a schedule that its finding does not need.
  private func minimized(_ seed: UInt64, _ finding: Finding) -> Schedule {
    var least = Schedule(seed: seed)
    var index = 0
    while index < least.moves.count {
      var shorter = least
      shorter.moves.remove(at: index)
      if judge(shorter).finding == finding { least = shorter } else { index += 1 }
    }
    return least
  }
}
