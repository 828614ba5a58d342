import NavCompiler
import Testing

/// The path of a link through shared screens.
@Suite struct LinkNeedsViaTests {
  /// Two shared screens, one above the other.
  private static func around(_ link: String) -> String {
    shop(
      """
      screens:
        a: { push: { product: 5️⃣product5️⃣, cart: cart } }
        cart: { push: { item: 6️⃣product6️⃣, seller: 7️⃣seller7️⃣ } }
        product:
          shared: true
          push: { more: { to: product, recursive: true }, seller: 8️⃣seller8️⃣ }
        seller: { shared: true, push: { map: map } }
        map: { link: \(link) }

      """)
  }

  private let pushProduct: [ExpectedDiagnostic.Note] = [
    .init("5️⃣", "'a' pushes 'product'"), .init("6️⃣", "'cart' pushes 'product'"),
  ]
  private let pushSeller: [ExpectedDiagnostic.Note] = [
    .init("7️⃣", "'cart' pushes 'seller'"), .init("8️⃣", "'product' pushes 'seller'"),
  ]

  @Test func oneForEachSharedScreen() {
    for link in [
      "{ path: /m, via: cart }", "{ path: /m, via: [cart] }", "{ path: /m, via: [product, a] }",
      "{ path: /m, via: [product, cart] }",
    ] {
      check(Self.around(link))
    }
  }

  @Test func noneAtAll() {
    let message =
      "'seller', on the path to 'map', is shared, so 'via' of the link must name a screen that pushes it"
    check(Self.around("1️⃣/m1️⃣"), .init(.linkNeedsVia, "1️⃣", message, notes: pushSeller))
    check(Self.around("{ path: 1️⃣/m1️⃣, via: [] }"), .init(.linkNeedsVia, "1️⃣", message, notes: pushSeller))
  }

  @Test func tooFew() {
    check(
      Self.around("{ path: 1️⃣/m1️⃣, via: product }"),
      .init(
        .linkNeedsVia, "1️⃣",
        "'product', on the path to 'map', is shared, so 'via' of the link must name a screen that pushes it",
        notes: pushProduct))
  }

  @Test func noParent() {
    check(
      Self.around("{ path: 1️⃣/m1️⃣, via: 2️⃣a2️⃣ }"),
      .init(
        .linkNeedsVia, "1️⃣", "'via' names 'a', which does not push 'seller'",
        notes: [.init("2️⃣", "it is named here")] + pushSeller))
    // A recursive push to the screen itself is not a step of the path.
    check(
      Self.around("{ path: 1️⃣/m1️⃣, via: [product, 2️⃣product2️⃣] }"),
      .init(
        .linkNeedsVia, "1️⃣", "'via' names 'product', which does not push 'product'",
        notes: [.init("2️⃣", "it is named here")] + pushProduct))
    // The nearest screen is first.
    check(
      Self.around("{ path: 1️⃣/m1️⃣, via: [2️⃣a2️⃣, product] }"),
      .init(
        .linkNeedsVia, "1️⃣", "'via' names 'a', which does not push 'seller'",
        notes: [.init("2️⃣", "it is named here")] + pushSeller))
  }

  @Test func oneTooMany() {
    check(
      Self.around("{ path: 1️⃣/m1️⃣, via: [cart, 2️⃣a2️⃣] }"),
      .init(
        .linkNeedsVia, "1️⃣", "'via' also names 'a', but no other screen on the path to 'map' is shared",
        notes: [.init("2️⃣", "it is named here")]))
    check(
      shop("screens:\n  a: { push: { b: b } }\n  b: { link: { path: 1️⃣/b1️⃣, via: 2️⃣a2️⃣ } }\n"),
      .init(
        .linkNeedsVia, "1️⃣", "'via' names 'a', but no screen on the path to 'b' is shared",
        notes: [.init("2️⃣", "it is named here")]))
  }

  @Test func theLinkedScreenItself() {
    check(
      shop(
        """
        screens:
          a: { push: { b: b, c: 2️⃣c2️⃣ } }
          b: { push: { c: 3️⃣c3️⃣ } }
          c: { shared: true, link: 1️⃣/c1️⃣ }

        """),
      .init(
        .linkNeedsVia, "1️⃣", "'c' is shared, so 'via' of the link must name a screen that pushes it",
        notes: [.init("2️⃣", "'a' pushes 'c'"), .init("3️⃣", "'b' pushes 'c'")]))
  }

  @Test func anUnknownScreenInVia() {
    check(
      Self.around("{ path: /m, via: 1️⃣prodct1️⃣ }"),
      .init(
        .unknownScreen, "1️⃣", "no screen is called 'prodct'", notes: [.init("1️⃣", "did you mean 'product'?")]),
      fixed: MarkedSource(Self.around("{ path: /m, via: product }")).text)
    check(Self.around("{ path: /m, via: [1️⃣root1️⃣, a] }"), .init(.unknownScreen, "1️⃣", "no screen is called 'root'"))
  }

