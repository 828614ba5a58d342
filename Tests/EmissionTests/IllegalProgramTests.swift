import Testing

/// Rule 1 of the generated code: a program that breaks a promise does not compile. Without the faulty line, it
/// compiles.
@Suite struct IllegalProgramTests {
  private static let graph = """
    navc: 1
    graph: Shop
    root: catalog
    access: public
    types:
      SortOrder: [price, name]
    facts:
      isSignedIn: Bool
    anywhere:
      present: { showHelp: help }
      go: { seeProduct: { to: product, pass: { highlight: true } } }
    screens:
      catalog:
        push:
          openProduct: { to: product, shouldPerform: isSignedIn }
          openFilters: filters
        present:
          ask: sure
          openSettings: settings
      product:
        arguments: { id: Int, highlight: Bool = false }
        go: { another: { to: product, pass: { highlight: true } } }
      sure:
        alert: { destructive: [empty], cancel: keep }
        unwind: { empty: catalog, keep: previous }
      filters:
        unwind:
          apply: { to: catalog, returns: SortOrder }
      help:
      settings: { tabs: { sound: sound, storage: storage } }
      sound: { unwind: { close: catalog } }
      storage:
    """

  /// An app with the given screens, facts, and statements.
  private static func app(screens: String = allFactories, facts: String = allFacts, body: String = "") -> String {
    """
    import NavRuntime
    import ShopNavigation

    @MainActor final class Page {}

    @MainActor final class ShopScreens: Shop.Screens {
    \(screens)
    }

    @MainActor final class ShopFacts: Shop.Facts {
    \(facts)
    }

    @MainActor func use(
      catalog: Shop.Catalog.Handle, product: Shop.Product.Handle, filters: Shop.Filters.Handle, sure: Shop.Sure.Handle,
      help: Shop.Help.Handle, settings: Shop.Settings.Handle
    ) async {
    \(body)
    }
    """
  }

  private static let allFactories = """
      func catalog(_ screen: Shop.Catalog.Handle) -> Page { Page() }
      func product(_ screen: Shop.Product.Handle) -> Page { Page() }
      func filters(_ screen: Shop.Filters.Handle) -> Page { Page() }
      func help(_ screen: Shop.Help.Handle) -> Page { Page() }
      func sound(_ screen: Shop.Sound.Handle) -> Page { Page() }
      func storage(_ screen: Shop.Storage.Handle) -> Page { Page() }
      func sure(_ screen: Shop.Sure.Handle) -> AlertText<Shop.Sure> {
        AlertText(title: "Empty it?", empty: "Empty", keep: "Keep")
      }
    """
  private static let allFacts = "  var isSignedIn = false"

  private func check(_ app: String) throws -> String {
    try SwiftCompiler.check(.init(name: "ShopNavigation", sources: [Emitted(Self.graph).swift]), .app(app))
  }

  @Test func aLegalProgramCompiles() throws {
    let body = """
        catalog.openProduct(id: 42)
        let outcome = await catalog.openProduct(id: 42, highlight: true, sender: .program).outcome
        let order: Shop.SortOrder? = await catalog.openFilters().returned
        filters.apply(.price)
        product.another(id: 7)
        product.showHelp()
        for request in [filters.seeProduct(id: 7), help.seeProduct(id: 7)] { print(request) }
        switch await catalog.ask().returned {
        case .empty: print("empty")
        case .keep, nil: print("kept")
        }
        print(outcome, order as Any, catalog.canPerform(.openProduct), product.arguments.id)
        let places: Set = [Shop.Product(id: 1), Shop.Product(id: 2, highlight: true)]
        func save<Value: Codable & Hashable & Sendable>(_ value: Value) {}
        save(Shop.Product(id: places.count))
      """
    #expect(try check(Self.app(body: body)) == "")
  }

