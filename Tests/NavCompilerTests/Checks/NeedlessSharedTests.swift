import NavCompiler
import Testing

/// Screens whose `shared` has no effect.
@Suite struct NeedlessSharedTests {
  @Test func oneParent() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openProduct: product, openOffer: product, openCart: cart }
        product:
          title: Product
          1️⃣shared1️⃣: true # in case
          push: { openReviews: reviews, openSimilar: { to: product, recursive: true } }
        reviews: { title: Reviews, 2️⃣shared2️⃣: true }
        cart: { 3️⃣shared3️⃣: true }

      """,
      ExpectedDiagnostic(
        .needlessShared, "1️⃣",
        "'shared' has no effect: only 'catalog' pushes 'product', and no unwind from 'product' or above it goes to"
          + " 'opener'"),
      ExpectedDiagnostic(
        .needlessShared, "2️⃣",
        "'shared' has no effect: only 'product' pushes 'reviews', and no unwind from 'reviews' or above it goes to"
          + " 'opener'"),
      ExpectedDiagnostic(
        .needlessShared, "3️⃣",
        "'shared' has no effect: only 'catalog' pushes 'cart', and no unwind from 'cart' or above it goes to 'opener'"),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:
            push: { openProduct: product, openOffer: product, openCart: cart }
          product:
            title: Product
            push: { openReviews: reviews, openSimilar: { to: product, recursive: true } }
          reviews: { title: Reviews }
          cart: {}

        """)
  }

  @Test func twoParentsOrAnOpener() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openProduct: product, openCart: cart, openHelp: help }
        cart:
          push: { openProduct: product }
        product:
          shared: true
        help:
          shared: true
          push: { openTopic: topic }
        topic:
          unwind: { close: opener }

      """)
  }

  @Test func theRoot() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          1️⃣shared1️⃣: true

      """,
      ExpectedDiagnostic(
        .needlessShared, "1️⃣",
        "'shared' has no effect: 'catalog' is the root"),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:

        """)
  }

  @Test func aPushThatIsMisspeltMayBeTheSecond() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openProduct: product, openCart: cart }
        cart:
          push: { openProduct: 1️⃣prodct1️⃣ }
        product:
          shared: true

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
            push: { openProduct: product, openCart: cart }
          cart:
            push: { openProduct: product }
          product:
            shared: true

        """)
  }

  @Test func anUnwindThatIsMisspeltMaySayOpener() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openProduct: product }
        product:
          shared: true
          unwind: { close: 1️⃣opner1️⃣ }

      """,
      ExpectedDiagnostic(
        .unknownScreen, "1️⃣",
        "no screen is called 'opner'",
        notes: [
          .init("1️⃣", "did you mean 'opener'?")
        ]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:
            push: { openProduct: product }
          product:
            shared: true
            unwind: { close: opener }

        """)
  }
}
