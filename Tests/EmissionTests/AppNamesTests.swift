import Testing

/// Names of the app's own types, and of other graphs, that the generated code also uses.
@Suite struct AppNamesTests {
  private static let names = [
    "Screen", "PlainScreen", "Segue", "Sender", "ScreenHandle", "ScreenID", "SegueID", "SegueRequest", "GraphTable",
    "GraphFacts", "GraphScreens", "GraphPredicates", "NavigationGraph", "NavigationFragment", "FragmentScreens",
    "SectionScreens", "PageContext", "SegueContext", "ScreenContext", "PushSegue", "BackSegue", "UnwindSegue",
    "ArgumentReader", "ArgumentWriter", "ReturnedValues", "SegueSource", "LeavingSegue", "Navigator", "Outcome",
  ]

  private static let graph = """
    navc: 1
    graph: Shop
    root: catalog
    types: { Order: [price, name] }
    facts: { isOpen: Bool, isAdult: { type: Bool, async: true, timeout: 1s, otherwise: false } }
    screens:
      catalog:
        push: { open: { to: item, shouldPerform: isOpen and isAdult }, pay: till }
      item:
        arguments: { id: Int, order: Order = price }
        requires: isOpen
        back: { shouldPerform: isOpen }
        unwind: { close: previous, pick: { to: catalog, returns: Int }, name: { to: catalog, returns: String } }
      till: { mount: till.nav.yaml, exits: { done: catalog } }
    """
  private static let fragment = """
    navc: 1
    fragment: Till
    root: bill
    exits: { done: Void }
    screens: { bill: { unwind: { pay: { exit: done } } } }
    """

  @Test func ownTypes() throws {
    let own = Self.names.map { "struct \($0) {}" }.joined(separator: "\n")
    let generated = try Emitted.all(("shop.nav.yaml", Self.graph), ("till.nav.yaml", Self.fragment))
    #expect(try SwiftCompiler.check(.app(generated + [own]), under: .all) == "")
  }

  @Test func otherGraphs() throws {
    let others = try ["Screen", "Segue", "Sender", "ScreenHandle"].map { name in
      try Emitted(
        Self.graph.replacing("Shop", with: name).replacing("pay: till", with: "pay: item2")
          .replacing("till: { mount: till.nav.yaml, exits: { done: catalog } }", with: "item2: {}")
      ).swift
    }
    #expect(try SwiftCompiler.check(.app(others), under: .all) == "")
  }

  /// A type that does not exist, or lacks a declared conformance, is an error at its line in the graph file.
  @Test(arguments: [
    ("Missing", "no type named 'Missing' in module 'ShopModel'"),
    ("Plain", "type 'Plain' does not conform to 'Hashable'"),
  ])
  func aWrongTypeIsAnErrorInTheGraphFile(_ type: String, _ message: String) throws {
    let graph = """
      navc: 1
      graph: Shop
      root: catalog
      imports: [ShopModel]
      types:
        Order: { swift: ShopModel.\(type), is: [Hashable] }
      screens: { catalog: { push: { open: item } }, item: { arguments: { order: Order } } }
      """
    let said = try SwiftCompiler.check(
      .init(name: "ShopModel", sources: ["public struct Plain {}"]), .app(Emitted(graph).swift), under: .all)
    let place = said.split(separator: "\n").first { $0.hasPrefix("test.nav.yaml:6:") }
    #expect(place?.contains(message) == true, "\(said)")
  }
}
