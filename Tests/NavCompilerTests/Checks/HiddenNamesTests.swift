import NavCompiler
import Testing

/// Names that hide other declarations in the generated Swift.
@Suite struct HiddenNamesTests {
  /// The app's own types, whose names mean something else in the namespace. `OwnTypeTests` compiles them.
  @Test func typesOfTheAppMayBeCalledLikeTheirEntryOrAScreen() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      imports: [ShopModel]
      types:
        EpisodeID: { swift: EpisodeID }
        Three: { swift: Catalog.Item }
        Four: { swift: Shop.Four }
      screens: { catalog: { arguments: { id: EpisodeID?, three: Three?, four: Four? } } }

      """)
  }

  @Test func aTypeThatIsAnother() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      types:
        One: { swift: 1️⃣"[Two?]"1️⃣ }
        2️⃣Two2️⃣: { swift: Model.Two }
        Three: { swift: 3️⃣Two3️⃣ }
      imports: [Model]
      screens:
        catalog: { arguments: { one: One?, two: Two?, three: Three? } }

      """,
      ExpectedDiagnostic(
        .nameCollision, "1️⃣",
        "'Two' refers to the entry 'Two' of 'types', not to a type in the app; write 'Model.Two', or rename the entry",
        notes: [.init("2️⃣", "the entry is declared here")]),
      ExpectedDiagnostic(
        .nameCollision, "3️⃣",
        "'Two' refers to the entry 'Two' of 'types', not to a type in the app; write 'Model.Two', or rename the entry",
        notes: [.init("2️⃣", "the entry is declared here")]),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        types:
          One: { swift: "[Two?]" }
          Two: { swift: Model.Two }
          Three: { swift: Model.Two }
        imports: [Model]
        screens:
          catalog: { arguments: { one: One?, two: Two?, three: Three? } }

        """)
  }

  @Test func aGraphThatIsCalledLikeAModule() {
    check(
      """
      navc: 1
      graph: 1️⃣ShopModel1️⃣
      root: catalog
      imports: [2️⃣ShopModel2️⃣]
      screens: { catalog: {} }

      """,
      ExpectedDiagnostic(
        .nameCollision, "1️⃣",
        "the graph has the same name as the module 'ShopModel', which hides the module's types; rename the graph",
        notes: [.init("2️⃣", "the module is imported here")]))
  }

  @Test func aGraphThatIsCalledLikeTheModuleOfItsPages() {
    check(
      """
      navc: 1
      graph: 1️⃣NavTerminal1️⃣
      root: catalog
      pages: { conform: TerminalPage, import: 2️⃣NavTerminal2️⃣ }
      screens: { catalog: {} }

      """,
      ExpectedDiagnostic(
        .nameCollision, "1️⃣",
        "the graph has the same name as the module 'NavTerminal', which hides the module's types; rename the graph",
        notes: [.init("2️⃣", "the module is imported here")]))
  }
}
