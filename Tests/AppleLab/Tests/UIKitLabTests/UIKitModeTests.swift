import Foundation
import Testing

@testable import NavLab
@testable import UIKit

/// Plays every fault and random schedules on a hostile double, in each mode and in all modes at once.
///
/// `NAVC_MODE_RUNS=10000` plays 10,000 schedules per mode, and each fault under every `whenBusy`. `HostileAppTests`
/// runs the hostile apps.
@MainActor @Suite(.serialized) struct UIKitModeTests {
  nonisolated static let modes = Simulator.Hostility.all.map(\.mode) + [.everything]
  static let runs = ProcessInfo.processInfo.environment["NAVC_MODE_RUNS"].flatMap(UInt64.init)

  @Test(arguments: modes) func everyFaultHolds(in mode: Simulator.Hostility) {
    let kinds = Self.runs == nil ? [.guardedAuto] : UIKitFaultTable.guarded
    for scenario in Scenario.all
    where UIKitFaultTable.foreign[scenario.number] == nil && scenario.needs != .columns {
      for kind in kinds {
        let judgement = scenario.runOnUIKit(kind, in: mode)
        #expect(
          judgement.finding == .holds, "\(scenario.number) \(scenario.title), \(kind.title): \(judgement.worst)")
      }
    }
  }

  @Test(arguments: modes) func randomSchedulesHold(in mode: Simulator.Hostility) {
    for seed in 0..<(Self.runs ?? 60) {
      let schedule = Schedule(seed: seed)
      let judgement = ScenarioRunner.withUIKit(.guardedAuto, on: schedule.root, in: mode) { stage, _ in
        schedule.play(on: stage)
      }
      #expect(
        judgement.finding == .holds, "seed \(seed): \(judgement.worst)\n\(schedule.traits) \(schedule.moves)")
    }
  }
}
