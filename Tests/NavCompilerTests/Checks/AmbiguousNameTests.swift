import NavCompiler
import Testing

/// Bare names with several meanings.
@Suite struct AmbiguousNameTests {
  @Test func anArgumentOfBothScreens() {
    checkPredicate(
      "1️⃣page1️⃣ > 0",
      ExpectedDiagnostic(
        .ambiguousName, "1️⃣",
        "'page' is an argument of the source and an argument of the destination; write 'source.page' or 'destination.page'"
      ),
      fixed: "source.page > 0")
  }

  @Test func aFactAndAnArgument() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      facts: { page: Int }
      screens:
        catalog:
          arguments: { page: Int = 0 }
          push:
            openCart: { to: cart, shouldPerform: 1️⃣page1️⃣ > 0 }
        cart:

      """,
      ExpectedDiagnostic(
        .ambiguousName, "1️⃣",
        "'page' is a fact and an argument of the source; write 'source.page', or rename one of them"),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        facts: { page: Int }
        screens:
          catalog:
            arguments: { page: Int = 0 }
            push:
              openCart: { to: cart, shouldPerform: source.page > 0 }
          cart:

        """)
  }

  @Test func aFactAndAConditionCollideWhereTheyAreDeclared() {
    check(
      shop(
        """
        facts: { 1️⃣f1️⃣: Bool, g: Bool }
        conditions: { 2️⃣f2️⃣: g }
        screens:
          a: { push: { b: { to: b, shouldPerform: f } } }
          b: { unwind: { close: { to: a, shouldPerform: not f } } }

        """),
      .init(.nameCollision, "2️⃣", "the name 'f' is already used", notes: [.init("1️⃣", "'f' is here")]))
  }

  @Test func aPushToItselfSeesBothSides() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { open: product }
        product:
          arguments: { id: Int }
          push:
            again: { to: product, recursive: true, shouldPerform: 1️⃣id1️⃣ > 0 and source.id != destination.id }

      """,
      ExpectedDiagnostic(
        .ambiguousName, "1️⃣",
        "'id' is an argument of the source and an argument of the destination; write 'source.id' or 'destination.id'"),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:
            push: { open: product }
          product:
            arguments: { id: Int }
            push:
              again: { to: product, recursive: true, shouldPerform: source.id > 0 and source.id != destination.id }

        """)
  }
}
