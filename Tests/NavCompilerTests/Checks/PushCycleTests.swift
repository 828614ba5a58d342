import NavCompiler
import Testing

/// Pushes that lead back to a screen below.
@Suite struct PushCycleTests {
  @Test func recursionIsOfferedOnlyToWhatLiesBelowEverywhere() {
    let found = Compiler.check(
      SourceFile(
        path: "test.nav.yaml",
        text: shop(
          """
          screens:
            a: { push: { b: b, c: c } }
            b: { push: { c: c } }
            c: { shared: true, push: { b: b } }

          """))
    ).diagnostics.diagnostics
    #expect(found.map(\.rule) == [.pushCycle])
    #expect(found.map(\.fixes.count) == [0])
  }

  @Test func theNotesWalkTheCycle() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openProduct: product
        product:
          push:
            openReviews: 2️⃣reviews2️⃣
        reviews:
          push:
            openAuthor: 3️⃣author3️⃣
        author:
          push:
            openProduct: { to: 1️⃣product1️⃣, animated: false }

      """,
      ExpectedDiagnostic(
        .pushCycle, "1️⃣",
        "this push leads back to 'product', which is already below 'author'; use an unwind, or add 'recursive: true' to"
          + " open another 'product'",
        notes: [
          .init("2️⃣", "'product' pushes 'reviews' here"),
          .init("3️⃣", "'reviews' pushes 'author' here"),
        ]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:
            push:
              openProduct: product
          product:
            push:
              openReviews: reviews
          reviews:
            push:
              openAuthor: author
          author:
            push:
              openProduct: { recursive: true, to: product, animated: false }

        """)
  }

  @Test func aScreenThatPushesItself() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openProduct: product
        product:
          push:
            openSimilar:
              to: 1️⃣product1️⃣
              animated: false

      """,
      ExpectedDiagnostic(
        .pushCycle, "1️⃣",
        "'product' pushes itself; add 'recursive: true' to open another 'product'"),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:
            push:
              openProduct: product
          product:
            push:
              openSimilar:
                recursive: true
                to: product
                animated: false

        """)
  }

  @Test func aSharedScreenDoesNotAllowIt() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openProduct: product, openCart: cart }
        cart:
          push: { openProduct: product }
        product:
          shared: true
          push: { openMore: 2️⃣more2️⃣ }
        more:
          push: { openProduct: 1️⃣product1️⃣ }

      """,
      ExpectedDiagnostic(
        .pushCycle, "1️⃣",
        "this push leads back to 'product', which is already below 'more'; use an unwind, or add 'recursive: true' to"
          + " open another 'product'",
        notes: [
          .init("2️⃣", "'product' pushes 'more' here")
        ]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:
            push: { openProduct: product, openCart: cart }
          cart:
            push: { openProduct: product }
          product:
            shared: true
            push: { openMore: more }
          more:
            push: { openProduct: { to: product, recursive: true } }

        """)
  }

  @Test func itIsNoSecondParentToo() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        reviews:
          push: { openProduct: 1️⃣product1️⃣ }
        catalog:
          push: { openProduct: product }
        product:
          push: { openReviews: 2️⃣reviews2️⃣ }

      """,
      ExpectedDiagnostic(
        .pushCycle, "1️⃣",
        "this push leads back to 'product', which is already below 'reviews'; use an unwind, or add 'recursive: true'"
          + " to open another 'product'",
        notes: [
          .init("2️⃣", "'product' pushes 'reviews' here")
        ]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          reviews:
            push: { openProduct: { to: product, recursive: true } }
          catalog:
            push: { openProduct: product }
          product:
            push: { openReviews: reviews }

        """)
  }

  @Test func recursiveAllowsIt() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openProduct: product }
        product:
          push:
            openSimilar: { to: product, recursive: { maxDepth: 4 } }
            openReviews: reviews
        reviews:
          push:
            openProduct: { to: product, recursive: true }
            openCatalog: { to: catalog, recursive: true }

      """)
  }

  /// A tab does not accept 'recursive', so no message suggests it.
  @Test func aTabThatLeadsBack() {
    check(
      shop(
        """
        screens:
          a: { push: { b: b } }
          b: { present: { t: 2️⃣t2️⃣ } }
          t: { tabs: { x: 1️⃣b1️⃣, y: c } }
          c:

        """),
      ExpectedDiagnostic(
        .pushCycle, "1️⃣", "the tab 'x' starts with 'b', which is already below 't'",
        notes: [.init("2️⃣", "'b' presents 't' here")]))
    check(
      shop("screens:\n  a: { present: { t: t } }\n  t: { tabs: { x: 1️⃣a1️⃣, y: c } }\n  c:\n"),
      ExpectedDiagnostic(.pushToRoot, "1️⃣", "the tab 'x' starts with 'a', which is the root"))
  }

  /// A replacement from 'previous' does not add a second error to a push that leads back.
  @Test func aReplacementBesideIt() {
    check(
      shop("screens:\n  a: { push: { b: b } }\n  b: { push: { x: 1️⃣b1️⃣ }, replace: { r: b } }\n"),
      ExpectedDiagnostic(
        .pushCycle, "1️⃣", "'b' pushes itself; add 'recursive: true' to open another 'b'"),
      fixed: shop(
        "screens:\n  a: { push: { b: b } }\n  b: { push: { x: { to: b, recursive: true } }, replace: { r: b } }\n"))
  }
}
