import NavCompiler
import Testing

/// Names in `pass` and `key` without an argument.
@Suite struct UnknownArgumentTests {
  @Test func passAndKey() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          arguments: { page: Int = 0 }
          push:
            openProduct:
              to: product
              pass: { 1️⃣ident1️⃣: 3, 3️⃣hihglight3️⃣: true, id: source.4️⃣pge4️⃣, number: source.page }
        2️⃣product2️⃣:
          arguments: { id: Int, highlight: Bool = false, number: Int }
          key: [id, 5️⃣nmber5️⃣]
        
      """,
      ExpectedDiagnostic(
        .unknownArgument, "1️⃣",
        "'product' has no argument called 'ident'",
        notes: [
          .init("2️⃣", "'product' takes 'id', 'highlight', 'number'")
        ]),
      ExpectedDiagnostic(
        .unknownArgument, "3️⃣",
        "'product' has no argument called 'hihglight'",
        notes: [
          .init("3️⃣", "did you mean 'highlight'?")
        ]),
      ExpectedDiagnostic(
        .unknownArgument, "4️⃣",
        "'catalog' has no argument called 'pge'",
        notes: [
          .init("4️⃣", "did you mean 'page'?")
        ]),
      ExpectedDiagnostic(
        .unknownArgument, "5️⃣",
        "'product' has no argument called 'nmber'",
        notes: [
          .init("5️⃣", "did you mean 'number'?")
        ]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:
            arguments: { page: Int = 0 }
            push:
              openProduct:
                to: product
                pass: { ident: 3, highlight: true, id: source.page, number: source.page }
          product:
            arguments: { id: Int, highlight: Bool = false, number: Int }
            key: [id, number]
          
        """)
  }

  @Test func aScreenWithoutArguments() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openHelp: { to: help, pass: { 1️⃣topic1️⃣: 3 } } }
        2️⃣help2️⃣:

      """,
      ExpectedDiagnostic(
        .unknownArgument, "1️⃣",
        "'help' has no argument called 'topic'",
        notes: [
          .init("2️⃣", "'help' takes no arguments")
        ]))
  }

  @Test func anArgumentThatCouldNotBeReadMayBeMeant() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          push: { openHelp: { to: help, pass: { topic: 3 } } }
        help:
          1️⃣argumnts1️⃣: { topic: Int }

      """,
      ExpectedDiagnostic(
        .unknownKey, "1️⃣",
        "'argumnts' is not a key of a screen",
        notes: [
          .init("1️⃣", "did you mean 'arguments'?")
        ]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        screens:
          catalog:
            push: { openHelp: { to: help, pass: { topic: 3 } } }
          help:
            arguments: { topic: Int }

        """)
  }
}
