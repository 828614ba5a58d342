import Foundation
import NavCompiler
import TestTiers
import Testing

/// Stubs compile next to the generated code without changes.
@Suite struct StubsTests {
  @Test(.thorough, arguments: Emitted.names.filter { $0 != "names" })
  func compile(_ name: String) throws {
    let emitted = try Emitted(graph: name)
    #expect(try SwiftCompiler.check(.app(emitted.swift, emitted.stubs), under: .all) == "")
    #expect(try SwiftCompiler.lint([emitted.stubs]) == "")
  }

  @Test func compileWithFragments() throws {
    let files = try Emitted.folder("fragments")
    #expect(try SwiftCompiler.check(.app(files.map(\.swift) + files.map(\.stubs)), under: .all) == "")
  }

  /// The hooks compile after their slashes are removed.
  @Test func theHooksAreThereAsComments() throws {
    let files = try Emitted.folder("fragments")
    let graphs = try ["unwinds", "alerts", "go", "store"].map { try Emitted(graph: $0) }
    for emitted in files + graphs { #expect(emitted.stubs.contains("  // func "), "\(emitted.name)") }
    let apps =
      [files.flatMap { [$0.swift, Self.written($0.stubs)] }] + graphs.map { [$0.swift, Self.written($0.stubs)] }
    for sources in apps { #expect(try SwiftCompiler.check(.app(sources)) == "") }
  }

  /// Returns stubs without the slashes before hooks.
  private static func written(_ stubs: String) -> String {
    let lines = stubs.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex { $0.hasPrefix("  // Hooks:") } ?? lines.endIndex
    return lines.enumerated().map { index, line in
      index > start && line.hasPrefix("  // ") ? line.dropFirst(5) : line
    }.joined(separator: "\n")
  }

  /// A required hook is not commented out, and it is empty.
  @Test func aRequiredHookIsNoComment() throws {
    let emitted = try Emitted(
      """
      navc: 1
      graph: Shop
      root: list
      screens:
        list: { push: { open: { to: detail, hook: required }, more: other } }
        detail: {}
        other: {}
      """)
    #expect(emitted.stubs.contains("\n  func prepareListOpen(") && emitted.stubs.contains("// func prepareListMore("))
    #expect(try SwiftCompiler.check(.app(emitted.swift, emitted.stubs), under: .all) == "")
  }

  private static let small = """
    navc: 1
    graph: Shop
    root: catalog
    screens: { catalog: { push: { open: product } }, product: { arguments: { id: Int } } }
    """

  /// Stubs for the terminal compile here, and stubs for Apple's toolkits in `Tests/AppleHosts`.
  @Test func theirPagesCanBeThoseOfAToolkit() throws {
    let use = """
      import NavRuntime
      import NavTerminal
      @MainActor func pages(_ screens: ShopScreens, _ screen: Shop.Catalog.Handle) -> any TerminalPage {
        screens.catalog(screen)
      }
      """
    let asked = try Emitted(pagesOf: .terminal, Self.small)
    let declared = try Emitted(Self.small + "\npages: { conform: TerminalPage, import: NavTerminal }\n")
    for emitted in [asked, declared] {
      #expect(try SwiftCompiler.check(.app(emitted.swift, emitted.stubs, use), under: .all) == "")
      #expect(try SwiftCompiler.lint([emitted.swift, emitted.stubs]) == "")
    }
    #expect(asked.stubs == declared.stubs)
  }

  /// `Tests/AppleHosts` compiles these files. `NAVC_RECORD=1 swift test` writes them.
  @Test(arguments: [
    (PageToolkit.uikit, "Tests/AppleHosts/Fixtures/Stubs"), (.swiftui, "Tests/AppleHosts/Fixtures/Stubs"),
  ])
  func thoseOfAToolkitAreAsRecorded(_ toolkit: PageToolkit, _ folder: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let declared = Self.small + "\npages: { conform: \(toolkit.page), import: \(toolkit.modules.sorted()[0]) }\n"
    let emitted = try Emitted(pagesOf: toolkit, declared)
    let name = toolkit.rawValue
    for (file, text) in [("\(name).nav.swift.txt", emitted.swift), ("\(name).stubs.swift.txt", emitted.stubs)] {
      let url = root.appending(path: folder).appending(path: file)
      if ProcessInfo.processInfo.environment["NAVC_RECORD"] != nil {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
      }
      #expect(try String(contentsOf: url, encoding: .utf8) == text)
    }
    #expect(try SwiftCompiler.lint([emitted.stubs]) == "")
  }

  /// `navc import` writes the class, the storyboard, and the Storyboard ID of a screen.
  @Test func aPageOfAStoryboardIsMadeFromIt() throws {
    let graph = """
      navc: 1
      graph: Shop
      root: catalog
      screens:
        catalog:
          class: CatalogViewController
          metadata: { storyboard: Main, storyboardID: "the list" }
          push: { open: product, about: about, ask: bad }
        product: { class: ProductViewController, metadata: { storyboard: Main } }
        about: { class: ShopPage, metadata: { storyboard: Main, storyboardID: about } }
        bad: { class: "A b", metadata: { storyboard: Main, storyboardID: bad } }
      """
    let stubs = try Emitted(pagesOf: .uikit, graph).stubs
    let factory = """
        func catalog(_ screen: Shop.Catalog.Handle) -> CatalogViewController {
          let storyboard = UIStoryboard(name: "Main", bundle: nil)
          return storyboard.instantiateViewController(identifier: "the list") {
            CatalogViewController(coder: $0)
          }
        }
        func product(_ screen: Shop.Product.Handle) -> ShopPage { ShopPage("product") }
        func about(_ screen: Shop.About.Handle) -> ShopPage { ShopPage("about") }
        func bad(_ screen: Shop.Bad.Handle) -> ShopPage { ShopPage("bad") }

      """
    #expect(stubs.contains(factory), "\(stubs)")
    #expect(stubs.contains("PushSegue<CatalogViewController, ShopPage, Shop.Product>"))
    #expect(try SwiftCompiler.lint([stubs]) == "")
    for toolkit in [nil, PageToolkit.terminal, .swiftui] {
      #expect(try !Emitted(pagesOf: toolkit, graph).stubs.contains("Storyboard"))
    }
  }

  /// Swift reserves these names, or the stubs use them for something else.
  @Test(arguments: ["Any", "Self", "MainActor", "Graph", "UIStoryboard", "NavRuntime"])
  func aClassThatTheStubsCannotNameIsLeftOut(_ name: String) throws {
    let stubs = try Emitted(
      pagesOf: .uikit,
      """
      navc: 1
      graph: Shop
      root: catalog
      screens: { catalog: { class: \(name), metadata: { storyboard: Main, storyboardID: a } } }
      """
    ).stubs
    let factory = #"func catalog(_ screen: Shop.Catalog.Handle) -> ShopPage { ShopPage("catalog") }"#
    #expect(stubs.contains(factory), "\(stubs)")
  }

  @Test func withoutAPlaceholderThereIsNoClassForOne() throws {
    let stubs = try Emitted(
      pagesOf: .uikit,
      """
      navc: 1
      graph: Shop
      root: catalog
      screens: { catalog: { class: Catalog, metadata: { storyboard: Main, storyboardID: a } } }
      """
    ).stubs
    #expect(!stubs.contains("class ShopPage"))
  }

  /// `Scripts/check gtk` compiles the Swift of the page.
  @Test func thePageForGTKIsInItsDocumentation() throws {
    let stubs = try Emitted(pagesOf: .gtk, Self.small).stubs
    let start = try #require(stubs.firstRange(of: "@MainActor final class ShopPage"))
    let end = try #require(stubs.firstRange(of: "\n/// Creates the pages"))
    let shown = "```swift gtk\n\(stubs[start.lowerBound..<end.lowerBound])```\n"
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Documentation/gtk.md")
    #expect(try String(contentsOf: page.standardizedFileURL, encoding: .utf8).contains(shown))
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
    #expect(try SwiftCompiler.check(.app(emitted.swift, emitted.stubs), under: .all) == "")
    #expect(emitted.stubs.contains("get async { true }"))
    #expect(emitted.stubs.contains("var order: Shop.Order { .price }"))
  }

  /// The classes of the stubs do not have the names of the app's types.
  @Test func theirNamesAreFree() throws {
    let files = ListedFiles([
      (
        "shop.nav.yaml",
        """
        navc: 1
        graph: Shop
        root: catalog
        pages: { conform: ShopPage }
        types: { Cart: { swift: ShopScreens }, Bag: { swift: "[App.ShopFacts]" } }
        facts: { bag: Bag? }
        screens:
          catalog: { push: { open: list, pay: { to: part, hook: required } } }
          list: { arguments: { cart: Cart, other: Bag }, back: { shouldPerform: bag == nil } }
          part: { mount: part.nav.yaml }
        """
      ),
      (
        "part.nav.yaml",
        """
        navc: 1
        fragment: Part
        root: start
        access: internal
        pages: { conform: PartPage }
        types: { Cart: { swift: PartScreens } }
        screens: { start: { push: { open: list } }, list: { arguments: { cart: Cart } } }
        """
      ),
    ])
    let app = """
      @MainActor class ShopPage { init() {} }
      @MainActor class PartPage { init() {} }
      nonisolated struct ShopScreens: Hashable, Codable, Sendable {}
      nonisolated struct PartScreens: Hashable, Codable, Sendable {}
      nonisolated struct ShopFacts: Hashable, Codable, Sendable {}
      """
    let emitted = try ["shop.nav.yaml", "part.nav.yaml"].map { try Emitted($0, of: files) }
    #expect(try SwiftCompiler.check(.app(emitted.flatMap { [$0.swift, $0.stubs] } + [app])) == "")
  }
}
