import NavCompiler
import Testing

/// The requirements of the screens on the stack are used in proofs.
@Suite struct RequirementProofTests {
  private func ids(_ text: String) -> [String] {
    Compiler.check(SourceFile(path: "shop.nav.yaml", text: text)).diagnostics.diagnostics.map(\.rule.id)
  }

  /// A graph in which `a` pushes `b`, which has a requirement. The parameters are further keys of the screens.
  private func chain(b: String = "", c: String = "", d: String = "", more: String = "") -> String {
    shop(
      """
      facts: { isSignedIn: Bool, isPaying: Bool, cartCount: Int }
      conditions: { uses: isSignedIn and isPaying and cartCount > 0 }
      screens:
        a: { push: { b: { to: b, pass: { id: 1 } }, use: { to: z, shouldPerform: uses } } }
        b: { arguments: { id: Int }, requires: isSignedIn and cartCount > 3\(b) }
        c: { arguments: { id: Int = 0 }\(c) }
        d: { arguments: { id: Int = 0 }\(d) }
        z:
      \(more)
      """)
  }

  @Test func whatIsRequiredBelowHolds() {
    check(
      chain(
        b: ", push: { c: c }", c: ", push: { d: { to: d, shouldPerform: 1️⃣not isSignedIn1️⃣ } }"
      ).replacing("requires: isSignedIn and", with: "requires: 2️⃣isSignedIn2️⃣ and"),
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣",
        "'d' can never be performed: 'not isSignedIn' contradicts 'isSignedIn', which 'b' requires",
        notes: [.init("2️⃣", "'b' requires 'isSignedIn' and is on the stack")]))
    let always = chain(b: ", push: { c: c, d: { to: d, shouldPerform: 1️⃣cartCount > 21️⃣ } }")
    check(
      always.replacing("and cartCount > 3", with: "and 2️⃣cartCount > 32️⃣"),
      ExpectedDiagnostic(
        .alwaysPerforms, "1️⃣",
        "'d' is always performed: 'cartCount > 2' is always true, because 'b' requires 'cartCount > 3'; correct the"
          + " predicate, or remove 'shouldPerform'",
        notes: [.init("2️⃣", "'b' requires 'cartCount > 3' and is on the stack")]),
      fixed: MarkedSource(always).text.replacing(", shouldPerform: cartCount > 2", with: ""))
  }

  @Test func backAndUnwinds() {
    #expect(ids(chain(b: ", back: { shouldPerform: not isSignedIn }, push: { c: c, d: d }")) == ["never-performs"])
    #expect(
      ids(chain(b: ", push: { c: c, d: d }", c: ", unwind: { x: { to: b, shouldPerform: isSignedIn } }"))
        == ["always-performs"])
    #expect(ids(chain(b: ", push: { c: c, d: d }", c: ", back: { shouldPerform: isPaying }")) == [])
  }

  @Test func whatIsNotCertainlyBelowSaysNothing() {
    // `a` also pushes `c`, so `b` may not be on the stack.
    let shared = chain(
      b: ", push: { c: c, d: d }", c: ", shared: true, back: { shouldPerform: not isSignedIn }"
    ).replacing("a: { push: { b:", with: "a: { push: { c: c, b:")
    #expect(ids(shared) == [])
    // The predicate of a push further down proves nothing.
    let guarded = chain(b: ", push: { c: c, d: d }", c: ", back: { shouldPerform: not isPaying }").replacing(
      "pass: { id: 1 } }", with: "pass: { id: 1 }, shouldPerform: isPaying }")
    #expect(ids(guarded) == [])
  }

  @Test func argumentsOfAnotherScreenAreOtherValues() {
    let text = chain(
      b: ", push: { c: c, d: { to: d, shouldPerform: destination.id < 3 } }", c: ", back: { shouldPerform: id < 3 }"
    )
    .replacing("requires: isSignedIn", with: "requires: id > 3")
    #expect(ids(text.replacing("pass: { id: 1 }", with: "pass: { id: 4 }")) == [])
    // The arguments of the same screen are the same values.
    let own = chain(b: ", push: { c: c, d: { to: d, shouldPerform: source.id < 3 } }").replacing(
      "requires: isSignedIn", with: "requires: id > 3")
    #expect(ids(own.replacing("pass: { id: 1 }", with: "pass: { id: 4 }")) == ["never-performs"])
  }

  @Test func whatTheDestinationRequiresIsAskedToo() {
    check(
      chain(b: ", push: { c: c, d: d }").replacing(
        "pass: { id: 1 } }", with: "pass: { id: 1 }, shouldPerform: 1️⃣cartCount < 21️⃣ }"
      ).replacing("and cartCount > 3", with: "and 2️⃣cartCount > 32️⃣"),
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣",
        "'b' can never be performed: 'cartCount < 2' contradicts 'cartCount > 3', which 'b' requires",
        notes: [.init("2️⃣", "'b' requires 'cartCount > 3'")]))
    // A predicate that repeats the requirement of the destination is not redundant, because outcomes name it.
    #expect(
      ids(
        chain(b: ", push: { c: c, d: d }").replacing(
          "pass: { id: 1 } }", with: "pass: { id: 1 }, shouldPerform: isSignedIn }")) == [])
  }

  @Test func whatPassFillsCannotMeetIt() {
    check(
      chain(b: ", push: { c: c, d: d }").replacing("requires: isSignedIn and cartCount > 3", with: "requires: 1️⃣id > 31️⃣")
        .replacing("push: { b: {", with: "push: { 2️⃣b2️⃣: {").replacing("id: 1 }", with: "id: 3️⃣13️⃣ }"),
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣", "'b' can never be performed: 'id > 3' is never true",
        notes: [.init("3️⃣", "'pass' sets 'id' to '1'"), .init("2️⃣", "'b' pushes it here")]))
  }

  @Test func requirementsThatExcludeEachOther() {
    check(
      chain(b: ", push: { c: { to: c, shouldPerform: isPaying }, d: d }", c: ", requires: 1️⃣not isSignedIn1️⃣").replacing(
        "requires: isSignedIn and", with: "requires: 2️⃣isSignedIn2️⃣ and"),
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣",
        "'requires' of 'c' can never be true: 'not isSignedIn' contradicts 'isSignedIn', which 'b' requires",
        notes: [.init("2️⃣", "'b' requires 'isSignedIn' and is on the stack")]))
  }

  @Test func aRequirementThatHoldsAlready() {
    let text = chain(b: ", push: { c: c, d: d }", c: ", requires: 1️⃣cartCount > 11️⃣")
    check(
      text.replacing("and cartCount > 3", with: "and 2️⃣cartCount > 32️⃣"),
      ExpectedDiagnostic(
        .alwaysPerforms, "1️⃣",
        "'requires' of 'c' is always true: 'cartCount > 1' is always true, because 'b' requires 'cartCount > 3'; remove"
          + " 'requires'",
        notes: [.init("2️⃣", "'b' requires 'cartCount > 3' and is on the stack")]),
      fixed: MarkedSource(text).text.replacing(", requires: cartCount > 1", with: ""))
  }

  @Test func sharedScreensAndTheirParents() {
    // `c` can be pushed from `a`, but not from `b`.
    check(
      chain(b: ", push: { 2️⃣c2️⃣: c, d: d }", c: ", shared: true, requires: 1️⃣not isSignedIn1️⃣").replacing(
        "a: { push: { b:", with: "a: { push: { c: c, b:"
      ).replacing("requires: isSignedIn and", with: "requires: 3️⃣isSignedIn3️⃣ and"),
      ExpectedDiagnostic(
        .neverPerforms, "1️⃣",
        "'c' can never be performed: 'not isSignedIn' contradicts 'isSignedIn', which 'b' requires",
        notes: [
          .init("3️⃣", "'b' requires 'isSignedIn' and is on the stack"), .init("2️⃣", "'c' pushes it here"),
        ]))
  }
}
