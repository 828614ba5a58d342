import Testing

/// Graphs that mount fragments from the same module and from others, used as in an app.
@Suite struct FragmentTests {
  private static let shop = """
    navc: 1
    graph: Shop
    root: catalog
    access: public
    types: { Mood: { swift: Checkout.Mood } }
    facts: { isOpen: Bool }
    anywhere: { go: { seeItem: item } }
    screens:
      catalog: { push: { openItem: item, rush: express } }
      item:
        arguments: { id: Int }
        push:
          buy: { to: checkout, pass: { product: source.id }, shouldPerform: isOpen and destination.product > 0 }
          buyHappily: { to: checkout, pass: { product: 7, mood: happy } }
      checkout:
        doc: Pays for one thing.
        mount: checkout.nav.yaml
        exits: { done: catalog, cancelled: previous }
      express: { mount: checkout.nav.yaml, exits: { done: root, cancelled: previous } }
    """

  private static let checkout = """
    navc: 1
    fragment: Checkout
    root: address
    exits: { done: Receipt, cancelled: Void }
    types: { Mood: [happy, sad], Receipt: { swift: Int } }
    facts: { isAdult: { type: Bool, arguments: { years: Int } } }
    conditions: { isOpen: isAdult(18) }
    screens:
      address:
        arguments: { product: Int, mood: Mood = sad }
        push: { next: payment, choose: place }
        unwind: { abandon: { exit: cancelled } }
      place: { mount: place.nav.yaml, exits: { chosen: address, gaveUp: { exit: cancelled } } }
      payment: { unwind: { pay: { exit: done, shouldPerform: isOpen } } }
    """

  private static let place = """
    navc: 1
    fragment: Place
    root: list
    exits: { chosen: String, gaveUp: Void }
    screens:
      list: { push: { narrow: { to: list, recursive: true } }, unwind: { choose: { exit: chosen }, leave: { exit: gaveUp } } }
    """

  /// The Swift of the three files. The graph is in `Navigation`, and the fragments can be in another module.
  private func swift(checkoutIn module: String? = nil) throws -> [String] {
    var shop = Self.shop
    if let module {
      shop = shop.replacing("mount: checkout.nav.yaml", with: "mount: { file: checkout.nav.yaml, module: \(module) }")
    }
    return try Emitted.all(
      ("shop.nav.yaml", shop), ("checkout.nav.yaml", Self.checkout), ("place.nav.yaml", Self.place))
  }

  private static let app = """
    import NavRuntime
    import Navigation

    @MainActor final class Page<S: NavRuntime.Screen> { init(_ screen: ScreenHandle<S>) {} }

    @MainActor final class ShopPages: Shop.Screens {
      let checkout = CheckoutPages()
      let express = CheckoutPages()
      func catalog(_ screen: Shop.Catalog.Handle) -> Page<Shop.Catalog> { Page(screen) }
      func item(_ screen: Shop.Item.Handle) -> Page<Shop.Item> { Page(screen) }
      func prepareItemBuy(for segue: PushSegue<Page<Shop.Item>, Page<Checkout.Address>, Checkout.Address>) {
        print(segue.destination, segue.arguments.product)
      }
      func unwindCheckoutDone(for segue: UnwindSegue<Any, Page<Shop.Catalog>, Int>) { print(segue.value + 1) }
      func unwindExpressCancelled(for segue: UnwindSegue<Any, Page<Shop.Catalog>, Void>) {}
    }

    @MainActor final class CheckoutPages: Checkout.Screens {
      let place = PlacePages()
      func address(_ screen: Checkout.Address.Handle) -> Page<Checkout.Address> { Page(screen) }
      func payment(_ screen: Checkout.Payment.Handle) -> Page<Checkout.Payment> { Page(screen) }
      func unwindPlaceChosen(for segue: UnwindSegue<Any, Page<Checkout.Address>, String>) {}
    }

    @MainActor final class PlacePages: Place.Screens {
      func list(_ screen: Place.List.Handle) -> Page<Place.List> { Page(screen) }
    }

    @MainActor final class ShopFacts: Shop.Facts {
      var isOpen = true
      func isAdult(years: Int) -> Bool { true }
    }

    @MainActor func use(
      _ catalog: Shop.Catalog.Handle, _ item: Shop.Item.Handle, _ address: Checkout.Address.Handle,
      _ payment: Checkout.Payment.Handle, _ host: some NavigationHost
    ) async {
      let navigator = Navigator(host: host, screens: ShopPages(), facts: ShopFacts())
      let order: Int? = await catalog.openItem(id: 1).returned
      let other: Int? = await catalog.rush(product: 2, mood: .happy).returned
      print(order as Any, other as Any, navigator.isBusy)
      item.buy(mood: Shop.Mood.sad)
      item.buyHappily()
      item.seeItem(id: 2)
      let chosen: String? = await address.choose().returned
      payment.pay(3)
      print(chosen as Any, item.canBuy())
    }
    """

