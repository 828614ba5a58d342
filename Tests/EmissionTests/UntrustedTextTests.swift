import NavCompiler
import Testing

/// Texts of a graph that a reader of the generated Swift would see differently. The app receives them unchanged.
@Suite struct UntrustedTextTests {
  /// Control characters, and marks that reverse the direction of writing.
  private static let graph = ##"""
    navc: 1
    graph: Test
    root: a
    doc: "first\u202E\u2066\u200F last\u061C\u0007"
    facts: { f: { type: Bool, doc: "\u202Efact" } }
    screens:
      a:
        doc: "\u202Escreen"
        title: "one\u0007two\u202Ethree\e[2J\0four\x85\u2028#"
        metadata: { icon: "\u001B\"#\u2066", "k\u200Fey": "\x7F\r\n\t\\u{41}\\#u{41}" }
        arguments: { s: { type: String, default: "\u202E" } }
        push: { "go": { to: b, doc: "\u202Esegue", metadata: { m: "\u202E" }, shouldPerform: "f or s == \"\u202E\"" } }
      b:
    """##

  @Test func nothingIsShownInAnotherOrder() throws {
    let swift = try Emitted(Self.graph).swift
    let raw = swift.unicodeScalars.filter { scalar in
      scalar.properties.isBidiControl || scalar.value < 0x20 && scalar != "\n" || 0x7F...0x9F ~= scalar.value
    }
    #expect(raw.isEmpty)
    #expect(swift.contains(#"first\u{202E}\u{2066}\u{200F} last\u{61C}"#))
    for doc in ["fact", "screen", "segue"] { #expect(swift.contains(#"/// \u{202E}"# + doc)) }
    #expect(!swift.contains("\u{FFFD}"))
  }

  @Test func theAppGetsEveryCharacter() throws {
    let app = #"""
      import NavRuntime

      @main enum Program {
        static func main() {
          func show(_ text: String) { print(text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")) }
          let screen = Test.table.screens[0]
          show(screen.title ?? "-")
          for entry in screen.metadata { show(entry.key); show(entry.value) }
          for entry in Test.table[screen.segues[0]].metadata { show(entry.value) }
          show(Test.A().s)
        }
      }
      """#
    func hexadecimal(_ text: String) -> String {
      text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    }
    let texts = [
      "one\u{7}two\u{202E}three\u{1B}[2J\u{0}four\u{85}\u{2028}#", "icon", "\u{1B}\"#\u{2066}", "k\u{200F}ey",
      "\u{7F}\r\n\t\\u{41}\\#u{41}", "\u{202E}", "\u{202E}",
    ]
    let printed = try SwiftCompiler.run(program: Emitted(Self.graph).swift, app)
    #expect(printed == texts.map { hexadecimal($0) + "\n" }.joined())
  }

  /// A carriage return ends a comment in Swift. The text after it in a predicate must not become code.
  @Test func aPredicateStaysInItsComment() throws {
    let source = #""name == \"a\"\ror name == \"b\r  var evil: Bool { true } //\"""#
    let graph = """
      navc: 1
      graph: Test
      root: a
      facts: { name: String }
      conditions: { x: \(source) }
      screens:
        a:
          push: { go: { to: b, shouldPerform: \(source) } }
        b:
          requires: \(source)
          back: { shouldPerform: \(source) }
          push: { on: { to: c, shouldPerform: x } }
        c:
      """
    let swift = try Emitted(graph).swift
    #expect(swift.unicodeScalars.allSatisfy { $0.value >= 0x20 || $0 == "\n" })
    let isComment = swift.split(separator: "\n").filter { $0.contains("x: Bool") || $0.contains("var evil") }
      .filter { !$0.contains(#"\r  var evil"#) && !$0.contains("var x: Bool") }
      .map { $0.drop { $0 == " " }.hasPrefix("//") }
    #expect(isComment.count >= 4 && isComment.allSatisfy { $0 })
  }

  /// The comment of a title has the same lines as the title, including the last, empty one.
  @Test func aTitleOfSeveralLines() throws {
    let graph = "navc: 1\ngraph: Test\nroot: a\nscreens: { a: { title: \"Cart\\n\" } }"
    #expect(try Emitted(graph).swift.contains("  /// The screen “Cart\n  /// ”.\n"))
  }
}
