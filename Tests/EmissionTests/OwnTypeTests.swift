import NavCompiler
import Testing

/// Types in the module of the generated code whose names have another meaning in the namespace.
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

  /// The module can have the name of the graph, or another name.
  @Test(arguments: ["Shop", "App"])
  func compile(_ module: String) throws {
    // After the name of the graph, the name of a screen means the screen.
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
      let said = try SwiftCompiler.check(.init(name: module, sources: [emitted.swift, Self.model, use]), under: .all)
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

  /// Enums of the graph and types of screens are in the namespace, and can be written with its name.
  @Test func whatTheNamespaceHasIsMeantBefore() throws {
    let graph = """
      navc: 1
      graph: Shop
      root: catalog
      types: { Order: [price], Place: { swift: Shop.Catalog }, Sort: { swift: "[Shop.Order]" } }
      screens: { catalog: { push: { open: list } }, list: { arguments: { place: Place, sort: Sort } } }
      """
    #expect(try SwiftCompiler.check(.app(Emitted(graph).swift)) == "")
  }

  /// The aliases at the top of the file do not have the names of screens, mounted fragments, or the app's types.
  @Test func theNamesOfAliasesAreFree() throws {
    let graph = """
      navc: 1
      graph: Shop
      root: catalog
      pages: { conform: ShopPageType }
      types: { Order: { swift: Order }, Mark: { swift: ShopOwnMark } , Place: { swift: Place } }
      screens:
        catalog: { push: { open: shopOwnOrder, more: shopPageType, far: part } }
        shopOwnOrder: { arguments: { order: Order, mark: Mark, place: Place } }
        shopPageType: {}
        shopMountedPart: {}
        part: { mount: part.nav.yaml, exits: {} }
        sign: {}
      anywhere: { push: { toSign: sign, toMounted: shopMountedPart } }
      """
    let files = ListedFiles([
      ("shop.nav.yaml", graph),
      ("part.nav.yaml", "navc: 1\nfragment: ShopOwnPlace\nroot: start\nscreens: { start: {} }\n"),
    ])
    let app =
      Self.model + """

        nonisolated struct ShopOwnMark: Hashable, Codable, Sendable { var id = 1 }
        nonisolated struct Place: Hashable, Codable, Sendable { var id = 1 }
        @MainActor class ShopPageType {}
        @MainActor func use(_ screen: Shop.Catalog.Handle, _ order: Order, _ mark: ShopOwnMark, _ place: Place) {
          screen.open(order: order, mark: mark, place: place)
        }
        """
    let sources = try ["shop.nav.yaml", "part.nav.yaml"].map { try Emitted($0, of: files).swift }
    let said = try SwiftCompiler.check(.app(sources + ["import NavRuntime\n" + app]))
    #expect(said == "")
  }

  /// The alias for a namespace that a screen hides does not have the name of another screen.
  @Test func theNamesOfMountsAreFree() throws {
    let files = ListedFiles([
      (
        "shop.nav.yaml",
        """
        navc: 1
        graph: Shop
        root: part
        screens:
          part: { push: { open: other, more: shopMountedPart } }
          shopMountedPart: {}
          other: { mount: part.nav.yaml }
        """
      ),
      ("part.nav.yaml", "navc: 1\nfragment: Part\nroot: start\nscreens: { start: {} }\n"),
    ])
    let sources = try ["shop.nav.yaml", "part.nav.yaml"].map { try Emitted($0, of: files).swift }
    #expect(try SwiftCompiler.check(.app(sources)) == "")
  }

  /// A module is imported publicly if the public interface uses one of its types, with or without the module's name.
  @Test(arguments: ["Model.Order", "Order", "\"[Model.Order]\"", "\"[Order: Int]\""])
  func aPublicGraphImportsTheModulesOfItsTypes(_ type: String) throws {
    let graph = """
      navc: 1
      graph: Shop
      root: catalog
      access: public
      imports: [OrderModel]
      types: { Order: { swift: \(type.replacing("Model", with: "OrderModel")) } }
      screens: { catalog: { push: { open: detail } }, detail: { arguments: { order: Order } } }
      """
    let model = "public struct Order: Hashable, Codable, Sendable {}"
    #expect(try SwiftCompiler.check(.init(name: "OrderModel", sources: [model]), .app(Emitted(graph).swift)) == "")
  }
}
