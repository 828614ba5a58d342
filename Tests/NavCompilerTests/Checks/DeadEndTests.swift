import NavCompiler
import Testing

/// Screens that the user cannot leave.
@Suite struct DeadEndTests {
  @Test func backIsFalseAndNoUnwindLeaves() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      facts: { isRead: Bool }
      screens:
        catalog:
          push: { pay: payment, openHelp: help }
        1️⃣payment1️⃣:
          back: 2️⃣false2️⃣
          push: { openTerms: terms }
        terms:
          unwind: { close: previous, again: payment }
        help:
          back: { shouldPerform: isRead }

      """,
      ExpectedDiagnostic(
        .deadEnd, "1️⃣",
        "users cannot leave 'payment': 'back' is false and no unwind leads out",
        notes: [
          .init("2️⃣", "'back' is false here"),
          .init("1️⃣", "add an unwind to 'payment' or to a screen above it"),
        ]))
  }

  @Test func anUnwindOfItsOwn() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { pay: payment }
        payment:
          back: false
          unwind: { close: previous }

      """)
  }

  @Test func anUnwindFromAbovePastIt() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { pay: payment, confirm: confirmation, three: three }
        payment:
          back: false
          push: { openTerms: terms }
        terms:
          unwind: { home: root }
        confirmation:
          back: false
          push: { openDetails: details }
        details:
          unwind: { home: catalog }
        three:
          back: false
          shared: true
          push: { next: four }
        four:
          unwind: { close: opener }

      """)
  }

  @Test func anOpenerAboveASharedScreenAboveIt() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { pay: payment, openHelp: help }
        1️⃣payment1️⃣:
          back: 2️⃣false2️⃣
          push: { openHelp: help }
        help:
          shared: true
          unwind: { close: opener }

      """,
      ExpectedDiagnostic(
        .deadEnd, "1️⃣",
        "users cannot leave 'payment': 'back' is false and no unwind leads out",
        notes: [
          .init("2️⃣", "'back' is false here"),
          .init("1️⃣", "add an unwind to 'payment' or to a screen above it"),
        ]))
  }

  @Test func theRootIsNone() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          back: false

      """)
  }

  @Test func aMisspeltUnwindMayLead() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { pay: payment }
        payment:
          back: false
          unwind: { close: 1️⃣catlog1️⃣ }

      """,
      ExpectedDiagnostic(
        .unknownScreen, "1️⃣",
        "no screen is called 'catlog'",
        notes: [
          .init("1️⃣", "did you mean 'catalog'?")
        ]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:
            push: { pay: payment }
          payment:
            back: false
            unwind: { close: catalog }

        """)
  }

  /// An exit that the fragment never uses does not lead out.
  @Test func anExitThatNothingTakes() {
    func graph(_ unwind: String) -> (String, String) {
      (
        shop(
          "screens:\n  a: { push: { go: b } }\n  1️⃣b1️⃣: { back: 2️⃣false2️⃣, push: { go: c } }\n"
            + "  c: { mount: b.nav.yaml, exits: { done: a, other: previous } }\n"),
        fragment("exits: { done: Void, other: Void }\nscreens:\n  x: { unwind: { go: \(unwind) } }\n")
      )
    }
    let (outer, inner) = graph("{ exit: other }")
    check(
      outer, mounting: ["b.nav.yaml": inner],
      ExpectedDiagnostic(
        .deadEnd, "1️⃣",
        "users cannot leave 'b': 'back' is false and no unwind leads out",
        notes: [
          .init("2️⃣", "'back' is false here"),
          .init("1️⃣", "add an unwind to 'b' or to a screen above it"),
        ]))
    let (same, taken) = graph("{ exit: done }")
    check(same, mounting: ["b.nav.yaml": taken])
    // An unwind that could not be read may lead out.
    let (again, unknown) = graph("{ exit: 3️⃣dne3️⃣ }")
    let store = MarkedFiles([("test.nav.yaml", again), ("b.nav.yaml", unknown)]).store
    let ids = Compiler.check(store.file("test.nav.yaml"), mounting: store).diagnostics.diagnostics.map(\.rule)
    #expect(ids == [.unknownExit])
  }

  /// The same through a fragment whose own exit leads further.
  @Test func anExitThatOnlyAnInnerFragmentCouldTake() {
    func check(_ inner: String, _ expected: [Rule]) {
      let store = ListedFiles([
        (
          "test.nav.yaml",
          shop(
            "screens:\n  a: { push: { go: b } }\n  b: { back: false, push: { go: c } }\n  c: { mount: b.nav.yaml, exits: { done: a } }\n"
          )
        ),
        (
          "b.nav.yaml",
          fragment(
            "exits: { done: Void }\nscreens:\n  x: { push: { go: y } }\n  y: { mount: c.nav.yaml, exits: { out: { exit: done } } }\n"
          )
        ),
        ("c.nav.yaml", fragment("exits: { out: Void }\nscreens:\n  x: { unwind: { \(inner) } }\n", named: "Innermost")),
      ])
      let found = Compiler.check(store.file("test.nav.yaml"), mounting: store).diagnostics.diagnostics
      #expect(found.map(\.rule) == expected)
    }
    check("", [.deadEnd])
    check("go: { exit: out }", [])
  }
}
