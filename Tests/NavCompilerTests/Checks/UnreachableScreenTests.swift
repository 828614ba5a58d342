import NavCompiler
import Testing

/// Screens that no chain of pushes reaches.
@Suite struct UnreachableScreenTests {
  @Test func aLargeIslandIsShownAtItsEnds() {
    let island = (0..<1_000).map { "  s\($0): { push: { n: s\(($0 + 1) % 1_000) } }\n" }.joined()
    let result = Compiler.check(SourceFile(path: "test.nav.yaml", text: shop("screens:\n  a:\n" + island)))
    #expect(
      result.diagnostics.diagnostics.map { $0.notes.map(\.message) } == [
        (1...6).map { "'s\($0)' is also unreachable" } + ["… 987 more screens …"]
          + (994...999).map { "'s\($0)' is also unreachable" }
      ])
  }

  @Test func oneErrorAnIsland() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openCart: cart }
        1️⃣help1️⃣:
          push: { openTopic: topic }
        cart:
        4️⃣imprint4️⃣:
        2️⃣topic2️⃣:
          push: { openCart: cart }
        3️⃣licences3️⃣:
          push: { openTopic: topic }

      """,
      ExpectedDiagnostic(
        .unreachableScreen, "1️⃣",
        "nothing pushes 'help', so it can never be shown; push it from a screen, or remove it",
        notes: [
          .init("2️⃣", "'topic' is also unreachable"),
          .init("3️⃣", "'licences' is also unreachable"),
        ]),
      ExpectedDiagnostic(
        .unreachableScreen, "4️⃣",
        "nothing pushes 'imprint', so it can never be shown; push it from a screen, or remove it"))
  }

  @Test func anIslandWithCyclesGetsThisErrorAlone() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
        1️⃣one1️⃣:
          push: { toTwo: two, toOne: one, toCatalog: catalog }
          unwind: { close: catalog }
        2️⃣two2️⃣:
          shared: true
          back: false
          push: { toOne: one, toThree: { to: three, recursive: true } }
        3️⃣three3️⃣:
          unwind: { close: opener }

      """,
      ExpectedDiagnostic(
        .unreachableScreen, "1️⃣",
        "no chain of pushes from the root 'catalog' leads to 'one', so it can never be shown; push it from a screen, or remove it",
        notes: [
          .init("2️⃣", "'two' is also unreachable"),
          .init("3️⃣", "'three' is also unreachable"),
        ]))
  }

  @Test func aMisspeltTargetIsOneError() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openProduct: 1️⃣prodct1️⃣ }
        product:
          push: { openReviews: reviews }
        reviews:
          unwind: { close: catalog }

      """,
      ExpectedDiagnostic(
        .unknownScreen, "1️⃣",
        "no screen is called 'prodct'",
        notes: [
          .init("1️⃣", "did you mean 'product'?")
        ]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:
            push: { openProduct: product }
          product:
            push: { openReviews: reviews }
          reviews:
            unwind: { close: catalog }

        """)
  }

  @Test func aTargetThatMayBeAnythingIsOneErrorToo() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openProduct: 1️⃣nowhere1️⃣ }
        product:
        help:

      """,
      ExpectedDiagnostic(
        .unknownScreen, "1️⃣",
        "no screen is called 'nowhere'"))
  }

  @Test func aMisspeltKeyIsOneErrorToo() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          1️⃣psh1️⃣: { openProduct: product }
        product:

      """,
      ExpectedDiagnostic(
        .unknownKey, "1️⃣",
        "'psh' is not a key of a screen",
        notes: [
          .init("1️⃣", "did you mean 'push'?")
        ]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:
            push: { openProduct: product }
          product:

        """)
  }

  @Test func aWrongRecursiveIsOneErrorToo() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openHelp: { recursive: true, to: 1️⃣help1️⃣ } }
        help:
          push: { openTopic: topic }
        topic:
          unwind: { close: catalog }

      """,
      ExpectedDiagnostic(
        .recursiveNotAncestor, "1️⃣",
        "'help' is never below 'catalog', so a push to it cannot be recursive"
      ),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:
            push: { openHelp: { to: help } }
          help:
            push: { openTopic: topic }
          topic:
            unwind: { close: catalog }

        """)
  }

  @Test func whatNoScreenOffers() {
    check(
      """
      navc: 1
      graph: Shop
      root: main
      anywhere: { push: { seeShop: catalog, seeHelp: help, seeLegal: 2️⃣legal2️⃣ } }
      screens:
        main: { tabs: { shop: catalog, help: help } }
        catalog:
        help:
        1️⃣legal1️⃣:

      """,
      ExpectedDiagnostic(
        .unreachableScreen, "1️⃣", "no screen offers 'seeLegal' of 'anywhere', so 'legal' can never be shown",
        notes: [
          .init(
            "2️⃣",
            "targets of 'anywhere', containers, alerts, and mounts do not offer it"
          )
        ]))
  }
}
