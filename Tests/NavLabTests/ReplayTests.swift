import Foundation
import NavLab
import NavRuntime
import Testing

/// Whatever the laboratory does to a guarded stack, it can be done again from what was recorded.
@MainActor struct ReplayTests {
  /// Plays a script under each policy; says where it goes another way when what is written of it is read and run again.
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

  @Test func randomSchedulesReplay() throws {
    for seed in 0..<500 {
      try check("seed \(seed)") { stage in
        for move in Schedule(seed: UInt64(seed)).moves { move.play(on: stage) }
      }
    }
  }
}
