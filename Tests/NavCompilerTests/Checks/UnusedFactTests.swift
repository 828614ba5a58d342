import NavCompiler
import Testing

/// Facts that nothing reads.
@Suite struct UnusedFactTests {
  @Test func unused() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      facts:
        isSignedIn: Bool
        1️⃣isPaying1️⃣: Bool
        inStock: { type: Bool, arguments: { id: Int } }
      conditions:
        canPay: isSignedIn
      screens:
        catalog:
          push: { openCart: { to: cart, shouldPerform: canPay } }
        cart:
          back: { shouldPerform: inStock(1) }

      """,
      ExpectedDiagnostic(
        .unusedFact, "1️⃣",
        "the fact 'isPaying' is never read; use it in a predicate, or remove it"))
  }

  @Test func aBrokenPredicateMayUseThem() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      facts:
        isSignedIn: Bool
        isPaying: Bool
        cartCount: Int
      screens:
        catalog:
          push:
            openCart: { to: cart, shouldPerform: isSignedIn 1️⃣isPaying1️⃣ }
            openBasket: { to: cart, shouldPerform: 2️⃣crtCount2️⃣ > 0 }
        cart:

      """,
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "'and', 'or', or a comparison is missing before 'isPaying'"),
      ExpectedDiagnostic(
        .unknownName, "2️⃣",
        "no fact, condition or argument is called 'crtCount'",
        notes: [
          .init("2️⃣", "did you mean 'cartCount'?")
        ]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        facts:
          isSignedIn: Bool
          isPaying: Bool
          cartCount: Int
        screens:
          catalog:
            push:
              openCart: { to: cart, shouldPerform: isSignedIn isPaying }
              openBasket: { to: cart, shouldPerform: cartCount > 0 }
          cart:

        """)
  }

  @Test func aNameThatIsNothingMayMeanAny() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      facts:
        isLoggedIn: Bool
      screens:
        catalog:
          push:
            openCart: { to: cart, shouldPerform: 1️⃣hasAccount1️⃣ }
        cart:

      """,
      ExpectedDiagnostic(
        .unknownName, "1️⃣",
        "no fact, condition or argument is called 'hasAccount'"))
  }

  @Test func aMisspeltKeyMayUseThem() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      facts:
        isSignedIn: Bool
      screens:
        catalog:
          push:
            openCart: { to: cart, 1️⃣shouldPrform1️⃣: isSignedIn }
        cart:

      """,
      ExpectedDiagnostic(
        .unknownKey, "1️⃣",
        "'shouldPrform' is not a key of a push segue",
        notes: [
          .init("1️⃣", "did you mean 'shouldPerform'?")
        ]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        facts:
          isSignedIn: Bool
        screens:
          catalog:
            push:
              openCart: { to: cart, shouldPerform: isSignedIn }
          cart:

        """)
  }

  /// The rest of the predicate is a YAML comment.
  @Test func inTheRestOfABrokenPredicate() {
    check(
      shop(
        "facts: { f: Bool, g: Bool }\nscreens:\n  a:\n    push:\n      go:\n        to: b\n"
          + "        shouldPerform: f and1️⃣1️⃣ 2️⃣#2️⃣g\n  b:\n"),
      .init(
        .predicateSyntax, "1️⃣", "the predicate ends where a value is expected",
        notes: [.init("2️⃣", "' #' begins a comment here; put quotes around the whole predicate")]))
  }
}
