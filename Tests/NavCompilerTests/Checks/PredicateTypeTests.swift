import NavCompiler
import Testing

/// Operands with the wrong type.
@Suite struct PredicateTypeTests {
  @Test func notBool() {
    checkPredicate(
      "1️⃣cartCount1️⃣",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "'cartCount' is an Int, not a Bool; compare it, as in 'cartCount > 0'"))
    checkPredicate(
      "1️⃣limit1️⃣",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "'limit' is an optional Int, not a Bool; compare it, as in 'limit != nil'"))
    checkPredicate(
      "1️⃣isAdult1️⃣",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "'isAdult' is an optional Bool, not a Bool; compare it with nil first, as in 'isAdult != nil and isAdult'"))
    checkPredicate(
      "1️⃣userName1️⃣",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        #"'userName' is a String, not a Bool; compare it, as in 'userName != ""'"#))
    checkPredicate(
      "1️⃣order1️⃣",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "'order' is a SortOrder, not a Bool; use a value that is true or false"))
    checkPredicate(
      "not 1️⃣cartCount1️⃣",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "'cartCount' is an Int, not a Bool; compare it, as in 'cartCount > 0'"))
  }

  @Test func comparisons() {
    checkPredicate(
      "rating > 1️⃣cartCount1️⃣",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "'rating' is a Double and cannot be compared with 'cartCount', which is an Int"))
    checkPredicate(
      "cartCount > 1️⃣2.51️⃣",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "'cartCount' is an Int and cannot be compared with '2.5', which is a Double"))
    checkPredicate(
      #"cartCount == 1️⃣"3"1️⃣"#,
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        #"'cartCount' is an Int and cannot be compared with "3", which is a String"#))
    checkPredicate(
      "cartCount == 1️⃣nil1️⃣",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "'cartCount' is an Int, which is never nil; only an optional can be nil"))
    checkPredicate(
      "1️⃣nil1️⃣ == nil",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "nil is compared with nil; one side must be an optional"))
    checkPredicate(
      "limit > 1️⃣nil1️⃣",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "nil has no order, so '>' cannot compare it; '==' and '!=' can"))
    checkPredicate(
      "1️⃣limit1️⃣ > 3",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "'limit' can be nil here; write 'limit != nil and …' before it"),
      fixed: "limit != nil and limit > 3")
    checkPredicate(
      "only or 1️⃣limit1️⃣ > 3",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "'limit' can be nil here; write 'limit != nil and …' before it"),
      fixed: "only or (limit != nil and limit > 3)")
    checkPredicate(
      #"1️⃣query1️⃣ == "x""#,
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "'query' can be nil here; write 'query != nil and …' before it"),
      fixed: #"query != nil and query == "x""#)
    checkPredicate(
      "1️⃣isSignedIn1️⃣ > only",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "'isSignedIn' is a Bool and has no order, so '>' cannot compare it; '==' and '!=' can"))
    checkPredicate(
      "1️⃣order1️⃣ < .price",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "'order' is a SortOrder and has no order, so '<' cannot compare it; '==' and '!=' can"))
    checkPredicate(
      "1️⃣photo1️⃣ == photo",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "'photo' is an optional ProductID, which a predicate cannot compare; use a fact that takes it as an argument"))
    checkPredicate(
      "cartCount == 1️⃣.price1️⃣",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "'cartCount' is an Int and has no case '.price'"))
    checkPredicate(
      "1️⃣.price1️⃣ == .name",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "the enum of the case '.price' is not known here"))
    checkPredicate(
      #"order == 1️⃣"price"1️⃣"#,
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        #"'order' is a SortOrder and cannot be compared with "price", which is a String"#,
        notes: [.init("1️⃣", "did you mean '.price'?")]),
      fixed: "order == .price")
  }

  @Test func facts() {
    checkPredicate(
      "1️⃣isSignedIn1️⃣()",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "'isSignedIn' takes no arguments; write 'isSignedIn' alone"),
      fixed: "isSignedIn")
    checkPredicate(
      "1️⃣canPay1️⃣(1)",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "'canPay' takes no arguments; write 'canPay' alone"),
      fixed: "canPay")
    checkPredicate(
      "1️⃣inStock1️⃣",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "'inStock' needs its arguments; write 'inStock(id)'"))
    checkPredicate(
      "1️⃣inStock()1️⃣",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "'inStock(id)' takes one argument, not none"))
    checkPredicate(
      "inStock(1, 1️⃣21️⃣)",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "'inStock(id)' takes one argument, not 2"))
    checkPredicate(
      #"inStock(1️⃣"x"1️⃣)"#,
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        #"'inStock' takes an Int as 'id', but "x" is a String"#))
    checkPredicate(
      "inStock(1️⃣limit1️⃣)",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "'inStock' takes an Int as 'id', but 'limit' can be nil; write 'limit != nil and …' before it"))
    checkPredicate(
      "isNear(1️⃣.price1️⃣, 2️⃣12️⃣)",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "'isNear' takes a Double as 'distance', but '.price' is a case of an enum"),
      ExpectedDiagnostic(
        .predicateType, "2️⃣",
        "'isNear' takes an optional SortOrder as 'by', but '1' is an Int"))
    checkPredicate(
      "1️⃣price(id, userName)1️⃣ > 3",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "'price(id, userName)' can be nil here; write 'price(id, userName) != nil and …' before it"))
    checkPredicate(
      "limit != nil or 1️⃣limit1️⃣ > 3",
      ExpectedDiagnostic(
        .predicateType, "1️⃣",
        "'limit' can be nil here; write 'limit != nil and …' before it"),
      fixed: "limit != nil or (limit != nil and limit > 3)")
  }

  @Test func errorsStandSideBySide() {
    checkPredicate(
      "1️⃣cartCount1️⃣ and 2️⃣userName2️⃣ or not 3️⃣rating3️⃣",
      ExpectedDiagnostic(.predicateType, "1️⃣", "'cartCount' is an Int, not a Bool; compare it, as in 'cartCount > 0'"),
      ExpectedDiagnostic(
        .predicateType, "2️⃣", #"'userName' is a String, not a Bool; compare it, as in 'userName != ""'"#),
      ExpectedDiagnostic(.predicateType, "3️⃣", "'rating' is a Double, not a Bool; compare it, as in 'rating > 0'"))
  }
}
