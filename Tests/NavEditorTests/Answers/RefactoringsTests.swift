import NavCompiler
import NavEditor
import Testing

/// The refactorings at a cursor, and the texts after them.
struct RefactoringsTests {
  private static let head = "navc: 1\ngraph: Shop\nroot: a\nfacts: { isOn: Bool, isNew: Bool }\nscreens:\n"

  /// The text after the action with a title, or the titles if there is none.
  private func text(_ screens: String, after title: String) throws -> String {
    let graph = try EditedGraph(Self.head + screens)
    let actions = try #require(graph.model).refactorings(at: graph.offset)
    guard let action = actions.first(where: { $0.title == title }) else {
      return actions.map(\.title).joined(separator: "\n")
    }
    let bytes = action.edits.applied(to: Array(graph.text.utf8), of: graph.file)
    return String(String(decoding: bytes, as: UTF8.self).dropFirst(Self.head.utf8.count))
  }

  @Test func formsOfSegues() throws {
    let short = "  a: { push: { op▮en: b } }\n  b: {}\n"
    let long = "  a: { push: { op▮en: { to: b } } }\n  b: {}\n"
    #expect(try text(short, after: "use the long form") == long.replacing("▮", with: ""))
    #expect(try text(long, after: "use the short form") == short.replacing("▮", with: ""))
    let commented = "  a:\n    push:\n      op▮en:  # later\n        to: b\n  b: {}\n"
    #expect(try !text(commented, after: "use the short form").contains("open: b"))
    let other = "  a: { push: { op▮en: { to: b, shouldPerform: isOn } } }\n  b: {}\n"
    #expect(try !text(other, after: "use the short form").contains("open: b"))
  }

  @Test func flowAndBlock() throws {
    let flow = "  a:\n    pu▮sh: { open: b }\n  b: {}\n"
    let block = "  a:\n    pu▮sh:\n      open: b\n  b: {}\n"
    #expect(try text(flow, after: "write the entries on separate lines") == block.replacing("▮", with: ""))
    #expect(try text(block, after: "write the entries on one line") == flow.replacing("▮", with: ""))
    // The last comment stays on the line. A comment between entries has no place there.
    let last = "  a:\n    pu▮sh:\n      open: b  # later\n  b: {}\n"
    #expect(try text(last, after: "write the entries on one line").contains("push: { open: b }  # later\n"))
    let between = "  a:\n    pu▮sh:\n      # later\n      open: b\n  b: {}\n"
    #expect(try text(between, after: "write the entries on one line") == "")
  }

  private static let onLines = "write the items on separate lines"
  private static let onOneLine = "write the items on one line"

  @Test(arguments: [
    ("key: [id, name]", "key:\n      - id\n      - name"), ("key: [id]", "key:\n      - id"),
    ("destructive: [\"no, never\", { a: b }]", "destructive:\n      - \"no, never\"\n      - { a: b }"),
    ("key: ['it''s', [x, y]]", "key:\n      - 'it''s'\n      - [x, y]"),
  ])
  func flowAndBlockOfLists(_ flow: String, _ block: String) throws {
    let screens = { (list: String) in "  a:\n    \(list)\n    title: A\n  b: {}\n" }
    let mark = { (text: String) in text.replacing(/^(..)/, with: { "\($0.1)▮" }) }
    #expect(try text(screens(mark(flow)), after: Self.onLines) == screens(block))
    #expect(try text(screens(mark(block)), after: Self.onOneLine) == screens(flow))
  }

  @Test func listsAtTheColumnOfTheirKey() throws {
    let block = "  a:\n    k▮ey:\n    - id\n    - name\n  b: {}\n"
    #expect(try text(block, after: Self.onOneLine) == "  a:\n    key: [id, name]\n  b: {}\n")
  }

