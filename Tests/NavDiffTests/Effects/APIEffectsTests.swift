import Testing

@testable import NavDiff

/// The effects on Swift code that was written against the old graph.
struct APIEffectsTests {
  private func check(_ old: String, _ new: String, _ expected: String...) throws {
    let lines = try Shop.changing((old, new)).lines
    #expect(lines == expected)
  }

  @Test func nothingHasChanged() throws {
    #expect(try Comparison(Shop.text, Shop.text).lines == [])
    #expect(try Shop.changing(("title: Catalog", "title:   'Catalog'  # the first")).lines == [])
    #expect(try Shop.changing(("openCart: cart", "openCart: { to: cart }")).lines == [])
  }

  /// The segues that lead to a screen, and those that leave it, are part of its change.
  @Test func screenIsGone() throws {
    let comparison = try Shop.changing(
      ("    present: { openFilters: filters }\n", ""),
      ("  filters:\n    unwind: { apply: { to: catalog, returns: Sort } }\n", ""))
    #expect(comparison.lines == ["screen-removed filters: api-gone state-screen-gone"])
    #expect(
      comparison.messages(.apiGone) == ["'Shop.Filters' and 'openFilters' of 'Shop.Catalog' are gone"])
  }

  @Test func screenIsNew() throws {
    let comparison = try Shop.changing(
      ("openCart: cart\n", "openCart: cart\n      openNews: news\n"), ("  help:\n", "  news: {}\n  help:\n"))
    #expect(comparison.lines == ["screen-added news: asks-factory"])
    #expect(comparison.messages(.asksFactory) == ["the app must implement 'news(_:)'"])
    #expect(comparison.messages(.apiAdded) == ["'Shop.News' and 'openNews' of 'Shop.Catalog' are new"])
  }

  /// An alert whose texts are in the graph needs no factory. If they leave the graph, the app must implement one.
  @Test func textsOfAnAlert() throws {
    func graph(_ screens: String) -> String {
      "navc: 1\ngraph: Shop\nroot: home\nscreens:\n  home: \(screens)\n"
    }
    let none = graph("{ title: Home }")
    let plain = graph("{ present: { ask: sure } }\n  sure: { title: Sure?, alert: true, unwind: { ok: home } }")
    let labelled = plain.replacing("ok: home", with: "ok: { to: home, label: OK }")
    #expect(try Comparison(none, plain).messages(.asksFactory) == ["the app must implement 'sure(_:)'"])
    #expect(try Comparison(none, labelled).messages(.asksFactory) == [])
    #expect(try Comparison(labelled, plain).messages(.asksFactory) == ["the app must implement 'sure(_:)'"])
    #expect(try Comparison(plain, labelled).messages(.asksFactory) == [])
    #expect(try Comparison(plain, labelled).lines == ["segue-changed sure.ok: text-changed"])
  }

  @Test func segueIsGone() throws {
    try check(
      "    push: { openSimilar: { to: product, recursive: { maxDepth: 3 } } }\n", "",
      "segue-removed product.openSimilar: api-gone state-way-gone")
  }

  @Test func argumentWithoutADefaultIsNew() throws {
    let comparison = try Shop.changing(("metadata: { area: buying }", "arguments: { coupon: String }"))
    #expect(
      comparison.lines == [
        "screen-changed checkout: metadata-changed", "argument-added checkout.coupon: api-changed state-argument",
      ])
    #expect(
      comparison.messages(.apiChanged) == [
        "'checkOut' of 'cart' needs 'coupon'", "the initializer of 'Shop.Checkout' needs 'coupon'",
      ])
  }

  @Test func argumentWithADefaultIsNew() throws {
    try check("{ page: Int = 1 }", "{ page: Int = 1, coupon: String? }", "argument-added cart.coupon:")
  }

  @Test func argumentLosesItsDefault() throws {
    try check("{ page: Int = 1 }", "{ page: Int }", "argument-changed cart.page: api-changed default-changed")
  }

  @Test func argumentHasAnotherType() throws {
    try check(
      "{ page: Int = 1 }", "{ page: Double = 1 }",
      "argument-changed cart.page: api-changed default-changed link-elsewhere")
  }

  @Test func argumentsHaveAnotherOrder() throws {
    let comparison = try Shop.changing(("{ id: ProductID, tag: String? }", "{ tag: String?, id: ProductID }"))
    #expect(comparison.lines == ["screen-changed product: api-changed order-changed"])
  }

  @Test func argumentIsGone() throws {
    try check(
      "arguments: { page: Int = 1 }\n    link: \"/cart/{page}\"", "link: \"/cart\"",
      "argument-removed cart.page: api-changed api-gone state-argument", "link-changed cart: link-gone")
  }

  @Test func unwindReturnsAnotherType() throws {
    let comparison = try Shop.changing(
      ("{ close: { to: catalog, returns: Int } }", "{ close: { to: catalog, returns: String } }"))
    #expect(comparison.lines == ["segue-changed product.close: api-changed hook-gone"])
    #expect(comparison.messages(.apiChanged).contains("'openProduct' of 'catalog' returns 'String' instead of 'Int'"))
  }

  /// A second unwind with another type makes the returned value an enum.
  @Test func secondUnwindReachesAPush() throws {
    let comparison = try Shop.changing(
      (
        "unwind: { close: { to: catalog, returns: Int } }",
        "unwind: { close: { to: catalog, returns: Int }, buy: { to: catalog, returns: String } }"
      ))
    #expect(comparison.lines == ["segue-added product.buy: api-changed"])
    #expect(
      comparison.messages(.apiChanged) == ["'openProduct' of 'catalog' returns 'one of close, buy' instead of 'Int'"])
  }

  @Test func factIsNewGoneOrChanged() throws {
    try check("  cartCount: Int\n", "  cartCount: Int\n  hasNews: Bool\n", "fact-added hasNews: asks-fact")
    try check("  isOnline: Bool\n", "  isOnline: Int\n", "fact-changed isOnline: api-changed")
    try check(
      "isAdult: { type: Bool, async: true, timeout: 2s, otherwise: false }", "isAdult: Bool",
      "fact-changed isAdult: api-changed timing-changed")
    try check(
      "inStock: { type: Bool, arguments: { id: ProductID } }",
      "inStock: { type: Bool, arguments: { product: ProductID } }",
      "fact-changed inStock: api-changed")
  }

  @Test func conditionIsGone() throws {
    let comparison = try Shop.changing(
      ("conditions:\n  canBuy: isSignedIn and cartCount > 0\n", ""),
      ("not canBuy", "not (isSignedIn and cartCount > 0)"),
      ("canBuy and isAdult", "isSignedIn and cartCount > 0 and isAdult"))
    #expect(comparison.lines.contains("condition-removed canBuy: api-gone"))
  }

  @Test func typesChange() throws {
    try check("Sort: [price, name]", "Sort: [price, name, newest]", "case-added Sort.newest: api-case")
    try check("Sort: [price, name]", "Sort: [name, price]", "type-changed Sort: order-changed")
    try check(
      "swift: Model.ProductID, link", "swift: Model.SKU, link",
      "type-changed ProductID: api-changed state-argument")
    try check(
      "{ swift: Model.ProductID, link: true }", "{ swift: Model.ProductID, link: true, is: [Hashable, Codable] }",
      "type-changed ProductID: api-changed")
  }

  @Test func buttonIsNew() throws {
    let comparison = try Shop.changing(
      ("unwind: { yes: cart, no: previous }", "unwind: { yes: cart, later: cart, no: previous }"))
    #expect(comparison.lines == ["segue-added empty.later: api-case asks-button"])
  }

  @Test func buttonsHaveAnotherOrder() throws {
    let comparison = try Shop.changing(("unwind: { yes: cart, no: previous }", "unwind: { no: previous, yes: cart }"))
    #expect(comparison.lines == ["screen-changed empty: api-changed order-changed"])
  }

  @Test func hookIsRequired() throws {
    let comparison = try Shop.changing(("openCart: cart", "openCart: { to: cart, hook: required }"))
    #expect(comparison.lines == ["segue-changed catalog.openCart: asks-hook"])
    #expect(comparison.messages(.asksHook) == ["the app must implement 'prepareCatalogOpenCart(for:)'"])
  }

  @Test func accessIsLower() throws {
    try check("graph: Shop\n", "graph: Shop\naccess: public\n", "graph-changed Shop:")
    let comparison = try Comparison(
      Shop.text.replacing("graph: Shop\n", with: "graph: Shop\naccess: public\n"),
      Shop.text.replacing("graph: Shop\n", with: "graph: Shop\naccess: internal\n"))
    #expect(comparison.lines == ["graph-changed Shop: api-changed"])
  }

  @Test func pagesHaveAType() throws {
    try check(
      "graph: Shop\n", "graph: Shop\npages: { conform: UIViewController, import: UIKit }\n",
      "graph-changed Shop: api-changed")
  }

  @Test func graphHasAnotherName() throws {
    let comparison = try Shop.changing(("graph: Shop\n", "graph: Store\n"))
    #expect(comparison.lines == ["graph-renamed Store from Shop: api-gone"])
    #expect(comparison.messages(.apiGone) == ["'Shop' is now 'Store'"])
  }

  /// A new screen can take the name of another declaration.
  @Test func nameOfADeclarationIsTaken() throws {
    let comparison = try Shop.changing(
      ("openCart: cart\n", "openCart: cart\n      openFacts: facts\n"), ("  help:\n", "  facts: {}\n  help:\n"))
    #expect(comparison.lines == ["screen-added facts: api-changed asks-factory"])
    #expect(comparison.messages(.apiChanged) == ["'Shop.Facts' is now 'Shop.ShopFacts'"])
  }
}
