import NavCompiler
import Testing

/// Types that are neither built in nor declared.
@Suite struct UnknownTypeTests {
  @Test func argumentsAndFacts() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      types:
        SortOrder: [price, name]
      facts:
        1️⃣order1️⃣: 2️⃣SortOdrer2️⃣
        inStock: { type: 3️⃣bool3️⃣, arguments: { id: 4️⃣Integer4️⃣ } }
      screens:
        catalog:
          arguments:
            page: 5️⃣Float5️⃣ = 0.5
            list: { type: [6️⃣Colour6️⃣], default: [] }
            order: SortOrder?
          push:
            openCart: { to: cart, shouldPerform: inStock(1) and page > 3 }
        cart:
          arguments: { note: 7️⃣Strng7️⃣ = hello }

      """,
      ExpectedDiagnostic(
        .unusedFact, "1️⃣",
        "the fact 'order' is never read; use it in a predicate, or remove it"),
      ExpectedDiagnostic(
        .unknownType, "2️⃣",
        "no type called 'SortOdrer' is built in or declared under 'types'",
        notes: [
          .init("2️⃣", "did you mean 'SortOrder'?")
        ]),
      ExpectedDiagnostic(
        .unknownType, "3️⃣",
        "no type called 'bool' is built in or declared under 'types'",
        notes: [
          .init("3️⃣", "did you mean 'Bool'?")
        ]),
      ExpectedDiagnostic(
        .unknownType, "4️⃣",
        "no type called 'Integer' is built in or declared under 'types'",
        notes: [
          .init("4️⃣", "did you mean 'Int'?")
        ]),
      ExpectedDiagnostic(
        .unknownType, "5️⃣",
        "no type called 'Float' is built in or declared under 'types'",
        notes: [
          .init("5️⃣", "did you mean 'Double'?")
        ]),
      ExpectedDiagnostic(
        .unknownType, "6️⃣",
        "no type called 'Colour' is built in or declared under 'types'"),
      ExpectedDiagnostic(
        .unknownType, "7️⃣",
        "no type called 'Strng' is built in or declared under 'types'",
        notes: [
          .init("7️⃣", "did you mean 'String'?")
        ]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        types:
          SortOrder: [price, name]
        facts:
          order: SortOrder
          inStock: { type: Bool, arguments: { id: Int } }
        screens:
          catalog:
            arguments:
              page: Double = 0.5
              list: { type: [Colour], default: [] }
              order: SortOrder?
            push:
              openCart: { to: cart, shouldPerform: inStock(1) and page > 3 }
          cart:
            arguments: { note: String = hello }

        """)
  }

  @Test func returns() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      types:
        Order: [full, part]
      screens:
        catalog:
          push: { openCart: cart }
        cart:
          unwind:
            close: { to: previous, returns: 1️⃣Void1️⃣ }
            pay: { to: previous, returns: { amount: 2️⃣Decimal2️⃣, order: 3️⃣Ordr3️⃣ } }

      """,
      ExpectedDiagnostic(
        .unknownType, "1️⃣",
        "'Void' is not the type of a value; remove the key if there is no value"),
      ExpectedDiagnostic(
        .unknownType, "2️⃣",
        "no type called 'Decimal' is built in or declared under 'types'",
        notes: [
          .init("2️⃣", "did you mean 'Double'?")
        ]),
      ExpectedDiagnostic(
        .unknownType, "3️⃣",
        "no type called 'Ordr' is built in or declared under 'types'",
        notes: [
          .init("3️⃣", "did you mean 'Order'?")
        ]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        types:
          Order: [full, part]
        screens:
          catalog:
            push: { openCart: cart }
          cart:
            unwind:
              close: { to: previous, returns: Void }
              pay: { to: previous, returns: { amount: Double, order: Order } }

        """)
  }
}
