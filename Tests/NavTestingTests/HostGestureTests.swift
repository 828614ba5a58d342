import NavRuntime
import NavTesting
import Testing

/// A host must request a gesture before anything moves. A navigator refuses a gesture of a host that already moves.
@MainActor struct HostGestureTests {
  @Test(arguments: [false, true]) func aHostThatMovesBeforeItAsksIsNoticed(movesBeforeItAsks: Bool) async {
    let host = movesBeforeItAsks ? FaultyHost(.movesBeforeItAsks) : FaultyHost()
    let report = await HostConformance.check(host, hands: host.hands, passing: { host.advance(by: $0) }) {
      NumberedPage(number: $0)
    }
    let expected: Set<ContractClause> =
      movesBeforeItAsks ? [.finishesASwipe, .cancelsASwipe, .finishesADismissal, .cancelsADismissal] : []
    #expect(Set(report.failures.map(\.sentence)) == expected, "\(report)")
    #expect(!movesBeforeItAsks || report.description.contains("it moved before the navigator was asked"))
  }
}
