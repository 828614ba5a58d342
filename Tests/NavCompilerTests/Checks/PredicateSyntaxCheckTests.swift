import NavCompiler
import Testing

/// Common mistakes in the syntax of predicates, and their messages.
@Suite struct PredicateSyntaxCheckTests {
  @Test func signsOfOtherLanguages() {
    checkPredicate(
      "cartCount 1️⃣=1️⃣ 1",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "'=' does not compare; write '=='"),
      fixed: "cartCount == 1")
    checkPredicate(
      "cartCount 1️⃣===1️⃣ 1",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "'===' is not a comparison; write '=='"),
      fixed: "cartCount == 1")
    checkPredicate(
      "cartCount 1️⃣<>1️⃣ 1",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "'<>' is not a comparison; write '!='"),
      fixed: "cartCount != 1")
    checkPredicate(
      "isSignedIn 1️⃣&1️⃣ only",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "'&' is not an operator; write 'and'"),
      fixed: "isSignedIn and only")
    checkPredicate(
      "isSignedIn 1️⃣|1️⃣ only",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "'|' is not an operator; write 'or'"),
      fixed: "isSignedIn or only")
    checkPredicate(
      "isSignedIn 1️⃣AND1️⃣ only",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "'AND' must be written 'and'"),
      fixed: "isSignedIn and only")
    checkPredicate(
      "1️⃣NOT1️⃣ isSignedIn",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "'NOT' must be written 'not'"),
      fixed: "not isSignedIn")
    checkPredicate(
      "query 1️⃣is1️⃣ nil",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "'is' is not a comparison; write '=='"),
      fixed: "query == nil")
    checkPredicate(
      "query 1️⃣is not1️⃣ nil",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "'is not' is not a comparison; write '!='"),
      fixed: "query != nil")
    checkPredicate(
      "userName == 1️⃣'x'1️⃣",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        #"write a text in double quotes, as in "text""#),
      fixed: #"userName == "x""#)
    checkPredicate(
      "userName == 1️⃣“x”1️⃣",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        #"write a text in straight double quotes, as in "text""#),
      fixed: #"userName == "x""#)
    checkPredicate(
      "cartCount 1️⃣+1️⃣ 1 > 2",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "a predicate does not support arithmetic such as '+'; use a fact for the result"))
    checkPredicate(
      "1 < cartCount 1️⃣<1️⃣ 3",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "comparisons do not chain; write '1 < cartCount and cartCount < …'"),
      fixed: "1 < cartCount and cartCount < 3")
    checkPredicate(
      "isSignedIn == 1️⃣not1️⃣ only",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "'not' binds less tightly than a comparison; put parentheses around the negated part"))
    checkPredicate(
      "isSignedIn 1️⃣not1️⃣ only",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "'not' must precede the value that it negates, as in 'not isSignedIn'"))
    checkPredicate(
      #"query1️⃣!1️⃣ == "x""#,
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "'!' must precede the value that it negates; compare an optional with nil before you use it"))
    checkPredicate(
      "limit 1️⃣??1️⃣ 0 > 3",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "'??' is not an operator; compare an optional with nil before you use it, as in 'x != nil and x > 3'"))
  }

  @Test func missingAndLeftOverParts() {
    checkPredicate(
      "2️⃣(2️⃣isSignedIn and only1️⃣1️⃣",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "')' is missing",
        notes: [.init("2️⃣", "this '(' is not closed")]),
      fixed: "(isSignedIn and only)")
    checkPredicate(
      "isSignedIn1️⃣)1️⃣",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "this ')' has no matching '('"),
      fixed: "isSignedIn")
    checkPredicate(
      "isSignedIn 1️⃣only1️⃣",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "'and', 'or', or a comparison is missing before 'only'"))
    checkPredicate(
      "1️⃣and1️⃣ only",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "a value is expected here, not 'and'"))
    checkPredicate(
      "isSignedIn and1️⃣1️⃣",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "the predicate ends where a value is expected"))
    checkPredicate(
      "inStock2️⃣(2️⃣31️⃣1️⃣",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "')' is missing",
        notes: [.init("2️⃣", "this '(' is not closed")]),
      fixed: "inStock(3)")
    checkPredicate(
      "inStock(3,1️⃣)1️⃣",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "a value is expected here, not ')'"))
  }

  @Test func literals() {
    checkPredicate(
      #"userName == 1️⃣"1️⃣x"#,
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        #"the text that begins here has no closing '"'"#))
    checkPredicate(
      #"userName == "1️⃣\q1️⃣""#,
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        #"a text supports only the escapes \", \\, \n, and \t"#))
    checkPredicate(
      "cartCount > 1️⃣999999999999999999991️⃣",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "'99999999999999999999' is too large a number"))
    checkPredicate(
      "cartCount > 1️⃣3x1️⃣",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "'3x' is not a number"))
    checkPredicate(
      "order == 1️⃣.1️⃣",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "'.' must be followed by the name of a case, as in '.price'"))
    checkPredicate(
      "isSignedIn1️⃣,1️⃣ only",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "a ',' is allowed only between the arguments of a fact"))
    checkPredicate(
      #""!1️⃣1️⃣""#,
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "the predicate ends where a value is expected"))
    checkPredicate(
      "isSignedIn and 1️⃣@1️⃣foo",
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣",
        "'@' is not valid in a predicate"))
  }

  @Test func aBrokenPredicateUsesWhatItNames() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      facts: { isSignedIn: Bool, cartCount: Int }
      screens:
        catalog:
          push:
            openCart: { to: cart, shouldPerform: isSignedIn 1️⃣cartCount1️⃣ }
        cart:

      """,
      ExpectedDiagnostic(
        .predicateSyntax, "1️⃣", "'and', 'or', or a comparison is missing before 'cartCount'"))
  }

  @Test func anEmptyPredicateIsExplained() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push:
            openCart: { to: cart, shouldPerform: "1️⃣1️⃣" }
        cart:

      """,
      ExpectedDiagnostic(.predicateSyntax, "1️⃣", "a predicate is missing; write a fact or a condition"))
  }

  @Test func aRangeInAFoldedScalarIsTheWholeScalar() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      facts: { isSignedIn: Bool }
      screens:
        catalog:
          push:
            openCart:
              to: cart
              shouldPerform: 1️⃣>
                isSignedIn
                is true1️⃣
        cart:

      """,
      ExpectedDiagnostic(.predicateSyntax, "1️⃣", "'is' is not a comparison; write '=='"))
  }

  @Test func depthAndLengthAreBounded() {
    let deep = String(repeating: "(", count: 5_000) + "isSignedIn" + String(repeating: ")", count: 5_000)
    let negated = String(repeating: "not ", count: 5_000) + "isSignedIn"
    let long = Array(repeating: "isSignedIn", count: 5_000).joined(separator: " or ")
    for predicate in [deep, negated, long] {
      let file = SourceFile(path: "shop.nav.yaml", text: PredicateGraph.around(predicate))
      #expect(Compiler.check(file).diagnostics.diagnostics.map(\.rule) == [.predicateSyntax])
    }
    let wide = Array(repeating: "only", count: 2_000).joined(separator: " or ")
    checkPredicate(wide)
  }

  @Test func aCommaInFlowStyleSplitsACondition() {
    check(
      shop(
        """
        facts: { f: { type: Bool, arguments: { x: Int, y: Int } }, g: Bool }
        conditions: { c: 2️⃣f(12️⃣, 1️⃣2)1️⃣, d: 4️⃣f(14️⃣,3️⃣2) or g3️⃣, e: g, h: 6️⃣h(16️⃣, 5️⃣25️⃣, 3) }
        screens: { a: { back: { shouldPerform: c or e } } }

        """),
      split("2)", "1️⃣", from: "2️⃣"), split("2) or g", "3️⃣", from: "4️⃣"), split("2", "5️⃣", from: "6️⃣"),
      fixed: shop(
        """
        facts: { f: { type: Bool, arguments: { x: Int, y: Int } }, g: Bool }
        conditions: { c: 'f(1, 2)', d: 'f(1,2) or g', e: g, h: 'h(1, 2, 3)' }
        screens: { a: { back: { shouldPerform: c or e } } }

        """))
  }

  private func split(_ key: String, _ mark: String, from value: String) -> ExpectedDiagnostic {
    .init(
      .unknownKey, mark,
      "inside '{ }' the comma ends the value, so '\(key)' is read as a key; put quotes around the entire value",
      notes: [.init(value, "the value begins here")])
  }

  @Test func aCommentThatCutsAPredicateIsShown() {
    check(
      shop("facts: { name: String }\nscreens:\n  a:\n    back:\n      shouldPerform: name ==1️⃣1️⃣ 2️⃣#2️⃣b\n"),
      .init(
        .predicateSyntax, "1️⃣", "the predicate ends where a value is expected",
        notes: [.init("2️⃣", "' #' begins a comment here; put quotes around the whole predicate")]))
  }

  @Test func aCommentThatCutsATextIsShown() {
    check(
      shop("facts: { name: String }\nscreens:\n  a:\n    back:\n      shouldPerform: name == 1️⃣\"1️⃣x 2️⃣#2️⃣y\"\n"),
      .init(
        .predicateSyntax, "1️⃣", "the text that begins here has no closing '\"'",
        notes: [.init("2️⃣", "' #' begins a comment here; put quotes around the whole predicate")]))
  }
}
