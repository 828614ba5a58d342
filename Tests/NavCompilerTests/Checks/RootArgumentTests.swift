import NavCompiler
import Testing

/// Arguments of the root that have no value.
@Suite struct RootArgumentTests {
  @Test func requiredArguments() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          arguments: { 1️⃣page1️⃣: Int, query: String?, order: Int = 0, 2️⃣list2️⃣: { type: [Int] } }
          push: { openCart: cart, again: { to: catalog, recursive: true, pass: { page: 3 } } }
        cart:
          arguments: { id: Int }

      """,
      ExpectedDiagnostic(
        .rootArgument, "1️⃣",
        "'catalog' is the root, so its argument 'page' cannot be required; add a default, or make it optional"
      ),
      ExpectedDiagnostic(
        .rootArgument, "2️⃣",
        "'catalog' is the root, so its argument 'list' cannot be required; add a default, or make it optional"
      ))
  }

  @Test func anUnknownTypeIsNotAlsoARequiredArgument() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          arguments: { page: 1️⃣Itn1️⃣ }

      """,
      ExpectedDiagnostic(
        .unknownType, "1️⃣",
        "no type called 'Itn' is built in or declared under 'types'",
        notes: [
          .init("1️⃣", "did you mean 'Int'?")
        ]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:
            arguments: { page: Int }

        """)
  }
}
