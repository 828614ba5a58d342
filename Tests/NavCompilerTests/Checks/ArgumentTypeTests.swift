import NavCompiler
import Testing

/// Values of the wrong type.
@Suite struct ArgumentTypeTests {
  @Test func literalsInPass() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      types: { SortOrder: [price, name] }
      screens:
        catalog:
          push:
            open:
              to: product
              pass: { id: 1️⃣one1️⃣, isNew: 2️⃣yes2️⃣, ratio: 3️⃣1.5x3️⃣, order: 4️⃣cheapest4️⃣, when: 5️⃣today5️⃣, tags: 6️⃣none6️⃣, note: nil, count: 7️⃣2.57️⃣, name: hello }
            ok:
              to: product
              pass: { id: -1, isNew: true, ratio: 2, order: .price, tags: [a, "b c"], note: hi, count: 2, name: "nil", maybe: nil }
        product:
          arguments:
            id: Int
            isNew: Bool
            ratio: Double
            order: SortOrder
            when: Date?
            tags: { type: [String] }
            note: String?
            count: Int
            name: String
            maybe: Int?

      """,
      ExpectedDiagnostic(
        .argumentType, "1️⃣",
        "'one' is not an Int, which 'id' requires",
        notes: [
          .init("1️⃣", "write an Int as in 3 or -3")
        ]),
      ExpectedDiagnostic(
        .argumentType, "2️⃣",
        "'yes' is not a Bool, which 'isNew' requires",
        notes: [
          .init("2️⃣", "write a Bool as true or false")
        ]),
      ExpectedDiagnostic(
        .argumentType, "3️⃣",
        "'1.5x' is not a Double, which 'ratio' requires",
        notes: [
          .init("3️⃣", "write a Double as in 0.5 or 3")
        ]),
      ExpectedDiagnostic(
        .argumentType, "4️⃣",
        "'cheapest' is not a SortOrder, which 'order' requires",
        notes: [
          .init("4️⃣", "its cases are price, name")
        ]),
      ExpectedDiagnostic(
        .argumentType, "5️⃣",
        "'today' is not an optional Date, which 'when' requires",
        notes: [
          .init("5️⃣", "its only literal is nil")
        ]),
      ExpectedDiagnostic(
        .argumentType, "6️⃣",
        "'none' is not a list of String, which 'tags' requires",
        notes: [
          .init("6️⃣", "write a list in brackets, as in '{ type: [String], default: [] }'")
        ]),
      ExpectedDiagnostic(
        .argumentType, "7️⃣",
        "'2.5' is not an Int, which 'count' requires",
        notes: [
          .init("7️⃣", "write an Int as in 3 or -3")
        ]))
  }

  @Test func argumentsOfTheSource() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          arguments: { id: Int = 0, note: String?, name: String = "" }
          push:
            open: { to: product, pass: { id: source.id, note: source.name, count: 1️⃣id1️⃣, name: 2️⃣source.note2️⃣, ratio: 3️⃣source.id3️⃣ } }
        product:
          arguments: { id: Int, note: String?, count: Int, name: String, ratio: Double }

      """,
      ExpectedDiagnostic(
        .argumentType, "1️⃣",
        "'id' is not an Int, which 'count' requires",
        notes: [
          .init("1️⃣", "did you mean 'source.id'?")
        ]),
      ExpectedDiagnostic(
        .argumentType, "2️⃣",
        "'source.note' is an optional String, but 'name' takes a String; pass an argument that is not optional, or let the app supply the value"
      ),
      ExpectedDiagnostic(
        .argumentType, "3️⃣",
        "'source.id' is an Int, but 'ratio' takes a Double"),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:
            arguments: { id: Int = 0, note: String?, name: String = "" }
            push:
              open: { to: product, pass: { id: source.id, note: source.name, count: source.id, name: source.note, ratio: source.id } }
          product:
            arguments: { id: Int, note: String?, count: Int, name: String, ratio: Double }

        """)
  }

  @Test func aKeyIsHashable() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      types:
        Filter: { swift: ShopModel.Filter, is: [Codable, Sendable] }
      screens:
        catalog:
          push: { open: product }
        product:
          arguments: { id: Int, filter: Filter? }
          key: [id, 1️⃣filter1️⃣]

      """,
      ExpectedDiagnostic(
        .argumentType, "1️⃣",
        "'filter' is an optional Filter, which is not Hashable, so it cannot be part of the key"))
  }
}
