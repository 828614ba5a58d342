import NavCompiler
import Testing

@testable import NavDiff

/// The effects on published URLs.
struct LinkEffectsTests {
  @Test func linkIsGone() throws {
    let comparison = try Shop.changing(("    link: \"/cart/{page}\"\n", ""))
    #expect(comparison.lines == ["link-removed cart: link-gone"])
    #expect(comparison.effects(.links).map(\.example) == ["/cart/7"])
    #expect(comparison.messages(.linkGone) == ["/cart/7 does not open 'cart' anymore"])
  }

  @Test func linkHasAnotherPath() throws {
    let comparison = try Shop.changing(("/cart/{page}", "/basket/{page}"))
    #expect(comparison.lines == ["link-changed cart: link-gone"])
    #expect(comparison.messages(.linkAdded) == ["/basket/7 opens 'cart'"])
  }

  @Test func linkIsNew() throws {
    let comparison = try Shop.changing(("  checkout:\n", "  checkout:\n    link: /checkout\n"))
    #expect(comparison.lines == ["link-added checkout:"])
    #expect(comparison.messages(.linkAdded) == ["/checkout opens 'checkout'"])
  }

  /// A literal comes before a placeholder.
  @Test func anotherLinkTakesAURL() throws {
    let text = Shop.text.replacing("link: \"/p/{id}?tag={tag}\"", with: "link: \"/{id}\"")
    let comparison = try Comparison(text, text.replacing("  checkout:\n", with: "  checkout:\n    link: /sale\n"))
    #expect(comparison.lines == ["link-added checkout: link-elsewhere"])
    #expect(comparison.messages(.linkElsewhere) == ["/sale opens 'checkout' instead of 'product'"])
  }

