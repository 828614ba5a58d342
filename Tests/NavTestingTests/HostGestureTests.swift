import NavRuntime
import NavTesting
import Testing

/// A gesture has to be asked for before anything moves: a navigator refuses one of a host that moves already.
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
