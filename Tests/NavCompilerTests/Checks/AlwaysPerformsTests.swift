import NavCompiler
import Testing

/// Predicates that cannot be false.
@Suite struct AlwaysPerformsTests {
  @Test(arguments: [
    "true", "only or not only", "not (only and not only)", "canPay or not canPay", "not canPay or not isPaying",
    "cartCount > 3 or cartCount < 5", "cartCount == cartCount", "cartCount < id or id <= cartCount",
    "cartCount >= -9223372036854775808", "cartCount <= 9223372036854775807", "3 < 4",
    "order == .price or order == .name or order == .newest", "order != .price or order != .name",
    "order == favourite or order != favourite", "limit == nil or limit > 3 or limit < 4",
    "limit == nil or limit == limit", "userName >= \"\"", "userName < \"b\" or userName > \"a\"",
    "not (rating < 3 and rating > 3)", "inStock(1) or not inStock(1)", "(only == isPaying) == (isPaying == only)",
  ])
  func cannotBeFalse(_ predicate: String) {
    #expect(constancy(of: predicate) == ["always-performs"])
  }

  @Test(arguments: [
    "isSignedIn", "only and isPaying", "only == isPaying", "canPay", "canPay or isPaying",
    "cartCount > 3 and cartCount < 5",
    "cartCount < id and id < 9223372036854775807", "cartCount > id or id > cartCount",
    "cartCount > 9223372036854775806",
    "order != .price and order != .name", "order == favourite",
    "order != favourite and order != .name and favourite != .name", "lastOrder != nil and lastOrder != order",
    "userName > \"a\" and userName < \"b\"", "userName < \"a\"", "rating > 3 and rating < 3.0000001",
    "inStock(1) and not inStock(2)", "inStock(id) and not inStock(cartCount) and id == cartCount",
    "source.page == destination.page", "limit != nil and limit > 3",
    // A Double can be NaN, for which neither comparison holds.
    "rating < 3 or rating >= 3", "not (rating < 3) and not (rating >= 3)", "rating == rating", "rating != rating",
    // The same text in two spellings.
    "userName == \"\u{E9}\" and userName == \"e\u{301}\"",
    // Other strings are between these two.
    "userName <= \"a\" or userName >= \"a\\t\"",
  ])
  func dependsOnTheApp(_ predicate: String) {
    #expect(constancy(of: predicate) == [])
  }

  // MARK: - Messages

  @Test func thePartsThatLeaveNothingOut() {
    let predicate = "1️⃣2️⃣cartCount > 32️⃣ or only or 3️⃣cartCount < 53️⃣1️⃣"
    check(
      PredicateGraph.around(predicate),
      ExpectedDiagnostic(
        .alwaysPerforms, "1️⃣",
        "'open' is always performed: 'cartCount > 3' or 'cartCount < 5' is always true; correct the predicate, or"
          + " remove 'shouldPerform'",
        notes: [
          .init("2️⃣", "'cartCount > 3' is true in some cases"), .init("3️⃣", "'cartCount < 5' is true in all other cases"),
        ]),
      fixed: MarkedSource(PredicateGraph.around(predicate)).text.replacing(
        "        shouldPerform: cartCount > 3 or only or cartCount < 5\n", with: ""))
  }

  @Test func partsThatAreEachAlwaysTrue() {
    let predicate = "(1️⃣only or not only) and cartCount == cartCount1️⃣"
    check(
      PredicateGraph.around("1️⃣(2️⃣only or not only2️⃣) and cartCount == cartCount1️⃣"),
      ExpectedDiagnostic(
        .alwaysPerforms, "1️⃣",
        "'open' is always performed: 'only or not only' and 'cartCount == cartCount' are always true; correct the"
          + " predicate, or remove 'shouldPerform'",
        notes: [.init("2️⃣", "'only' or 'not only' is always true")]),
      fixed: MarkedSource(PredicateGraph.around(predicate)).text.replacing(
        "        shouldPerform: (only or not only) and cartCount == cartCount\n", with: ""))
  }

  @Test func partsInParentheses() {
    let predicate = "1️⃣2️⃣(only) and (isPaying)2️⃣ or not ((3️⃣only3️⃣) and (4️⃣isPaying4️⃣))1️⃣"
    check(
      PredicateGraph.around(predicate),
      ExpectedDiagnostic(
        .alwaysPerforms, "1️⃣",
        "'open' is always performed: '(only) and (isPaying)', not 'only' or not 'isPaying' is always true; correct the"
          + " predicate, or remove 'shouldPerform'",
        notes: [
          .init("2️⃣", "'(only) and (isPaying)' is true in some cases"),
          .init("3️⃣", "not 'only' is true in some cases"),
          .init("4️⃣", "not 'isPaying' is true in all other cases"),
        ]),
      fixed: MarkedSource(PredicateGraph.around(predicate)).text.replacing(
        "        shouldPerform: (only) and (isPaying) or not ((only) and (isPaying))\n", with: ""))
  }

  @Test func wordsThatAreAlwaysTrue() {
    check(
      shop(
        """
        conditions: { isBeta: 1️⃣true1️⃣ }
        screens:
          a:
            push:
              b: { to: b, shouldPerform: 2️⃣true2️⃣ }
              c: { to: b, shouldPerform: isBeta }
          b:
            back:
              shouldPerform: "3️⃣true3️⃣"
            unwind: { close: { to: previous, shouldPerform: 4️⃣not false4️⃣ } }

        """),
      ExpectedDiagnostic(.alwaysPerforms, "1️⃣", "the condition 'isBeta' is always true: 'true' is always true"),
      ExpectedDiagnostic(
        .alwaysPerforms, "2️⃣",
        "'b' is always performed: 'true' is always true; correct the predicate, or remove 'shouldPerform'"),
      ExpectedDiagnostic(
        .alwaysPerforms, "3️⃣",
        "going back from 'b' is always allowed: 'true' is always true; correct the predicate, or remove 'back'"),
      ExpectedDiagnostic(
        .alwaysPerforms, "4️⃣",
        "'close' is always performed: 'not false' is always true; correct the predicate, or remove 'shouldPerform'"),
      fixed: shop(
        """
        conditions: { isBeta: true }
        screens:
          a:
            push:
              b: { to: b }
              c: { to: b, shouldPerform: isBeta }
          b:
            unwind: { close: { to: previous } }

        """))
  }

  @Test func onlyWhatIsWrittenAsTrueIsMendedUnasked() {
    let text = shop(
      """
      facts: { p: Bool }
      screens:
        a: { push: { b: { to: b, shouldPerform: true }, c: { to: b, shouldPerform: p or not p } } }
        b:

      """)
    let found = Compiler.check(SourceFile(path: "shop.nav.yaml", text: text)).diagnostics.diagnostics
    #expect(found.flatMap(\.fixes).map(\.safety) == [.safe, .decision])
  }
}
