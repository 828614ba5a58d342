import NavCompiler
import TestTiers
import Testing

/// Files that would make a reader slow, recurse deeply, or use much memory. Each is answered with its message in
/// linear time. A reader with quadratic time would take hours here. The limit includes the time for which a test
/// waits for its turn, which is minutes on a slow machine.
@Suite(.thorough, .timeLimit(.minutes(30))) struct HostileFileTests {
  /// A file of `size` bytes that repeats a text.
  private func repeated(_ text: String, in head: String = "", size: Int = 1 << 19) -> String {
    head + String(repeating: text, count: max(1, (size - head.utf8.count) / text.utf8.count))
  }

  /// A file of about 512 KiB with a text for each number.
  private func numbered(in head: String = "", _ text: (Int) -> String) -> String {
    var result = head
    var number = 0
    while result.utf8.count < 1 << 19 {
      result += text(number)
      number += 1
    }
    return result
  }

  private func ids(_ text: String) -> Set<Rule> {
    Set(Compiler.check(SourceFile(path: "hostile", text: text)).diagnostics.diagnostics.map(\.rule))
  }

  @Test(arguments: ["[", "{", "{a: ", "- ", "? ", "[[", "[{"]) func depth(_ text: String) {
    #expect(ids(repeated(text)) == [.yamlLimit])
  }

  @Test(arguments: ["-\n", "?\n", "- &a b\n", "- x\n"]) func manyItems(_ text: String) {
    let found = ids(repeated(text))
    #expect(found.isSubset(of: [.wrongShape, .duplicateKey, .missingKey, .unknownKey]))
    #expect(!found.isEmpty)
  }

  @Test func manyItemsInOneLine() {
    #expect(ids("[" + repeated("a,") + "]") == [.wrongShape])
    #expect(ids("{" + repeated("a,") + "}") == [.duplicateKey, .missingKey, .unknownKey])
  }

  @Test func manyItemsInTheDepths() {
    let text = String(repeating: "[", count: 63) + repeated("a,", size: 1 << 23)
    #expect(ids(text) == [.yamlLimit])
  }

  @Test(arguments: ["%TAG !a! b\n", "%FOO bar\n", "%", "%A"]) func directives(_ text: String) {
    #expect(ids(repeated(text)) == [.yamlUnsupported])
  }

  @Test func directivesBehindTheDocument() {
    #expect(ids(repeated("%TAG !a! b\n", in: "a: b\n...\n")).contains(.yamlUnsupported))
    #expect(ids(repeated("%YAML 1.1\n")) == [.yamlSyntax])
    #expect(ids("%YAML " + repeated("1")) == [.yamlSyntax])
  }

  @Test(arguments: ["---\n", "--- a\n"]) func documents(_ text: String) {
    #expect(ids(repeated(text)).contains(.yamlUnsupported))
  }

  @Test func names() {
    #expect(ids(numbered(in: shop("screens:\n a:\n")) { "  k\($0): 1\n" }) == [.unknownKey])
    #expect(ids(numbered(in: shop("screens:\n a:\n  push:\n")) { "   \($0): a\n" }).contains(.invalidName))
    #expect(ids(numbered(in: shop("screens:\n a:\nfacts:\n")) { " a-\($0): Bool\n" }).isSubset(of: [.unusedFact]))
    #expect(ids(numbered(in: shop("screens:\n a:\ntypes:\n")) { " T\($0): [x]\n" }).isSubset(of: [.unusedType]))
    #expect(
      ids(numbered(in: shop("screens:\n a:\nfacts:\n")) { " a-\($0): Bool\n a\($0): Bool\n" }).contains(.nameCollision))
    #expect(ids(repeated(" a:\n", in: shop("screens:\n"))) == [.duplicateKey])
  }

  @Test func anchorsAndAliases() {
    #expect(ids(numbered { "- &a\($0) b\n" }) == [.wrongShape])
    #expect(ids(repeated("- *a\n", in: "- &a b\n")) == [.wrongShape])
    #expect(ids("a: *" + repeated("a")) == [.yamlSyntax])
    let bomb = (1..<30).map { level in
      "a\(level): &a\(level) [" + Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ",") + "]\n"
    }
    #expect(ids("a0: &a0 [x,x,x,x,x,x,x,x,x]\n" + bomb.joined()) == [.yamlLimit])
  }

  @Test func aliasesOfOneBadScreen() {
    let keys = (0..<100).map { "k\($0): v" }.joined(separator: ", ")
    let screens = (0..<2_000).map { " s\($0): *bad\n" }.joined()
    let result = Compiler.check(
      SourceFile(path: "hostile", text: shop("screens:\n a: &bad { \(keys) }\n\(screens)")))
    #expect(result.diagnostics.diagnostics.count { $0.rule == .unknownKey } == 100)
  }

  @Test func tags() {
    #expect(ids(repeated("- !a b\n")) == [.wrongShape, .yamlUnsupported])
    #expect(ids("[" + repeated("!a,")) == [.yamlUnsupported])
    #expect(ids(repeated("!")).isSubset(of: [.yamlUnsupported, .missingKey, .wrongShape, .yamlSyntax]))
  }

  @Test(arguments: [
    "a", "a ", "a\n", "\"", "'", "|", "&", "*", "@", ":", ": ", "\t", " ", "\n", "\r", "#", "#\n", "\u{85}",
  ])
  func oneCharacterOverAndOver(_ text: String) {
    let found = ids(repeated(text))
    #expect(found.isSubset(of: [.yamlSyntax, .missingKey, .wrongShape, .duplicateKey, .unknownKey]))
    #expect(!found.isEmpty)
  }

  @Test func oneLongText() {
    #expect(ids(shop("screens: { a: { title: \"" + repeated("\\u00e9") + "\" } }")) == [])
    #expect(ids(shop("screens: { a: { shared: " + repeated("漢") + " } }")) == [.wrongShape])
    #expect(ids(shop("screens: { " + repeated("a") + ": }")).contains(.yamlSyntax))
    #expect(ids("a: |\n" + repeated(" \n")).contains(.unknownKey))
  }

  /// A long text that is written once, and used wherever a text is allowed.
  @Test func aliasesOfOneLongText() {
    let long = "doc: &long " + String(repeating: "x", count: 1 << 16) + "\n"
    func screen(_ open: String, _ entry: (Int) -> String, _ close: String) -> String {
      long + "screens: { s: { " + open + (0..<2_000).map(entry).joined(separator: ", ") + close + " } }\n"
    }
    #expect(ids(screen("push: {", { "p\($0): *long" }, "}")) == [.yamlLimit])
    #expect(ids(screen("push: {", { "p\($0): { to: s, doc: *long }" }, "}")) == [.yamlLimit])
    #expect(ids(screen("push: {", { "p\($0): { to: s, shouldPerform: *long }" }, "}")) == [.yamlLimit])
    #expect(ids(screen("metadata: {", { "m\($0): *long" }, "}")) == [.yamlLimit])
    #expect(ids(screen("arguments: {", { "a\($0): *long" }, "}")) == [.yamlLimit])
    #expect(ids(screen("key: [", { _ in "*long " }, "]")) == [.yamlLimit])
    #expect(ids(screen("", { "k\($0): { *long : s }" }, "")) == [.yamlLimit])
  }

  /// A text that segues share is stored once.
  @Test func oneTransitionForAll() {
    let long = String(repeating: "x", count: 1 << 18)
    let segues = (0..<5_000).map { "p\($0): t" }.joined(separator: ", ")
    let text = shop("defaults: { transition: \(long) }\nscreens: { a: { push: { \(segues) } }, t: }")
    let result = Compiler.check(SourceFile(path: "hostile", text: text))
    #expect(result.graph?.segues.count == 5_000)
    #expect(Set(result.graph?.segues.map(\.transition) ?? []).count == 1)
  }

  /// Long links, many links that lack the same argument, and enums that must be compared with each other.
  @Test func links() {
    func linked(_ count: Int, types: String = "", _ screen: (Int) -> String) -> Compiler.Result {
      let pushes = (0..<count).map { "p\($0): a\($0)" }.joined(separator: ", ")
      let screens = (0..<count).map { " a\($0): { \(screen($0)) }\n" }.joined()
      let text = shop("\(types)screens:\n a: { push: { \(pushes) } }\n\(screens)")
      return Compiler.check(SourceFile(path: "hostile", text: text))
    }
    let long = linked(1) { _ in "link: /" + String(repeating: "a", count: 8_192) }.diagnostics.diagnostics
    #expect(long.map(\.message) == ["a link can have at most 8192 bytes"])
    #expect(linked(1) { _ in "link: /" + String(repeating: "a", count: 8_191) }.diagnostics.errorCount == 0)
    let parts = linked(1) { _ in "link: " + String(repeating: "/a", count: 700_000) }.diagnostics.diagnostics
    #expect(parts.map(\.rule) == [.yamlLimit])

    #expect(linked(20_000) { "link: \"/a\($0)/{id}\"" }.diagnostics.errorCount == 20_000)
    let cases = { (number: Int) in (0..<300).map { "c\(number)x\($0)" }.joined(separator: ",") }
    let types = "types: {" + (0..<300).map { "E\($0): [\(cases($0))]" }.joined(separator: ",") + "}\n"
    let enums = linked(300, types: types) { "link: \"/{x}\", arguments: { x: E\($0) }" }
    #expect(enums.diagnostics.errorCount == 0)
  }

  /// Unwinds that repeatedly search for a path through a large graph.
  @Test func waysThroughTheGraph() {
    let screens = (0..<20_000).map { " a\($0): { shared: true, push: { p: a\($0 + 1), q: a\($0 + 2) } }\n" }.joined()
    let unwinds = (0..<500).map { "u\($0): a0" }.joined(separator: ", ")
    let text = shop(
      "screens:\n a: { push: { p: a0, q: y } }\n\(screens) a20000: { shared: true, push: { z: y } }\n"
        + " a20001: { shared: true, push: { z: y } }\n y: { shared: true, unwind: { \(unwinds) } }\n")
    let result = Compiler.check(SourceFile(path: "hostile", text: text))
    #expect(result.diagnostics.errorCount == 500)
    #expect(Set(result.diagnostics.diagnostics.filter { $0.severity == .error }.map(\.rule)) == [.unwindNotAncestor])
  }

  /// Each of many references to unknown names is counted, and the first hundred are shown.
  @Test func unknownNames() {
    let count = 3_000
    func list(_ entry: (Int) -> String) -> String { (0..<count).map(entry).joined(separator: ", ") }
    let texts: [(String, Rule)] = [
      (shop("screens: { a: { push: { \(list { "p\($0): x" }) } } }"), .unknownScreen),
      (shop("screens: { a: { push: { \(list { "p\($0): x\($0)x" }) } } }"), .unknownScreen),
      (shop("screens: { a: { arguments: { \(list { "p\($0): X" }) } } }"), .unknownType),
      (shop("screens: { a: { arguments: { \(list { "p\($0): X\($0)" }) } } }"), .unknownType),
      (shop("screens: { a: }\nconditions: { \(list { "p\($0): x" }) }"), .unknownName),
      (shop("screens: { a: }\nconditions: { \(list { "p\($0): x\($0)x" }) }"), .unknownName),
    ]
    for (text, id) in texts {
      let result = Compiler.check(SourceFile(path: "hostile", text: text))
      #expect(result.diagnostics.errorCount == count, "\(id)")
      #expect(result.diagnostics.diagnostics.count { $0.rule == id } == 100)
    }
  }
}
