import NavCompiler
import Testing

/// References to screens that do not exist.
@Suite struct UnknownScreenTests {
  /// For a segue of `anywhere`, no screen can be the placeholder of an unknown target.
  @Test(arguments: [
    "push: { a: b }", "present: { a: b }", "go: { a: b }", "push: { a: { to: b, shouldPerform: isIn } }",
  ])
  func nothingIsLookedUpWhereThereAreNoScreens(_ offer: String) {
    check(
      """
      navc: 1
      graph: Shop
      root: 1️⃣catalog1️⃣
      facts: { isIn: Bool }
      anywhere: { \(offer) }
      screens: {}

      """,
      ExpectedDiagnostic(.unknownScreen, "1️⃣", "no screen is called 'catalog'"))
  }

  @Test func targetsAreLookedUp() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openProduct: { to: 1️⃣prodct1️⃣, animated: false }
            openHelp: 2️⃣"hlep"2️⃣
            openMore: 3️⃣more3️⃣
            goBack: 4️⃣previous4️⃣
        product:
          unwind: { close: 5️⃣catlog5️⃣, back to start: 6️⃣rot6️⃣ }
        help:

      """,
      ExpectedDiagnostic(
        .unknownScreen, "1️⃣",
        "no screen is called 'prodct'",
        notes: [
          .init("1️⃣", "did you mean 'product'?")
        ]),
      ExpectedDiagnostic(
        .unknownScreen, "2️⃣",
        "no screen is called 'hlep'",
        notes: [
          .init("2️⃣", "did you mean 'help'?")
        ]),
      ExpectedDiagnostic(
        .unknownScreen, "3️⃣",
        "no screen is called 'more'"),
      ExpectedDiagnostic(
        .unknownScreen, "4️⃣",
        "'previous' is a target of unwinds only; a push takes the name of a screen"),
      ExpectedDiagnostic(
        .unknownScreen, "5️⃣",
        "no screen is called 'catlog'",
        notes: [
          .init("5️⃣", "did you mean 'catalog'?")
        ]),
      ExpectedDiagnostic(
        .unknownScreen, "6️⃣",
        "no screen is called 'rot'",
        notes: [
          .init("6️⃣", "did you mean 'root'?")
        ]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:
            push:
              openProduct: { to: product, animated: false }
              openHelp: help
              openMore: more
              goBack: previous
          product:
            unwind: { close: catalog, back to start: root }
          help:

        """)
  }

  @Test func theRootToo() {
    check(
      """
      navc: 1
      graph: Shop
      root: 1️⃣catalog1️⃣
      screens:
        catalogue:
          arguments: { page: Int }
          push: { openCart: cart }
        cart:
          unwind: { close: catalogue }
          push: { home: catalogue }

      """,
      ExpectedDiagnostic(
        .unknownScreen, "1️⃣",
        "no screen is called 'catalog'",
        notes: [
          .init("1️⃣", "did you mean 'catalogue'?")
        ]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalogue
        screens:
          catalogue:
            arguments: { page: Int }
            push: { openCart: cart }
          cart:
            unwind: { close: catalogue }
            push: { home: catalogue }

        """)
  }

  @Test func aRootThatIsNothing() {
    check(
      """
      navc: 1
      graph: Shop
      root: 1️⃣nowhere1️⃣
      screens:
        catalog:
          push: { openCart: cart, openHelp: help }
        cart:
          push: { openHelp: help }
        help:
          unwind: { close: imprint }
        imprint:

      """,
      ExpectedDiagnostic(
        .unknownScreen, "1️⃣",
        "no screen is called 'nowhere'"))
  }

  @Test func aNameThatNeedsQuotesGetsThem() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openHelp: 1️⃣'1st hel'1️⃣ }
        a1st help:

      """,
      ExpectedDiagnostic(
        .unknownScreen, "1️⃣",
        "no screen is called '1st hel'",
        notes: [
          .init("1️⃣", "did you mean 'a1st help'?")
        ]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:
            push: { openHelp: a1st help }
          a1st help:

        """)
  }

  /// A fragment is sealed, although its screens have names outside.
  @Test func inAFragment() {
    let graph = mounting().replacing("push: { go: b }", with: "push: { go: b, pay: 1️⃣b.x1️⃣ }")
      .replacing("  b:\n", with: "  2️⃣b2️⃣:\n")
    check(
      graph, mounting: ["b.nav.yaml": fragment("screens: { x: }\n")],
      .init(
        .unknownScreen, "1️⃣", "no screen is called 'b.x'",
        notes: [.init("2️⃣", "'b' is a mounted fragment, and its screens are reached only through it")]))
  }
}
