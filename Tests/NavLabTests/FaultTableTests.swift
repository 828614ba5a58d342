import Foundation
import NavLab
import Testing

/// Runs every fault under every guard. `NAVC_RECORD=1 swift test --filter FaultTable` writes
/// `Documentation/faults.md` from the same run.
@MainActor struct FaultTableTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Documentation/faults.md").standardized

  @Test func theGuardedStackHoldsAndThePageSaysSo() async throws {
    let table = FaultTable()
    for row in table.rows {
      #expect(row.judged.count { $0.kind.isGuarded } == GuardKind.allCases.count { $0.isGuarded })
      for (kind, judgement) in row.judged where kind.isGuarded {
        let name = "\(row.scenario.number), \(kind.title)"
        #expect(judgement.finding == .holds, "\(name): \(judgement.worst)")
        #expect(row.scenario.mayEnd(on: judgement.stack), "\(name): \(judgement.stack)")
      }
    }
    #expect(table.guardedHolds)
    let page = table.page(with: await ScheduleTable.ofThePage())
    // The tests of the UIKit host write the rest of the page.
    let written = try String(contentsOf: Self.page, encoding: .utf8)
    let end = written.range(of: FaultTable.headOfUIKit)?.lowerBound ?? written.endIndex
    if ProcessInfo.processInfo.environment["NAVC_RECORD"] != nil {
      try Data((page + written[end...]).utf8).write(to: Self.page)
      return
    }
    #expect(written[..<end] == page)
  }

  /// The summary in the README is equal to the one on the page.
  @Test func readmeSaysTheSame() throws {
    let readme = try String(contentsOf: Self.page.appending(path: "../../README.md").standardized, encoding: .utf8)
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    func cells(_ title: String) -> [Substring] {
      let line = page.split(separator: "\n").first { $0.contains("| \(title) |") } ?? ""
      return Array(line.split(separator: " | ").dropFirst(2))
    }
    let (held, rates) = (cells("holds in"), cells("holds in random schedules"))
    #expect(held.count == GuardKind.allCases.count && rates.count == held.count)
    for (held, rate) in zip(held, rates) {
      let rate = rate.trimmingCharacters(in: ["|", " "])
      #expect(readme.contains("| \(held.trimmingCharacters(in: ["|", " "])) | \(rate) |"), "\(held), \(rate)")
    }
  }

  /// Each fault has its own number, and no number is missing.
  @Test func numbersAreEachThereOnce() {
    #expect(Scenario.all.map(\.number).sorted() == Array(1...Scenario.all.count))
  }

  /// A guard that cannot present runs only the scenarios without layers.
  @Test func whoCannotPresentIsNotAsked() {
    let scenarios = Scenario.all.filter { [1, 49].contains($0.number) }
    let rows = FaultTable(scenarios).rows
    for (index, kind) in GuardKind.allCases.enumerated() {
      #expect(rows.map { $0.judgements[index] != nil } == [true, kind.presents], "\(kind)")
    }
    #expect(FaultTable(scenarios).asked == GuardKind.allCases.map { $0.presents ? 2 : 1 })
  }

  /// Only the scripts that declare layers present something.
  @Test func layersAreWhereTheyAreSaidToBe() {
    for scenario in Scenario.all {
      let stage = ScenarioRunner(.none, on: scenario.needs.root)
      scenario.script(stage)
      let presents = stage.host.performed.contains { $0.call == .present }
      if scenario.needs == .stack || scenario.needs == .layers {
        #expect(presents == (scenario.needs == .layers), "\(scenario.number)")
      }
      #expect(stage.host.hasTabs || scenario.needs != .tabs || stage.root == .home, "\(scenario.number)")
    }
  }

  /// A guarded stack that drops a request can be valid but end on an unexpected stack.
  @Test func aWrongEndingIsNotHeld() throws {
    let scenario = try #require(Scenario.all.first { $0.number == 104 })
    let wrong = Scenario(
      scenario.number, scenario.title, needs: scenario.needs, endings: [[.left]], script: scenario.script)
    #expect(FaultTable([scenario]).guardedHolds && !FaultTable([wrong]).guardedHolds)
  }

  /// Each fault with columns occurs in an app without a guard.
  @Test func faultsWithColumnsOccur() {
    for scenario in Scenario.all where scenario.needs == .columns {
      #expect(scenario.run(.none).finding != .holds, "\(scenario.number)")
    }
    #expect(Scenario.all.count { $0.needs == .columns } == 22)
  }

  /// Each run of a scenario has the same result.
  @Test func aRunIsTheSameEachTime() {
    for scenario in Scenario.all {
      for kind in GuardKind.allCases where kind.knows(scenario.needs) {
        #expect(scenario.run(kind) == scenario.run(kind), "\(scenario.number) \(kind)")
      }
    }
  }
}
