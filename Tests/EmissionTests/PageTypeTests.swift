import NavCompiler
import Testing

/// The `pages` of a graph. A page of another type does not compile, and the message names the factory.
@Suite struct PageTypeTests {
  /// A class and a protocol with an associated type, like the pages of Apple's toolkits.
  private static let toolkit = """
    @MainActor open class Controller {
      public init() {}
    }
    @MainActor @preconcurrency public protocol View {
      associatedtype Body
      var body: Body { get }
    }
    """

  private static func graph(_ pages: String, access: String = "public") -> String {
    """
    navc: 1
    graph: Shop
    root: catalog
    access: \(access)
    pages: { \(pages) }
    screens:
      catalog: { push: { openView: view }, present: { ask: sure } }
      view: { unwind: { close: catalog } }
      sure: { alert: true, unwind: { keep: previous } }
    """
  }

  private static func app(_ toolkit: String, pages: String, screens: String) -> String {
    """
    import NavRuntime
    import ShopNavigation
    import \(toolkit)

    \(pages)

    @MainActor final class ShopScreens {}

    extension ShopScreens: Shop.Screens {
    \(screens)
      func sure(_ screen: Shop.Sure.Handle) -> AlertText<Shop.Sure> { AlertText(title: "Sure?", keep: "Keep") }
    }
    """
  }

  private func check(
    _ pages: String, app: String, under isolations: [SwiftCompiler.DefaultIsolation] = [.none]
  ) throws -> String {
    try SwiftCompiler.check(
      .init(name: "ToolkitModel", sources: [Self.toolkit]),
      .init(name: "ShopNavigation", sources: [Emitted(Self.graph(pages)).swift]), .app(app),
      under: isolations)
  }

  private static let controllers = "conform: Controller, import: ToolkitModel"
  private static let views = "conform: View, import: ToolkitModel"

  /// A screen can have the name of the pages' type.
  @Test func pagesOfTheTypeCompile() throws {
    let controllers = Self.app(
      "ToolkitModel", pages: "final class Page: Controller {}",
      screens: """
          func catalog(_ screen: Shop.Catalog.Handle) -> Page { Page() }
          func view(_ screen: Shop.View.Handle) -> Page { Page() }
          func prepareCatalogOpenView(for segue: PushSegue<Page, Page, Shop.View>) {}
        """)
    #expect(try check(Self.controllers, app: controllers, under: .all) == "")
    let views = Self.app(
      "ToolkitModel", pages: "struct Page: ToolkitModel.View { var body: Int { 1 } }",
      screens: """
          func catalog(_ screen: Shop.Catalog.Handle) -> some ToolkitModel.View { Page() }
          func view(_ screen: Shop.View.Handle) -> Page { Page() }
        """)
    #expect(try check(Self.views, app: views, under: .all) == "")
  }

  @Test(arguments: [(controllers, "if 'Page' inherited from 'Controller'"), (views, "if 'Page' conformed to 'View'")])
  func aPageOfAnotherTypeIsOneErrorThatNamesItsFactory(_ pages: String, _ reason: String) throws {
    let app = Self.app(
      "ToolkitModel",
      pages: "final class Page {}\nfinal class Right: Controller, ToolkitModel.View { var body: Int { 1 } }",
      screens: """
          func catalog(_ screen: Shop.Catalog.Handle) -> Page { Page() }
          func view(_ screen: Shop.View.Handle) -> Right { Right() }
        """)
    let said = try check(pages, app: app)
    #expect(
      SwiftCompiler.messages("error", in: said)
        == ["type 'ShopScreens' does not conform to protocol 'Shop.CatalogFactory'"], "\(said)")
    #expect(said.contains(reason) && said.contains("func catalog(_ screen: Shop.Catalog.Handle) -> Page"), "\(said)")
  }

  @Test func aMissingFactoryIsNamedThereToo() throws {
    let app = Self.app(
      "ToolkitModel", pages: "final class Page: Controller {}",
      screens: "  func catalog(_ screen: Shop.Catalog.Handle) -> Page { Page() }")
    let said = try check(Self.controllers, app: app)
    #expect(
      SwiftCompiler.messages("error", in: said)
        == ["type 'ShopScreens' does not conform to protocol 'Shop.ViewFactory'"], "\(said)")
    #expect(said.contains("which `func view(_:)` returns"), "\(said)")
  }

  /// The type can be in the module of the generated code, and the graph can be internal.
  @Test(arguments: ["App", "Shop"])
  func theTypeCanBeTheAppsOwn(_ module: String) throws {
    let emitted = try Emitted(Self.graph("conform: \(module).Root.Page", access: "internal"))
    let own = "enum Root { @MainActor class Page { init() {} } }"
    #expect(
      try SwiftCompiler.check(.init(name: module, sources: [emitted.swift, emitted.stubs, own]), under: .all) == "")
  }

  @Test func aTypeThatIsNotThereIsReportedAtItsLine() throws {
    let said = try SwiftCompiler.check(.app(Emitted(Self.graph("conform: Controler")).swift))
    #expect(
      SwiftCompiler.messages("error", in: said) == ["cannot find type 'Controler' in scope"]
        && said.contains("test.nav.yaml:5:"), "\(said)")
  }

  /// A fragment is compiled without the graph that mounts it.
  @Test func aFragmentSaysWhatItsOwnPagesAre() throws {
    let files = ListedFiles([
      (
        "shop.nav.yaml",
        """
        navc: 1
        graph: Shop
        root: catalog
        pages: { conform: Controller, import: ToolkitModel }
        screens:
          catalog: { push: { pay: checkout } }
          checkout: { mount: checkout.nav.yaml }
        """
      ),
      (
        "checkout.nav.yaml",
        """
        navc: 1
        fragment: Checkout
        root: address
        access: internal
        pages: { conform: View, import: ToolkitModel }
        screens: { address: {} }
        """
      ),
    ])
    let (shop, checkout) = (try Emitted("shop.nav.yaml", of: files), try Emitted("checkout.nav.yaml", of: files))
    let app = """
      import NavRuntime
      import ToolkitModel
      final class Page: Controller {}
      struct AddressPage: ToolkitModel.View { var body: Int { 1 } }
      @MainActor final class ShopScreens: Shop.Screens {
        func catalog(_ screen: Shop.Catalog.Handle) -> Page { Page() }
        var checkout: CheckoutScreens { CheckoutScreens() }
        func prepareCatalogPay(for segue: PushSegue<Page, AddressPage, Checkout.Address>) {}
      }
      @MainActor final class CheckoutScreens: Checkout.Screens {
        func address(_ screen: Checkout.Address.Handle) -> AddressPage { AddressPage() }
      }
      """
    #expect(
      try SwiftCompiler.check(
        .init(name: "ToolkitModel", sources: [Self.toolkit]), .app(shop.swift, checkout.swift, app), under: .all) == "")
  }

  /// If `import` is absent, the type of the pages is in one of the modules under `imports`.
  @Test func theModuleOfThePagesMayBeImportedWithOthers() throws {
    for type in ["Controller", "ToolkitModel.Controller"] {
      let graph = Self.graph("conform: \(type)").replacing(
        "root: catalog", with: "root: catalog\nimports: [ToolkitModel]")
      #expect(
        try SwiftCompiler.check(.init(name: "ToolkitModel", sources: [Self.toolkit]), .app(Emitted(graph).swift)) == "")
    }
  }
}
