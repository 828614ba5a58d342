import NavCompiler
import Testing

/// Names in predicates without a declaration.
@Suite struct UnknownNameTests {
  @Test func unknownNames() {
    checkPredicate(
      "order == 1️⃣newest1️⃣",
      ExpectedDiagnostic(
        .unknownName, "1️⃣",
        "no fact, condition or argument is called 'newest'",
        notes: [.init("1️⃣", "did you mean '.newest'?")]),
      fixed: "order == .newest")
    checkPredicate(
      "1️⃣isSingedIn1️⃣",
      ExpectedDiagnostic(
        .unknownName, "1️⃣",
        "no fact, condition or argument is called 'isSingedIn'",
        notes: [.init("1️⃣", "did you mean 'isSignedIn'?")]),
      fixed: "isSignedIn")
    checkPredicate(
      "1️⃣foo1️⃣",
      ExpectedDiagnostic(
        .unknownName, "1️⃣",
        "no fact, condition or argument is called 'foo'"))
    checkPredicate(
      "1️⃣source.pge1️⃣",
      ExpectedDiagnostic(
        .unknownName, "1️⃣",
        "the source has no argument called 'pge'",
        notes: [.init("1️⃣", "did you mean 'source.page'?")]),
      fixed: "source.page")
    checkPredicate(
      "1️⃣destination.foo1️⃣",
      ExpectedDiagnostic(
        .unknownName, "1️⃣",
        "the destination has no argument called 'foo'"))
    checkPredicate(
      "1️⃣True1️⃣",
      ExpectedDiagnostic(
        .unknownName, "1️⃣",
        "no fact, condition or argument is called 'True'",
        notes: [.init("1️⃣", "did you mean 'true'?")]),
      fixed: "true")
    checkPredicate(
      "query == 1️⃣null1️⃣",
      ExpectedDiagnostic(
        .unknownName, "1️⃣",
        "no fact, condition or argument is called 'null'",
        notes: [.init("1️⃣", "did you mean 'nil'?")]),
      fixed: "query == nil")
    checkPredicate(
      "inStock(1️⃣foo1️⃣)",
      ExpectedDiagnostic(
        .unknownName, "1️⃣",
        "no fact, condition or argument is called 'foo'"))
  }

  @Test func eachOfAFoldedPredicate() {
    for style in [">", "|", ">-"] {
      let source = shop(
        """
        facts: { isPaying: Bool }
        screens:
          a:
            push:
              open:
                to: b
                shouldPerform: \(style)
                  foo and
                  bar and isPayingxx
          b:

        """)
      let result = Compiler.check(SourceFile(path: "test.nav.yaml", text: source))
      #expect(
        result.diagnostics.diagnostics.map(\.message) == [
          "no fact, condition or argument is called 'foo'", "no fact, condition or argument is called 'bar'",
          "no fact, condition or argument is called 'isPayingxx'",
        ])
    }
  }

  @Test func whatAPlaceDoesNotSee() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      facts: { cartCount: Int }
      conditions:
        isFirst: 1️⃣source.page1️⃣ == 0
      screens:
        catalog:
          arguments: { page: Int = 0 }
          push:
            openCart: { to: cart, shouldPerform: isFirst and cartCount > 0 }
        cart:
          arguments: { item: Int }
          back: { shouldPerform: item > 0 and 2️⃣destination.page2️⃣ > 0 }
          unwind:
            close: { to: catalog, shouldPerform: source.item > 0 and 3️⃣page3️⃣ > 0 }

      """,
      ExpectedDiagnostic(
        .unknownName, "1️⃣",
        "a condition has no source or destination; it can use only facts and other conditions"),
      ExpectedDiagnostic(
        .unknownName, "2️⃣",
        "'destination.page' is not available here: only a push can use the arguments of its destination"),
      ExpectedDiagnostic(.unknownName, "3️⃣", "no fact, condition or argument is called 'page'"))
  }

  @Test func aNameThatMayMeanWhatCouldNotBeReadIsNotReported() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openCart: { to: 1️⃣crt1️⃣, shouldPerform: item > 0 and destination.count > 0 }
        cart:
          arguments: { item: Int, count: Int }

      """,
      ExpectedDiagnostic(
        .unknownScreen, "1️⃣", "no screen is called 'crt'", notes: [.init("1️⃣", "did you mean 'cart'?")]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:
            push:
              openCart: { to: cart, shouldPerform: item > 0 and destination.count > 0 }
          cart:
            arguments: { item: Int, count: Int }

        """)
  }
}