  @Test func linkReadsFewerURLs() throws {
    let comparison = try Shop.changing(("Sort: [price, name]", "Sort: [price, title]"), options: .init(renames: false))
    #expect(
      comparison.lines == [
        "case-removed Sort.name: api-gone link-narrower state-argument", "case-added Sort.title: api-case",
      ])
    #expect(comparison.messages(.linkNarrower) == ["/catalog?sort=name does not open 'catalog' anymore"])
  }

  @Test func queryItemIsNotRead() throws {
    let comparison = try Shop.changing(("?tag={tag}", ""))
    #expect(comparison.lines == ["link-changed product: link-elsewhere"])
  }

  @Test func defaultChangesAStack() throws {
    let comparison = try Shop.changing(("sort: Sort = price", "sort: Sort = name"))
    #expect(comparison.lines == ["argument-changed catalog.sort: default-changed link-elsewhere"])
    #expect(comparison.effects(.links).first?.example == "/catalog")
  }

  @Test func baseIsGone() throws {
    let comparison = try Shop.changing(("bases: [\"shop://\"]", "bases: [\"store://\"]"))
    #expect(comparison.lines == ["base-removed shop://: base-gone", "base-added store://:"])
    #expect(comparison.effects(.links).map(\.example).contains("shop://catalog?sort=price"))
    let wider = try Comparison(
      Shop.text, Shop.text.replacing("[\"shop://\"]", with: "[\"shop://\", \"https://shop.example.com\"]"))
    #expect(wider.lines == ["base-added https://shop.example.com:"])
  }

  /// A path of the website takes URLs of a link.
  @Test func aPathStaysOnTheWebsite() throws {
    let bases = "bases: [\"shop://\", \"https://shop.example.com\"]"
    let text = Shop.text.replacing("bases: [\"shop://\"]", with: bases)
    let comparison = try Comparison(text, text.replacing(bases, with: bases + ", web: [/p/legal]"))
    #expect(comparison.lines == ["graph-changed Shop: link-narrower"])
    #expect(comparison.messages(.linkNarrower) == ["/p/legal?tag=assam does not open 'product' anymore"])
    let back = try Comparison(text.replacing(bases, with: bases + ", web: [/p/legal]"), text)
    #expect(back.lines == ["graph-changed Shop:"])
  }

  @Test func onlyTheAppCanOpenALink() throws {
    let (open, inside) = ("link: \"/cart/{page}\"", "link: { path: \"/cart/{page}\", from: app }")
    let comparison = try Shop.changing((open, inside))
    #expect(comparison.lines == ["screen-changed cart: link-narrower"])
    #expect(comparison.messages(.linkNarrower) == ["URLs from outside do not open 'cart' anymore"])
    let back = try Comparison(Shop.text.replacing(open, with: inside), Shop.text)
    #expect(back.lines == ["screen-changed cart:"])
    #expect(back.messages(.linkAdded) == ["URLs from outside open 'cart'"])
  }

  /// An app that leaves the file of the website does not get its URLs anymore.
  @Test func theAppsOfAWebsite() throws {
    let base = Shop.text
    let first = try #require(base.firstMatch(of: /(?m)^links:.*\n(?:  .*\n)*/)).output
    func shop(_ apps: String) -> String {
      base.replacing(first, with: "links:\n  bases: [\"shop://\", \"https://shop.example.com\"]\n\(apps)")
    }
    let (one, two) = ("ABCDE12345.org.example.shop", "ABCDE12345.org.example.other")
    let both = shop("  apple: { apps: [\(one), \(two)], clips: [\(one).Clip], handoff: true }\n")
    let fewer = shop("  apple: { apps: [\(one)] }\n")
    let lost = try Comparison(both, fewer)
    #expect(lost.lines == ["graph-changed Shop: link-narrower"])
    #expect(
      lost.messages(.linkNarrower) == [
        "URLs of the website do not open the app '\(two)' anymore",
        "URLs of the website do not open the App Clip '\(one).Clip' anymore",
        "the app does not continue activities of other devices anymore",
      ])
    let gained = try Comparison(fewer, both)
    #expect(gained.lines == ["graph-changed Shop:"])
    #expect(gained.messages(.linkAdded).first == "URLs of the website open the app '\(two)'")
    #expect(try Comparison(both, both).lines == [])
  }

  @Test func guardOnTheRoute() throws {
    let comparison = try Shop.changing(("openCart: cart", "openCart: { to: cart, shouldPerform: cartCount > 0 }"))
    #expect(comparison.lines == ["segue-changed catalog.openCart: guard-changed link-guard"])
    #expect(comparison.diff.changes.map(\.relation) == [.stronger])
    // No link leads to the checkout.
    #expect(
      try Shop.changing(("shouldPerform: canBuy and isAdult", "shouldPerform: canBuy")).lines
        == ["segue-changed cart.checkOut: guard-changed"])
  }

  @Test func refusedLinksHaveAnotherResult() throws {
    let comparison = try Shop.changing(("links: { bases", "links: { whenRefused: reject, bases"))
    #expect(comparison.lines == ["graph-changed Shop: link-refusal"])
  }

  @Test func screenOfALinkHasAnotherParent() throws {
    let comparison = try Shop.changing(
      ("      openCart: cart\n", ""), ("push: { openSimilar", "push: { openCart: cart, openSimilar"),
      ("link: \"/cart/{page}\"", "link: \"/cart/{page}?of={product.id}\""))
    #expect(comparison.messages(.linkGone) == ["/cart/7 does not open 'cart' anymore"])
  }

  @Test func renamedScreenIsTheSameScreen() throws {
    let comparison = try Shop.changing(("cart:\n", "basket:\n"), (": cart", ": basket"))
    #expect(comparison.effects(.links) == [])
  }

  /// The default of an argument contains a renamed case, as the link passes it.
  @Test func renamedCaseInAListIsTheSameCase() throws {
    let old = """
      navc: 1
      graph: A
      root: a
      links: { bases: ["a://"] }
      types: { Sort: [name, price, age] }
      screens:
        a: { push: { open: b } }
        b: { arguments: { id: Int, by: { type: "[Sort]", default: [name, price] } }, link: "/b/{id}", unwind: { up: a } }
      """
    let renamed = old.replacing("name, price", with: "title, price")
    let comparison = try Comparison(old, renamed)
    #expect(comparison.lines.contains { $0.hasPrefix("case-renamed Sort.title") })
    #expect(comparison.effects(.links) == [])
  }
}

extension DiffOptions {
  init(renames: Bool) {
    self.init()
    searchesRenames = renames
  }
}
