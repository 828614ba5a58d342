import NavCompiler
import Testing

/// Unwinds that name a container.
@Suite struct UnwindToContainerTests {
  @Test func theFirstScreenOfTheTabIsMeant() {
    check(
      """
      navc: 1
      graph: Shop
      root: main
      screens:
        2️⃣main2️⃣:
          tabs: { shop: catalog, help: help }
        catalog: { push: { openCart: cart }, present: { more: more } }
        cart: { unwind: { paid: 1️⃣main1️⃣ } }
        help: { unwind: { shop: 3️⃣main3️⃣ } }
        5️⃣more5️⃣:
          tabs: { one: one, two: two }
        one: { unwind: { close: previous, all: catalog } }
        two: { push: { go: three } }
        three: { unwind: { far: 4️⃣more4️⃣, out: catalog } }

      """,
      ExpectedDiagnostic(
        .unwindToContainer, "1️⃣",
        "'main' is a container, so an unwind cannot go to it; name the first screen of a tab, such as 'catalog'",
        notes: [.init("2️⃣", "'main' is declared here")]),
      ExpectedDiagnostic(
        .unwindToContainer, "3️⃣",
        "'main' is a container, so an unwind cannot go to it; name the first screen of a tab",
        notes: [.init("2️⃣", "'main' is declared here")]),
      ExpectedDiagnostic(
        .unwindToContainer, "4️⃣",
        "'more' is a container, so an unwind cannot go to it; name the first screen of a tab, such as 'two'",
        notes: [.init("5️⃣", "'more' is declared here")]),
      fixed: """
        navc: 1
        graph: Shop
        root: main
        screens:
          main:
            tabs: { shop: catalog, help: help }
          catalog: { push: { openCart: cart }, present: { more: more } }
          cart: { unwind: { paid: catalog } }
          help: { unwind: { shop: main } }
          more:
            tabs: { one: one, two: two }
          one: { unwind: { close: previous, all: catalog } }
          two: { push: { go: three } }
          three: { unwind: { far: two, out: catalog } }

        """)
  }

  @Test func oneThatIsNowhereBelow() {
    check(
      """
      navc: 1
      graph: Shop
      root: start
      screens:
        start: { present: { one: main }, push: { go: page } }
        2️⃣main2️⃣: { tabs: { shop: catalog, help: help } }
        catalog:
        help:
        page: { unwind: { close: 1️⃣main1️⃣ } }

      """,
      ExpectedDiagnostic(
        .unwindToContainer, "1️⃣", "'main' is a container, so an unwind cannot go to it",
        notes: [.init("2️⃣", "'main' is declared here")]))
  }
}
