import NavCompiler
import NavEditor
import Testing

/// Definitions, references, and renames.
@Suite struct NamesTests {
  private static let checkout = """
    navc: 1
    fragment: Checkout
    root: bill
    exits: { done: Int, cancelled: Void }
    facts: { isPaying: Bool }
    screens:
      bill:
        arguments: { product: Int }
        unwind: { finish: { exit: done }, stop: { exit: cancelled, shouldPerform: not isPaying } }

    """

  private static let shop = """
    navc: 1
    graph: Shop
    root: catalog
    types: { Order: [price, name] }
    facts: { isSignedIn: Bool, isPaying: Bool, inStock: { type: Bool, arguments: { id: Int } } }
    conditions: { canBuy: isSignedIn and not isPaying }
    screens:
      catalog:
        push: { openProduct: product, buy: { to: checkout, pass: { product: 7 } } }
      product:
        arguments: { id: Int, order: Order = price }
        key: [id]
        link: "/p/{id}"
        push:
          openHelp: { to: help, shouldPerform: "canBuy and inStock(id: source.id) and order == .price" }
        unwind: { close: previous }
      help: { alert: { cancel: ok }, unwind: { ok: product, no: catalog } }
      checkout:
        mount: checkout.nav.yaml
        exits: { done: catalog, cancelled: previous }

    """

  /// The graph with a cursor before the first occurrence of a text, or after a part of it.
  private func graph(_ text: String, in file: String = "shop.nav.yaml") throws -> EditedGraph {
    var files = ["shop.nav.yaml": Self.shop, "checkout.nav.yaml": Self.checkout]
    let plain = text.replacing("▮", with: "")
    let marked = text.contains("▮") ? text : "▮" + text
    try #require(files[file]?.contains(plain) == true)
    files[file] = files[file]?.replacing(plain, with: marked, maxReplacements: 1)
    return try EditedGraph(files.removeValue(forKey: "shop.nav.yaml") ?? "", files)
  }

  @Test(arguments: [
    ("openProduct: ▮product", ["shop:10 product"]), ("openProduct: product▮,", ["shop:10 product"]),
    ("key: [▮id]", ["shop:11 id"]), ("{▮id}", ["shop:11 id"]), ("source.▮id", ["shop:11 id"]),
    ("and ▮order ==", ["shop:11 order"]), ("== .▮price", ["shop:4 price"]), ("= ▮price", ["shop:4 price"]),
    ("\"▮canBuy", ["shop:6 canBuy"]), ("▮inStock(", ["shop:5 inStock"]), ("(▮id: source", ["shop:5 id"]),
    ("cancel: ▮ok", ["shop:17 ok"]), ("close: ▮previous", ["shop:8 catalog"]),
    ("pass: { ▮product", ["checkout:8 product"]), ("mount: ▮checkout", ["checkout:1 "]),
    ("exits: { ▮done", ["checkout:4 done"]), ("order: ▮Order", ["shop:4 Order"]),
    ("root: ▮catalog", ["shop:8 catalog"]),
  ])
  func definitions(_ place: String, _ expected: [String]) throws {
    #expect(try graph(place).definitions == expected)
  }

  @Test func anExitLeadsToItsBindingAndBack() throws {
    #expect(try graph("exits: { ▮done", in: "checkout.nav.yaml").definitions == ["shop:20 done"])
    #expect(try graph("exit: ▮done", in: "checkout.nav.yaml").definitions == ["checkout:4 done"])
  }

  /// The placeholders of titles, messages, and labels are names of arguments.
  @Test func placeholdersOfTexts() throws {
    let shop = """
      navc: 1
      graph: Shop
      root: home
      strings: { table: Navigation }
      screens:
        home: { present: { ask: leave } }
        leave:
          arguments: { ▮place: String }
          title: "Leave {place}, {{place}}?"
          alert: { cancel: stay, message: "All of {place} and {place}" }
          unwind: { leave: { to: home, label: "To {place}" }, stay: { to: previous, label: place } }

      """
    let graph = try EditedGraph(shop)
    #expect(graph.references.count == 5)
    let renamed = try graph.renamed(to: "city").get()["shop.nav.yaml"]
    let expected = shop.replacing("▮", with: "").replacing("{place}", with: "{city}")
      .replacing("{{city}}", with: "{{place}}").replacing("place: String", with: "city: String")
    #expect(renamed == expected)
    // Without `strings`, braces are characters.
    let plain = try EditedGraph(shop.replacing("strings: { table: Navigation }\n", with: ""))
    #expect(plain.references.count == 1)
  }

