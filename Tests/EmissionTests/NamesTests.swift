import Testing

/// An author's names never collide with names that the emitter needs. `graphs/names.nav.yaml` has more of them.
@Suite struct NamesTests {
  /// Screens with the names of the graph, of types and modules that the generated code uses, and of Swift's keywords.
  private static let graph = #"""
    navc: 1
    graph: Shop
    root: shop
    access: public
    facts: { p: Bool, predicates: Bool, allows: Bool, allowsBack: { type: Bool, arguments: { context: Int } } }
    types: { Mode: [on, off], Decimal: { swift: Foundation.Decimal } }
    screens:
      shop: { push: { foundation: foundation, int: int, swift: swift, context: context, go: { to: screen, shouldPerform: not not p and !(!p) and not (not (p == true)) } } }
      foundation: { arguments: { when: Mode = on, at: Date?, let: Int = 1, var: Int = 2, inout: Int = 3, d: Double = 1, u: URL?, x: Decimal? } }
      int: { arguments: { a: Int = 1, b: String = x } }
      swift: { doc: "tab\tx\r\nCR\rx" }
      context: { push: { any: { to: any, shouldPerform: predicates and allows } } }
      any: { back: { shouldPerform: allowsBack(1) }, push: { self: self } }
      self: { push: { mainActor: mainActor } }
      mainActor: { push: { navRuntime: navRuntime } }
      navRuntime: { push: { protocol: protocol } }
      protocol: { unwind: { x: { to: root, returns: { let: Int, var: Int } }, y: { to: shop, returns: "[Int]?" } } }
      screen: { push: { date: date } }
      date: { push: { string: string } }
      string:
    """#

  private static let app = """
    import NavRuntime
    import Navigation
    final class F: Shop.Facts {
      var p = true
      var predicates = true
      var allows = true
      func allowsBack(context: Int) -> Bool { true }
    }
    final class G: Second.Screens {
      func shop(_ s: Second.Shop.Handle) -> Int { 0 }
      func foundation(_ s: Second.FoundationScreen.Handle) -> Int { 0 }
      func int(_ s: Second.Int.Handle) -> Int { 0 }
      func swift(_ s: Second.SwiftScreen.Handle) -> Int { 0 }
      func context(_ s: Second.Context.Handle) -> Int { 0 }
      func any(_ s: Second.AnyScreen.Handle) -> Int { 0 }
      func selfScreen(_ s: Second.SelfScreen.Handle) -> Int { 0 }
      func mainActor(_ s: Second.MainActorScreen.Handle) -> Int { 0 }
      func navRuntime(_ s: Second.NavRuntimeScreen.Handle) -> Int { 0 }
      func `protocol`(_ s: Second.ProtocolScreen.Handle) -> Int { 0 }
      func screen(_ s: Second.Screen.Handle) -> Int { 0 }
      func date(_ s: Second.Date.Handle) -> Int { 0 }
      func string(_ s: Second.String.Handle) -> Int { 0 }
    }
    """

  @Test func twoGraphsOfOneModuleWithSuchNamesCompileAndAnAppConforms() throws {
    let second = Self.graph.replacing("graph: Shop", with: "graph: Second")
    let said = try SwiftCompiler.check(
      .init(name: "Navigation", sources: [Emitted(Self.graph).swift, Emitted(second).swift]), .app(Self.app))
    #expect(said == "")
  }

  /// A name without letter case has the same spelling for a type and for a function.
  @Test func placeholdersMayHaveTheNamesOfScreensAndTypes() throws {
    let emitted = try Emitted(
      """
      navc: 1
      graph: Shop
      root: 日本語
      screens:
        日本語:
          split: { placeholder: true }
          pane: { open: 日本語Placeholder, openPage: 日本語PlaceholderPage }
          present: { showBox: box, showSelf: self }
        日本語Placeholder:
        日本語PlaceholderPage:
        box:
          split: { placeholder: true }
          pane: { open: boxPlaceholder, openThe: theBoxPlaceholder }
        boxPlaceholder:
        theBoxPlaceholder:
        self:
          split: { placeholder: true }
          pane: { open: screen }
        screen:
      """)
    #expect(try SwiftCompiler.check(.app(emitted.swift, emitted.stubs), under: .all) == "")
  }

  @Test func factsCalledAsAccessorsBeginConditions() throws {
    let names = ["get", "set", "willSet", "didSet", "unsafeAddress", "read", "modify", "borrow", "mutate", "mutating"]
    let facts = names.map { "  \($0): Bool\n  more \($0): { type: Bool, arguments: { of: Int } }" }
    let conditions = names.map { "  is \($0): \($0)\n  be \($0): \($0) != true or get" }
    let graph = """
      navc: 1
      graph: Shop
      root: a
      facts:
      \(facts.joined(separator: "\n"))
        nonmutating: { type: Int, arguments: { get: Int } }
      conditions:
      \(conditions.joined(separator: "\n"))
        call: nonmutating(1) > 2
      screens: { a: }
      """
    let swift = try Emitted(graph).swift
    #expect(try SwiftCompiler.check(.init(name: "Navigation", sources: [swift])) == "")
    #expect(try SwiftCompiler.lint([swift]) == "")
  }

  @Test func aFactWithArgumentsIsCalledSelf() throws {
    let graph = """
      navc: 1
      graph: Shop
      root: a
      facts: { self: { type: Bool, arguments: { self: Int } } }
      conditions: { isSelf: self(1) }
      screens: { a: { push: { b: { to: b, shouldPerform: isSelf and self(2) } } }, b: }
      """
    #expect(try SwiftCompiler.check(.init(name: "Navigation", sources: [Emitted(graph).swift])) == "")
  }

  @Test func aGraphWithoutFactsMayHaveAScreenOfItsName() throws {
    let graph = "{ navc: 1, graph: Cart, root: cart, screens: { cart: } }"
    #expect(try SwiftCompiler.check(.init(name: "Navigation", sources: [Emitted(graph).swift])) == "")
  }
}
