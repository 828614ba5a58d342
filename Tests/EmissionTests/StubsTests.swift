import NavCompiler
import Testing

/// What an app begins with compiles beside the generated code, as it is.
@Suite struct StubsTests {
  @Test(arguments: Emitted.names.filter { $0 != "names" })
  func compile(_ name: String) throws {
    let emitted = try Emitted(graph: name)
    #expect(
      try SwiftCompiler.check(
        .init(name: "App", sources: [emitted.swift, emitted.stubs]), under: SwiftCompiler.DefaultIsolation.allCases)
        == "")
    #expect(try SwiftCompiler.lint([emitted.stubs]) == "")
  }

  @Test func compileWithFragments() throws {
    let files = try Emitted.folder("fragments")
    #expect(
      try SwiftCompiler.check(
        .init(name: "App", sources: files.map(\.swift) + files.map(\.stubs)),
        under: SwiftCompiler.DefaultIsolation.allCases) == "")
  }

  @Test func everyKindOfFactHasAnAnswer() throws {
    let emitted = try Emitted(
      """
      navc: 1
      graph: Shop
      root: catalog
      types: { Order: [price, name] }
      facts:
        text: String
        count: { type: Int, arguments: { for: Order, in: "[Order]?" } }
        share: Double
        order: Order
        orders: "[Order]"
        at: Date?
        id: UUID
        isAdult: { type: Bool, async: true, timeout: 1s, otherwise: true }
        isIn: { type: Bool, async: true, timeout: 1s, otherwise: false, arguments: { order: Order } }
      screens: { catalog: {} }
      """)
    #expect(
      try SwiftCompiler.check(
        .init(name: "App", sources: [emitted.swift, emitted.stubs]), under: SwiftCompiler.DefaultIsolation.allCases)
        == "")
    #expect(emitted.stubs.contains("get async { true }"))
    #expect(emitted.stubs.contains("var order: Shop.Order { .price }"))
  }
}
