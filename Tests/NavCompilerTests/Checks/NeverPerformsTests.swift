import NavCompiler
import Testing

/// Predicates that cannot be true.
@Suite struct NeverPerformsTests {
  @Test(arguments: [
    "false", "only and not only", "isSignedIn and only and not (isSignedIn or only)", "only == (not only)",
    "canPay and not canPay", "canPay and isPaying", "not (canPay or isPaying) and isSignedIn",
    "cartCount > 3 and cartCount < 2",
    "cartCount > 3 and cartCount < 4", "cartCount != cartCount", "cartCount < id and id < cartCount",
    "cartCount < id and id < 3 and cartCount > 1", "cartCount == id and cartCount != id",
    "cartCount == 1 and id == 2 and cartCount == id", "cartCount > 9223372036854775807",
    "cartCount < -9223372036854775808", "cartCount < id and cartCount == 9223372036854775807", "3 > 4",
    "order == .price and order == .name", "order != .price and order != .name and order != .newest",
    "order == favourite and order == .name and favourite != .name", "limit == nil and limit != nil",
    "limit != nil and limit > 3 and limit < 3", "isAdult != nil and isAdult and not isAdult",
    "lastOrder != nil and lastOrder == order and order == .name and lastOrder == .price", "userName < \"\"",
    "userName < \"b\" and userName > \"c\"", "userName == \"a\" and userName == \"b\"", "\"a\" == \"b\"",
    "rating < 3 and rating > 3.5", "rating != rating and rating > 0", "inStock(1) and not inStock(1)",
    "inStock(id) and not inStock(destination.id)", "source.page > 1 and source.page < 1",
    "price(1, \"EUR\") != nil and price(1, \"EUR\") == nil", "(cartCount > 3) == (cartCount <= 3)",
  ])
  func cannotBeTrue(_ predicate: String) {
    #expect(constancy(of: predicate) == ["never-performs"])
  }

  @Test func whatPassFillsIsKnown() {
    #expect(constancy(of: "id > 3", passing: "id: 2") == ["never-performs"])
    #expect(constancy(of: "id > 3", passing: "id: 4") == ["always-performs"])
    #expect(constancy(of: "id > 3", passing: "id: source.page") == [])
    #expect(constancy(of: "id > 3 and source.page < 3", passing: "id: source.page") == ["never-performs"])
    #expect(constancy(of: "inStock(id) and not inStock(2)", passing: "id: 2") == ["never-performs"])
  }

  // MARK: - Messages