  @Test(arguments: [
    (
      "a segue that its screen does not declare", "product.openFilters()",
      "requires the types 'Shop.Product' and 'Shop.Catalog'"
    ),
    ("a segue that no screen declares", "catalog.openCart()", "no member 'openCart'"),
    ("a segue of another screen", "filters.openProduct(id: 1)", "requires the types 'Shop.Filters' and 'Shop.Catalog'"),
    ("a missing argument", "catalog.openProduct()", "missing argument for parameter 'id'"),
    ("a mistyped argument", "catalog.openProduct(id: \"42\")", "cannot convert value of type 'String'"),
    ("an argument that is not declared", "catalog.openProduct(id: 1, color: 2)", "extra argument 'color'"),
    ("a go segue without its argument", "product.another()", "missing argument for parameter 'id'"),
    (
      "an argument that a go segue passes itself", "product.another(id: 1, highlight: true)",
      "extra argument 'highlight'"
    ),
    ("a go segue of another screen", "filters.another(id: 1)", "requires the types 'Shop.Filters' and 'Shop.Product'"),
    (
      "what a go segue gives back", "let id: Int? = await product.another(id: 1).returned; print(id as Any)", "Never"
    ),
    (
      "what is pushed from anywhere, from there", "help.showHelp()",
      "requires that 'Shop.Help' conform to 'Shop.Anywhere'"
    ),
    (
      "what goes somewhere from anywhere, from an alert", "sure.seeProduct(id: 1)",
      "requires that 'Shop.Sure' conform to 'Shop.GoesAnywhere'"
    ),
    (
      "what goes somewhere from anywhere, from a container", "settings.seeProduct(id: 1)",
      "requires that 'Shop.Settings' conform to 'Shop.GoesAnywhere'"
    ),
    ("what it passes itself", "catalog.seeProduct(id: 1, highlight: true)", "extra argument 'highlight'"),
    ("an unwind without its value", "filters.apply()", "missing argument"),
    ("an unwind value of another type", "filters.apply(3)", "cannot convert value of type 'Int'"),
    ("a case that is not declared", "filters.apply(.newest)", "has no member 'newest'"),
    (
      "a returned value as another type", "let order: Int? = await catalog.openFilters().returned; print(order as Any)",
      "Int?"
    ),
    (
      "another screen's segue to canPerform", "print(catalog.canPerform(.apply))",
      "requires the types 'Shop.Catalog' and 'Shop.Filters'"
    ),
    (
      "a text without a label for each button", "print(AlertText<Shop.Sure>(title: \"?\", empty: \"Yes\"))",
      "missing argument"
    ),
    (
      "a label for no button", "print(AlertText<Shop.Sure>(title: \"?\", empty: \"\", keep: \"\", close: \"\"))",
      "extra argument"
    ),
    (
      "a button that an alert has not", "if await catalog.ask().returned == .close { print() }", "has no member 'close'"
    ),
    ("an alert's button as a value", "let value: Int? = await catalog.ask().returned; print(value as Any)", "Int?"),
    (
      "another screen's arguments", "let id: String = product.arguments.id; print(id)",
      "cannot convert value of type 'Int'"
    ),
  ])
  func doesNotCompile(_ what: String, _ line: String, _ message: String) throws {
    let said = try check(Self.app(body: "  " + line))
    #expect(said.contains("error:") && said.contains(message), "\(what): \(said)")
  }

  private static let hooks = """

    extension ShopScreens {
      func prepareCatalogOpenProduct(for segue: PushSegue<Page, Page, Shop.Product>) {}
      func unwindFiltersApply(for segue: UnwindSegue<Page, Page, Shop.SortOrder>) {}
    }
    """

  @Test(arguments: [
    (
      "a missing factory",
      allFactories.split(separator: "\n").filter { !$0.contains("product") }.joined(separator: "\n")
    ),
    ("the handle of another screen", allFactories.replacing("Shop.Product.Handle", with: "Shop.Catalog.Handle")),
  ])
  func aWrongFactoryIsOneErrorThatNamesIt(_ what: String, _ screens: String) throws {
    let said = try check(Self.app(screens: screens) + Self.hooks)
    let errors = SwiftCompiler.messages("error", in: said)
    #expect(errors == ["type 'ShopScreens' does not conform to protocol 'Shop.ProductFactory'"], "\(what): \(said)")
  }

