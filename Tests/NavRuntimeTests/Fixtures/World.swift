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

/// A started shop on an in-memory host, with its events.
@MainActor final class World {
  static let slide = Duration.milliseconds(350)

  let host: InMemoryHost<Any>
  let screens = RecordingScreens()
  let facts = TestFacts()
  let shop: Navigator<Shop, InMemoryHost<Any>>
  private let recording: StackRecording
  private(set) var events: [NavigationEvent.Kind] = []
  /// Runs inside the observer of events.
  var whenHeard: (NavigationEvent.Kind) -> Void = { _ in }
  private var observation: EventObservation?

  init(animation: Duration = World.slide) {
    host = InMemoryHost(animation: animation)
    shop = Navigator(host: host, screens: screens, facts: facts)
    recording = shop.record()
    shop.start()
    observation = shop.observe { [weak self] in
      self?.events.append($0.kind)
      self?.whenHeard($0.kind)
    }
    screens.calls = []
  }

  /// The names of the screens on the stack.
  var stack: [String] { shop.stack.map(\.name) }

  /// The topmost handle of a screen, for code that knows that the screen is on the stack.
  func handle<S: Screen>(_ screen: S.Type = S.self) -> ScreenHandle<S> {
    guard let handle = shop.handle(screen) else { fatalError("no \(screen) on \(stack)") }
    return handle
  }

  var catalog: Shop.Catalog.Handle { handle() }
  var filters: Shop.Filters.Handle { handle() }
  var help: Shop.Help.Handle { handle() }
  var product: Shop.Product.Handle { handle() }
  var seller: Shop.Seller.Handle { handle() }
  var cart: Shop.Cart.Handle { handle() }

  /// Lets a slide end.
  func slide() {
    host.advance(by: World.slide)
  }

  /// Lets the watchdog complete its work.
  func wait() {
    host.advance(by: .seconds(60))
  }

  /// Whether the idle world is consistent, which is the meaning of *holds* in `faults.md`, and its run can be
  /// replayed.
  var isSound: Bool { shop.isSound(recording) }

  var outcomes: [Outcome] {
    events.compactMap { if case .ended(_, let outcome) = $0 { outcome } else { nil } }
  }

  /// The transitions that began.
  var began: [StackTransition] {
    events.compactMap { if case .began(let transition) = $0 { transition } else { nil } }
  }

  var stalls: [Stall] {
    events.compactMap { if case .stalled(_, let stall) = $0 { stall } else { nil } }
  }

  var reports: [StallReport] {
    events.compactMap { if case .report(let report) = $0 { report } else { nil } }
  }
}

extension NavigationGraph {
  /// The name of the screen of a type, in a graph without fragments.
  static func name(of type: any Screen.Type) -> String? {
    table.screens.first { screenType($0.id) == type }?.name
  }
}
