import NavCompiler
import Testing

/// Unwinds of the root.
@Suite struct UnwindFromRootTests {
  @Test func whateverTheyGoTo() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openCart: cart }
          unwind: { 1️⃣one1️⃣: previous, 2️⃣two2️⃣: root, 3️⃣three3️⃣: opener, 4️⃣four4️⃣: cart, 5️⃣five5️⃣: catalog }
        cart:

      """,
      ExpectedDiagnostic(
        .unwindFromRoot, "1️⃣",
        "'one' cannot unwind from 'catalog', which is the root"),
      ExpectedDiagnostic(
        .unwindFromRoot, "2️⃣",
        "'two' cannot unwind from 'catalog', which is the root"),
      ExpectedDiagnostic(
        .unwindFromRoot, "3️⃣",
        "'three' cannot unwind from 'catalog', which is the root"),
      ExpectedDiagnostic(
        .unwindFromRoot, "4️⃣",
        "'four' cannot unwind from 'catalog', which is the root"),
      ExpectedDiagnostic(
        .unwindFromRoot, "5️⃣",
        "'five' cannot unwind from 'catalog', which is the root"))
  }

  @Test func anyOtherScreenHasAScreenBelow() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openCart: cart }
        cart:
          unwind: { one: previous, two: root, three: catalog }

      """)
  }
}
