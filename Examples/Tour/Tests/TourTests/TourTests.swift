import Foundation
import NavRuntime
import NavTesting
import Testing
import TourModel
import TourNavigation

@testable import tour

/// The behavior that the graph of the tour guarantees.
@MainActor @Suite struct TourTests {
  private let app = TourApp()

  @Test func aLinkBuildsItsStack() {
    app.navigator.open("shop://p/assam")
    app.stand()
    #expect(app.stack == "catalog › product")
    #expect(app.navigator.url == "shop://p/assam")
  }

  @Test func theExitsOfTheFragmentLeadWhereTheShopSays() async {
    app.facts.isSignedIn = true
    app.facts.cartCount = 1
    app.navigator.open("shop://p/assam")
    app.stand()
    let buying = app.on(Shop.Product.self).buy()
    for _ in 0..<100_000 where !app.host.isAnimating { await Task.yield() }
    app.stand()
    #expect(app.stack == "catalog › product › checkout.address")
    app.on(Checkout.Address.self).abandon()
    app.stand()
    #expect(app.stack == "catalog › product")
    #expect(buying.outcomeSoFar == .shown)
  }

  @Test func childrenMayNotBuy() async {
    app.facts.isSignedIn = true
    app.facts.cartCount = 1
    app.facts.age = 12
    app.navigator.open("shop://p/assam")
    app.stand()
    let outcome = await app.on(Shop.Product.self).buy().outcome
    #expect(outcome == .refused(.predicate(segue: "buy", source: "canCheckOut and isAdult")))
  }

  @Test func theStackIsThereAgain() throws {
    app.navigator.open("shop://catalog?order=price&q=tea")
    app.stand()
    app.navigator.open("shop://p/assam")
    app.stand()
    let saved = try JSONEncoder().encode(app.navigator.state)
    let again = TourApp()
    again.navigator.restore(try JSONDecoder().decode(NavigationState<Shop>.self, from: saved))
    again.stand()
    #expect(again.stack == "catalog › product")
    #expect(again.on(Shop.Product.self).arguments.id == ProductID("assam"))
  }
}
