import SimulatedDevice
import Foundation
import SwiftUI
import Testing

@testable import ShopSwiftUI

/// The main paths through the shop, with simulated taps and the visible text.
@MainActor @Suite(.serialized) struct WalkTests {
  @Test func theWelcomeGivesWayToTheShop() async throws {
    try await ShopWorld.run(customer: nil) { shop in
      #expect(shop.device.texts.contains("The Tea Shop"))
      await shop.device.tap("Sign in")
      #expect(!shop.device.canTap("Done"))
      await shop.device.type("Ada", into: "Your name")
      await shop.device.tap("Done")
      #expect(shop.device.title == "Tea" && shop.device.canTap("Assam"))
    }
  }

  @Test func aDoubleTapOpensOneTea() async throws {
    try await ShopWorld.run { shop in
      #expect(shop.device.touch("Assam"))
      shop.device.touch("Assam")
      await shop.device.settle()
      #expect(shop.device.canTap("Into the cart"))
      await shop.device.back()
      #expect(shop.device.canTap("Assam"))
      await shop.device.tap("Sencha 煎茶")
      #expect(await shop.device.swipeBack())
      #expect(shop.device.canTap("Assam"))
    }
  }

  @Test func eachTabKeepsItsStack() async throws {
    try await ShopWorld.run { shop in
      await shop.device.tap("Assam")
      await shop.device.tap("Into the cart")
      await shop.device.tab("Orders")
      await shop.device.tap("Order 1001")
      #expect(shop.device.canTap("Assam again"))
      await shop.device.tab("Tea")
      #expect(shop.device.texts.contains("In the cart: 1."), "the page has kept its state")
      await shop.device.tab("Orders")
      await shop.device.tap("Assam again")
      #expect(shop.device.canTap("Into the cart"))
    }
  }

  @Test func theCheckoutSaysWhyItIsRefused() async throws {
    try await ShopWorld.run { shop in
      await shop.device.tap("Cart (0)")
      await shop.device.tap("Check out")
      #expect(shop.device.texts.contains("The checkout needs cartCount > 0."))
    }
  }

  @Test func whatIsPaidTakesThePlaceOfTheCart() async throws {
    try await ShopWorld.run { shop in
      await shop.device.tap("Assam")
      await shop.device.tap("Into the cart")
      await shop.device.back()
      await shop.device.tap("Cart (1)")
      await shop.device.tap("Check out")
      await shop.device.tap("Go on")
      await shop.device.tap("Pay")
      // The payment takes 1.5 seconds.
      try await Task.sleep(for: .milliseconds(1600))
      await shop.device.settle()
      #expect(shop.device.texts.contains("Order 1002 is on its way."))
      await shop.device.tap("See it")
      #expect(shop.device.canTap("Assam again"))
    }
  }

  @Test func whatIsSoldOutCannotBeBought() async throws {
    try await ShopWorld.run { shop in
      await shop.device.tap("Rooibos")
      #expect(!shop.device.canTap("Buy now") && shop.device.texts.contains("Buy now"))
      await shop.device.back()
      await shop.device.tap("Assam")
      #expect(shop.device.canTap("Buy now"))
    }
  }

  @Test func aReviewThatIsBegunAsks() async throws {
    try await ShopWorld.run { shop in
      await shop.device.tap("Assam")
      await shop.device.tap("Write a review")
      #expect(await shop.device.drawAway(), "nothing is begun")
      #expect(shop.device.canTap("Into the cart"))

      await shop.device.tap("Write a review")
      await shop.device.type("Malty", into: "What do you think of it?")
      #expect(await !shop.device.drawAway())
      #expect(shop.device.alert == "Throw this review away?")
      await shop.device.answer("Keep writing")
      #expect(shop.device.canTap("Send"))
      await shop.device.tap("Send")
      #expect(shop.device.texts.contains("“Malty”"))
    }
  }

  @Test func theFiltersReturnAnOrder() async throws {
    try await ShopWorld.run { shop in
      await shop.device.tap("Sort")
      await shop.device.tap("price")
      #expect(shop.device.texts.contains("Sorted by price."))
    }
  }

  @Test func helpComesAnywhereAndSignsOut() async throws {
    try await ShopWorld.run { shop in
      await shop.device.tap("Assam")
      await shop.device.tap("Write a review")
      await shop.device.tap("Help")
      await shop.device.tap("Close")
      #expect(shop.device.texts.contains("What do you think of it?"))
      await shop.device.tap("Help")
      await shop.device.tap("Sign out")
      #expect(shop.device.texts.contains("The Tea Shop"))
    }
  }

  @Test(arguments: ["teashop://orders/1001", "https://tea.example/orders/1001"])
  func aLinkWaitsForTheSignIn(_ link: String) async throws {
    let url = try #require(URL(string: link))
    try await ShopWorld.run(customer: nil) { shop in
      await shop.device.open(url)
      #expect(shop.device.texts.contains("The Tea Shop"))
      await shop.signIn("Ada")
      #expect(shop.device.canTap("Assam again"))
    }
  }

  @Test func theStackIsRestored() async throws {
    try await ShopWorld.run { shop in
      await shop.device.tap("Assam")
      await shop.device.leave()
      await shop.launch()
      #expect(shop.device.canTap("Into the cart"))
      await shop.device.back()
      #expect(shop.device.canTap("Assam"))
    }
  }
}
