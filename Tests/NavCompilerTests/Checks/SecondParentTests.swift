import NavCompiler
import Testing

/// Screens that two screens push, and that are not shared.
@Suite struct SecondParentTests {
  @Test func theLaterInTheFileIsAtFault() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openProduct: 2️⃣product2️⃣
            openCart: cart
        cart:
          push:
            openItem: 1️⃣product1️⃣
            openItemAgain: product
        product:
          arguments: { id: Int }

      """,
      ExpectedDiagnostic(
        .secondParent, "1️⃣",
        "'product' is pushed from 'cart' and from 'catalog', but is not marked 'shared: true'",
        notes: [
          .init("2️⃣", "its first parent is 'catalog', which pushes it here")
        ]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:
            push:
              openProduct: product
              openCart: cart
          cart:
            push:
              openItem: product
              openItemAgain: product
          product:
            shared: true
            arguments: { id: Int }

        """)
  }

  @Test func evenIfItsSourceIsNearerToTheRoot() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        product: {}
        cart:
          push:
            openItem: 2️⃣product2️⃣
        catalog:
          push: { openCart: cart, openProduct: 1️⃣product1️⃣ }

      """,
      ExpectedDiagnostic(
        .secondParent, "1️⃣",
        "'product' is pushed from 'catalog' and from 'cart', but is not marked 'shared: true'",
        notes: [
          .init("2️⃣", "its first parent is 'cart', which pushes it here")
        ]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          product: { shared: true }
          cart:
            push:
              openItem: product
          catalog:
            push: { openCart: cart, openProduct: product }

        """)
  }

  @Test func aThirdParentIsAnErrorOfItsOwn() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openCart: cart, openHelp: help, openProduct: 2️⃣product2️⃣ }
        cart:
          push: { openProduct: 1️⃣product1️⃣ }
        help:
          push: { openProduct: 3️⃣product3️⃣ }
        product:

      """,
      ExpectedDiagnostic(
        .secondParent, "1️⃣",
        "'product' is pushed from 'cart' and from 'catalog', but is not marked 'shared: true'",
        notes: [
          .init("2️⃣", "its first parent is 'catalog', which pushes it here")
        ]),
      ExpectedDiagnostic(
        .secondParent, "3️⃣",
        "'product' is pushed from 'help' and from 'catalog', but is not marked 'shared: true'",
        notes: [
          .init("2️⃣", "its first parent is 'catalog', which pushes it here")
        ]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:
            push: { openCart: cart, openHelp: help, openProduct: product }
          cart:
            push: { openProduct: product }
          help:
            push: { openProduct: product }
          product:
            shared: true

        """)
  }

  /// If the screen were shared, some unwinds would lead to a screen that is not always below it, so there is no fix.
  @Test func whatIsBelowTheFaultIsNotAtFault() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openCart: cart, openProduct: 2️⃣product2️⃣ }
        cart:
          push: { openProduct: 1️⃣product1️⃣ }
        product:
          shared: false
          push: { openReviews: reviews }
          unwind: { toCart: cart }
        reviews:
          unwind: { close: cart, open: opener }

      """,
      ExpectedDiagnostic(
        .secondParent, "1️⃣",
        "'product' is pushed from 'cart' and from 'catalog', but is not marked 'shared: true'",
        notes: [
          .init("2️⃣", "its first parent is 'catalog', which pushes it here")
        ]))
  }

  @Test func aMarkThatCouldNotBeReadMayHaveBeenOne() {
    let graph = """
      screens:
        a: { push: { b: b, c: c } }
        b: { push: { c: c } }
        c: { MARK }

      """
    check(
      shop(graph.replacing("MARK", with: "1️⃣shard1️⃣: true")),
      .init(
        .unknownKey, "1️⃣", "'shard' is not a key of a screen", notes: [.init("1️⃣", "did you mean 'shared'?")]),
      fixed: shop(graph.replacing("MARK", with: "shared: true")))
    check(
      shop(graph.replacing("MARK", with: "shared: 1️⃣yes1️⃣")),
      .init(
        .wrongShape, "1️⃣", "'shared' takes true or false, not 'yes'", notes: [.init("1️⃣", "did you mean 'true'?")]),
      fixed: shop(graph.replacing("MARK", with: "shared: true")))
  }

  @Test func sharingIsOfferedOnlyIfItsUnwindsHold() {
    let message = "'c' is pushed from 'd' and from 'b', but is not marked 'shared: true'"
    for target in ["b", "a", "c"] {
      let graph = """
        screens:
          a: { push: { b: b, d: d } }
          b: { push: { c: 2️⃣c2️⃣ } }
          c: { push: { e: e } }
          d: { push: { c: 1️⃣c1️⃣ } }
          e: { unwind: { close: \(target) } }

        """
      let mended = graph.replacing("1️⃣", with: "").replacing("2️⃣", with: "")
        .replacing("c: { push", with: "c: { shared: true, push")
      check(
        shop(graph),
        .init(
          .secondParent, "1️⃣", message, notes: [.init("2️⃣", "its first parent is 'b', which pushes it here")]),
        fixed: target == "b" ? nil : shop(mended))
    }
  }

  @Test func severalSeguesBetweenTwoScreensAreFine() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openProduct: product, openOffer: product }
        product:

      """)
  }

  @Test func aPushFromAScreenThatIsNotReachedCountsForNothing() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openProduct: product }
        1️⃣lost1️⃣:
          push: { openProduct: product }
        product:

      """,
      ExpectedDiagnostic(
        .unreachableScreen, "1️⃣",
        "nothing pushes 'lost', so it can never be shown; push it from a screen, or remove it"))
  }

  // MARK: - Replacements

  /// A replacement from 'previous' has the actual parent of its source, whatever the order of the screens.
  @Test func aReplacementOfAScreenWithTwoParents() {
    let first: [ExpectedDiagnostic] = [
      ExpectedDiagnostic(
        .secondParent, "1️⃣",
        "'b' is pushed from 'c' and from 'a', but is not marked 'shared: true'",
        notes: [.init("2️⃣", "its first parent is 'a', which pushes it here")])
    ]
    let push = "  c: { push: { b: 1️⃣b1️⃣ } }\n"
    for replacement in ["again: b", "next: d"] {
      let screen = "  b: { REPLACE }\n".replacing("REPLACE", with: "replace: { \(replacement) }")
      let shared = screen.replacing("{ replace", with: "{ shared: true, replace")
      let rest = replacement == "next: d" ? "  d:\n" : ""
      let start = "screens:\n  a: { push: { b: 2️⃣b2️⃣, c: c } }\n"
      check(
        shop(start + push + screen + rest), first, fixed: MarkedSource(shop(start + push + shared + rest)).text)
      check(
        shop(start + screen + push + rest), first, fixed: MarkedSource(shop(start + shared + push + rest)).text)
      check(
        shop(start + rest + screen + push), first, fixed: MarkedSource(shop(start + rest + shared + push)).text)
    }
  }

  /// A container has only tabs. Its pushes and replacements count in the same way.
  @Test func whatAContainerOpens() {
    for key in ["push", "replace"] {
      let result = Compiler.check(
        SourceFile(
          path: "test.nav.yaml",
          text: shop(
            "screens:\n  a: { present: { t: t }, push: { d: d } }\n  t: { tabs: { x: b, y: c }, \(key): { r: d } }\n"
              + "  b:\n  c:\n  d:\n")))
      #expect(result.diagnostics.diagnostics.map(\.rule) == [.tabsWithSegues, .secondParent], "\(key)")
    }
  }

  /// If the screen were shared, each link through it would need a 'via'.
  @Test func noFixThatALinkContradicts() {
    let result = Compiler.check(
      SourceFile(
        path: "test.nav.yaml",
        text: shop(
          "screens:\n  a: { push: { b: b, c: c } }\n  b: { push: { c: c } }\n  c: { push: { d: d } }\n  d: { link: /d }\n"
        )))
    let found = result.diagnostics.diagnostics
    #expect(found.map(\.rule) == [.secondParent] && found.allSatisfy { $0.fixes.isEmpty })
  }
}
