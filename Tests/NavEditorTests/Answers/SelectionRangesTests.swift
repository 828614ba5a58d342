import NavCompiler
import Testing

@testable import NavEditor

/// The ranges around a cursor, from the name to the file.
@Suite struct SelectionRangesTests {
  /// The texts around the cursor that are smaller than the line, the innermost first.
  private func ranges(_ line: String) throws -> [String] {
    let text = """
      navc: 1
      graph: Shop
      root: a
      facts: { isSignedIn: Bool, count: Int, inStock: { type: Bool, arguments: { id: Int } } }
      screens:
        a: { push: { b: c } }
        order: { arguments: { id: Int } }
        c:
          title: C

      """
    let graph = try EditedGraph(text + "    " + line + "\n")
    let bytes = Array(graph.text.utf8)
    let ranges = try #require(graph.model).selectionRanges(at: graph.offset)
    #expect(ranges.last == 0..<bytes.count)
    let found = ranges.map { String(decoding: bytes[$0], as: UTF8.self) }
    let whole = line.replacing("▮", with: "")
    // The entry is followed by the mapping of `c`, its entry, the screens, their entry, the top, and the file.
    let entry = try #require(found.firstIndex(of: whole))
    #expect(
      found[(entry + 1)...].map { String($0.prefix(8)) } == [
        "title: C", "c:\n    t", "a: { pus", "screens:", "navc: 1\n", "navc: 1\n",
      ])
    return Array(found[..<entry])
  }

  @Test(arguments: [
    (
      "requires: \"isSignedIn and (count > 3 or inStock(id: cou▮nt))\"",
      [
        "count", "id: count", "inStock(id: count)", "count > 3 or inStock(id: count)",
        "(count > 3 or inStock(id: count))", "isSignedIn and (count > 3 or inStock(id: count))",
        "\"isSignedIn and (count > 3 or inStock(id: count))\"",
      ]
    ),
    ("requires: not isSign▮edIn", ["isSignedIn", "not isSignedIn"]),
    (
      "requires: \"not i▮nStock(id: 1) and isSignedIn\"",
      [
        "inStock", "inStock(id: 1)", "not inStock(id: 1)", "not inStock(id: 1) and isSignedIn",
        "\"not inStock(id: 1) and isSignedIn\"",
      ]
    ),
    ("requires: \"inStock(i▮d: 1)\"", ["id", "id: 1", "inStock(id: 1)", "\"inStock(id: 1)\""]),
    ("requires: count >▮ 3", ["count > 3"]),
    ("requires: count > 3 a▮nd", ["count > 3 and"]),
    ("requires: isSignedIn and (cou▮nt >", ["count", "count >", "(count >", "isSignedIn and (count >"]),
    ("link: \"/c/{order.i▮d}\"", ["id", "order.id", "\"/c/{order.id}\""]),
    ("link: \"/c/{ord▮er.id}\"", ["order", "order.id", "\"/c/{order.id}\""]),
    ("re▮quires: isSignedIn", ["requires"]),
    (
      "push: { d: { to: ord▮er, pass: { id: 1 } } }",
      [
        "order", "to: order", "{ to: order, pass: { id: 1 } }", "d: { to: order, pass: { id: 1 } }",
        "{ d: { to: order, pass: { id: 1 } } }",
      ]
    ),
    ("key: [i▮d, no]", ["id", "[id, no]"]),
    (
      "go: { d: { to: order, via: [a▮] } }",
      [
        "a", "[a]", "via: [a]", "{ to: order, via: [a] }", "d: { to: order, via: [a] }",
        "{ d: { to: order, via: [a] } }",
      ]
    ),
    ("metadata: { a:▮ b }", ["a: b", "{ a: b }"]),
  ])
  func rangesOnALine(_ line: String, _ expected: [String]) throws {
    let found = try ranges(line)
    #expect(found == expected)
  }

  @Test func deepParenthesesEnd() {
    let text = Array(repeating: UInt8(ascii: "("), count: 19_000)
    #expect(PredicateParts.around(text.count, in: text).count <= 100)
  }

  @Test func aCommentIsInTheMappingsAroundIt() throws {
    let graph = try EditedGraph("navc: 1\ngraph: A\nroot: a\nscreens:\n  a: {}\n  # ▮\n  b: {}\n")
    let found = try #require(graph.model).selectionRanges(at: graph.offset)
    #expect(found.map { graph.text.utf8.count - $0.count }.count == 4)
  }

  @Test func mountsAreLinks() throws {
    let graph = try EditedGraph(
      "navc: 1\ngraph: A\nroot: a\nscreens:\n  a: { push: { b: m } }\n  m: { mount: \"p.nav.yaml\" }\n  n:\n    mount:\n"
        + "      file: p.nav.yaml\n  o: { mount: missing.nav.yaml }▮\n",
      ["p.nav.yaml": "navc: 1\nfragment: P\nroot: a\nscreens: { a: {} }\n"])
    let links = try #require(graph.model).links
    #expect(
      graph.lines(links.map { Project.Place(graph.file, $0.range) }) == [
        "shop:6 p.nav.yaml", "shop:9 p.nav.yaml",
      ])
    #expect(Set(links.map(\.target.bytes)) == [Array("p.nav.yaml".utf8)])
  }
}
