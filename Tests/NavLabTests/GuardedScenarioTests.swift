import NavLab
import Testing

/// Every fault under the guarded stack, with each busy policy.
@MainActor struct GuardedScenarioTests {
  private let guarded = GuardKind.allCases.filter(\.isGuarded)

  @Test func holdsUnderEachPolicyAndEndsWhereItShould() {
    for scenario in Scenario.all {
      for kind in guarded {
        let judgement = scenario.run(kind)
        #expect(judgement.finding == .holds, "fault \(scenario.number), \(kind.title): \(judgement.worst)")
        if scenario.endings.isEmpty { continue }
        #expect(
          scenario.endings.contains(judgement.stack), "fault \(scenario.number), \(kind.title): \(judgement.stack)")
      }
    }
  }
}
