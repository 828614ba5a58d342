import NavCompiler
import Testing

/// Screens that nothing leads away from.
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
        "nothing leads away from 'payment': it has 'back: false', and no unwind goes from it, or from a screen above it, to one below it",
        notes: [
          .init("2️⃣", "'back' is forbidden here")
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
        "nothing leads away from 'payment': it has 'back: false', and no unwind goes from it, or from a screen above it, to one below it",
        notes: [
          .init("2️⃣", "'back' is forbidden here")
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
}
