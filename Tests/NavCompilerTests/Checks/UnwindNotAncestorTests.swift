import NavCompiler
import Testing

/// Unwinds to screens that are not below the source.
@Suite struct UnwindNotAncestorTests {
  @Test func everyPlaceCounts() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openProduct: 2️⃣product2️⃣, openCart: cart }
        cart:
          push: { openProduct: product }
        product:
          shared: true
          push: { openReviews: reviews }
          unwind: { toCatalog: catalog, toCart: 1️⃣cart1️⃣ }
        reviews:
          unwind:
            toProduct: product
            toCatalog: catalog
            toCart: { to: 3️⃣cart3️⃣, animated: false }

      """,
      ExpectedDiagnostic(
        .unwindNotAncestor, "1️⃣",
        "'cart' is not below 'product' in every place, so an unwind cannot go to it",
        notes: [
          .init("2️⃣", "'cart' is not on the path 'catalog' → 'product'")
        ]),
      ExpectedDiagnostic(
        .unwindNotAncestor, "3️⃣",
        "'cart' is not below 'reviews' in every place, so an unwind cannot go to it",
        notes: [
          .init("2️⃣", "'cart' is not on the path 'catalog' → 'product' → 'reviews'")
        ]))
  }

  @Test func aScreenBesideAboveOrItself() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openCart: 2️⃣cart2️⃣, openHelp: help }
        cart:
          push: { checkOut: checkout }
          unwind:
            help: 1️⃣help1️⃣
            onward: 3️⃣checkout3️⃣
            again: 4️⃣cart4️⃣
        checkout:
        help:

      """,
      ExpectedDiagnostic(
        .unwindNotAncestor, "1️⃣",
        "'help' is never below 'cart', so an unwind cannot go to it",
        notes: [
          .init("2️⃣", "'help' is not on the path 'catalog' → 'cart'")
        ]),
      ExpectedDiagnostic(
        .unwindNotAncestor, "3️⃣",
        "'checkout' is above 'cart', so an unwind cannot go to it; use a push",
        notes: [
          .init("2️⃣", "'checkout' is not on the path 'catalog' → 'cart'")
        ]),
      ExpectedDiagnostic(
        .unwindNotAncestor, "4️⃣", "'cart' cannot unwind to itself",
        notes: [.init("4️⃣", "use 'previous' to go back one screen")]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:
            push: { openCart: cart, openHelp: help }
          cart:
            push: { checkOut: checkout }
            unwind:
              help: help
              onward: checkout
              again: previous
          checkout:
          help:

        """)
  }

  @Test func openerWithoutASharedScreen() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openCart: cart }
        cart:
          unwind: { close: 1️⃣opener1️⃣ }

      """,
      ExpectedDiagnostic(
        .unwindNotAncestor, "1️⃣",
        "'opener' needs a shared screen, but neither 'cart' nor a screen below it is shared"),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:
            push: { openCart: cart }
          cart:
            unwind: { close: previous }

        """)
  }

  @Test func openerAboveASharedScreen() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openProduct: product, openCart: cart }
        cart:
          push: { openProduct: product, openHelp: help }
        product:
          shared: true
          push: { openHelp: help, openReviews: reviews }
          unwind: { close: opener }
        reviews:
          unwind: { close: opener }
        help:
          shared: true
          push: { openTopic: topic }
          unwind: { close: opener }
        topic:
          unwind: { close: opener }

      """)
  }

  @Test func aLongWayIsCut() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { s1: s1, s9: s9 }
        s1: { push: { next: s2 } }
        s2: { push: { next: s3 } }
        s3: { push: { next: s4 } }
        s4: { push: { next: s5 } }
        s5: { push: { next: s6 } }
        s6: { push: { next: s7 } }
        s7: { push: { next: 2️⃣s82️⃣ } }
        s8: { shared: true, unwind: { back to s9: 1️⃣s91️⃣ } }
        s9: { push: { next: s8 } }

      """,
      ExpectedDiagnostic(
        .unwindNotAncestor, "1️⃣",
        "'s9' is not below 's8' in every place, so an unwind cannot go to it",
        notes: [
          .init("2️⃣", "'s9' is not on the path 'catalog' → … → 's3' → 's4' → 's5' → 's6' → 's7' → 's8'")
        ]))
  }

  @Test func recursivePushesMakeNoNewPlaces() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openProduct: product }
        product:
          push: { openSimilar: { to: product, recursive: true }, openReviews: reviews }
        reviews:
          push: { openProduct: { to: product, recursive: true } }
          unwind: { close: product, home: catalog, back to start: root }

      """)
  }

  @Test func aFaultyPushMayBeTheReason() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openCart: cart, openHelp: help }
        cart:
          push: { openProduct: 1️⃣prodct1️⃣ }
        help:
          push: { openTopic: topic }
        product:
          unwind: { toCart: cart, toTopic: 2️⃣topic2️⃣ }
        topic:

      """,
      ExpectedDiagnostic(
        .unknownScreen, "1️⃣",
        "no screen is called 'prodct'",
        notes: [
          .init("1️⃣", "did you mean 'product'?")
        ]),
      ExpectedDiagnostic(
        .unwindNotAncestor, "2️⃣",
        "'topic' is never below 'product', so an unwind cannot go to it",
        notes: [
          .init("1️⃣", "'topic' is not on the path 'catalog' → 'cart' → 'product'")
        ]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:
            push: { openCart: cart, openHelp: help }
          cart:
            push: { openProduct: product }
          help:
            push: { openTopic: topic }
          product:
            unwind: { toCart: cart, toTopic: topic }
          topic:

        """)
  }

  /// No message suggests 'previous' if there is no page below.
  @Test func noPageToGoBackTo() {
    check(
      """
      navc: 1
      graph: Shop
      root: main
      screens:
        main: { tabs: { shop: catalog, help: help } }
        catalog: { unwind: { leave: 1️⃣opener1️⃣ } }
        help: { unwind: { leave: 2️⃣help2️⃣ } }

      """,
      ExpectedDiagnostic(
        .unwindNotAncestor, "1️⃣",
        "'opener' needs a shared screen, but neither 'catalog' nor a screen below it is shared"
      ),
      ExpectedDiagnostic(.unwindNotAncestor, "2️⃣", "'help' cannot unwind to itself"))
  }
}