  @Test func namesWithCommasGetQuotes() throws {
    let list = "  a:\n    k▮ey:\n      - id, name\n      - what?\n"
    #expect(try text(list, after: Self.onOneLine) == "  a:\n    key: [\"id, name\", \"what?\"]\n")
    let mapping = "  ▮a:\n    title: Tea, milk\n    doc: \"x, y\"\n"
    #expect(
      try text(mapping, after: "write the entries on one line") == "  a: { title: \"Tea, milk\", doc: \"x, y\" }\n")
  }

  /// Collections that cannot change without a loss.
  @Test(arguments: [
    "k▮ey:\n      - id\n      # the name\n      - name", "k▮ey: [id, # first\n      name]",
    "k▮ey:\n      - &x id\n      - *x",
    "k▮ey:\n      - !text id", "k▮ey: &x [id]\n    other: *x", "k▮ey:\n      - |\n        id\n      - name", "k▮ey: []",
    "k▮ey: [\"a\n      b\"]", "k▮ey:\n      - id\n      - - x", "k▮ey:\n      - x: y\n        z: w",
    "k▮ey:\n      - 'a, \"b\n        c'",
    "k▮ey:\n      - a \"b\", c", "k▮ey:\n" + String(repeating: "      - abcdefghij\n", count: 12),
  ])
  func listsThatStay(_ list: String) throws {
    #expect(try text("  a:\n    \(list)\n  b: {}\n", after: Self.onOneLine) == "")
    #expect(try text("  a:\n    \(list)\n  b: {}\n", after: Self.onLines) == "")
  }

  @Test(arguments: [
    "  ▮a:\n    push: &x { open: b }\n    present: *x\n", "  a: {\n    pu▮sh: { open: b } }\n",
    "  a: {\n    k▮ey: [id] }\n",
    "  ▮a:\n    &k title: A\n", "  ▮a:\n    ? title\n    : A\n",
  ])
  func mappingsThatStay(_ screens: String) throws {
    #expect(try !text(screens, after: "write the entries on separate lines").contains("▮"))
    let titles = try text(screens, after: "")
    #expect(!titles.contains("lines") && !titles.contains("line"), "\(titles)")
  }

  /// An anchor before the value of a segue would be lost, or would mean another value.
  @Test(arguments: ["&x b", "&x { to: b }", "{ to: &x b }"])
  func segueFormsWithAnchors(_ value: String) throws {
    #expect(try text("  a:\n    push:\n      op▮en: \(value)\n      other: *x\n  b: {}\n", after: "") == "")
  }

  /// The name of a segue can have characters that no operand of a predicate has.
  @Test(arguments: ["open", "'o p e n'", "o.p.e.n", "o-p-e-n"])
  func conditions(_ name: String) throws {
    let predicate = "  a: { push: { \(name): { to: b, shouldPerform: isOn a▮nd not isNew } } }\n  b: {}\n"
    let graph = try EditedGraph(Self.head + predicate)
    let action = try #require(graph.model?.refactorings(at: graph.offset).first { $0.kind == .extract })
    let condition = name == "open" ? "canOpen" : "canOPEN"
    #expect(action.title == "extract the condition '\(condition)'")
    let bytes = action.edits.applied(to: Array(graph.text.utf8), of: graph.file)
    let edited = String(decoding: bytes, as: UTF8.self)
    #expect(
      edited.contains("conditions:\n  \(condition): isOn and not isNew\n")
        && edited.contains("shouldPerform: \(condition)"))
    #expect(Compiler.check(SourceFile(path: "shop.nav.yaml", text: edited)).graph != nil)
  }

  /// A condition cannot use arguments or async facts, and one name needs no condition.
  @Test(arguments: ["is▮On", "isOn and ▮source.i == 1", "isOn and a▮ge > 1"])
  func predicatesThatStay(_ predicate: String) throws {
    let text = """
      navc: 1
      graph: A
      root: a
      facts: { isOn: Bool, age: { type: Int, async: true, timeout: 1s, otherwise: 0 } }
      screens:
        a: { arguments: { i: Int = 1 }, push: { open: { to: b, shouldPerform: \(predicate) } } }
        b: {}

      """
    let graph = try EditedGraph(text)
    #expect(Compiler.check(SourceFile(path: "a.nav.yaml", text: graph.text)).graph != nil)
    #expect(graph.model?.refactorings(at: graph.offset).contains { $0.kind == .extract } == false)
  }

  private func declared(_ text: String, _ rule: Rule) throws -> [String] {
    let graph = try EditedGraph(text)
    let result = Compiler.check(SourceFile(path: "shop.nav.yaml", text: graph.text))
    let message = try #require(result.diagnostics.diagnostics.first { $0.rule == rule })
    return try #require(graph.model).declarations(missingBy: message).map { action in
      String(decoding: action.edits.applied(to: Array(graph.text.utf8), of: graph.file), as: UTF8.self)
    }
  }

  @Test func missingDeclarations() throws {
    let type = "navc: 1\ngraph: A\nroot: a\nscreens:\n  a: { arguments: { sort: { type: Sort▮, default: first } } }\n"
    #expect(try declared(type, .unknownType).first?.contains("types:\n  Sort: [first, second]\n") == true)
    let exit = "navc: 1\nfragment: A\nroot: a\nscreens:\n  a: { unwind: { leave: { exit: done▮ } } }\n"
    #expect(try declared(exit, .unknownExit).first?.contains("exits:\n  done: Void\n") == true)
    let screen = "navc: 1\ngraph: A\nroot: a\nscreens:\n  a: { push: { open: b▮ } }\n"
    #expect(try declared(screen, .unknownScreen) == [screen.replacing("▮", with: "") + "  b: {}\n"])
  }
}