  @Test func whatPassGivesIsShown() {
    let graph = shop(
      "screens:\n  a:\n    arguments: { n: Int = 1 }\n    push:\n"
        + "      3️⃣go3️⃣: { to: b, pass: { id: 2️⃣12️⃣, x: 2 } }\n"
        + "  b: { arguments: { id: Int, x: Int }, requires: 1️⃣id > 31️⃣ }\n")
    check(
      graph,
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣", "'go' can never be performed: 'id > 3' is never true",
        notes: [.init("2️⃣", "'pass' sets 'id' to '1'"), .init("3️⃣", "'go' pushes it here")]))
    check(
      graph.replacing("id: 2️⃣12️⃣, x: 2 }", with: "id: 4, x: 5️⃣source.n5️⃣ }, shouldPerform: 1️⃣4️⃣x > 34️⃣ and 6️⃣n < 36️⃣1️⃣")
        .replacing(", requires: 1️⃣id > 31️⃣", with: "").replacing("3️⃣", with: ""),
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣", "'go' can never be performed: 'x > 3' and 'n < 3' cannot both be true",
        notes: [
          .init("4️⃣", "'x > 3' must be true"), .init("6️⃣", "'n < 3' must be true"),
          .init("5️⃣", "'pass' sets 'x' to 'source.n'"),
        ]))
  }

  @Test func thePartsThatExcludeEachOther() {
    checkPredicate(
      "1️⃣2️⃣cartCount > 32️⃣ and only and 3️⃣cartCount < 23️⃣1️⃣",
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣", "'open' can never be performed: 'cartCount > 3' and 'cartCount < 2' cannot both be true",
        notes: [.init("2️⃣", "'cartCount > 3' must be true"), .init("3️⃣", "'cartCount < 2' must be true")]))
    checkPredicate(
      "1️⃣2️⃣order != .price2️⃣ and 3️⃣order != .name3️⃣ and 4️⃣not (only or order == .newest)4️⃣1️⃣".replacing(
        "4️⃣not (only or order == .newest)4️⃣", with: "not (only or 4️⃣order == .newest4️⃣)"),
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣",
        "'open' can never be performed: 'order != .price', 'order != .name' and not 'order == .newest' cannot all be"
          + " true",
        notes: [
          .init("2️⃣", "'order != .price' must be true"), .init("3️⃣", "'order != .name' must be true"),
          .init("4️⃣", "not 'order == .newest' must be true"),
        ]))
  }

  @Test func alternativesThatAreAllImpossible() {
    checkPredicate(
      "1️⃣2️⃣only and not only2️⃣ or 3️⃣limit == nil and isPaying and limit != nil3️⃣1️⃣",
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣",
        "'open' can never be performed: neither 'only and not only' nor 'limit == nil and isPaying and limit != nil'"
          + " can be true",
        notes: [
          .init("2️⃣", "'only' and 'not only' cannot both be true"),
          .init("3️⃣", "'limit == nil' and 'limit != nil' cannot both be true"),
        ]))
  }

  @Test func aConditionIsNamedWhereItsWordsDoNotMatter() {
    checkPredicate(
      "1️⃣2️⃣canPay2️⃣ and only and 3️⃣not canPay3️⃣1️⃣",
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣", "'open' can never be performed: 'canPay' and 'not canPay' cannot both be true",
        notes: [.init("2️⃣", "'canPay' must be true"), .init("3️⃣", "'not canPay' must be true")]))
  }

  @Test func aConditionIsLookedInto() {
    check(
      PredicateGraph.around("2️⃣isPaying2️⃣ and canPay").replacing("2️⃣isPaying2️⃣ and canPay", with: "1️⃣2️⃣isPaying2️⃣ and canPay1️⃣")
        .replacing("isSignedIn and not isPaying", with: "isSignedIn and 3️⃣not isPaying3️⃣"),
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣", "'open' can never be performed: 'isPaying' and 'not isPaying' cannot both be true",
        notes: [
          .init("2️⃣", "'isPaying' must be true"),
          .init("3️⃣", "'not isPaying' must be true in the condition 'canPay'"),
        ]))
  }

  @Test func aConditionThatHasToBeFalseIsNamed() {
    check(
      PredicateGraph.around("1️⃣2️⃣isSignedIn2️⃣ and 3️⃣not isPaying3️⃣ and 4️⃣not canPay4️⃣1️⃣").replacing(
        "isSignedIn and not isPaying\n", with: "5️⃣isSignedIn and not isPaying5️⃣\n"),
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣",
        "'open' can never be performed: 'isSignedIn', 'not isPaying' and 'not canPay' cannot all be true",
        notes: [
          .init("2️⃣", "'isSignedIn' must be true"), .init("3️⃣", "'not isPaying' must be true"),
          .init("4️⃣", "'not canPay' must be true"), .init("5️⃣", "'canPay' is defined here"),
        ]))
  }

  @Test func oneMistakeIsOneMessage() {
    // Only the condition is reported, not the predicates that use it.
    check(
      shop(
        """
        facts: { cartCount: Int, isSignedIn: Bool }
        conditions:
          canBuy: isReady and isSignedIn
          isReady: 1️⃣2️⃣cartCount > 12️⃣ and 3️⃣cartCount < 13️⃣1️⃣
        screens:
          a: { push: { buy: { to: b, shouldPerform: canBuy }, look: { to: b, shouldPerform: not isReady } } }
          b: { back: { shouldPerform: isReady } }

        """),
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣",
        "the condition 'isReady' can never be true: 'cartCount > 1' and 'cartCount < 1' cannot both be true",
        notes: [.init("2️⃣", "'cartCount > 1' must be true"), .init("3️⃣", "'cartCount < 1' must be true")]))
  }

  @Test func onePlaceBehindAnAliasIsOneMessage() {
    check(
      shop(
        """
        screens:
          a: { push: { b: { to: b, shouldPerform: &never 1️⃣false1️⃣ }, c: { to: c, shouldPerform: *never } } }
          b:
          c:

        """),
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣",
        "'b' can never be performed: 'false' is never true; correct the predicate, or remove the segue"))
  }

  @Test func backThatIsNeverAllowed() {
    check(
      shop(
        """
        screens:
          a: { push: { b: b } }
          b: { back: { shouldPerform: 1️⃣false1️⃣ }, unwind: { close: previous } }

        """),
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣", "going back from 'b' is never allowed: 'false' is never true; use 'back: false' instead"),
      fixed: shop(
        """
        screens:
          a: { push: { b: b } }
          b: { back: false, unwind: { close: previous } }

        """))
  }

  @Test func unwinds() {
    check(
      shop(
        """
        facts: { isPaying: Bool }
        screens:
          a: { push: { b: b } }
          b: { unwind: { close: { to: previous, shouldPerform: 1️⃣2️⃣isPaying2️⃣ and 3️⃣not isPaying3️⃣1️⃣ } } }

        """),
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣", "'close' can never be performed: 'isPaying' and 'not isPaying' cannot both be true",
        notes: [.init("2️⃣", "'isPaying' must be true"), .init("3️⃣", "'not isPaying' must be true")]))
  }

  // MARK: - Follow-on errors

  @Test func whatFollowsFromAnotherErrorIsNotReported() {
    // A case that cannot be read may be the one that is missing.
    let types = shop(
      """
      types: { Tier: [basic, 9] }
      facts: { tier: Tier }
      screens:
        a: { push: { b: { to: b, shouldPerform: tier != .basic } } }
        b:

      """)
    #expect(ids(types) == ["invalid-name"])
    // The value of a condition with an error is unknown.
    let conditions = shop(
      """
      facts: { p: Bool }
      conditions: { broken: p and and p, loop: loop and p }
      screens:
        a: { push: { b: { to: b, shouldPerform: broken or loop or p } } }
        b:

      """)
    #expect(ids(conditions) == ["predicate-syntax", "condition-cycle"])
    // A misspelt target has no arguments.
    let targets = shop(
      """
      facts: { p: Bool }
      screens:
        a: { push: { b: { to: c, shouldPerform: p and id > 3, pass: { id: 3 } } } }
        b: { arguments: { id: Int } }

      """)
    #expect(ids(targets).contains("never-performs") == false)
  }

  private func ids(_ text: String) -> [String] {
    Compiler.check(SourceFile(path: "shop.nav.yaml", text: text)).diagnostics.diagnostics.map(\.rule.id)
  }
}

/// The messages for a predicate between `catalog` and `product`.
func constancy(of predicate: String, passing pass: String? = nil) -> [String] {
  let quoted = predicate.contains("\"") ? "'\(predicate)'" : "\"\(predicate)\""
  let text = PredicateGraph.around(quoted + (pass.map { "\n        pass: { \($0) }" } ?? ""))
  return Compiler.check(SourceFile(path: "shop.nav.yaml", text: text)).diagnostics.diagnostics.map(\.rule.id)
}
