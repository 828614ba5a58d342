import NavCompiler
import Testing

/// Containers that a segue other than a present opens.
@Suite struct PushedContainerTests {
  @Test func aPushAReplaceAndATab() {
    check(
      """
      navc: 1
      graph: Shop
      root: welcome
      screens:
        welcome:
          push: { enter: 1️⃣main1️⃣, read: terms }
          present: { peek: main }
        terms:
          replace: { accept: 2️⃣main2️⃣ }
        4️⃣main4️⃣:
          tabs: { shop: catalog, more: 3️⃣more3️⃣ }
        catalog:
        5️⃣more5️⃣:
          tabs: { help: help, about: about }
        help:
        about:

      """,
      ExpectedDiagnostic(
        .pushedContainer, "1️⃣",
        "'main' is a container, so only 'present' can open it; move 'enter' to 'present'",
        notes: [.init("4️⃣", "'main' is declared here")]),
      ExpectedDiagnostic(
        .pushedContainer, "2️⃣",
        "'main' is a container, so only 'present' can open it; move 'accept' to 'present'",
        notes: [.init("4️⃣", "'main' is declared here")]),
      ExpectedDiagnostic(
        .pushedContainer, "3️⃣",
        "'more' is a container, so the tab 'more' cannot start with it; use the first screen of one of its tabs",
        notes: [.init("5️⃣", "'more' is declared here")]))
  }

  @Test func anAlertIsNoTab() {
    check(
      """
      navc: 1
      graph: Shop
      root: start
      screens:
        start: { present: { main: main } }
        main:
          tabs: { shop: catalog, ask: 1️⃣sure1️⃣ }
        catalog:
        2️⃣sure2️⃣: { alert: true, unwind: { yes: start } }

      """,
      ExpectedDiagnostic(
        .alertNotLeaf, "1️⃣", "'sure' is an alert, so a tab cannot start with it",
        notes: [.init("2️⃣", "'sure' is declared here")]))
  }

  @Test func aPane() {
    check(
      """
      navc: 1
      graph: Shop
      root: welcome
      screens:
        welcome:
          split: true
          pane: { enter: 1️⃣main1️⃣ }
          present: { peek: main }
        2️⃣main2️⃣:
          tabs: { shop: catalog, help: help }
        catalog:
        help:

      """,
      ExpectedDiagnostic(
        .pushedContainer, "1️⃣",
        "'main' is a container, so only 'present' can open it; move 'enter' to 'present'",
        notes: [.init("2️⃣", "'main' is declared here")]))
  }
}