  @Test func anAppUsesAGraphWhoseFragmentsAreInItsModule() throws {
    let said = try SwiftCompiler.check(.init(name: "Navigation", sources: swift()), .app(Self.app))
    #expect(said == "")
  }

  @Test func anAppUsesAGraphWhoseFragmentsAreInAnother() throws {
    let swift = try swift(checkoutIn: "CheckoutNavigation")
    let said = try SwiftCompiler.check(
      .init(name: "CheckoutNavigation", sources: Array(swift[1...])),
      .init(name: "Navigation", sources: [swift[0]]),
      .app("import CheckoutNavigation\n" + Self.app))
    #expect(said == "")
  }

  @Test func eachFileIsCleanForSwiftFormat() throws {
    #expect(try SwiftCompiler.lint(swift() + swift(checkoutIn: "CheckoutNavigation")) == "")
  }

  @Test func aFragmentIsGeneratedAlikeWhoeverMountsIt() throws {
    #expect(try swift()[1...] == swift(checkoutIn: "CheckoutNavigation")[1...])
    let alone = try Emitted(Self.place).swift.split(separator: "\n")
    #expect(try alone.dropFirst() == swift()[2].split(separator: "\n").dropFirst())
  }

  @Test(arguments: [
    ("an exit with a value of another type", "payment.pay(\"3\")", "", "cannot convert value of type 'String'"),
    ("an exit without its value", "payment.pay()", "", "missing argument"),
    ("a push without an argument of the fragment's root", "item.buy(); catalog.rush()", "", "missing argument"),
    ("an argument that the graph passes", "item.buy(product: 2)", "", "extra argument 'product'"),
    (
      "the value of an exit as another type",
      "let order: String? = await catalog.openItem(id: 1).returned; print(order as Any)", "", "String?"
    ),
    (
      "a segue of the fragment from outside", "item.next()", "",
      "requires the types 'Shop.Item' and 'Checkout.Address'"
    ),
    (
      "what the graph's own screens offer, from the fragment", "address.seeItem(id: 1)", "",
      "requires that 'Checkout.Address' conform to 'Shop.GoesAnywhere'"
    ),
    (
      "no screens for a place", "", "  let express = CheckoutPages()\n",
      "does not conform to protocol 'Shop.ExpressFactory'"
    ),
    (
      "no page of a fragment's screen", "",
      "  func payment(_ screen: Checkout.Payment.Handle) -> Page<Checkout.Payment> { Page(screen) }\n",
      "does not conform to protocol 'Checkout.PaymentFactory'"
    ),
    (
      "no screens for a fragment in a fragment", "", "  let place = PlacePages()\n",
      "does not conform to protocol 'Checkout.PlaceFactory'"
    ),
    (
      "a fact of the fragment's that nobody answers", "", "  func isAdult(years: Int) -> Bool { true }\n",
      "does not conform to protocol 'Shop.Facts'"
    ),
    (
      "a fact with the name of a fragment's condition that nobody answers", "", "  var isOpen = true\n",
      "does not conform to protocol 'Shop.Facts'"
    ),
  ])
  func doesNotCompile(_ what: String, _ line: String, _ missing: String, _ message: String) throws {
    var app = Self.app.replacing("  item.buyHappily()", with: line)
    app = missing.isEmpty ? app : app.replacing(missing, with: "")
    #expect(app != Self.app)
    let said = try SwiftCompiler.check(.init(name: "Navigation", sources: swift()), .app(app))
    #expect(said.contains("error:") && said.contains(message), "\(what): \(said)")
    if message.hasSuffix("Factory'") {
      #expect(SwiftCompiler.messages("error", in: said).count == 1, "\(what): \(said)")
    }
  }

