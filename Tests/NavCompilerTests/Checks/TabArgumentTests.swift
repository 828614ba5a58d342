import NavCompiler
import Testing

/// The required arguments of screens that open automatically.
@Suite struct TabArgumentTests {
  private func shop(_ ask: String, _ arguments: String, _ name: String = "ask") -> String {
    """
    navc: 1
    graph: Shop
    root: cart
    facts: { hasDraft: Bool }
    screens:
      cart:
        push: { open: item }
      item:
        arguments: { id: Int }
        back: { shouldPerform: not hasDraft, otherwise: \(name) }
        present: { ask: \(ask) }
      sure: { arguments: \(arguments), alert: true, unwind: { no: previous } }

    """
  }

  @Test func whatNothingGives() {
    check(
      shop("sure", "{ count: Int = 1, 2️⃣id2️⃣: Int, why: String? }", "1️⃣ask1️⃣"),
      ExpectedDiagnostic(
        .tabArgument, "1️⃣",
        "'ask' opens 'sure' automatically, but its argument 'id' has no value; add it to 'pass', or add a default",
        notes: [.init("2️⃣", "'id' is required")]))
  }

  @Test func whatIsGiven() {
    check(shop("{ to: sure, pass: { id: source.id } }", "{ count: Int = 1, id: Int, why: String? }"))
    check(shop("sure", "{ count: Int = 1, why: String? }"))
  }

  @Test func whatIsWrongOtherwiseIsReportedOnce() {
    check(
      shop("{ to: sure, pass: { 1️⃣ids1️⃣: 7 } }", "{ id: Int = 1 }"),
      ExpectedDiagnostic(
        .unknownArgument, "1️⃣", "'sure' has no argument called 'ids'", notes: [.init("1️⃣", "did you mean 'id'?")]),
      fixed: shop("{ to: sure, pass: { id: 7 } }", "{ id: Int = 1 }"))
    // An invalid value is still a value, and a misspelled name may mean the missing argument.
    check(
      shop("{ to: sure, pass: { id: 1️⃣seven1️⃣ } }", "{ id: Int }"),
      ExpectedDiagnostic(
        .argumentType, "1️⃣", "'seven' is not an Int, which 'id' requires",
        notes: [.init("1️⃣", "write an Int as in 3 or -3")]))
    check(
      shop("{ to: sure, pass: { 1️⃣ids1️⃣: 7 } }", "{ id: Int }"),
      ExpectedDiagnostic(
        .unknownArgument, "1️⃣", "'sure' has no argument called 'ids'", notes: [.init("1️⃣", "did you mean 'id'?")]),
      fixed: shop("{ to: sure, pass: { id: 7 } }", "{ id: Int }"))
    check(
      shop("sure", "{ id: 1️⃣Itn1️⃣ }"),
      ExpectedDiagnostic(
        .unknownType, "1️⃣", "no type called 'Itn' is built in or declared under 'types'",
        notes: [.init("1️⃣", "did you mean 'Int'?")]),
      fixed: shop("sure", "{ id: Int }"))
  }

  @Test func whatATabBeginsWith() {
    check(
      """
      navc: 1
      graph: Shop
      root: main
      screens:
        main:
          arguments: { start: Int = 1 }
          tabs:
            shop: { to: catalog, pass: { page: source.start } }
            orders: 1️⃣orders1️⃣
            help: help
        catalog: { arguments: { page: Int } }
        orders: { arguments: { 2️⃣page2️⃣: Int } }
        help: { arguments: { page: Int = 2 } }

      """,
      ExpectedDiagnostic(
        .tabArgument, "1️⃣",
        "the tab 'orders' starts with 'orders', but its argument 'page' has no value; add it to 'pass', or add a"
          + " default",
        notes: [.init("2️⃣", "'page' is required")]))
  }
}
