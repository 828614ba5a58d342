import Foundation
import NavLab
import NavRuntime
import TestTiers
import Testing

/// Every recorded run of a guarded stack in the laboratory can be replayed.
@MainActor struct ReplayTests {
  /// Plays a script under each policy, and expects that the encoded trace replays to the same states.
  private func check(_ name: String, on root: LabRoot, _ script: (ScenarioRunner) -> Void) throws {
    for kind in GuardKind.allCases where kind.isGuarded {
      let stage = ScenarioRunner(kind, on: root)
      script(stage)
      let trace = try #require(stage.navigation.trace)
      let read = try JSONDecoder().decode(StackTrace.self, from: JSONEncoder().encode(trace))
      #expect(read == trace, "\(name), \(kind.title)")
      let replay = TraceReplay(read)
      #expect(replay.verdict == .same(steps: trace.steps.count), "\(name), \(kind.title)")
    }
  }

  @Test func scenariosReplay() throws {
    for scenario in Scenario.all { try check("\(scenario.number)", on: scenario.needs.root, scenario.script) }
  }

  @Test(.thorough) func randomSchedulesReplay() throws {
    for seed in 0..<500 {
      let schedule = Schedule(seed: UInt64(seed))
      try check("seed \(seed)", on: schedule.root) { stage in
        for move in schedule.moves { move.play(on: stage) }
      }
    }
  }

  @Test func schedulesWithColumnsReplay() throws {
    for seed in UInt64(0)..<20 { try check(columns: seed) }
  }

  @Test(.thorough) func manySchedulesWithColumnsReplay() throws {
    for seed in UInt64(20)..<1_000 { try check(columns: seed) }
  }

  private func check(columns seed: UInt64) throws {
    let schedule = PaneSchedule(seed: seed)
    try check("seed \(seed)", on: .desk) { stage in
      if let kept = schedule.kept { stage.keepOnBack(kept) }
      for step in schedule.steps { step.play(on: stage) }
    }
  }

  private static let folds = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Reports/desk-folds.json")

  /// A recorded run with changes of form, also inside a change and under a sheet. `NAVC_RECORD=1` writes it again.
  @Test func aRunWithFoldsReplays() throws {
    let stage = ScenarioRunner(.guardedQueue, on: .desk)
    stage.fold(expanded: true)
    stage.program.pane(.list, from: .desk)
    stage.wait(1)
    stage.when(.willAppear, .item) { stage.fold(expanded: false) }
    stage.program.pane(.item, from: .list)
    stage.wait(1)
    stage.fold(expanded: true)
    stage.program.present(.filter, from: .list)
    stage.wait(1)
    stage.fold(expanded: false)
    stage.program.pop(from: .filter)
    stage.wait(0.1)
    stage.fold(expanded: true)
    stage.wait(1)
    stage.program.pane(.other, from: .list)
    stage.wait(0.1)
    stage.fold(expanded: false)
    stage.wait(1)
    #expect(stage.places == [.desk, .list, .other])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let recorded = try encoder.encode(#require(stage.navigation.trace))
    if ProcessInfo.processInfo.environment["NAVC_RECORD"] != nil { try recorded.write(to: Self.folds) }
    for data in [recorded, try Data(contentsOf: Self.folds)] { try checkFolds(data) }
  }

  private func checkFolds(_ recorded: Data) throws {
    let trace = try JSONDecoder().decode(StackTrace.self, from: recorded)
    let text = try #require(String(bytes: recorded, encoding: .utf8))
    for part in [#""format":"navc stack trace 12""#, #""isExpanded":true"#, #""columns":1"#] {
      #expect(text.contains(part), "\(part)")
    }
    let listing = TraceReplay(trace).description
    for part in [
      "the columns stand side by side\n", "the columns are one stack\n", "the host is still, in columns, on #",
      "replays to the same states: ",
    ] {
      #expect(listing.contains(part), "\(part)")
    }
    // A trace in which another form was reported does not have the same states.
    let other = text.replacing(#""isExpanded":true"#, with: #""isExpanded":false"#)
    let changed = try? JSONDecoder().decode(StackTrace.self, from: Data(other.utf8))
    #expect(changed.map { TraceReplay($0).verdict } != .same(steps: trace.steps.count))
  }
}
