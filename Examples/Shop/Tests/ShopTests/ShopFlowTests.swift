import NavRuntime
import NavTerminal
import NavTesting
import ShopModel
import ShopNavigation
import Testing

@testable import shop

/// The shop's flows, with its own pages and hooks, on a host that shows nothing and a clock that moves when told to.
@MainActor @Suite struct ShopFlowTests {
  private let host = InMemoryHost<any TerminalPage>(animation: .milliseconds(300))
  private let store = Store()
  private let navigator: Navigator<Shop, InMemoryHost<any TerminalPage>>

  init() {
    let screens = ShopScreens(store: store, journal: Journal(), quit: {})
    navigator = Navigator(host: host, screens: screens, facts: ShopFacts(store: store))
    navigator.start()
  }

  private var stack: [String] { navigator.stack.map(\.name) }

  /// The handle of a screen on the stack.
  private func on<S: Screen>(_ screen: S.Type) throws -> ScreenHandle<S> {
    try #require(navigator.handle(screen))
  }

  private func finishSlide() {
    host.advance(by: host.animation)
  }

  /// Gives the pages' tasks their turns.
  private func eventually(_ condition: () -> Bool) async -> Bool {
    for _ in 0..<10_000 where !condition() { await Task.yield() }
    return condition()
  }

  @Test func theCartNeedsACustomer() throws {
    let request = try on(Shop.Catalog.self).openCart()
    #expect(request.outcomeSoFar == .refused(.predicate(segue: "openCart", source: "isSignedIn")))
    #expect(stack == ["catalog"])

    store.signIn(Customer(name: "Ada"))
    #expect(try on(Shop.Catalog.self).canPerform(.openCart))
  }

  @Test func twoPressesInOneSlideOpenOneProduct() throws {
    let catalog = try on(Shop.Catalog.self)
    let first = catalog.openProduct(id: "assam")
    let second = catalog.openProduct(id: "keemun")
    #expect(second.outcomeSoFar == .refused(.busy))
    #expect(first.outcomeSoFar == nil)

    finishSlide()
    #expect(first.outcomeSoFar == .shown)
    #expect(stack == ["catalog", "product"])
    #expect(try on(Shop.Product.self).arguments.id == "assam")
    #expect((host.visiblePage as? ProductPage)?.preparations == 1)
  }

  @Test func filtersReturnAnOrder() async throws {
    let request = try on(Shop.Catalog.self).openFilters(current: .name)
    finishSlide()
    try on(Shop.Filters.self).apply(.price)
    finishSlide()
    #expect(await request.returned == .price)
    #expect(stack == ["catalog"])
  }

  @Test func aPlainBackFromTheFiltersReturnsNothing() async throws {
    let request = try on(Shop.Catalog.self).openFilters(current: .name)
    finishSlide()
    host.pressBack()
    finishSlide()
    #expect(await request.returned == nil)
  }

  @Test func theCartThatWasWantedOpensAfterTheSignIn() async throws {
    let page = try #require(host.visiblePage as? CatalogPage)
    _ = page.handle(.character("c"))
    #expect(await eventually { page.notice == "The cart needs isSignedIn. Press s to sign in." })

    _ = page.handle(.character("s"))
    finishSlide()
    try on(Shop.SignIn.self).done(Customer(name: "Ada"))
    #expect(stack == ["catalog", "signIn"], "the page slides back, and the cart waits in the queue")
    finishSlide()
    #expect(host.isAnimating, "the queue has moved on")
    finishSlide()
    #expect(stack == ["catalog", "cart"])
  }

  @Test func theSignInGoesBackToWhoeverOpenedIt() throws {
    try on(Shop.Catalog.self).openProduct(id: "assam")
    finishSlide()
    try on(Shop.Product.self).openSignIn()
    finishSlide()
    try on(Shop.SignIn.self).done(Customer(name: "Ada"))
    finishSlide()
    #expect(stack == ["catalog", "product"])
    #expect(store.customer == Customer(name: "Ada"))
  }

  @Test func similarTeasAreThreeDeep() throws {
    try on(Shop.Catalog.self).openProduct(id: "assam")
    finishSlide()
    for id in ["keemun", "oolong"] as [ProductID] {
      try on(Shop.Product.self).openSimilar(id: id)
      finishSlide()
    }
    #expect(try on(Shop.Product.self).openSimilar(id: "sencha").outcomeSoFar == .refused(.depth))
    #expect(stack == ["catalog", "product", "product", "product"])
  }

  @Test func whatIsSoldOutCannotBeBought() throws {
    store.signIn(Customer(name: "Ada"))
    try on(Shop.Catalog.self).openProduct(id: "rooibos")
    finishSlide()
    #expect(
      try on(Shop.Product.self).buyNow().outcomeSoFar
        == .refused(.predicate(segue: "buyNow", source: "isSignedIn and inStock(id)")))
  }

  @Test func theCheckoutIsLeftForWhoeverOpenedIt() throws {
    store.signIn(Customer(name: "Ada"))
    try on(Shop.Catalog.self).openProduct(id: "assam")
    finishSlide()
    try on(Shop.Product.self).buyNow()
    finishSlide()
    #expect(try on(Checkout.Bill.self).arguments.product == "assam")
    try on(Checkout.Bill.self).abandon()
    finishSlide()
    #expect(stack == ["catalog", "product"])
  }

  @Test func nothingLeavesTheCheckoutWhileItPays() async throws {
    store.signIn(Customer(name: "Ada"))
    let shopping = try on(Shop.Catalog.self).openProduct(id: "assam")
    finishSlide()
    try on(Shop.Product.self).buyNow()
    finishSlide()
    try on(Checkout.Bill.self).next()
    finishSlide()
    #expect(stack == ["catalog", "product", "till.bill", "till.payment"])
    let payment = Task { try await store.pay(for: "assam", taking: .seconds(600)) }
    #expect(await eventually { store.isPaying })

    host.pressBack()
    #expect(!host.isAnimating)
    #expect(navigator.goBack().outcomeSoFar == .refused(.predicate(segue: "back", source: "not isPaying")))
    #expect(
      try on(Checkout.Payment.self).change().outcomeSoFar
        == .refused(.predicate(segue: "till.change", source: "not isPaying")))

    payment.cancel()
    _ = await payment.result
    try on(Checkout.Payment.self).pay(Receipt(number: 1, total: 420))
    finishSlide()
    #expect(stack == ["catalog"])
    #expect(await shopping.returned == Receipt(number: 1, total: 420))
  }
}
