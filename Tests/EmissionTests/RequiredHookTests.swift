import NavCompiler
import Testing

/// `hook: required`: a hook that is missing, misspelled, or of another type is an error that names the hook.
@Suite struct RequiredHookTests {
  private static let graph = """
    navc: 1
    graph: Shop
    root: catalog
    access: public
    anywhere: { present: { showHelp: { to: help, hook: required } } }
    screens:
      catalog:
        push: { openProduct: { to: product, hook: required }, openFilters: filters }
        present: { ask: { to: sure, hook: required } }
      product:
        arguments: { id: Int }
        replace: { next: { to: last, hook: required } }
      last: { arguments: { id: Int } }
      filters: { unwind: { apply: { to: catalog, returns: Int, hook: required }, cancel: previous } }
      help:
      sure: { alert: { cancel: keep }, unwind: { empty: { to: catalog, hook: required }, keep: previous } }
    """

  /// The required hooks of the graph, by name, with their types.
  private static let hooks = [
    "prepareAnywhereShowHelp": "PushSegue<Any, Page, Shop.Help>",
    "prepareCatalogOpenProduct": "PushSegue<Page, Page, Shop.Product>",
    "prepareCatalogAsk": "PushSegue<Page, AlertText<Shop.Sure>, Shop.Sure>",
    "prepareProductNext": "PushSegue<Page, Page, Shop.Last>",
    "unwindFiltersApply": "UnwindSegue<Page, Page, Int>",
    "unwindSureEmpty": "UnwindSegue<AlertText<Shop.Sure>, Page, Void>",
  ]

  private static func app(_ change: (inout [String: String]) -> Void) -> String {
    var hooks = hooks
    change(&hooks)
    let written = hooks.sorted { $0.key < $1.key }.map { "  func \($0.key)(for segue: \($0.value)) {}" }
    return """
      import NavRuntime
      import ShopNavigation

      @MainActor final class Page {}

      @MainActor final class ShopScreens {}

      extension ShopScreens: Shop.Screens {
        func catalog(_ screen: Shop.Catalog.Handle) -> Page { Page() }
        func product(_ screen: Shop.Product.Handle) -> Page { Page() }
        func last(_ screen: Shop.Last.Handle) -> Page { Page() }
        func filters(_ screen: Shop.Filters.Handle) -> Page { Page() }
        func help(_ screen: Shop.Help.Handle) -> Page { Page() }
        func sure(_ screen: Shop.Sure.Handle) -> AlertText<Shop.Sure> {
          AlertText(title: "Sure?", empty: "Empty", keep: "Keep")
        }
      \(written.joined(separator: "\n"))
      }
      """
  }

  private func check(
    _ app: String, under isolations: [SwiftCompiler.DefaultIsolation] = [.none]
  ) throws -> String {
    try SwiftCompiler.check(
      .init(name: "ShopNavigation", sources: [Emitted(Self.graph).swift]), .app(app), under: isolations)
  }

  @Test func anAppThatWritesThemCompiles() throws {
    #expect(try check(Self.app { _ in }, under: .all) == "")
  }

  /// One run of the compiler names all missing hooks.
  @Test func eachThatIsMissingIsNamed() throws {
    let said = try check(Self.app { $0 = [:] })
    #expect(
      SwiftCompiler.messages("error", in: said) == ["type 'ShopScreens' does not conform to protocol 'Shop.Screens'"],
      "\(said)")
    for hook in Self.hooks.keys { #expect(said.contains("protocol requires function '\(hook)(for:)'"), "\(said)") }
  }

  @Test(arguments: [("prepareCatalogOpenProduct", "prepareCatalogOpenProdukt"), ("unwindFiltersApply", "unwindApply")])
  func oneThatIsMisspeltIsNamed(_ hook: String, _ wrong: String) throws {
    let said = try check(Self.app { $0[wrong] = $0.removeValue(forKey: hook) })
    #expect(SwiftCompiler.messages("error", in: said).contains { $0.contains("'Shop.Screens'") }, "\(said)")
    #expect(said.contains("protocol requires function '\(hook)(for:)'"), "\(said)")
  }

  @Test func oneOfAnotherTypeIsNamed() throws {
    let said = try check(Self.app { $0["unwindFiltersApply"] = "UnwindSegue<Page, Page, String>" })
    #expect(SwiftCompiler.messages("error", in: said).contains { $0.contains("'Shop.Screens'") }, "\(said)")
    #expect(said.contains("protocol requires function 'unwindFiltersApply(for:)'"), "\(said)")
  }

  /// The protocol of a large graph is in parts.
  @Test func aLargeGraphRequiresThemToo() throws {
    let screens = (1...140).map { "  s\($0): { push: { next: \($0 < 140 ? "s\($0 + 1)" : "last") } }" }
    let graph = """
      navc: 1
      graph: Shop
      root: s1
      screens:
      \(screens.joined(separator: "\n").replacing("next: s70", with: "next: { to: s70, hook: required }"))
        last: {}
      """
    let emitted = try Emitted(graph)
    #expect(try SwiftCompiler.check(.app(emitted.swift, emitted.stubs)) == "")
    let name = "prepareS69Next"
    let said = try SwiftCompiler.check(.app(emitted.swift, emitted.stubs.replacing(name, with: "prepareS69")))
    #expect(said.contains("protocol requires function '\(name)(for:)'"), "\(said)")
  }
}
