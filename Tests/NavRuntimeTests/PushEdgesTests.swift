import NavRuntime
import Testing

struct PushEdgesTests {
  private func rules(_ segues: [(source: Int32, destination: Int32, Recursion)]) -> StackRules {
    StackRules(
      root: 0, screens: Array(repeating: StackRules.Screen(), count: 3),
      segues: segues.map { source, destination, recursion in
        StackRules.Segue(
          source: ScreenID(rawValue: source), action: .push(ScreenID(rawValue: destination), recursion))
      })
  }

  @Test func whoCanPushIsKnownByBothEnds() {
    let rules = rules([(1, 2, .none), (0, 1, .bounded(2)), (2, 0, .unbounded)])
    #expect(rules.canPush(2, from: 1) && rules.canPush(1, from: 0) && rules.canPush(0, from: 2, having: 1_000))
    #expect(!rules.canPush(1, from: 2) && !rules.canPush(2, from: 0) && !rules.canPush(0, from: 0))
    #expect(rules.canPush(1, from: 0, having: 1) && !rules.canPush(1, from: 0, having: 2))
  }

  @Test func ofSeveralPushesOfOneWayTheMostGenerousCounts() {
    let rules = rules([(0, 1, .bounded(1)), (0, 2, .none), (0, 1, .bounded(3)), (0, 1, .bounded(2))])
    #expect(rules.canPush(1, from: 0, having: 2) && !rules.canPush(1, from: 0, having: 3))
  }

  /// Rules can also come from traces, so the check must not take a step for each pair of these pushes.
  @Test func aHundredThousandPushesOfOneWayAreNoHarm() {
    let rules = rules(Array(repeating: (0, 1, .bounded(1)), count: 100_000) + [(0, 1, .bounded(2))])
    var allowed = 0
    for _ in 0..<100_000 where rules.canPush(1, from: 0, having: 1) { allowed += 1 }
    #expect(allowed == 100_000)
  }
}
