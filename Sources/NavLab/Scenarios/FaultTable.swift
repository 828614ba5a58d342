/// The table: scenario by guard.
package struct FaultTable: Sendable {
  /// A scenario under every guard.
  package struct Row: Sendable {
    /// The scenario.
    package let scenario: Scenario
    /// What became of it, in the order of ``GuardKind/allCases``; `nil` under a guard that cannot be asked for what it needs.
    package let judgements: [Judgement?]

    /// Each guard that could be asked, with what became of it.
    package var judged: [(kind: GuardKind, judgement: Judgement)] {
      zip(GuardKind.allCases, judgements).compactMap { kind, judgement in judgement.map { (kind, $0) } }
    }

    /// What became of it under a guard, in a word. A guarded stack that holds must also end on the right screens.
    func word(_ kind: GuardKind, _ judgement: Judgement) -> String {
      kind.isGuarded && judgement.finding == .holds && !scenario.mayEnd(on: judgement.stack)
        ? "ends elsewhere" : judgement.finding.word
    }
  }

  /// By number.
  package let rows: [Row]

  /// Runs scenarios under every guard.
  @MainActor package init(_ scenarios: [Scenario] = Scenario.all) {
    rows = scenarios.map { scenario in
      Row(
        scenario: scenario,
        judgements: GuardKind.allCases.map { $0.knows(scenario.needs) ? scenario.run($0) : nil })
    }
  }

  /// Whether the guarded stack holds in all of it, and ends on the right screens.
  package var guardedHolds: Bool {
    rows.allSatisfy { row in
      row.judged.allSatisfy { !$0.kind.isGuarded || row.word($0.kind, $0.judgement) == Finding.holds.word }
    }
  }

  /// How often each guard holds.
  package var held: [Int] {
    GuardKind.allCases.indices.map { index in rows.count { $0.judgements[index]?.finding == .holds } }
  }

  /// How many scenarios each guard could be asked for.
  package var asked: [Int] {
    GuardKind.allCases.indices.map { index in rows.count { $0.judgements[index] != nil } }
  }
}
