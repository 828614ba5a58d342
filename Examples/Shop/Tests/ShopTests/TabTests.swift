import NavRuntime
import NavTerminal
import NavTesting
import ShopModel
import ShopNavigation
import Testing

@testable import shop

/// Three tabs, each with its own stack.
@MainActor @Suite struct TabTests {
  private let shop = ShopWorld()

  private func pressTab(_ name: String) async {
    #expect(shop.host.pressTab(name))
    await shop.host.settled()
  }

  @Test func eachKeepsItsStack() async throws {
    try await shop.openProduct("assam")
    let product = try shop.on(Shop.Product.self)
    await pressTab("orders")
    try shop.on(Shop.OrderList.self).openOrder(number: 1001)
    await shop.host.settled()
    #expect(shop.stack == ["orderList", "order"])
    #expect(product.openSimilar(id: "keemun").outcomeSoFar == .refused(.notVisible))

    await pressTab("tea")
    #expect(shop.stack == ["catalog", "product"])
    #expect(product.isVisible, "the same page, which was only parked")
    #expect((shop.host.visiblePage as? ProductPage)?.preparations == 1)

    await pressTab("orders")
    #expect(shop.stack == ["orderList", "order"])
  }

  /// Each text of the graph has a translation, and another language changes tabs and covered pages at once.
  @Test func theLanguageOfTheUser() async throws {
    try shop.on(Shop.Catalog.self).openCart()
    await shop.host.settled()
    #expect(shop.host.visibleTabs?.tabs.map(\.title) == ["Tea", "Orders", "You"])
    shop.store.language = "de"
    #expect(shop.host.visibleTabs?.tabs.map(\.title) == ["Tee", "Bestellungen", "Konto"])
    #expect(shop.host.stack.map(\.title) == ["Tee", "Warenkorb"])
    await pressTab("orders")
    try shop.on(Shop.OrderList.self).openOrder(number: 1001)
    await shop.host.settled()
    #expect(shop.host.stack.map(\.title) == ["Bestellungen", "Bestellung 1001"])
    shop.store.language = "en"
    #expect(shop.host.stack.map(\.title) == ["Orders", "Order 1001"])
  }

  @Test func theTabThatIsSelectedGoesToItsFirstScreen() async throws {
    try await shop.openProduct("assam")
    await pressTab("tea")
    #expect(shop.stack == ["catalog"])
  }

  @Test func noTabIsPressedUnderASheet() async throws {
    try await shop.openProduct("assam")
    try shop.on(Shop.Product.self).writeReview()
    await shop.host.settled()
    await pressTab("orders")
    #expect(shop.stack == ["catalog", "product", "review"])
  }

  @Test(arguments: [
    ("enter", ["orderList", "order"]), ("o", ["orderList"]),
  ])
  func theThanksLeadToTheOrders(_ key: String, _ stack: [String]) async throws {
    try shop.on(Shop.Catalog.self).openCart()
    await shop.host.settled()
    try shop.on(Shop.Cart.self).thank(order: 1001)
    await shop.host.settled()
    await shop.press(key == "enter" ? .enter : .character("o"))
    #expect(shop.stack == stack)
    await pressTab("tea")
    #expect(shop.stack == ["catalog", "thanks"])
  }

  /// An order opens from the account, and from a tea whose review sheet must close first.
  @Test func anyPageLeadsToAnOrder() async throws {
    await pressTab("account")
    await shop.press(.character("o"))
    #expect(shop.stack == ["orderList", "order"])

    await pressTab("tea")
    try await shop.openProduct("assam")
    let review = try shop.on(Shop.Product.self).writeReview()
    await shop.host.settled()
    let request = try shop.on(Shop.Review.self).seeOrder(number: 1001)
    await shop.host.settled()
    #expect(request.outcomeSoFar == .shown && shop.stack == ["orderList", "order"])
    #expect(await review.returned == nil, "the sheet has gone")
  }

  @Test func anOrderLeadsBackToItsTea() async throws {
    try await shop.openProduct("keemun")
    await pressTab("orders")
    try shop.on(Shop.OrderList.self).openOrder(number: 1001)
    await shop.host.settled()
    await shop.press(.enter)
    #expect(shop.stack == ["catalog", "product"])
    #expect(try shop.on(Shop.Product.self).arguments.id == "assam", "it takes the other's place")
  }
}