  /// Fragments and screens that have each other's names, the names of types in the generated code, or its own names.
  @Test func namesThatHideEachOtherCompile() throws {
    let shop = """
      navc: 1
      graph: Shop
      root: shop
      access: public
      types: { Mode: { swift: Sheet.Mode } }
      facts: { checkout: Bool, sheet: Bool }
      screens:
        shop: { push: { a: checkout, b: pay, c: facts, d: graph, e: screen place } }
        checkout: { arguments: { mode: Mode = on }, push: { screen: { to: sheet, shouldPerform: checkout and sheet }, inner: inner } }
        sheet: { arguments: { screen: Bool = false } }
        inner:
        pay: { mount: c.nav.yaml, exits: { mounted: shop, default: root } }
        facts: { mount: s.nav.yaml }
        graph: { mount: c.nav.yaml, exits: { mounted: { to: previous }, default: previous } }
        screen place: { mount: s.nav.yaml }
      """
    let checkout = """
      navc: 1
      fragment: Checkout
      root: fragment
      exits: { mounted: Type, default: Void }
      types: { Type: [on, off], Own: { swift: Inner.Own } }
      facts: { predicates: { type: Bool, arguments: { own: Own } } }
      conditions: { checkout: predicates(.b) }
      screens:
        fragment:
          arguments: { fragment: Type = on, own: Own = a }
          push: { go: checkout, mounted: { to: mounted, pass: { own: source.own } } }
          unwind: { default: { exit: default } }
        checkout: { unwind: { mounted: { exit: mounted, shouldPerform: checkout } } }
        mounted: { mount: i.nav.yaml }
      """
    let screen = """
      navc: 1
      fragment: Sheet
      root: inner
      types: { Mode: [on, off] }
      screens: { inner: { mount: i.nav.yaml } }
      """
    let inner = """
      navc: 1
      fragment: Inner
      root: screens
      types: { Own: [a, b] }
      screens:
        screens: { arguments: { own: Own = b, at: Date? }, push: { mounted: mounted } }
        mounted: { push: { graph: graph } }
        graph:
      """
    let swift = try Emitted.all(
      ("shop.nav.yaml", shop), ("c.nav.yaml", checkout), ("s.nav.yaml", screen), ("i.nav.yaml", inner))
    #expect(try SwiftCompiler.check(.init(name: "Navigation", sources: swift)) == "")
  }

  @Test func aLargeFragmentCompiles() throws {
    let leaves = (0..<300).map { "  s\($0): { unwind: { leave: { exit: out } } }" }.joined(separator: "\n")
    let pushes = (0..<300).map { "open\($0): s\($0)" }.joined(separator: ", ")
    let fragment =
      "navc: 1\nfragment: Large\nroot: start\nexits: { out: Int }\nscreens:\n  start: { push: { \(pushes) } }\n\(leaves)"
    let graph = """
      navc: 1
      graph: Shop
      root: shop
      screens:
        shop: { push: { go: large } }
        large: { mount: large.nav.yaml, exits: { out: shop } }
      """
    var app = """
      @MainActor final class ShopPages: Shop.Screens {
        let large = LargePages()
        func shop(_ screen: Shop.Shop.Handle) -> Int { 0 }
        func prepareShopGo(for segue: PushSegue<Int, Any, Large.Start>) {}
        func unwindLargeOut(for segue: UnwindSegue<Any, Int, Int>) {}
      }
      @MainActor final class LargePages: Large.Screens {
        func start(_ screen: Large.Start.Handle) -> Int { 0 }

      """
    for number in 0..<300 { app += "  func s\(number)(_ screen: Large.S\(number).Handle) -> Int { 0 }\n" }
    app += "}\n"
    let swift = try Emitted.all(("shop.nav.yaml", graph), ("large.nav.yaml", fragment))
    #expect(try SwiftCompiler.check(.init(name: "Navigation", sources: swift + ["import NavRuntime\n" + app])) == "")
  }
}
