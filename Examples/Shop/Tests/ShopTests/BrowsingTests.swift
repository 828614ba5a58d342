import NavRuntime
import NavTerminal
import NavTesting
import ShopModel
import ShopNavigation
import Testing

@testable import shop

/// Browsing from the catalog to a tea and on to similar teas.
@MainActor @Suite struct BrowsingTests {
  private let shop = ShopWorld()

  @Test func twoPressesInOneSlideOpenOneProduct() throws {
    let catalog = try shop.on(Shop.Catalog.self)
    let first = catalog.openProduct(id: "assam")
    let second = catalog.openProduct(id: "keemun")
    #expect(second.outcomeSoFar == .refused(.busy))
    #expect(first.outcomeSoFar == nil)

    shop.finishSlide()
    #expect(first.outcomeSoFar == .shown)
    #expect(shop.stack == ["catalog", "product"])
    #expect(try shop.on(Shop.Product.self).arguments.id == "assam")
    #expect((shop.host.visiblePage as? ProductPage)?.preparations == 1)
  }

  @Test func filtersReturnAnOrder() async throws {
    let request = try shop.on(Shop.Catalog.self).openFilters(current: .name)
    shop.finishSlide()
    try shop.on(Shop.Filters.self).apply(.price)
    shop.finishSlide()
    #expect(await request.returned == .price)
    #expect(shop.stack == ["catalog"])
  }

  @Test func aPlainBackFromTheFiltersReturnsNothing() async throws {
    let request = try shop.on(Shop.Catalog.self).openFilters(current: .name)
    shop.finishSlide()
    shop.host.pressBack()
    shop.finishSlide()
    #expect(await request.returned == nil)
  }

  @Test func similarTeasAreThreeDeep() async throws {
    try await shop.openProduct("assam")
    for id in ["keemun", "oolong"] as [ProductID] {
      try shop.on(Shop.Product.self).openSimilar(id: id)
      shop.finishSlide()
    }
    #expect(try shop.on(Shop.Product.self).openSimilar(id: "sencha").outcomeSoFar == .refused(.depth))
    #expect(shop.stack == ["catalog", "product", "product", "product"])
  }

  @Test func helpComesFromAnyPage() async throws {
    for open in [
      { _ in }, { try await $0.openProduct("assam") },
      {
        try $0.on(Shop.Product.self).writeReview()
        await $0.host.settled()
      },
    ] as [@MainActor (ShopWorld) async throws -> Void] {
      try await open(shop)
      let before = shop.stack
      await shop.press(.control("g"))
      #expect(shop.stack == before + ["help"])
      await shop.press(.enter)
      #expect(shop.stack == before)
    }
  }
}
