import NavRuntime
import NavTerminal
import NavTesting
import ShopModel
import ShopNavigation
import Testing

@testable import shop

/// Signed-out users see only the welcome page. Links wait for the sign-in, and signing out closes all pages.
@MainActor @Suite struct SessionTests {
  private func signIn(to shop: ShopWorld) async {
    await shop.press(.enter)
    #expect(shop.stack == ["welcome", "signIn"])
    await shop.type("Ada")
    await shop.press(.enter)
  }

  @Test func theWelcomeGivesWayToTheShop() async {
    let shop = ShopWorld(customer: nil)
    #expect(shop.stack == ["welcome"])
    await signIn(to: shop)
    #expect(shop.stack == ["catalog"])
    #expect(shop.store.customer == Customer(name: "Ada"))
  }

  @Test func aLinkWaitsForTheSignIn() async throws {
    let shop = ShopWorld(customer: nil)
    let link = shop.navigator.open("teashop://orders/1001")
    #expect(link.outcomeSoFar == .stopped(at: "welcome"))
    await signIn(to: shop)
    #expect(shop.stack == ["orderList", "order"])
    #expect(try shop.on(Shop.Order.self).arguments.number == 1001)
    #expect(shop.navigator.url == "teashop://orders/1001")
  }

  /// The link leads from the tea tab to the orders tab. The stack of the tea tab is kept.
  @Test func aLinkSelectsItsTab() async throws {
    let shop = ShopWorld()
    try await shop.openProduct("assam")
    shop.navigator.open("teashop://orders/1001")
    await shop.host.settled()
    #expect(shop.stack == ["orderList", "order"])
    shop.host.pressTab("tea")
    await shop.host.settled()
    #expect(shop.stack == ["catalog", "product"])
  }

  @Test func aLinkWaitsForAReviewThatIsBegun() async throws {
    let shop = ShopWorld()
    try await shop.openProduct("assam")
    try shop.on(Shop.Product.self).writeReview()
    await shop.host.settled()
    await shop.type("Fine")
    shop.navigator.open("teashop://orders/1001")
    await shop.host.settled()
    #expect(shop.stack == ["catalog", "product", "review"])

    await shop.press(.enter)
    #expect(shop.stack == ["orderList", "order"])
  }

  @Test func whoeverSignsOutLeavesNothingOpen() async throws {
    let shop = ShopWorld()
    try await shop.openProduct("assam")
    let review = try shop.on(Shop.Product.self).writeReview()
    await shop.host.settled()
    await shop.type("Fine")
    await shop.press(.control("g"))
    #expect(shop.stack == ["catalog", "product", "review", "help"])

    await shop.press(.character("x"))
    #expect(shop.stack == ["welcome"])
    #expect(await review.returned == nil)
    #expect(shop.host.parked.isEmpty && shop.store.draft.isEmpty)
  }

  @Test func theAccountSignsOut() async {
    let shop = ShopWorld()
    shop.host.pressTab("account")
    await shop.host.settled()
    await shop.press(.character("x"))
    #expect(shop.stack == ["welcome"])
  }
}
