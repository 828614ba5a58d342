import NavCompiler
import Testing

/// Types that nothing uses.
@Suite struct UnusedTypeTests {
  @Test func unused() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      types:
        One: [a, b]
        Two: [a, b]
        Three: [a, b]
        1️⃣Four1️⃣: { swift: ShopModel.Four }
        2️⃣Five2️⃣: [a, b]
      facts:
        isNew: { type: Bool, arguments: { one: One } }
      screens:
        catalog:
          arguments: { two: Two? }
          push: { openCart: { to: cart, shouldPerform: isNew(.a) } }
        cart:
          unwind: { close: { to: previous, returns: { three: Three } } }

      """,
      ExpectedDiagnostic(
        .unusedType, "1️⃣",
        "the type 'Four' is never used; give it to an argument or a fact, or remove it"),
      ExpectedDiagnostic(
        .unusedType, "2️⃣",
        "the type 'Five' is never used; give it to an argument or a fact, or remove it"))
  }

  @Test func aMisspeltNameMayMeanOne() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      types:
        SortOrder: [price, name]
      screens:
        catalog:
          arguments: { order: 1️⃣SortOder1️⃣? }

      """,
      ExpectedDiagnostic(
        .unknownType, "1️⃣",
        "no type called 'SortOder' is built in or declared under 'types'",
        notes: [
          .init("1️⃣", "did you mean 'SortOrder'?")
        ]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        types:
          SortOrder: [price, name]
        screens:
          catalog:
            arguments: { order: SortOrder? }

        """)
  }
}
