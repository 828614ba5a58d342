import NavCompiler
import NavEditor
import Testing

/// The completion lists of `Documentation/lsp.md`.
@Suite struct CompletionTests {
  private static let shop = """
    navc: 1
    graph: Shop
    root: catalog
    types:
      SortOrder: [price, name]
    facts:
      isSignedIn: Bool
      cartCount: Int
      order: SortOrder
    conditions:
      canBuy: isSignedIn and cartCount > 0
    screens:
      catalog:
        push: { openProduct: product, openCart: cart }
        present: { openFilters: filters }
      product:
        arguments: { id: Int, sort: SortOrder }
        push: { § }
        unwind: { close: catalog }
      cart:
        arguments: { product: Int, note: "String?" }
        unwind: { back: catalog }
      filters: { unwind: { close: catalog } }
      help: { unwind: { close: previous } }

    """

  /// The items in a segue of `product`.
  private func inSegue(_ text: String) throws -> [String]? {
    try EditedGraph(Self.shop.replacing("{ § }", with: text)).completions()
  }

  /// The items after a text of the graph was replaced.
  private func replacing(_ old: String, _ new: String) throws -> [String]? {
    let shop = Self.shop.replacing("{ § }", with: "{ openHelp: help }")
    try #require(shop.contains(old))
    return try EditedGraph(shop.replacing(old, with: new, maxReplacements: 1)).completions()
  }

  private static let targets = [
    "help", "cart (has a parent: catalog)", "filters (has a parent: catalog)", "product (pushes itself)",
    "catalog (root)",
  ]

  /// The origin of a link has two words. `from` of a replacement names a screen.
  @Test func theOriginsOfALink() throws {
    let link = Self.shop.replacing("  help: {", with: "  help: { link: { path: /help, from: ▮ },")
    #expect(try EditedGraph(link.replacing("{ § }", with: "{ openHelp: help }")).completions() == ["anywhere", "app"])
    let keys = Self.shop.replacing("  help: {", with: "  help: { link: { path: /help, ▮ },")
    let offered = try #require(try EditedGraph(keys.replacing("{ § }", with: "{ openHelp: help }")).completions())
    #expect(offered.contains { $0.hasPrefix("from") } && offered.contains { $0.hasPrefix("sample") })
    for (key, words) in [("apple", ["apps", "clips", "handoff"]), ("android", ["package", "certificates"])] {
      let graph = Self.shop.replacing("{ § }", with: "{ openHelp: help }").replacing(
        "root: catalog\n", with: "root: catalog\nlinks: { \(key): { ▮ } }\n")
      let items = try #require(try EditedGraph(graph).completions())
      #expect(words.allSatisfy { word in items.contains { $0.hasPrefix(word) } }, "\(items)")
    }
  }

  /// A pane opens a screen as a push does, and its predicate can use the arguments of both screens.
  @Test(arguments: ["{ openHelp: ▮ }", "{ openHelp: { to: ▮ } }", "\n      openHelp: ▮"])
  func aPaneHasTheScreensOfAPush(_ text: String) throws {
    let graph = Self.shop.replacing("push: { § }", with: "pane: \(text)")
    let items = try #require(try EditedGraph(graph).completions())
    #expect(items.filter { !$0.contains("itself") } == Self.targets.filter { !$0.contains("itself") })
    let predicate = Self.shop.replacing(
      "push: { § }", with: "pane: { open: { to: cart, shouldPerform: destination.▮ } }")
    #expect(try EditedGraph(predicate).completions()?.contains { $0.hasPrefix("destination.product") } == true)
  }

  @Test(arguments: [
    "{ openHelp: ▮ }", "{ openHelp: ▮", "{ openHelp: he▮lp }", "{ openHelp: { to: ▮ } }", "{ openHelp: { to: \"▮\" } }",
    "\n      openHelp: ▮", "\n      openHelp:\n        to: ▮", "{\n      openHelp: ▮\n    }", "{ a: help, openHelp: ▮",
    "{ \"openHelp\": ▮ }", "{ openHelp: { to: ▮",
  ])
  func screensThatKeepTheTreeComeFirst(_ text: String) throws {
    #expect(try inSegue(text) == Self.targets)
  }

