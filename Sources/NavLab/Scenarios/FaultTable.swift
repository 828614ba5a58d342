/// The table: scenario by guard.
package struct FaultTable: Sendable {
  /// A scenario under every guard.
  package struct Row: Sendable {
    /// The scenario.
    package let scenario: Scenario
    /// What became of it, in the order of ``GuardKind/allCases``; `nil` under a guard that cannot be asked for what it needs.
    package let judgements: [Judgement?]
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

  /// Whether the guarded stack holds in all of it.
  package var guardedHolds: Bool {
    rows.allSatisfy { row in
      zip(GuardKind.allCases, row.judgements).allSatisfy { !$0.isGuarded || $1?.finding == .holds }
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