  @Test func aFactIsSharedByAllFiles() throws {
    let expected = ["checkout:5 isPaying", "checkout:9 isPaying", "shop:5 isPaying", "shop:6 isPaying"]
    #expect(try graph("▮isPaying: Bool").references == expected)
    #expect(try graph("not ▮isPaying", in: "checkout.nav.yaml").references == expected)
  }

  @Test func keysHaveNoDefinition() throws {
    #expect(try graph("▮push:").definitions.isEmpty)
    #expect(try graph("▮screens:").definitions.isEmpty)
  }

  @Test(arguments: [
    ("▮product:\n", "item", 3), ("▮openProduct", "open", 1), ("▮isPaying: Bool", "busy", 4), ("▮Order:", "Sorting", 2),
    ("▮id: Int, order", "number", 4), ("▮price, name", "cost", 3), ("▮canBuy:", "mayBuy", 2), ("▮Shop", "Store", 1),
    ("{ ▮ok: product", "fine", 2), ("▮inStock:", "has", 2),
  ])
  func renamesReplaceEveryPlace(_ place: String, _ name: String, _ count: Int) throws {
    let graph = try graph(place)
    let texts = try graph.renamed(to: name).get()
    var changed = 0
    for file in graph.files {
      let (old, new) = (file.text, try #require(texts[file.name]))
      let words = { (text: String) in text.split { !$0.isLetter } }
      changed += zip(words(old), words(new)).count { $0 != $1 }
    }
    #expect(changed == count)
    // The renamed graph has the same messages: none.
    let store = ListedFiles(graph.files.map { ($0.name, texts[$0.name] ?? "") })
    let result = Compiler.check(store.file("shop.nav.yaml"), mounting: store)
    let original = ListedFiles(graph.files.map { ($0.name, $0.text) })
    let before = Compiler.check(original.file("shop.nav.yaml"), mounting: original)
    #expect(before.diagnostics.diagnostics.map(\.rule) == result.diagnostics.diagnostics.map(\.rule))
  }

  @Test(arguments: [
    ("▮product:\n", "help", "'help' is already a screen (shop.nav.yaml:17:3)"),
    ("▮product:\n", "3d", "'3d' cannot be the name of a screen"),
    ("▮product:\n", "previous", "'previous' cannot be the name of a screen"),
    ("▮product:\n", "a\nb", "'a\nb' cannot be the name of a screen"),
    ("▮product:\n", "a: b", "'a: b' cannot be the name of a screen"),
    ("▮id: Int, order", "order", "'order' is already an argument (shop.nav.yaml:11:27)"),
    ("▮id: Int, order", "a: b", "'a: b' cannot be the name of an argument"),
    ("▮isSignedIn:", "canBuy", "'canBuy' is already a condition (shop.nav.yaml:6:15)"),
    ("▮canBuy:", "inStock", "'inStock' is already a fact (shop.nav.yaml:5:44)"),
    ("close: ▮previous", "x", "there is no name to rename here"),
    ("▮push:", "x", "there is no name to rename here"),
  ])
  func refusals(_ place: String, _ name: String, _ message: String) throws {
    #expect(throws: Renaming.Refusal(message)) { try graph(place).renamed(to: name).get() }
  }

  @Test func aKeywordOfSwiftIsAllowedAndAmbiguousNamesAreQuoted() throws {
    #expect(try graph("▮product:\n").renamed(to: "class").get()["shop.nav.yaml"]?.contains("  class:\n") == true)
    let texts = try graph("▮product:\n").renamed(to: "no").get()
    #expect(texts["shop.nav.yaml"]?.contains("openProduct: \"no\",") == true)
    #expect(texts["shop.nav.yaml"]?.contains("  \"no\":\n") == true)
  }

  @Test func anAliasIsRenamedAtItsAnchor() throws {
    let graph = try EditedGraph(
      "graph: A\nroot: a\nscreens:\n  a: { push: { b: &x ▮b } }\n  c: { push: { d: *x } }\n  b: { shared: true }\n")
    let text = try graph.renamed(to: "z").get()["shop.nav.yaml"]
    #expect(
      text
        == "graph: A\nroot: a\nscreens:\n  a: { push: { b: &x z } }\n  c: { push: { d: *x } }\n  z: { shared: true }\n")
  }

