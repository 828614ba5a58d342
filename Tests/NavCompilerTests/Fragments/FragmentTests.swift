import Foundation
import NavCompiler
import Testing

/// The meaning of fragments, in graphs without errors.
@Suite struct FragmentTests {
  private func graph(_ files: KeyValuePairs<String, String>) throws -> Graph {
    let store = ListedFiles(files.map { ($0.key, $0.value) })
    let result = Compiler.check(store.file("test.nav.yaml"), mounting: store)
    return try #require(result.graph, "\(result.diagnostics.diagnostics)")
  }

  private func size(_ graph: Graph) -> String {
    "\(graph.size.screens) screens, \(graph.size.segues) segues, depth \(graph.size.depth)"
  }

  private func type(_ type: TypeReference, in graph: Graph) -> String {
    guard case .declared(let id) = type else { return "\(type)" }
    let declared = graph.types[id.position]
    let name = graph.texts.text(declared.name)
    switch declared.origin {
    case .file: return name
    case .alias(let swift): return "\(name) = \(graph.texts.text(swift))"
    case .fragment(let swift): return "from \(graph.texts.text(swift))"
    }
  }

  /// The complete example of the language documentation.
  @Test func theShopWithItsCheckout() throws {
    let graph = try graph(["test.nav.yaml": Self.shop, "checkout.nav.yaml": Self.checkout])
    #expect(size(graph) == "6 screens, 13 segues, depth 5")
    #expect(graph.fragments.map(size) == ["2 screens, 4 segues, depth 2"])
    let checkout = try #require(graph.screens.last)
    #expect(checkout.mount?.fragment == FragmentID(0))
    #expect(checkout.mount?.module == nil)
    let argument = graph.arguments[Int(checkout.arguments.lowerBound)]
    #expect(checkout.arguments.count == 1)
    #expect(graph.texts.text(argument.name) == "product")
    #expect(type(argument.type, in: graph) == "ProductID")
    let exits = checkout.unwinds.map { graph.segues[Int($0)] }
    #expect(exits.map { graph.texts.text($0.name) } == ["done", "cancelled"])
    guard case .unwind(.screen(let target), returns: .value(let order)) = exits[0].kind,
      case .unwind(.previous, returns: nil) = exits[1].kind
    else { return #expect(Bool(false), "\(exits)") }
    #expect(target == graph.root)
    #expect(type(order, in: graph) == "from Checkout.Order")
  }

  @Test func aFragmentByItself() throws {
    let graph = try graph(["test.nav.yaml": Self.checkout])
    guard case .fragment(let exits) = graph.kind else { return #expect(Bool(false), "\(graph.kind)") }
    #expect(exits.map { graph.texts.text($0.name) } == ["done", "cancelled"])
    #expect(exits[1].type == nil)
    let leaving = graph.segues.compactMap { segue -> ExitID? in
      if case .unwind(.exit(let exit), _) = segue.kind { exit } else { nil }
    }
    #expect(leaving == [ExitID(1), ExitID(0)])
  }

  @Test func fragmentsInFragmentsInSeveralPlaces() throws {
    let graph = try graph([
      "test.nav.yaml": navigation(
        "graph: Shop\nroot: a\nscreens:\n  a: { push: { go: b, on: c } }\n  b: { mount: b.nav.yaml }\n"
          + "  c: { mount: { file: b.nav.yaml, module: Flows } }\n"),
      "b.nav.yaml": navigation(
        "fragment: B\nroot: x\nscreens:\n  x: { push: { go: y, on: z } }\n  y: { mount: c.nav.yaml }\n"
          + "  z: { mount: c.nav.yaml }\n"),
      "c.nav.yaml": navigation("fragment: C\nroot: x\nscreens:\n  x: { push: { go: y } }\n  y:\n"),
    ])
    #expect(size(graph) == "11 screens, 10 segues, depth 4")
    #expect(graph.fragments.count == 1)
    #expect(graph.fragments[0].fragments.count == 1)
    #expect(graph.screens.map { $0.mount?.module.map { graph.texts.text($0) } } == [nil, nil, "Flows"])
  }

  @Test func typesAreOneByWhatSwiftCallsThem() throws {
    let graph = try graph([
      "test.nav.yaml": navigation(
        """
        graph: Shop
        root: a
        types:
          Item: { swift: M.Item }
          Mood: { swift: Checkout.Mood }
        screens:
          a:
            arguments: { item: Item?, mood: Mood = happy }
            push:
              go: { to: b, shouldPerform: source.mood == .sad, pass: { id: 7, mood: source.mood, colour: red } }
          b: { mount: b.nav.yaml, exits: { done: previous } }

        """),
      "b.nav.yaml": navigation(
        """
        fragment: Checkout
        root: x
        exits: { done: Thing }
        types:
          Thing: { swift: M.Item }
          Mood: [happy, sad]
          Colour: [red, blue]
        screens:
          x: { arguments: { id: Int, mood: Mood, colour: Colour, second: Colour = blue } }

        """),
    ])
    let types = graph.screens[1].arguments.map { type(graph.arguments[Int($0)].type, in: graph) }
    #expect(types.dropFirst() == ["Mood = Checkout.Mood", "from Checkout.Colour", "from Checkout.Colour"])
    guard case .unwind(_, returns: .value(let returned)) = graph.segues[1].kind else {
      return #expect(Bool(false), "\(graph.segues)")
    }
    #expect(type(returned, in: graph) == "Item")
    let last = graph.arguments[Int(graph.screens[1].arguments.upperBound) - 1]
    guard case .enumCase(let colour, 1)? = last.defaultValue else { return #expect(Bool(false), "\(last)") }
    #expect(.declared(colour) == last.type)
  }

  @Test func factsOfTheFragmentAreFactsOfTheGraph() throws {
    let graph = try graph([
      "test.nav.yaml": navigation(
        """
        graph: Shop
        root: a
        facts: { isSignedIn: Bool }
        screens:
          a: { push: { go: { to: b, shouldPerform: isOpen and hasRoom(3) } } }
          b: { mount: b.nav.yaml }

        """),
      "b.nav.yaml": navigation(
        """
        fragment: Checkout
        root: x
        facts: { isSignedIn: Bool, isOpen: Bool, hasRoom: { type: Bool, arguments: { number: Int } } }
        screens:
          x: { push: { go: { to: y, shouldPerform: isSignedIn and isOpen and hasRoom(1) } } }
          y:

        """),
    ])
    #expect(graph.facts.map { graph.texts.text($0.name) } == ["isSignedIn", "isOpen", "hasRoom"])
  }

  @Test func aFileIsCheckedOnceHoweverItIsReached() {
    let store = ListedFiles([
      (
        "test.nav.yaml",
        mounting("b.nav.yaml") + "  c: { mount: ./b.nav.yaml }\n  d: { mount: b.nav.yaml }\n"
      ),
      ("b.nav.yaml", fragment("facts: { f: Bool }\nscreens: { x: }\n")),
    ])
    var compilation = Compilation(store)
    let graph = compilation.check(store.file("test.nav.yaml"))
    #expect(graph.diagnostics.diagnostics.filter { $0.rule == .unusedFact }.count == 1)
    let fragment = compilation.check(store.file("b.nav.yaml"))
    #expect(fragment.diagnostics.diagnostics == [])
    #expect(fragment.graph != nil)
  }

  /// The file is mounted by mistake, and then named as a graph.
  @Test func aFileIsCalledAsItIsNamed() {
    let store = ListedFiles([
      ("test.nav.yaml", mounting("c.nav.yaml")),
      ("c.nav.yaml", "navc: 1\ngraph: C\nroot: a\nscreens: { a: { push: { go: nowhere } } }\n"),
    ])
    var compilation = Compilation(store)
    #expect(compilation.check(store.file("test.nav.yaml")).diagnostics.diagnostics.map(\.rule) == [.mountNotFragment])
    let bytes = store.file("c.nav.yaml").bytes
    let file = SourceFile(path: "./c.nav.yaml", bytes: bytes, identity: FileIdentity("c.nav.yaml"))
    let result = compilation.check(file)
    #expect(result.diagnostics.diagnostics.map(\.rule) == [.unknownScreen])
    #expect(result.diagnostics.diagnostics.map { result.files[Int($0.range.file)].path } == ["./c.nav.yaml"])
  }

  /// The reverse: a fragment is named, and then mounted.
  @Test func aBrokenFragmentBreaksWhatMountsIt() {
    let store = ListedFiles([
      ("test.nav.yaml", mounting()), ("b.nav.yaml", fragment("screens: { x: { push: { go: nowhere } } }\n")),
    ])
    var compilation = Compilation(store)
    #expect(compilation.check(store.file("b.nav.yaml")).diagnostics.errorCount == 1)
    let graph = compilation.check(store.file("test.nav.yaml"))
    #expect(graph.diagnostics.errorCount == 0)
    #expect(graph.graph == nil)
  }

  private func navigation(_ rest: String) -> String { "navc: 1\n" + rest }

  static let shop = """
    navc: 1
    graph: Shop
    doc: Browse, buy, look after the account.
    root: catalog
    access: public
    imports: [ShopModel]

    types:
      SortOrder: [price, name, newest]
      ProductID: { swift: ShopModel.ProductID, link: true }

    facts:
      isSignedIn: Bool
      cartCount: Int
      isPaying: Bool
      inStock: { type: Bool, arguments: { id: ProductID } }
      isAdult: { type: Bool, async: true, timeout: 2s, otherwise: false }

    conditions:
      canCheckOut: isSignedIn and cartCount > 0

    links:
      bases: ["shop://", "https://shop.example.com"]
      whenRefused: stop

    defaults: { whenBusy: auto, animated: true }

    screens:
      catalog:
        title: Catalog
        doc: Everything on sale.
        arguments:
          order: SortOrder = newest
          query: String?
        link: /catalog?order={order}&q={query}
        push:
          openProduct:
            to: product
            shouldPerform: inStock(id)
          openCart: cart
          openFilters: filters

      filters:
        unwind:
          apply: { to: catalog, returns: SortOrder }
          cancel: previous

      product:
        arguments: { id: ProductID, highlight: Bool = false }
        shared: true
        link: { path: "/p/{id}", via: catalog }
        push:
          openSimilar: { to: product, recursive: { maxDepth: 16 }, whenBusy: queue }
          buy: { to: checkout, shouldPerform: canCheckOut and isAdult, pass: { product: source.id } }
        unwind:
          close: opener

      cart:
        requires: isSignedIn
        back: { shouldPerform: not isPaying }
        push:
          openItem: product

      checkout:
        mount: checkout.nav.yaml

        exits:
          done: catalog
          cancelled: previous

    """

  static let checkout = """
    # checkout.nav.yaml
    navc: 1
    fragment: Checkout
    imports: [ShopModel]
    root: address
    exits: { done: Order, cancelled: Void }
    types:
      Order: { swift: ShopModel.Order, is: [Sendable] }
      ProductID: { swift: ShopModel.ProductID, is: [Hashable, Codable, Sendable] }
    screens:
      address:
        arguments: { product: ProductID }
        push: { next: payment }
        unwind: { abandon: { exit: cancelled } }
      payment:
        unwind:
          pay: { exit: done }
          editAddress: address

    """
}
