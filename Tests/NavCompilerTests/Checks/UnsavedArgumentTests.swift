import NavCompiler
import Testing

/// Required arguments that are not saved.
@Suite struct UnsavedArgumentTests {
  @Test func codableAndHashable() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      types:
        One: { swift: ShopModel.One, is: [Sendable] }
        Two: { swift: ShopModel.Two, is: [Codable, Sendable] }
        Three: { swift: ShopModel.Three, is: [Hashable, Codable, Sendable] }
      screens:
        catalog:
          push: { open: product }
        product:
          arguments:
            1️⃣one1️⃣: One
            2️⃣two2️⃣: Two
            three: Three
            four: One?
            3️⃣five3️⃣: { type: [One] }
            six: { type: [One], default: [] }

      """,
      ExpectedDiagnostic(
        .unsavedArgument, "1️⃣",
        "'one' is an One, which is not Codable, so it is not part of saved state; make it optional, or pass an ID instead"
      ),
      ExpectedDiagnostic(
        .unsavedArgument, "2️⃣",
        "'two' is a Two, which is not Hashable, so it is not part of the key of its screen; make it optional, or pass an ID instead"
      ),
      ExpectedDiagnostic(
        .unsavedArgument, "3️⃣",
        "'five' is a list of One, which is not Codable, so it is not part of saved state; make it optional, or pass an ID instead"
      ))
  }
}