  @Test func anAliasHasTheNameOfItsAnchor() throws {
    let graph = try EditedGraph(
      "graph: A\nroot: a\nscreens:\n  a: { push: { b: &x b } }\n  c: { push: { d: ▮*x } }\n  b: { shared: true }\n")
    let found = try #require(Renaming.name(at: graph.offset, in: graph.file, of: graph.project))
    #expect(found.name == "b")
    #expect(Array(graph.text.utf8)[found.range].elementsEqual("*x".utf8))
  }

  private static let shared = (
    shop: """
    graph: Shop
    root: a
    facts: { inStock: { type: Bool, arguments: { id: Int, day: Int } } }
    screens:
      a: { push: { b: { to: b, shouldPerform: "inStock(id: 1, day: 2)" }, c: c } }
      b: { arguments: { id: Int = 1 }, requires: "inStock(id: id, day: id)" }
      c: { mount: checkout.nav.yaml }

    """,
    checkout: """
    fragment: Checkout
    root: bill
    facts: { inStock: { type: Bool, arguments: { id: Int, day: Int } }, other: { type: Bool, arguments: { id: Int } } }
    screens:
      bill: { requires: "inStock(id: 1, day: 2) and other(id: 3)" }

    """
  )

  /// All files share a fact, so they share the names of its arguments.
  @Test(arguments: ["shop.nav.yaml", "checkout.nav.yaml"], ["arguments: { ▮id", "inStock(▮id"])
  func anArgumentOfAFactIsRenamedInAllFiles(_ file: String, _ place: String) throws {
    var texts = ["shop.nav.yaml": Self.shared.shop, "checkout.nav.yaml": Self.shared.checkout]
    texts[file] = texts[file]?.replacing(place.replacing("▮", with: ""), with: place, maxReplacements: 1)
    let graph = try EditedGraph(texts["shop.nav.yaml"] ?? "", ["checkout.nav.yaml": texts["checkout.nav.yaml"] ?? ""])
    let renamed = try graph.renamed(to: "number").get()
    let wanted = { (text: String) in
      text.replacing("inStock: { type: Bool, arguments: { id", with: "inStock: { type: Bool, arguments: { number")
        .replacing("inStock(id", with: "inStock(number")
    }
    #expect(renamed["shop.nav.yaml"] == wanted(Self.shared.shop))
    #expect(renamed["checkout.nav.yaml"] == wanted(Self.shared.checkout))
    #expect(Set(graph.definitions) == ["shop:3 id", "checkout:3 id"])
    #expect(graph.references.count == 5)
  }

  /// A name that only another file has given to an argument of the fact is taken, too.
  @Test func theNamesOfArgumentsOfAFactDiffer() throws {
    let shop = Self.shared.shop.replacing("arguments: { id: Int, day", with: "arguments: { ▮id: Int, day")
    let checkout = Self.shared.checkout.replacing("day: Int } }", with: "time: Int } }")
    #expect(throws: Renaming.Refusal("'day' is already an argument (checkout.nav.yaml:3:55)")) {
      try EditedGraph(shop, ["checkout.nav.yaml": Self.shared.checkout]).renamed(to: "day").get()
    }
    #expect(throws: Renaming.Refusal("'time' is already an argument (checkout.nav.yaml:3:55)")) {
      try EditedGraph(shop, ["checkout.nav.yaml": checkout]).renamed(to: "time").get()
    }
  }

  @Test func theSameNameChangesNothing() throws {
    let graph = try graph("▮product:\n")
    #expect(
      try Renaming(at: graph.offset, in: graph.file, to: "product", of: graph.project) { _ in true }.edits.isEmpty)
  }

  @Test func escapedNamesAreRefused() throws {
    let graph = try EditedGraph(
      "graph: A\nroot: ▮a\nscreens:\n  a: { push: { b: \"\\u0062\" } }\n  b: { unwind: { c: \"\\x61\" } }\n")
    #expect(throws: Renaming.Refusal.self) { try graph.renamed(to: "z").get() }
  }
}
