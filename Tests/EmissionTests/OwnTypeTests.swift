import NavCompiler
import Testing

/// Types in the module of the generated code, whose names mean something else in the namespace.
@Suite struct OwnTypeTests {
  private static func graph(_ types: String) -> String {
    """
    navc: 1
    graph: Shop
    root: catalog
    types: { \(types) }
    facts: { order: Order }
    screens:
      catalog: { push: { openOrder: session } }
      session: { arguments: { order: Order, all: "[Order]" }, unwind: { done: { to: catalog, returns: Order } } }
    """
  }

  private static let model = """
    nonisolated struct Order: Hashable, Codable, Sendable { var id = 1 }
    nonisolated struct Session: Hashable, Codable, Sendable { var id = 1 }
    """

  /// The module may be called like the graph, or otherwise.
  @Test(arguments: ["Shop", "App"])
  func compile(_ module: String) throws {
    // With the name of the graph before it, the name of a screen is the screen.
    let ofModule = module == "Shop" ? ["Shop.Order"] : ["App.Order", "App.Session", "\"[App.Session]\""]
    for swift in ["Order", "Session", "\"[Session]\""] + ofModule {
      let emitted = try Emitted(Self.graph("Order: { swift: \(swift) }"))
      let own = swift.filter { $0 != "\"" }.replacing("\(module).", with: "")
      let use = """
        import NavRuntime
        @MainActor func use(_ screen: Shop.Catalog.Handle, _ order: \(own)) {
          let same: Shop.Order = order
          screen.openOrder(order: same, all: [order])
        }
        """
      let said = try SwiftCompiler.check(
        .init(name: module, sources: [emitted.swift, Self.model, use]),
        under: SwiftCompiler.DefaultIsolation.allCases)
      #expect(said == "", "\(swift) in \(module)")
      #expect(try SwiftCompiler.lint([emitted.swift]) == "")
    }
  }

  @Test func aTypeThatIsNotThereIsReportedAtItsLine() throws {
    let said = try SwiftCompiler.check(
      .init(name: "Shop", sources: [Emitted(Self.graph("Order: { swift: Shop.Oder }")).swift]))
    let places = said.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(!places.isEmpty && places.allSatisfy { $0.hasPrefix("test.nav.yaml:4:") }, "\(said)")
  }

  /// An enum of the graph and the type of a screen are in the namespace, and may be written with its name.
  @Test func whatTheNamespaceHasIsMeantBefore() throws {
    let graph = """
      navc: 1
      graph: Shop
      root: catalog
      types: { Order: [price], Place: { swift: Shop.Catalog }, Sort: { swift: "[Shop.Order]" } }
      screens: { catalog: { push: { open: list } }, list: { arguments: { place: Place, sort: Sort } } }
      """
    #expect(try SwiftCompiler.check(.init(name: "App", sources: [Emitted(graph).swift])) == "")
  }
}
