import NavCompiler
import Testing

/// Names that hide in the generated Swift what the author means by them.
@Suite struct HiddenNamesTests {
  @Test func aTypeThatIsItself() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      imports: [ShopModel]
      types: { EpisodeID: { swift: 1️⃣EpisodeID1️⃣ } }
      screens: { catalog: { arguments: { id: EpisodeID? } } }

      """,
      ExpectedDiagnostic(
        .nameCollision, "1️⃣",
        "'EpisodeID' is this very entry here, and not a type of the app's; write the module before it, as in"
          + " 'ShopModel.EpisodeID', or call one of them otherwise"),
      fixed: """
        navc: 1
        graph: Shop
        root: catalog
        imports: [ShopModel]
        types: { EpisodeID: { swift: ShopModel.EpisodeID } }
        screens: { catalog: { arguments: { id: EpisodeID? } } }

        """)
  }

  @Test func aTypeThatIsAnotherOrAScreen() {
    check(
      """
      navc: 1
      graph: Shop
      root: catalog
      types:
        One: { swift: 1️⃣"[Two?]"1️⃣ }
        2️⃣Two2️⃣: { swift: Model.Two }
        Three: { swift: 3️⃣Catalog.Item3️⃣ }
        Four: { swift: Model.Catalog }
      imports: [Model, More]
      screens:
        4️⃣catalog4️⃣: { arguments: { one: One?, two: Two?, three: Three?, four: Four? } }

      """,
      ExpectedDiagnostic(
        .nameCollision, "1️⃣",
        "'Two' is the type 'Two' here, and not a type of the app's; write the module before it, as in 'Model.Two', or"
          + " call one of them otherwise", notes: [.init("2️⃣", "the type is here")]),
      ExpectedDiagnostic(
        .nameCollision, "3️⃣",
        "'Catalog' is the screen 'catalog' here, and not a type of the app's; write the module before it, as in"
          + " 'Model.Catalog', or call one of them otherwise", notes: [.init("4️⃣", "the screen is here")]))
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
        "the graph is called like the module 'ShopModel', whose types could then not be named; call it otherwise",
        notes: [.init("2️⃣", "the module is imported here")]))
  }
}
