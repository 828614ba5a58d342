import NavRuntime
import NavTesting
import TourModel
import TourNavigation

/// Walks through the graph once and prints each outcome.
@main @MainActor enum Tour {
  static func main() async {
    let app = TourApp()
    func say(_ what: String, _ outcome: Outcome?) {
      print("\(what): \(outcome.map { "\($0)" } ?? "under way")  [\(app.stack)]")
    }

    let soldOut = app.on(Shop.Catalog.self).openProduct(id: ProductID("rooibos"))
    say("a product that is sold out", soldOut.outcomeSoFar)
    say("the cart, signed out", app.on(Shop.Catalog.self).openCart().outcomeSoFar)
    let filters = app.on(Shop.Catalog.self).openFilters()
    let second = app.on(Shop.Catalog.self).openFilters()
    say("a second press within the slide", second.outcomeSoFar)
    app.stand()
    say("the first", filters.outcomeSoFar)
    app.on(Shop.Filters.self).apply(.price)
    app.stand()
    print("the filters returned: \(await filters.returned?.words ?? "nothing")")

    let link = app.navigator.open("https://shop.example.com/p/green%20tea/?utm=x")
    app.stand()
    say("a link", link.outcomeSoFar)
    print("its page: \(app.navigator.url ?? "no link")")
    let similar = app.on(Shop.Product.self).openSimilar(id: ProductID("sencha"))
    app.stand()
    say("a similar product", similar.outcomeSoFar)

    say("to buy it, signed out", await app.on(Shop.Product.self).buy().outcome)
    app.facts.isSignedIn = true
    app.facts.cartCount = 1
    let buying = app.on(Shop.Product.self).buy()
    say("to buy it, while an async fact is asked", buying.outcomeSoFar)
    await settle(app, until: { app.host.isAnimating })
    app.stand()
    say("and once it has answered", buying.outcomeSoFar)
    app.on(Checkout.Address.self).next()
    app.stand()
    app.on(Checkout.Payment.self).pay(Order(of: ProductID("sencha"), number: 1001))
    app.stand()
    say("paid, out of the fragment", buying.outcomeSoFar)
    for told in app.screens.told { print("told: \(told)") }

    let cart = app.on(Shop.Catalog.self).openCart()
    app.stand()
    say("the cart, signed in", cart.outcomeSoFar)
    app.facts.isPaying = true
    say("back, while paying", app.navigator.goBack().outcomeSoFar)
    app.facts.isSignedIn = false
    app.navigator.factsDidChange()
    app.stand()
    print("signed out: [\(app.stack)]")
  }

  /// Lets other tasks run until a condition holds.
  private static func settle(_ app: TourApp, until condition: () -> Bool) async {
    for _ in 0..<100_000 where !condition() { await Task.yield() }
  }
}