  @Test func eachMissingFactoryIsAnErrorOfItsOwn() throws {
    let screens = Self.allFactories.split(separator: "\n").filter { $0.contains("catalog") }.joined(separator: "\n")
    let errors = try SwiftCompiler.messages("error", in: check(Self.app(screens: screens)))
    let expected = ["Product", "Sure", "Filters", "Help", "Sound", "Storage"].map {
      "type 'ShopScreens' does not conform to protocol 'Shop.\($0)Factory'"
    }
    #expect(errors == expected)
  }

  @Test(arguments: [
    (
      "a misspelt hook", "func unwindFiltersAply(for segue: UnwindSegue<Page, Page, Shop.SortOrder>) {}",
      "unwindFiltersAply"
    ),
    (
      "the page of another screen", "func unwindFiltersApply(for segue: UnwindSegue<Int, Page, Shop.SortOrder>) {}",
      "unwindFiltersApply"
    ),
    (
      "a value of another type", "func unwindFiltersApply(for segue: UnwindSegue<Page, Page, String>) {}",
      "unwindFiltersApply"
    ),
    (
      "another screen's arguments",
      "func prepareCatalogOpenProduct(for segue: PushSegue<Page, Page, Shop.Filters>) {}", "prepareCatalogOpenProduct"
    ),
  ])
  func aHookThatIsNeverCalledIsAWarningWhereTheConformanceIsDeclared(
    _ what: String, _ hook: String, _ name: String
  ) throws {
    let app = """
      import NavRuntime
      import ShopNavigation

      @MainActor final class Page {}

      @MainActor final class ShopScreens {}

      extension ShopScreens: Shop.Screens {
      \(Self.allFactories)
        \(hook)
      }
      """
    let said = try check(app)
    let requirement = name.replacing("Aply", with: "Apply")
    #expect(
      SwiftCompiler.messages("error", in: said) == [
        "instance method '\(name)(for:)' nearly matches defaulted requirement '\(requirement)(for:)' of protocol 'Screens'"
      ], "\(what): \(said)")
  }

  @Test(arguments: [("a missing fact", ""), ("a fact of another type", "  var isSignedIn = 1")])
  func aWrongFactDoesNotCompile(_ what: String, _ facts: String) throws {
    let said = try check(Self.app(facts: facts))
    #expect(said.contains("does not conform to protocol 'Shop.Facts'"), "\(what): \(said)")
  }

  @Test func aHookSeesItsPagesTyped() throws {
    let factories = Self.allFactories.replacing(/(Catalog|Product)\.Handle\) -> Page { Page/) { match in
      "\(match.1).Handle) -> \(match.1)Page { \(match.1)Page"
    }
    let screens = """
      \(factories)
        func prepareCatalogOpenProduct(for segue: PushSegue<CatalogPage, ProductPage, Shop.Product>) {
          segue.destination.opener = segue.source
          segue.destination.number = segue.arguments.id
        }
        func unwindFiltersApply(for segue: UnwindSegue<Page, CatalogPage, Shop.SortOrder>) {
          segue.destination.order = segue.value
        }
      """
    let pages = """

      @MainActor final class CatalogPage { var order = Shop.SortOrder.price }
      @MainActor final class ProductPage { var opener: CatalogPage?; var number = 0 }
      extension CatalogPage: SegueSource {
        func shouldPerform(_ leaving: LeavingSegue<Shop.Catalog>) -> Bool {
          leaving.segue == .openFilters || order == .price
        }
      }
      extension ProductPage: SegueSource {
        func prepareUnwind(for leaving: LeavingSegue<Shop.Product>) { number = leaving.arguments.id }
      }
      """
    #expect(try check(Self.app(screens: screens) + pages) == "")
  }

  @Test func aPageIsNotAskedAboutTheSegueOfAnotherScreen() throws {
    let page = """

      struct FiltersPage: SegueSource {
        func shouldPerform(_ leaving: LeavingSegue<Shop.Filters>) -> Bool { leaving.segue == .openProduct }
      }
      """
    let said = try check(Self.app() + page)
    #expect(said.contains("cannot be applied to operands of type 'Segue<Shop.Filters>'"), "\(said)")
  }
}
