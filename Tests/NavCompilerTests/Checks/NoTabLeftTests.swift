import NavCompiler
import Testing

/// First tabs that may have to go.
@Suite struct NoTabLeftTests {
  @Test func theFirstRequiresNothing() {
    check(
      """
      navc: 1
      graph: Shop
      root: start
      facts: { isSignedIn: Bool }
      screens:
        start: { present: { main: main } }
        main:
          tabs: { orders: 1️⃣orderList1️⃣, shop: catalog, mine: mine }
        catalog:
        orderList: { 2️⃣requires2️⃣: isSignedIn }
        mine: { requires: isSignedIn }

      """,
      ExpectedDiagnostic(
        .noTabLeft, "1️⃣",
        "'orderList' begins the first tab of 'main', which is shown where another tab may not stand, so it cannot require"
          + " anything; put another tab first", notes: [.init("2️⃣", "what it requires is here")]))
  }
}
