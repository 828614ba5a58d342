import NavRuntime
import NavTesting
import Testing

/// The example in the documentation of `InMemoryHost`, as the author of an app writes it.
@MainActor struct FlowTests {
  struct FlowScreens: Shop.Screens {
    func catalog(_ screen: Shop.Catalog.Handle) -> Shop.Catalog.Handle { screen }
    func filters(_ screen: Shop.Filters.Handle) -> Shop.Filters.Handle { screen }
    func help(_ screen: Shop.Help.Handle) -> Shop.Help.Handle { screen }
    func product(_ screen: Shop.Product.Handle) -> Shop.Product.Handle { screen }
    func seller(_ screen: Shop.Seller.Handle) -> Shop.Seller.Handle { screen }
    func cart(_ screen: Shop.Cart.Handle) -> Shop.Cart.Handle { screen }
    func note(_ screen: Shop.Note.Handle) -> Shop.Note.Handle { screen }
  }

  @Test func filtersComeBackWithAnOrder() throws {
    let host = InMemoryHost<Any>()
    let shop = Navigator<Shop, _>(host: host, screens: FlowScreens(), facts: TestFacts())
    shop.start()

    let catalog = try #require(shop.handle(Shop.Catalog.self))
    let filters = catalog.openFilters()
    #expect(shop.visible?.name == "filters")

    try #require(shop.handle(Shop.Filters.self)).apply(.price)
    guard case .apply(.price) = filters.returnedSoFar else {
      Issue.record("returned \(String(describing: filters.returnedSoFar))")
      return
    }
    #expect(shop.visible?.name == "catalog")
  }

  @Test func twoFastTapsOpenOneScreen() throws {
    let host = InMemoryHost<Any>(animation: .milliseconds(350))
    let shop = Navigator<Shop, _>(host: host, screens: FlowScreens(), facts: TestFacts())
    shop.start()
    let catalog = try #require(shop.handle(Shop.Catalog.self))

    let first = catalog.openCart()
    #expect(catalog.openCart().outcomeSoFar == .refused(.busy))
    #expect(first.outcomeSoFar == nil)
    host.advance(by: .milliseconds(350))
    #expect(first.outcomeSoFar == .shown)
    #expect(shop.stack.map(\.name) == ["catalog", "cart"])
  }
}
