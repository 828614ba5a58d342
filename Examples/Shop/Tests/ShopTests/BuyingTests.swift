import NavRuntime
import NavTerminal
import NavTesting
import ShopModel
import ShopNavigation
import Testing

@testable import shop

/// Buying from the cart or from a tea, through the mounted checkout, to the thank-you page.
@MainActor @Suite struct BuyingTests {
  private let shop = ShopWorld()

  private func openCart() async throws {
    try shop.on(Shop.Catalog.self).openCart()
    await shop.host.settled()
  }

  @Test func theCheckoutNeedsSomethingInTheCart() async throws {
    try await openCart()
    let cart = try shop.on(Shop.Cart.self)
    #expect(cart.checkOut().outcomeSoFar == .refused(.predicate(segue: "checkOut", source: "cartCount > 0")))
    await shop.press(.enter)
    #expect((shop.host.visiblePage as? CartPage)?.notice == "The checkout needs cartCount > 0.")

    shop.store.add("assam")
    #expect(cart.canPerform(.checkOut))
  }

  @Test func whatIsSoldOutCannotBeBought() async throws {
    try await shop.openProduct("rooibos")
    #expect(
      try shop.on(Shop.Product.self).buyNow().outcomeSoFar
        == .refused(.predicate(segue: "buyNow", source: "inStock(id)")))
  }

  @Test func theCheckoutIsLeftForWhoeverOpenedIt() async throws {
    try await shop.openProduct("assam")
    try shop.on(Shop.Product.self).buyNow()
    await shop.host.settled()
    #expect(try shop.on(Checkout.Bill.self).arguments.product == "assam")
    try shop.on(Checkout.Bill.self).abandon()
    await shop.host.settled()
    #expect(shop.stack == ["catalog", "product"])
  }

  @Test func theThanksTakeThePlaceOfTheCart() async throws {
    shop.store.add("assam")
    try await openCart()
    let payment = try shop.on(Shop.Cart.self).checkOut()
    await shop.host.settled()
    try shop.on(Checkout.Bill.self).next()
    await shop.host.settled()
    #expect(shop.stack == ["catalog", "cart", "till.bill", "till.payment"])

    try shop.on(Checkout.Payment.self).pay(Receipt(number: 1002, total: 420))
    #expect(shop.host.isAnimating, "the sheet goes, and the thanks wait in the queue")
    await shop.host.settled()
    #expect(shop.stack == ["catalog", "thanks"])
    #expect(await payment.returned == Receipt(number: 1002, total: 420))

    shop.host.pressBack()
    await shop.host.settled()
    #expect(shop.stack == ["catalog"])
  }

  /// The purchase starts at a similar tea. All pages above the catalog are removed.
  @Test func theThanksStandOnTheCatalogue() async throws {
    try await shop.openProduct("assam")
    try shop.on(Shop.Product.self).openSimilar(id: "keemun")
    await shop.host.settled()
    try shop.on(Shop.Product.self).buyNow()
    await shop.host.settled()
    try shop.on(Checkout.Bill.self).next()
    await shop.host.settled()
    try shop.on(Checkout.Payment.self).pay(Receipt(number: 1002, total: 750))
    await shop.host.settled()
    #expect(shop.stack == ["catalog", "thanks"])
  }

  @Test func nothingLeavesTheCheckoutWhileItPays() async throws {
    try await shop.openProduct("assam")
    try shop.on(Shop.Product.self).buyNow()
    await shop.host.settled()
    try shop.on(Checkout.Bill.self).next()
    await shop.host.settled()
    let payment = Task { try await shop.store.pay(for: "assam", taking: .seconds(600)) }
    await shop.host.settled()
    #expect(shop.store.isPaying)

    shop.host.pressBack()
    #expect(!shop.host.isAnimating)
    #expect(shop.navigator.goBack().outcomeSoFar == .refused(.predicate(segue: "back", source: "not isPaying")))
    #expect(
      try shop.on(Checkout.Payment.self).change().outcomeSoFar
        == .refused(.predicate(segue: "till.change", source: "not isPaying")))

    payment.cancel()
    _ = await payment.result
    #expect(shop.navigator.canGoBack)
  }
}
