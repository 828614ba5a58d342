import Foundation
import NavLab
import NavRuntime
import TestTiers
import Testing

/// Every recorded run of a guarded stack in the laboratory can be replayed.
@MainActor struct ReplayTests {
  /// Plays a script under each policy, and expects that the encoded trace replays to the same states.
  private func check(_ name: String, _ script: (ScenarioRunner) -> Void) throws {
    for kind in GuardKind.allCases where kind.isGuarded {
      let stage = ScenarioRunner(kind)
      script(stage)
      let trace = try #require(stage.navigation.trace)
      let read = try JSONDecoder().decode(StackTrace.self, from: JSONEncoder().encode(trace))
      #expect(read == trace, "\(name), \(kind.title)")
      let replay = TraceReplay(read)
      #expect(replay.verdict == .same(steps: trace.steps.count), "\(name), \(kind.title)")
    }
  }

  @Test func scenariosReplay() throws {
    for scenario in Scenario.all { try check("\(scenario.number)", scenario.script) }
  }

  @Test(.thorough) func randomSchedulesReplay() throws {
    for seed in 0..<500 {
      try check("seed \(seed)") { stage in
        for move in Schedule(seed: UInt64(seed)).moves { move.play(on: stage) }
      }
    }
  }
}
