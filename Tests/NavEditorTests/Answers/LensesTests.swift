import NavCompiler
import NavEditor
import Testing

/// The lenses above screens, and the hints after names.
@Suite struct LensesTests {
  private static let checkout = """
    navc: 1
    fragment: Checkout
    root: bill
    exits: { paid: Void }
    screens:
      bill: { arguments: { sum: Int, note: "String?" }, push: { more: rest }, unwind: { finish: { exit: paid } } }
      rest: { unwind: { up: previous } }

    """

  private static let shop = """
    navc: 1
    graph: Shop
    root: catalog
    anywhere: { present: { openHelp: help } }
    screens:
      catalog:
        push:
          openProduct: product
          again: { to: "product", pass: { id: 1 } }
          buy: checkout
          filters: { to: filters }
      product:
        arguments: { id: Int, sort: String, page: Int = 1, note: "String?" }
        link: "/p/{id}"
        replace: { other: { to: filters, from: previous } }
        unwind: { close: previous, leave: root, gone: catalog }
      filters: { shared: true, arguments: { a: Int, b: Int, c: Int, d: Int }, unwind: { close: opener } }
      help: { unwind: { done: previous } }
      checkout: { mount: checkout.nav.yaml, exits: { paid: previous } }

    """

  private func graph(_ text: String, _ others: [String: String] = [:]) throws -> EditedGraph {
    try EditedGraph(text + "▮", ["checkout.nav.yaml": Self.checkout].merging(others) { $1 })
  }

  private func lenses(_ graph: EditedGraph, of name: String) -> [String] {
    graph.project.lenses(of: FileIdentity(name)).map { "\($0.screen) \($0.wayCount)" }
  }

  /// The lines of a file with the hints in them.
  private func hints(_ graph: EditedGraph, of name: String, in range: Range<Int>? = nil) throws -> [String] {
    let text = try #require(graph.files.first { $0.name == name }?.text)
    var bytes = Array(text.utf8)
    let hints = graph.project.hints(of: FileIdentity(name), in: range ?? 0..<bytes.count)
    #expect(hints.map(\.offset) == hints.map(\.offset).sorted())
    for hint in hints.reversed() { bytes.insert(contentsOf: "‹\(hint.text)›".utf8, at: hint.offset) }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { $0.contains("‹") }
    return lines.map { String($0.drop { $0 == " " }) }
  }

  @Test func waysAreCounted() throws {
    let graph = try graph(Self.shop)
    #expect(
      lenses(graph, of: "shop.nav.yaml") == ["catalog 0", "product 3", "filters 2", "help 1", "checkout 1"])
    #expect(lenses(graph, of: "checkout.nav.yaml") == ["bill 1", "rest 1"])
    #expect(lenses(graph, of: "gone.nav.yaml").isEmpty)
    let ranges = graph.project.lenses(of: graph.file).map { Project.Place(graph.file, $0.range) }
    #expect(graph.lines(ranges).first == "shop:6 catalog")
  }

  @Test func hintsShowRequiredArgumentsAndMeanings() throws {
    let graph = try graph(Self.shop)
    #expect(
      try hints(graph, of: "shop.nav.yaml") == [
        "openProduct: product‹(id: Int, sort: String)›", "again: { to: \"product\"‹(sort: String)›, pass: { id: 1 } }",
        "buy: checkout‹(sum: Int)›", "filters: { to: filters‹(a: Int, b: Int, c: Int, …)› }",
        "replace: { other: { to: filters‹(a: Int, b: Int, c: Int, …)›, from: previous‹= catalog› } }",
        "unwind: { close: previous‹= catalog›, leave: root‹= catalog›, gone: catalog }",
        "help: { unwind: { done: previous‹= catalog, product, filters› } }",
        "checkout: { mount: checkout.nav.yaml, exits: { paid: previous‹= catalog› } }",
      ])
    #expect(try hints(graph, of: "checkout.nav.yaml") == ["rest: { unwind: { up: previous‹= bill› } }"])
  }

  @Test func hintsOutsideTheRangeAreLeftOut() throws {
    let graph = try graph(Self.shop)
    let line = try #require(graph.text.firstRange(of: "      buy: checkout\n"))
    let start = graph.text.utf8.distance(from: graph.text.startIndex, to: line.lowerBound)
    #expect(try hints(graph, of: "shop.nav.yaml", in: start..<start + 19) == ["buy: checkout‹(sum: Int)›"])
  }

  @Test func aHalfTypedTextHasHints() throws {
    let text = Self.shop.replacing("from: previous }", with: "from: previous ")
    let graph = try graph(text)
    #expect(lenses(graph, of: "shop.nav.yaml").prefix(2) == ["catalog 0", "product 3"])
    #expect(try hints(graph, of: "shop.nav.yaml").first == "openProduct: product‹(id: Int, sort: String)›")
  }
}
