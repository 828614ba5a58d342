import NavCompiler
import NavEditor
import Testing

/// The tokens of `Documentation/lsp.md`.
@Suite struct SemanticTokensTests {
  /// The tokens of a text, as `text kind`. A declaration ends with `!`.
  private func tokens(_ text: String, _ others: [String: String] = [:]) throws -> [String] {
    let graph = try EditedGraph(text + "▮", others)
    let bytes = Array(text.utf8)
    let model = try #require(graph.model)
    return model.semanticTokens.map { token in
      let text = String(decoding: bytes[token.range], as: UTF8.self)
      let kind = if case .name(let kind) = token.kind { kind.rawValue } else { "\(token.kind)" }
      return "\(text) \(kind)\(token.isDeclaration ? "!" : "")"
    }
  }

  /// The tokens of a line of a screen `product` in a graph with everything.
  private func inScreen(_ line: String) throws -> [String] {
    let text = """
      navc: 1
      graph: Shop
      root: catalog
      types: { Order: [price, name] }
      facts: { isSignedIn: Bool, inStock: { type: Bool, arguments: { id: Int } }, sort: Order }
      conditions: { canBuy: isSignedIn }
      screens:
        catalog: { push: { openProduct: product } }
        help: { alert: { cancel: ok }, unwind: { ok: previous } }
        product:
          arguments: { id: Int }
      """
    let before = try tokens(text + "\n")
    let after = try tokens(text + "\n    \(line)\n")
    try #require(after.starts(with: before))
    return Array(after.dropFirst(before.count))
  }

  @Test func namesHaveTheirKinds() throws {
    let found = try tokens(
      """
      navc: 1
      graph: Shop
      root: catalog
      types: { Order: [price] }
      facts: { sort: { type: Order, async: true, timeout: 2s, otherwise: price } }
      conditions: { byPrice: sort == .price }
      screens:
        catalog: { title: Catalog, tabs: { first: { to: product, title: "1" } } }
        product: { unwind: { close: previous } }
        part: { mount: part.nav.yaml, exits: { done: root } }
      """, ["part.nav.yaml": "navc: 1\nfragment: Part\nroot: a\nexits: { done: Void }\nscreens: { a: {} }\n"])
    #expect(
      found == [
        "navc key", "1 number", "graph key", "Shop graph!", "root key", "catalog screen", "types key", "Order type!",
        "price case!", "facts key", "sort fact!", "type key", "Order type", "async key", "true keyword", "timeout key",
        "2s number", "otherwise key", "price case", "conditions key", "byPrice condition!", "sort fact", "== operator",
        "price case", "screens key", "catalog screen!", "title key", "tabs key", "first tab!", "to key",
        "product screen", "title key", "product screen!", "unwind key", "close segue!", "previous keyword",
        "part screen!", "mount key", "part.nav.yaml file", "exits key", "done exit", "root keyword",
      ])
  }

  @Test(arguments: [
    (
      "requires: \"not canBuy and inStock(id: 7) or sort != .name\"",
      [
        "requires key", "not operator", "canBuy condition", "and operator", "inStock fact", "id parameter", "7 number",
        "or operator", "sort fact", "!= operator", "name case",
      ]
    ),
    ("requires: \"isSignedIn == true\"", ["requires key", "isSignedIn fact", "== operator", "true keyword"]),
    (
      "push: { a: { to: help, shouldPerform: source.id > 1.5 } }",
      [
        "push key", "a segue!", "to key", "help screen", "shouldPerform key", "source keyword", "id argument",
        "> operator", "1.5 number",
      ]
    ),
    (
      "link: { path: \"/p/{id}\", via: catalog }",
      ["link key", "path key", "{ operator", "id argument", "} operator", "via key", "catalog screen"]
    ),
    ("link: /p/{id}", ["link key", "{ operator", "id argument", "} operator"]),
    (
      "go: { a: { to: catalog, pass: { product.id: 7, note: text, more: source.id, list: [1, nil] } } }",
      [
        "go key", "a segue!", "to key", "catalog screen", "pass key", "product screen", "id argument", "7 number",
        "note argument", "text string", "more argument", "source keyword", "id argument", "list argument", "1 number",
        "nil keyword",
      ]
    ),
    (
      "present: { a: { to: help, style: full, whenBusy: queue, animated: no } }",
      [
        "present key", "a segue!", "to key", "help screen", "style key", "full keyword", "whenBusy key",
        "queue keyword", "animated key",
      ]
    ),
    ("key: [id]", ["key key", "id argument"]),
    ("doc: \"requires: true\"", ["doc key"]),
    ("bar: { hidden: true, style: compact }  # true", ["bar key", "hidden key", "true keyword", "style key"]),
    ("back: { shouldPerform: isSignedIn }", ["back key", "shouldPerform key", "isSignedIn fact"]),
    ("metadata: { push: true }", ["metadata key"]),
    ("unknown: true", []),
  ])
  func places(_ line: String, _ expected: [String]) throws {
    let found = try inScreen(line)
    #expect(found == expected)
  }

  @Test func defaultsAndBuiltinTypes() throws {
    let text =
      "navc: 1\ngraph: A\nroot: a\nscreens:\n  a: { arguments: { id: Int = 7, on: Bool = true, n: String? } }\n"
    let found = try tokens(text).drop { $0 != "arguments key" }
    #expect(
      found.dropFirst() == [
        "id argument!", "Int builtin", "= operator", "7 number", "on argument!", "Bool builtin", "= operator",
        "true keyword", "n argument!", "String builtin",
      ])
  }

  @Test func anAliasIsATokenAndItsAnchorIsReadOnce() throws {
    let text = "navc: 1\ngraph: A\nroot: &r a\nscreens:\n  a: &s { push: { b: c } }\n  d: *s\n  e: { go: { f: *r } }\n"
    let found = try tokens(text).drop { $0 != "screens key" }
    #expect(
      found.dropFirst() == [
        "a screen!", "push key", "b segue!", "c screen", "d screen!", "e screen!", "go key",
        "f segue!", "*r screen",
      ])
  }

  @Test(arguments: [
    "requires: \"not \\u0069sSignedIn and sort == .name\"", "requires: >\n      not isSignedIn\n      and canBuy",
  ])
  func aTextWithEscapesOrSeveralLinesHasNoTokens(_ line: String) throws {
    let found = try inScreen(line)
    #expect(found == ["requires key"])
  }

  @Test func positionsInOrderAreThePositionsOfTheBuffer() {
    let buffer = TextBuffer("a🍵é\r\n\n\rb: { 🍵 }\n")
    for encoding in PositionEncoding.allCases {
      var cursor = PositionCursor(buffer, in: encoding)
      for offset in 0...buffer.bytes.count {
        #expect(cursor.position(of: offset) == buffer.position(of: offset, in: encoding))
      }
      for start in (0...buffer.bytes.count).reversed() {
        let (first, last) = cursor.positions(of: start..<buffer.bytes.count)
        #expect(first == buffer.position(of: start, in: encoding))
        #expect(last == buffer.position(of: buffer.bytes.count, in: encoding))
      }
    }
  }
}