  /// The screens that push the shared one are not known with certainty.
  @Test func aPushThatCouldNotBeRead() {
    check(
      shop(
        """
        screens:
          a: { push: { b: b, c: c } }
          b: { push: { go: { 1️⃣ot1️⃣: c } } }
          c: { shared: true, link: { path: /c, via: b } }

        """),
      .init(
        .unknownKey, "1️⃣", "'ot' is not a key of a push segue", notes: [.init("1️⃣", "did you mean 'to'?")]),
      fixed: shop(
        """
        screens:
          a: { push: { b: b, c: c } }
          b: { push: { go: { to: c } } }
          c: { shared: true, link: { path: /c, via: b } }

        """))
  }

  @Test func aWayThatIsWrongItselfIsNotJudged() {
    let graph = shop(
      """
      screens:
        a: { push: { b: b, c: c } }
        b: { push: { c: c } }
        c: { arguments: { x: Int }, link: { path: /c, via: b } }

      """)
    let found = Compiler.check(SourceFile(path: "test.nav.yaml", text: graph)).diagnostics.diagnostics
    #expect(found.map(\.rule) == [.secondParent])
  }

  @Test func aMarkThatCouldNotBeRead() {
    check(
      shop("screens:\n  a: { push: { go: b } }\n  b: { shared: 1️⃣maybe1️⃣, link: /b }\n"),
      ExpectedDiagnostic(.wrongShape, "1️⃣", "'shared' takes true or false, not 'maybe'"))
  }

  /// Without the mark, the link needs no `via`.
  @Test func oneParentAndNoVia() {
    check(
      shop("screens:\n  a: { push: { go: 1️⃣b1️⃣ } }\n  b: { 3️⃣shared3️⃣: true, link: 2️⃣/b2️⃣ }\n"),
      ExpectedDiagnostic(
        .needlessShared, "3️⃣",
        "'shared' has no effect: only 'a' pushes 'b', and no unwind from 'b' or above it goes to 'opener'"),
      ExpectedDiagnostic(
        .linkNeedsVia, "2️⃣", "'b' is shared, so 'via' of the link must name a screen that pushes it",
        notes: [.init("1️⃣", "'a' pushes 'b'")]),
      fixed: shop("screens:\n  a: { push: { go: b } }\n  b: { link: /b }\n"))
    check(
      shop(
        """
        screens:
          a: { push: { go: 1️⃣b1️⃣ }, go: { far: 2️⃣c2️⃣ } }
          b: { 3️⃣shared3️⃣: true, push: { on: c } }
          c:

        """),
      ExpectedDiagnostic(
        .linkNeedsVia, "2️⃣",
        "'b', on the path to 'c', is shared, so 'via' of 'far' must name a screen that pushes it",
        notes: [.init("1️⃣", "'a' pushes 'b'")]),
      ExpectedDiagnostic(
        .needlessShared, "3️⃣",
        "'shared' has no effect: only 'a' pushes 'b', and no unwind from 'b' or above it goes to 'opener'"),
      fixed: shop(
        """
        screens:
          a: { push: { go: b }, go: { far: c } }
          b: { push: { on: c } }
          c:

        """))
  }

  /// A root has one place, even with `shared` or with a faulty push to it.
  @Test func aWayThroughAMarkedRoot() {
    check(
      shop("screens:\n  a: { 1️⃣shared1️⃣: true, push: { go: b } }\n  b: { link: /b, go: { again: b } }\n"),
      ExpectedDiagnostic(
        .needlessShared, "1️⃣", "'shared' has no effect: 'a' is the root"),
      fixed: shop("screens:\n  a: { push: { go: b } }\n  b: { link: /b, go: { again: b } }\n"))
    check(
      shop("anywhere: { push: { x: 1️⃣a1️⃣ } }\nscreens:\n  a: { push: { b: b } }\n  b: { link: /b, go: { home: a } }\n"),
      ExpectedDiagnostic(
        .pushToRoot, "1️⃣", "'a' is the root, which is already on the stack; use an unwind to 'root'")
    )
  }

  /// Without the mark, the `via` of the link would name too many screens, so there is no fix.
  @Test func oneParentAndVia() {
    check(
      shop("screens:\n  a: { push: { go: b } }\n  b: { 1️⃣shared1️⃣: true, link: { path: /b, via: a } }\n"),
      ExpectedDiagnostic(
        .needlessShared, "1️⃣",
        "'shared' has no effect: only 'a' pushes 'b', and no unwind from 'b' or above it goes to 'opener'"))
  }

  @Test func viaWhereNothingIsShared() {
    check(
      shop("screens:\n  a: { push: { go: b } }\n  b: { link: { path: 1️⃣/b1️⃣, via: [2️⃣a2️⃣, a] } }\n"),
      ExpectedDiagnostic(
        .linkNeedsVia, "1️⃣", "'via' names 'a', but no screen on the path to 'b' is shared",
        notes: [.init("2️⃣", "it is named here")]))
  }
}
