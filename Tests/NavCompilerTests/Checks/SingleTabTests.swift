import NavCompiler
import Testing

/// Containers with one tab.
@Suite struct SingleTabTests {
  @Test func oneTab() {
    check(
      """
      navc: 1
      graph: Shop
      root: main
      screens:
        main:
          1️⃣tabs1️⃣: { shop: catalog }
        catalog:

      """,
      ExpectedDiagnostic(
        .singleTab, "1️⃣",
        "the container 'main' has only one tab, 'shop'; add a tab, or replace the container with the screen of the tab"
      ))
  }

  @Test func noTab() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog: { present: { one: main, other: more } }
        main: { 1️⃣tabs1️⃣: {} }
        more: { 2️⃣tabs2️⃣: }

      """,
      ExpectedDiagnostic(
        .missingKey, "1️⃣",
        "the container 'main' has no tabs; add a tab with its first screen, as in 'tabs: { home: home }'"),
      ExpectedDiagnostic(
        .missingKey, "2️⃣",
        "the container 'more' has no tabs; add a tab with its first screen, as in 'tabs: { home: home }'"))
  }

  @Test func whatCouldNotBeReadMayBeATab() {
    check(
      """
      navc: 1
      graph: Shop
      root: main
      screens:
        main:
          tabs: { shop: catalog, 1️⃣more1️⃣: {} }
        catalog:

      """,
      ExpectedDiagnostic(.missingKey, "1️⃣", "the tab 'more' has no target; add 'to: <screen>'"))
  }
}
