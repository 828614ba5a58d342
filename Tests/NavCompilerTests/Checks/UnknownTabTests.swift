import NavCompiler
import Testing

/// `tab` of a segue under `go`.
@Suite struct UnknownTabTests {
  @Test func aScreenThatStandsInNoContainer() {
    check(
      """
      navc: 1
      graph: Shop
      root: home
      screens:
        home: { push: { openCart: cart }, go: { orders: { tab: 1️⃣orders1️⃣ } } }
        cart: { back: false, go: { shop: { tab: 2️⃣shop2️⃣ } } }

      """,
      ExpectedDiagnostic(
        .unknownTab, "1️⃣", "'home' does not stand in a container with a tab called 'orders'",
        notes: [.init("1️⃣", "'tab' selects one of the tabs around a screen, and 'to' goes to any screen")]),
      ExpectedDiagnostic(
        .unknownTab, "2️⃣", "'cart' does not stand in a container with a tab called 'shop'",
        notes: [.init("2️⃣", "'tab' selects one of the tabs around a screen, and 'to' goes to any screen")]))
  }

  @Test func whereNobodyComesNothingIsSaid() {
    check(
      """
      navc: 1
      graph: Shop
      root: home
      screens:
        home:
        1️⃣cart1️⃣: { go: { shop: { tab: shop } } }

      """,
      ExpectedDiagnostic(
        .unreachableScreen, "1️⃣",
        "nothing pushes 'cart', so it can never be shown; push it from a screen, or remove it"))
  }
}
