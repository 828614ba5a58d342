import NavRuntime
import NavTesting

/// A page of the fixture: its handle, and the results of its hooks.
@MainActor final class Page<S: Screen>: SegueSource {
  let screen: ScreenHandle<S>
  var answer: (LeavingSegue<S>) -> Bool = { _ in true }
  var whenLeft: (LeavingSegue<S>) -> Void = { _ in }
  var whenFreed: () -> Void = {}

  init(_ screen: ScreenHandle<S>) {
    self.screen = screen
  }

  func shouldPerform(_ leaving: LeavingSegue<S>) -> Bool { answer(leaving) }

  func prepareUnwind(for leaving: LeavingSegue<S>) { whenLeft(leaving) }

  isolated deinit { whenFreed() }
}

/// The app's side of the fixture. Records each call, in order.
@MainActor final class RecordingScreens: Shop.Screens {
  var calls: [String] = []
  /// The result of the hooks. May do anything while it runs.
  var answer: (SegueID) -> Bool = { _ in true }
  /// Runs inside factories.
  var whenMaking: (any Screen.Type) -> Void = { _ in }
  /// Runs inside `prepare` and unwind hooks.
  var whenTold: () -> Void = {}
  /// Runs when a page is freed.
  var whenFreed: () -> Void = {}
  /// The pages that are alive.
  var pages: [() -> AnyObject?] = []
  var livingPages: Int { pages.count { $0() != nil } }

  private func made<S: Screen>(_ page: Page<S>) -> Page<S> {
    calls.append("make \(Shop.name(of: S.self) ?? "?")")
    pages.append { [weak page] in page }
    page.whenFreed = { [weak self] in self?.whenFreed() }
    whenMaking(S.self)
    return page
  }

  private func asking<S: Screen>(_ page: Page<S>) -> Page<S> {
    page.answer = { [unowned self] in asked($0.segue.id) }
    return page
  }

  private func telling<S: Screen>(_ page: Page<S>, _ name: String) -> Page<S> {
    page.whenLeft = { [unowned self] in told("\(name): prepare \($0.name)") }
    return page
  }

  private func asked(_ segue: SegueID) -> Bool {
    calls.append("ask \(Shop.table.name(of: segue))")
    return answer(segue)
  }

  private func told(_ call: String) {
    calls.append(call)
    whenTold()
  }

  func catalog(_ screen: Shop.Catalog.Handle) -> Page<Shop.Catalog> { asking(made(Page(screen))) }
  func filters(_ screen: Shop.Filters.Handle) -> Page<Shop.Filters> {
    asking(telling(made(Page(screen)), "filters"))
  }
  func help(_ screen: Shop.Help.Handle) -> Page<Shop.Help> { made(Page(screen)) }
  func product(_ screen: Shop.Product.Handle) -> Page<Shop.Product> {
    asking(telling(made(Page(screen)), "product"))
  }
  func seller(_ screen: Shop.Seller.Handle) -> Page<Shop.Seller> { made(Page(screen)) }
  func cart(_ screen: Shop.Cart.Handle) -> Page<Shop.Cart> { telling(made(Page(screen)), "cart") }
  func note(_ screen: Shop.Note.Handle) -> Page<Shop.Note> { made(Page(screen)) }

  func prepareCatalogOpenProduct(for segue: PushSegue<Page<Shop.Catalog>, Page<Shop.Product>, Shop.Product>) {
    told("prepare product \(segue.destination.screen.arguments.id) by \(segue.sender)")
  }
  func prepareCatalogOpenCart(for segue: PushSegue<Page<Shop.Catalog>, Page<Shop.Cart>, Shop.Cart>) {
    told("prepare cart")
  }
  func prepareCatalogQueueProduct(for segue: PushSegue<Page<Shop.Catalog>, Page<Shop.Product>, Shop.Product>) {
    prepareCatalogOpenProduct(for: segue)
  }
  func prepareCatalogReplaceProduct(for segue: PushSegue<Page<Shop.Catalog>, Page<Shop.Product>, Shop.Product>) {
    prepareCatalogOpenProduct(for: segue)
  }
  func prepareCatalogDropCart(for segue: PushSegue<Page<Shop.Catalog>, Page<Shop.Cart>, Shop.Cart>) {
    prepareCatalogOpenCart(for: segue)
  }
  func prepareCatalogQueueCart(for segue: PushSegue<Page<Shop.Catalog>, Page<Shop.Cart>, Shop.Cart>) {
    prepareCatalogOpenCart(for: segue)
  }
  func unwindFiltersApply(for segue: UnwindSegue<Page<Shop.Filters>, Page<Shop.Catalog>, Shop.SortOrder>) {
    told("unwind apply \(segue.value)")
  }
  func unwindFiltersClear(for segue: UnwindSegue<Page<Shop.Filters>, Page<Shop.Catalog>, Void>) {
    told("unwind clear \(segue.value) from \(segue.source.screen.id == segue.destination.screen.id)")
  }
  func backToCatalog(for segue: BackSegue<Page<Shop.Catalog>>) {
    told("catalog: back from \(segue.source)")
  }
  func backToProduct(for segue: BackSegue<Page<Shop.Product>>) {
    told("product: back from \(segue.source)")
  }
}

/// The facts of the fixture's predicates.
@MainActor final class TestFacts: Shop.Facts {
  var isPaying = false
  var hasChosen = true
  var stock: Set<String> = ["1", "2", "3", "4", "5"]
  var whenAsked: () -> Void = {}

  func inStock(id: String) -> Bool {
    whenAsked()
    return stock.contains(id)
  }
}

/// A started shop on an in-memory host.
@MainActor final class World: InMemoryWorld<RecordingScreens, TestFacts> {
  static let slide = Duration.milliseconds(350)

  init(animation: Duration = World.slide) {
    super.init(InMemoryHost(animation: animation), RecordingScreens(), TestFacts())
    navigator.start()
    events = []
    screens.calls = []
  }

  /// Opens a product and its seller.
  func openSeller() {
    catalog.openProduct(id: "1")
    slide()
    product.openSeller()
    slide()
  }
}

extension GraphWorld where Screens == RecordingScreens {
  var shop: Navigator<Shop, Host> { navigator }
  var catalog: Shop.Catalog.Handle { handle() }
  var filters: Shop.Filters.Handle { handle() }
  var help: Shop.Help.Handle { handle() }
  var product: Shop.Product.Handle { handle() }
  var seller: Shop.Seller.Handle { handle() }
  var cart: Shop.Cart.Handle { handle() }
}

extension NavigationGraph {
  /// The name of the screen of a type, in a graph without fragments.
  static func name(of type: any Screen.Type) -> String? {
    table.screens.first { screenType($0.id) == type }?.name
  }
}
