import NavCompiler
import Testing

/// First tabs that facts can remove.
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
        "'orderList' starts the first tab of 'main', so it cannot have 'requires'; put another tab first",
        notes: [.init("2️⃣", "'requires' is here")]))
  }
}
