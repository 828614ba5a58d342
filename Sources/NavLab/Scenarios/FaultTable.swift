/// The results of all scenarios under all guards.
package struct FaultTable: Sendable {
  /// One scenario under all guards.
  package struct Row: Sendable {
    /// The scenario.
    package let scenario: Scenario
    /// The judgements in the order of ``GuardKind/allCases``, or `nil` for a guard that does not support the scenario.
    package let judgements: [Judgement?]

    /// The guards that support the scenario, with their judgements.
    package var judged: [(kind: GuardKind, judgement: Judgement)] {
      zip(GuardKind.allCases, judgements).compactMap { kind, judgement in judgement.map { (kind, $0) } }
    }

    /// The word for a judgement. A guarded stack must also end on an expected stack to hold.
    func word(_ kind: GuardKind, _ judgement: Judgement) -> String {
      kind.isGuarded && judgement.finding == .holds && !scenario.mayEnd(on: judgement.stack)
        ? "ends elsewhere" : judgement.finding.word
    }
  }

  /// The rows by number.
  package let rows: [Row]

  /// Runs the scenarios under all guards.
  @MainActor package init(_ scenarios: [Scenario] = Scenario.all) {
    rows = scenarios.map { scenario in
      Row(
        scenario: scenario,
        judgements: GuardKind.allCases.map { $0.knows(scenario.needs) ? scenario.run($0) : nil })
    }
  }

  /// Whether the guarded stack holds in all scenarios, and ends on an expected stack.
  package var guardedHolds: Bool {
    rows.allSatisfy { row in
      row.judged.allSatisfy { !$0.kind.isGuarded || row.word($0.kind, $0.judgement) == Finding.holds.word }
    }
  }

  /// The number of scenarios in which each guard holds.
  package var held: [Int] {
    GuardKind.allCases.indices.map { index in rows.count { $0.judgements[index]?.finding == .holds } }
  }

  /// The number of scenarios that each guard supports.
  package var asked: [Int] {
    GuardKind.allCases.indices.map { index in rows.count { $0.judgements[index] != nil } }
  }
}
