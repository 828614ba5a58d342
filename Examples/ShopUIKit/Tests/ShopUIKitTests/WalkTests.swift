import SimulatedDevice
import Foundation
import NavRuntime
import ShopModel
import ShopNavigation
import Testing
@testable import UIKit

@testable import ShopUIKit

/// The main paths through the shop, with simulated taps and the visible text.
@MainActor @Suite(.serialized) struct WalkTests {
  @Test func theWelcomeGivesWayToTheShop() async {
    await ShopWorld.run(customer: nil) { shop in
      #expect(shop.stack == ["welcome"] && shop.device.texts.contains("The Tea Shop"))
      await shop.device.tap("Sign in")
      #expect(shop.stack == ["welcome", "signIn"])
      await shop.device.type("Ada", into: "Your name")
      await shop.device.tap("Done")
      #expect(shop.stack == ["catalog"] && shop.device.title == "Tea")
    }
  }

  @Test func aDoubleTapOpensOneTea() async {
    await ShopWorld.run { shop in
      #expect(shop.device.touch("Assam"))
      shop.device.touch("Assam")
      await shop.device.settle()
      #expect(shop.stack == ["catalog", "product"] && shop.device.title == "Assam")
      await shop.device.back()
      #expect(shop.stack == ["catalog"])
      await shop.device.tap("Sencha 煎茶")
      #expect(await shop.device.swipeBack())
      #expect(shop.stack == ["catalog"])
    }
  }

  @Test func eachTabKeepsItsStack() async {
    await ShopWorld.run { shop in
      await shop.device.tap("Assam")
      await shop.device.tab("Orders")
      await shop.device.tap("Order 1001")
      #expect(shop.stack == ["orderList", "order"])
      await shop.device.tab("Tea")
      #expect(shop.stack == ["catalog", "product"])
      await shop.device.tab("Orders")
      await shop.device.tap("Assam again")
      #expect(shop.stack == ["catalog", "product"] && shop.device.title == "Assam")
    }
  }

  @Test func theCheckoutSaysWhyItIsRefused() async {
    await ShopWorld.run { shop in
      await shop.device.tap("Cart (0)")
      await shop.device.tap("Check out")
      #expect(shop.stack == ["catalog", "cart"])
      #expect(shop.device.texts.contains("The checkout needs cartCount > 0."))
    }
  }

  @Test func whatIsPaidTakesThePlaceOfTheCart() async {
    await ShopWorld.run { shop in
      await shop.device.tap("Assam")
      await shop.device.tap("Into the cart")
      await shop.device.back()
      await shop.device.tap("Cart (1)")
      await shop.device.tap("Check out")
      await shop.device.tap("Go on")
      #expect(shop.stack == ["catalog", "cart", "till.bill", "till.payment"])
      await shop.device.tap("Pay")
      #expect(shop.stack == ["catalog", "thanks"])
      #expect(shop.device.texts.contains("Order 1002 is on its way."))
      await shop.device.tap("See it")
      #expect(shop.stack == ["orderList", "order"])
    }
  }

  @Test func whatIsSoldOutCannotBeBought() async {
    await ShopWorld.run { shop in
      await shop.device.tap("Rooibos")
      #expect(!shop.device.canTap("Buy now") && shop.device.texts.contains("Buy now"))
      await shop.device.back()
      await shop.device.tap("Assam")
      #expect(shop.device.canTap("Buy now"))
    }
  }

  @Test func aReviewThatIsBegunAsks() async {
    await ShopWorld.run { shop in
      await shop.device.tap("Assam")
      await shop.device.tap("Write a review")
      #expect(await shop.device.drawAway(), "nothing is begun")
      #expect(shop.stack == ["catalog", "product"])

      await shop.device.tap("Write a review")
      await shop.device.type("Malty", into: "What do you think of it?")
      #expect(await !shop.device.drawAway())
      #expect(shop.device.alert == "Throw this review away?")
      await shop.device.answer("Keep writing")
      #expect(shop.stack == ["catalog", "product", "review"])
      await shop.device.drawAway()
      await shop.device.answer("Discard")
      #expect(shop.stack == ["catalog", "product"] && shop.store.draft.isEmpty)
    }
  }

  @Test func theFiltersReturnAnOrder() async {
    await ShopWorld.run { shop in
      await shop.device.tap("Sort")
      #expect(shop.stack == ["catalog", "filters"])
      let popover = shop.delegate.window?.rootViewController?.presentedViewController?.popoverPresentationController
      #expect(popover?.sourceItem is UIButton)
      await shop.device.tap("price")
      #expect(shop.stack == ["catalog"] && shop.device.texts.contains("Sorted by price."))
    }
  }

  @Test func helpComesAnywhereAndSignsOut() async {
    await ShopWorld.run { shop in
      await shop.device.tap("Assam")
      await shop.device.tap("Write a review")
      await shop.device.tap("Help")
      #expect(shop.stack == ["catalog", "product", "review", "help"])
      await shop.device.tap("Close")
      #expect(shop.stack == ["catalog", "product", "review"])
      await shop.device.tap("Help")
      await shop.device.tap("Sign out")
      #expect(shop.stack == ["welcome"])
    }
  }

  @Test func aLinkWaitsForTheSignIn() async throws {
    let url = try #require(URL(string: "teashop://orders/1001"))
    await ShopWorld.run(customer: nil, opening: url) { shop in
      #expect(shop.stack == ["welcome"])
      await shop.signIn("Ada")
      #expect(shop.stack == ["orderList", "order"] && shop.device.title == "Order 1001")
    }
  }

  @Test func aUniversalLinkSelectsItsTab() async throws {
    let url = try #require(URL(string: "https://tea.example/orders/1001"))
    await ShopWorld.run { shop in
      await shop.device.tap("Assam")
      await shop.device.browse(to: url, by: shop.delegate)
      #expect(shop.stack == ["orderList", "order"])
      await shop.device.tab("Tea")
      #expect(shop.stack == ["catalog", "product"])
    }
  }

  @Test func theStackIsRestored() async {
    var saved: NSUserActivity?
    await ShopWorld.run { shop in
      await shop.device.tap("Assam")
      saved = shop.device.save(shop.delegate)
    }
    await ShopWorld.run(customer: nil, saved: saved) { shop in
      #expect(shop.stack == ["catalog", "product"] && shop.device.title == "Assam")
      await shop.device.back()
      #expect(shop.stack == ["catalog"])
    }
  }

  @Test func nobodyIsRestoredWhoHasSignedOut() async {
    await ShopWorld.run(customer: nil) { shop in #expect(shop.device.save(shop.delegate) == nil) }
  }
}