  @Test func aSharedScreenAndARecursivePushAreValid() throws {
    let items = try inSegue("{ again: { recursive: true, to: ▮ } }")
    #expect(items?.contains("product") == true)
    let shop = Self.shop.replacing("  filters: {", with: "  filters: { shared: true,")
    #expect(try EditedGraph(shop.replacing("{ § }", with: "{ a: ▮ }")).completions()?.contains("filters") == true)
  }

  @Test func unwindsLeadToScreensBelow() throws {
    #expect(
      try replacing("close: catalog }\n  cart", "close: ▮ }\n  cart") == [
        "catalog", "previous", "root", "opener (is not shared)", "cart (is not below)", "filters (is not below)",
        "help (is not below)", "product (unwinds to itself)",
      ])
  }

  /// The items in a graph of these screens. The first lines are the keys of the file.
  private func tree(_ screens: String, keys: String = "root: a") throws -> [String]? {
    try EditedGraph("navc: 1\ngraph: A\n\(keys)\nscreens:\n" + screens).completions()
  }

  @Test func unwindsSkipContainers() throws {
    let screens = "  a: { tabs: { x: x, y: y } }\n  x: { push: { g: g }, unwind: { v: § } }\n  y: {}\n"
    #expect(
      try tree(screens.replacing("§", with: "previous") + "  g: { unwind: { u: ▮ } }\n") == [
        "x", "previous", "root (is a container)", "opener (is not shared)", "a (is a container)", "y (is not below)",
        "g (unwinds to itself)",
      ])
    #expect(
      try tree(screens.replacing("§", with: "▮") + "  g: {}\n")?.prefix(2)
        == ["previous (no page is below)", "root (is a container)"])
    #expect(
      try tree(
        "  a: { push: { s: s }, present: { m: m } }\n  m: { tabs: { t: s } }\n  s: { shared: true, unwind: { u: ▮ } }\n"
      )?.prefix(4) == ["a", "previous", "root", "opener"])
    #expect(
      try tree("  a: { tabs: { t: s, u: b } }\n  b: { push: { s: s } }\n  s: { shared: true, unwind: { u: ▮ } }\n")?
        .first == "previous (is not a page in every place)")
  }

  @Test func unwindsBelowAnywhereLeadToTheScreensBelow() throws {
    let keys = "root: a\nanywhere: { present: { h: h } }"
    #expect(
      try tree("  a: {}\n  h: { unwind: { u: ▮ } }\n", keys: keys)
        == ["a", "previous", "root", "opener", "h (unwinds to itself)"])
    #expect(
      try tree("  a: { push: { b: b } }\n  b: {}\n  h: { unwind: { u: ▮ } }\n", keys: keys)
        == ["a", "previous", "root", "opener", "b (is not below)", "h (unwinds to itself)"])
    #expect(
      try tree("  a: { push: { b: ▮ } }\n  b: {}\n  h: {}\n", keys: keys)
        == ["b", "h (has a parent: anywhere)", "a (pushes itself)"])
    #expect(
      try tree("  a: { push: { b: b } }\n  b: {}\n  h: {}\n", keys: "root: a\nanywhere: { present: { h: ▮ } }")
        == ["h", "b (has a parent: a)", "a (root)"])
  }

  @Test(arguments: ["{ to: ▮, recursive: true }", "{ recursive: { maxDepth: 2 }, to: ▮ }"])
  func aRecursivePushLeadsToTheScreensBelow(_ segue: String) throws {
    #expect(
      try tree("  a: { push: { b: b } }\n  b: { push: { c: c } }\n  c: { push: { again: \(segue) } }\n  d: {}\n")
        == ["a", "b", "c", "d (is not below)"])
  }

  @Test func aPushCannotLeadToASharedScreenBelow() throws {
    #expect(
      try tree("  a: { push: { b: b } }\n  b: { shared: true, push: { c: c } }\n  c: { push: { d: ▮ } }\n  d: {}\n")
        == ["d", "b (is already below)", "c (pushes itself)", "a (root)"])
  }

  @Test func alertsAndContainersAreOnlyPresented() throws {
    let rest = "  b: {}\n  q: { alert: true }\n  t: { tabs: { x: x } }\n  x: {}\n"
    #expect(
      try tree("  a: { present: { n: ▮ } }\n" + rest)
        == ["b", "q", "t", "x (has a parent: t)", "a (pushes itself)"])
    for segue in ["push: { n: ▮ }", "replace: { n: ▮ }"] {
      #expect(
        try tree("  a: { push: { c: c } }\n  c: { \(segue) }\n" + rest)?.suffix(2)
          == ["q (is an alert)", "t (is a container)"], "\(segue)")
    }
    let last = try tree("  a: { push: { c: c } }\n" + rest, keys: "root: a\nanywhere: { push: { n: ▮ } }")
    #expect(last?.contains("q (is an alert)") == true && last?.contains("t (is a container)") == true)
    let go = try tree("  a: { push: { c: c } }\n" + rest, keys: "root: a\nanywhere: { go: { n: ▮ } }")
    #expect(go?.contains("q (is an alert)") == true)
    #expect(
      try tree("  a: { present: { q: q } }\n" + rest, keys: "root: ▮")
        == ["a", "b", "t", "x (has a parent: t)", "q (is an alert)"])
    #expect(
      try tree("  a: {}\n  t: { tabs: { x: x, y: ▮ } }\n  x: {}\n  y: {}\n")
        == ["y", "x (has a parent: t)", "a (root)", "t (is a container)"])
  }

  @Test(arguments: ["{ to: c, from: a }", "c", "{ to: c, from: root }", "{ to: c, from: previous }"])
  func aReplacePutsItsScreenOnTheOneBelow(_ segue: String) throws {
    #expect(
      try tree("  a: { push: { b: b } }\n  b: { replace: { done: \(segue) }, push: { x: ▮ } }\n  c: {}\n")
        == ["c (has a parent: a)", "b (pushes itself)", "a (root)"])
  }

  @Test func aReplaceCanLeadToScreensOfItsOwnPlace() throws {
    let rest = "  d: { push: { e: e } }\n  e: {}\n"
    #expect(
      try tree("  a: { push: { b: b } }\n  b: { replace: { next: ▮ } }\n" + rest)
        == ["b", "d", "e (has a parent: d)", "a (root)"])
    let below = "  a: { push: { b: b } }\n  b: { push: { c: c } }\n"
    #expect(
      try tree(below + "  c: { replace: { n: { to: ▮, from: a } } }\n" + rest)
        == ["b", "d", "c (has a parent: b)", "e (has a parent: d)", "a (root)"])
  }

  @Test func replacesOfReplacedScreensKeepThePlace() throws {
    let start = "  a: { push: { b: b } }\n  b: { replace: { n: c } }\n"
    #expect(try tree(start + "  c: { replace: { n: d } }\n  d: { unwind: { u: ▮ } }\n")?.first == "a")
    #expect(
      try tree(start + "  c: { replace: { n: d }, push: { d: ▮ } }\n  d: {}\n")?.contains("d (has a parent: a)")
        == true)
  }

  private static let library = """
      a: { push: { shelf: shelf, desk: desk } }
      shelf: { arguments: { name: String }, push: { book: book }, go: { GO } }
      book: { arguments: { number: Int }, push: { reviews: reviews } }
      reviews: {}
      desk: { push: { loans: loans, help: help } }
      loans: { shared: true, push: { loan: loan } }
      loan: {}
      help: { push: { loans: loans }, replace: { done: thanks } }
      thanks: {}

    """

  @Test func goSeguesNeedOnePathWithItsArguments() throws {
    let needs = [
      "loan (needs 'via')", "loans (needs 'via')", "thanks (only a replace opens it)",
    ]
    let library = Self.library
    let inShelf = try #require(try tree(library.replacing("GO", with: "x: ▮")))
    #expect(inShelf.prefix(5) == ["a", "shelf", "book", "desk", "help"])
    #expect(Set(inShelf.dropFirst(5)) == Set(needs + ["reviews (needs an argument: number)"]))
    let anywhere = try #require(
      try tree(library.replacing("go: { GO }", with: ""), keys: "root: a\nanywhere: { go: { x: ▮ } }"))
    #expect(anywhere.prefix(4) == ["a", "shelf", "desk", "help"])
    #expect(anywhere.contains("book (needs an argument: name)"))
    let passing = try #require(try tree(library.replacing("GO", with: "x: { to: ▮, pass: { book.number: 1 } }")))
    #expect(passing.contains("reviews"))
    let withVia = try #require(try tree(library.replacing("GO", with: "x: { to: ▮, via: desk }")))
    #expect(withVia.prefix(2) == ["loans", "loan"] && withVia.contains("book (does not need 'via')"))
  }

  @Test func viaNamesScreensThatOpenTheSharedScreen() throws {
    let library = Self.library
    for segue in ["x: { to: loan, via: ▮ }", "x: { to: loans, via: [▮] }", "x: { via: ▮, to: loan }"] {
      let items = try #require(try tree(library.replacing("GO", with: segue)))
      #expect(items.prefix(2) == ["desk", "help"], "\(segue)")
      #expect(items.contains("book (does not open loans)") && items.count == 9, "\(segue)")
    }
    let items = try tree(library.replacing("GO", with: "x: { to: book, via: ▮ }"))
    #expect(items?.first == "a (nothing to choose)")
    let link = "loan: { link: { path: \"/loan\", via: ▮ } }"
    let linked = library.replacing("GO", with: "").replacing("loan: {}", with: link)
    #expect(try tree(linked)?.prefix(2) == ["desk", "help"])
    #expect(try tree(library.replacing("GO", with: "x: { via: ▮ }"))?.first == "a")
  }

  @Test func keysAreThoseThatAreNotPresent() throws {
    let keys = try #require(try replacing("  cart:\n", "  cart:\n    ▮\n"))
    #expect(keys.contains("title") && keys.contains("push") && keys.contains("mount"))
    #expect(!keys.contains("unwind") && !keys.contains("arguments") && !keys.contains("to"))
    let segue = try #require(try inSegue("{ openHelp: { to: help, ▮, pass: {} } }"))
    #expect(segue.contains("shouldPerform") && !segue.contains("to") && !segue.contains("pass"))
    let file = try #require(try replacing("graph: Shop\n", "graph: Shop\n▮\n"))
    #expect(file.contains("access") && !file.contains("screens") && !file.contains("exits"))
  }

  @Test func aFileWithoutItsKindCanBeAFragment() throws {
    for text in ["▮", "navc: 1\n▮", "navc: 1\nfr▮", "navc: 1\nfr▮\nroot: a\nscreens: { a: }\n"] {
      let keys = try EditedGraph(text).completions()
      #expect(keys?.contains("graph") == true && keys?.contains("fragment") == true, "\(text)")
      #expect(keys?.contains("exits") == false, "\(text)")
    }
    for text in ["navc: 1\ngraph: A\n▮", "▮\ngraph: A\n", "navc: 1\nfragment: A\n▮"] {
      let keys = try EditedGraph(text).completions()
      #expect(keys?.contains("screens") == true, "\(text)")
      #expect(keys?.contains("graph") == false && keys?.contains("fragment") == false, "\(text)")
    }
  }

  @Test func keysThatTheOtherKeysExcludeComeLast() throws {
    let keys = try #require(try replacing("  help: {", "  checkout:\n    mount: checkout.nav.yaml\n    ▮\n  help: {"))
    #expect(keys.prefix(5) == ["doc", "requires", "shared", "link", "was"])
    #expect(keys.contains("title (a mounted screen does not take it)"))
  }

  @Test func predicatesHaveNamesOfTheirTypes() throws {
    let all = ["isSignedIn", "canBuy", "cartCount (Int)", "order (SortOrder)", "id (Int)", "sort (SortOrder)"]
    for text in [
      "shouldPerform: ▮", "shouldPerform: is▮", "shouldPerform: isSignedIn and ▮", "shouldPerform: not (▮",
      "shouldPerform: \"is▮\"",
    ] {
      #expect(try inSegue("{ a: { to: help, \(text) } }")?.prefix(6).elementsEqual(all) == true, "\(text)")
    }
    #expect(try inSegue("{ a: { to: help, shouldPerform: isSignedIn ▮ } }") == ["and", "or"])
    #expect(try inSegue("{ a: { to: help, shouldPerform: sort == ▮ } }")?.prefix(2) == [".price", ".name"])
    #expect(try inSegue("{ a: { to: help, shouldPerform: order == .p▮ } }")?.prefix(2) == [".price", ".name"])
    #expect(try replacing("canBuy: isSignedIn", "canBuy: ▮")?.contains("canBuy") == false)
  }

  @Test(arguments: [
    "source.▮", "not source.▮", "\"source.▮\"", "isSignedIn and source.▮", "source.▮ == 1", "(source.▮", "source.i▮",
    "cartCount == 1 or source.▮id",
  ])
  func aDotAfterASideLeadsToItsArguments(_ predicate: String) throws {
    let items = try inSegue("{ a: { to: cart, shouldPerform: \(predicate) } }")
    #expect(items == ["source.id (Int)", "source.sort (SortOrder)"])
    let destination = try inSegue(
      "{ a: { to: cart, shouldPerform: \(predicate.replacing("source", with: "destination")) } }")
    #expect(destination == ["destination.product (Int)", "destination.note (String?)"])
  }

  @Test func aSideHasArgumentsOfTheWantedTypeFirst() throws {
    #expect(
      try inSegue("{ a: { to: help, shouldPerform: cartCount == source.▮ } }")
        == ["source.id", "source.sort (SortOrder)"])
    #expect(
      try inSegue("{ a: { to: help, shouldPerform: order == source.▮ } }") == ["source.sort", "source.id (Int)"])
    let fact = "  inStock: { type: Bool, arguments: { id: Int } }\n  order: SortOrder\n"
    let shop = Self.shop.replacing("  order: SortOrder\n", with: fact)
    for predicate in ["\"inStock(id: source.▮)\"", "inStock(id:source.▮)", "\"inStock(id: source.▮"] {
      let text = shop.replacing("{ § }", with: "{ a: { to: help, shouldPerform: \(predicate) } }")
      #expect(try EditedGraph(text).completions() == ["source.id", "source.sort (SortOrder)"], "\(predicate)")
    }
  }

  /// A space after a label ends a plain scalar for YAML. While the author types, the names are still offered.
  @Test(arguments: [
    "inStock(id: source.▮)", "inStock(id: source.▮", "isSignedIn and inStock(id: source.▮)",
    "not (inStock(id: source.▮))",
    "inStock(id: source.▮id)",
  ])
  func aCallWithoutQuotesHasNames(_ predicate: String) throws {
    let fact = "  inStock: { type: Bool, arguments: { id: Int, on: SortOrder } }\n  order: SortOrder\n"
    let shop = Self.shop.replacing("  order: SortOrder\n", with: fact)
    let expected = ["source.id", "source.sort (SortOrder)"]
    for text in [
      "{ a: { to: help, shouldPerform: \(predicate) } }", "{ a: { shouldPerform: \(predicate), to: help } }",
      "\n      a:\n        to: help\n        shouldPerform: \(predicate)",
    ] {
      #expect(try EditedGraph(shop.replacing("{ § }", with: text)).completions() == expected, "\(text)")
    }
    let second = predicate.replacing("id: source.", with: "id: 1, on: source.")
    let text = shop.replacing("{ § }", with: "\n      a:\n        to: help\n        shouldPerform: \(second)")
    #expect(try EditedGraph(text).completions() == ["source.sort", "source.id (Int)"], "\(second)")
    let required = Self.shop.replacing("  order: SortOrder\n", with: fact).replacing("    push: { § }\n", with: "")
      .replacing(
        "arguments: { id: Int, sort: SortOrder }\n",
        with: "arguments: { id: Int, sort: SortOrder }\n    requires: \(predicate)\n")
    #expect(try EditedGraph(required).completions() == expected)
  }

  /// In a text that is not a predicate, a parenthesis has no meaning.
  @Test func onlyPredicatesHaveCalls() throws {
    let keys = try #require(try inSegue("{ a: { doc: see(this, ▮ } }"))
    #expect(keys.contains("to") && !keys.contains("doc"))
    #expect(try inSegue("{ a: { doc: see(this, to: ▮ } }") == Self.targets)
    #expect(try inSegue("{ a: { to: help, shouldPerform: (isSignedIn), ▮ } }")?.contains("pass") == true)
    #expect(try inSegue("{ a: { to: help, shouldPerform: inStock(id:1), ▮ } }")?.contains("pass") == true)
    #expect(try inSegue("\n      a: { to: help, shouldPerform: f(a, # ▮ }") == nil)
  }

  @Test func aDotAfterASpaceOrAValueBeginsACase() throws {
    #expect(try inSegue("{ a: { to: help, shouldPerform: order == .▮ } }")?.prefix(2) == [".price", ".name"])
    #expect(try inSegue("{ a: { to: help, shouldPerform: source .▮ } }") == ["and", "or"])
  }

  @Test func callsHaveLabelsAndValuesOfTheirTypes() throws {
    let fact = "  inStock: { type: Bool, arguments: { id: Int, sort: SortOrder } }\n  order: SortOrder\n"
    func items(_ predicate: String) throws -> [String] {
      let text = Self.shop.replacing("  order: SortOrder\n", with: fact)
        .replacing("{ § }", with: "{ a: { to: help, shouldPerform: \(predicate) } }")
      return try EditedGraph(text).completions() ?? []
    }
    for text in ["\"inStock(▮)\"", "inStock(▮", "\"not inStock(i▮\"", "\"inStock(▮id: 1)\""] {
      #expect(try items(text).prefix(2) == ["id", "sort"], "\(text)")
    }
    #expect(try items("\"inStock(id: 1, ▮)\"").first == "sort")
    #expect(try items("\"inStock(id: 1, ▮)\"").contains("id") == false)
    #expect(try items("\"inStock(id: ▮)\"").prefix(2) == ["cartCount", "id"])
    #expect(try items("\"inStock(id: 1, sort: ▮)\"").prefix(4) == [".price", ".name", "order", "sort"])
    #expect(try items("\"inStock(id: cartCount ▮)\"") == ["and", "or"])
    #expect(try items("\"(▮)\"").first == "isSignedIn")
    #expect(try items("\"inStock(id: 1, sort: .price) and ▮\"").first == "isSignedIn")
  }

  @Test func aLabelHasAColonThatItsScalarAllows() throws {
    func text(_ predicate: String) throws -> String? {
      let graph = try EditedGraph(
        "graph: A\nroot: a\nfacts: { f: { type: Bool, arguments: { id: Int } } }\nscreens:\n  a: { requires: \(predicate) }\n"
      )
      let buffer = TextBuffer(graph.text)
      let context = try #require(CursorContext(at: graph.offset, in: buffer))
      let completer = Completer(
        try #require(graph.model), accepted: nil, project: graph.project, at: context, in: buffer, mountPaths: [])
      return completer.list(at: graph.offset)?.items.first?.text
    }
    #expect(try text("\"f(▮)\"") == "id: ")
    #expect(try text("f(▮)") == "id:")
    #expect(try text("\"f(▮id: 1)\"") == "id")
  }

  /// A mounted screen has the arguments of the fragment's root, with their types.
  @Test func theArgumentsOfAMountHaveTheirTypes() throws {
    let fragment = """
      fragment: Checkout
      root: bill
      types: { SortOrder: [up, down], Mode: [fast, slow] }
      screens:
        bill: { arguments: { count: Int, note: "String?", sort: SortOrder, mode: Mode, isOn: Bool } }

      """
    func items(_ segue: String) throws -> [String] {
      let mounted = Self.shop.replacing("  help: {", with: "  checkout: { mount: checkout.nav.yaml }\n  help: {")
        .replacing(
          "arguments: { id: Int, sort: SortOrder }", with: "arguments: { id: Int, sort: SortOrder, text: String }")
      return try EditedGraph(mounted.replacing("{ § }", with: segue), ["checkout.nav.yaml": fragment]).completions()
        ?? []
    }
    let segue = { (value: String) in "{ a: { to: checkout, \(value) } }" }
    #expect(
      try items(segue("shouldPerform: destination.▮")) == [
        "destination.isOn", "destination.count (Int)", "destination.note (String?)", "destination.sort (SortOrder)",
        "destination.mode (Mode)",
      ])
    let others = ["source.sort (SortOrder)", "source.text (String)"]
    #expect(try items(segue("pass: { count: ▮ }")) == ["source.id"] + others)
    #expect(try items(segue("pass: { note: ▮ }")).prefix(2) == ["source.text", "nil"])
    // The enum of the fragment is not the enum of the graph with the same name.
    #expect(try items(segue("pass: { sort: ▮ }")) == ["up", "down", "source.id (Int)"] + others)
    #expect(try items(segue("pass: { isOn: ▮ }")).prefix(2) == ["true", "false"])
  }

  @Test func otherNames() throws {
    #expect(try replacing("root: catalog", "root: ▮")?.first == "catalog")
    #expect(try replacing("sort: SortOrder }", "sort: ▮ }")?.prefix(2) == ["SortOrder", "String"])
    #expect(try replacing("sort: SortOrder }", "sort: { type: SortOrder, default: ▮ } }") == ["price", "name"])
    #expect(try replacing("product:\n", "product:\n    key: [▮]\n") == ["id", "sort"])
    #expect(try replacing("product:\n", "product:\n    key:\n      - id\n      - ▮\n")?.contains("sort") == true)
    #expect(try replacing("product:\n", "product:\n    link: \"/p/{▮}\"\n") == ["id", "sort"])
    #expect(try replacing("product:\n", "product:\n    whenDuplicate: ▮\n") == ["refuse", "allow"])
    #expect(try replacing("product:\n", "product:\n    shared: ▮\n") == ["true", "false"])
    #expect(try replacing("  help: {", "  checkout: { mount: ▮ }\n  help: {") == ["checkout.nav.yaml"])
    #expect(try inSegue("{ a: { to: cart, pass: { ▮ } } }") == ["product", "note"])
    #expect(
      try inSegue("{ a: { to: cart, pass: { product: ▮ } } }") == ["source.id", "source.sort (SortOrder)"])
    #expect(try replacing("  help: {", "  ▮\n  help: {") == [])
    #expect(try inSegue("{ a: nothing }\n  ▮").map { $0.contains("nothing") } == true)
  }

  @Test(arguments: [
    "graph: Shop\ndoc: ▮\n", "graph: Shop\n# ▮\n", "graph: Shop # ▮\n", "graph: Shop\ndoc: |\n  A ▮\n", "graph: ▮\n",
  ])
  func commentsAndTextsHaveNoItems(_ text: String) throws {
    #expect(try replacing("graph: Shop\n", text) == nil)
  }

  @Test func namesThatOtherReadersMisreadAreQuoted() throws {
    let graph = try EditedGraph("graph: A\nroot: a\nscreens:\n  a: { push: { b: ▮ } }\n  \"no\": {}\n")
    let buffer = TextBuffer(graph.text)
    let model = try #require(graph.model)
    let context = try #require(CursorContext(at: graph.offset, in: buffer))
    let completer = Completer(model, accepted: nil, project: graph.project, at: context, in: buffer, mountPaths: [])
    #expect(completer.list(at: graph.offset)?.items.first?.text == "\"no\"")
  }

  @Test func longListsAreCut() throws {
    let screens = (0..<300).map { "  s\($0): {}\n" }.joined()
    let graph = try EditedGraph("graph: A\nroot: a\nscreens:\n  a: { push: { b: s29▮ } }\n\(screens)")
    let buffer = TextBuffer(graph.text)
    let model = try #require(graph.model)
    let context = try #require(CursorContext(at: graph.offset, in: buffer))
    let completer = Completer(model, accepted: nil, project: graph.project, at: context, in: buffer, mountPaths: [])
    let list = try #require(completer.list(at: graph.offset))
    #expect(list.isIncomplete && list.items.count <= 200)
    #expect(list.items.contains { $0.label == "s299" })
    #expect(Set(list.items.map(\.label)).count == list.items.count)
  }
}
