import NavCompiler
import Testing

/// Pushes to the root.
@Suite struct PushToRootTests {
  @Test func aPushToTheRoot() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openCart: cart, again: 1️⃣catalog1️⃣ }
        cart:
          push:
            home: 2️⃣catalog2️⃣

      """,
      ExpectedDiagnostic(
        .pushToRoot, "1️⃣",
        "'catalog' is the root, which is already on the stack; use an unwind to 'root', or add 'recursive: true' to"
          + " open another 'catalog'"
      ),
      ExpectedDiagnostic(
        .pushToRoot, "2️⃣",
        "'catalog' is the root, which is already on the stack; use an unwind to 'root', or add 'recursive: true' to"
          + " open another 'catalog'"
      ),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:
            push: { openCart: cart, again: { to: catalog, recursive: true } }
          cart:
            push:
              home: { to: catalog, recursive: true }

        """)
  }

  @Test func aRecursiveOneIsFine() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openCart: cart, again: { to: catalog, recursive: true } }
        cart:
          push:
            home: { to: catalog, recursive: true }

      """)
  }
}
