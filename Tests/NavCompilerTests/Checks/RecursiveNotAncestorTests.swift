import NavCompiler
import Testing

/// Pushes that are marked `recursive` without being so.
@Suite struct RecursiveNotAncestorTests {
  @Test func aScreenBeside() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openCart: cart, openHelp: help }
        cart:
          push:
            openHelp:
              to: 1️⃣help1️⃣
              recursive: true # to be sure
              animated: false
        help:
          shared: true

      """,
      ExpectedDiagnostic(
        .recursiveNotAncestor, "1️⃣",
        "'help' is never below 'cart', so a push to it cannot be recursive"
      ),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:
            push: { openCart: cart, openHelp: help }
          cart:
            push:
              openHelp:
                to: help
                animated: false
          help:
            shared: true

        """)
  }

  @Test func withoutTheMarkItWouldBeASecondParent() {
    check(
      shop(
        """
        screens:
          a: { push: { b: b, c: c } }
          b: { push: { c: { to: 1️⃣c1️⃣, recursive: true } } }
          c:

        """),
      ExpectedDiagnostic(
        .recursiveNotAncestor, "1️⃣",
        "'c' is never below 'b', so a push to it cannot be recursive"
      ))
  }

  @Test func anAncestorInOnePlaceOnly() {
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
        reviews:
          push: { openCart: { to: 1️⃣cart1️⃣, recursive: true }, openProduct: { to: product, recursive: true } }

      """,
      ExpectedDiagnostic(
        .recursiveNotAncestor, "1️⃣",
        "'cart' is not below 'reviews' in every place, so a push to it cannot be recursive",
        notes: [
          .init("2️⃣", "'cart' is not on the path 'catalog' → 'product' → 'reviews'")
        ]))
  }
}
