import NavCompiler
import Testing

/// The changes of `--fix` to a graph.
@Suite struct SafeFixesTests {
  /// The graph after its safe fixes and their number, or `nil` if it does not change.
  private func mend(_ text: String) -> (text: String, count: Int)? {
    let result = Compiler.check(SourceFile(path: "test.nav.yaml", text: text))
    return Compiler.mend(result).map { (String(decoding: $0.result.file.bytes, as: UTF8.self), $0.fixCount) }
  }

  @Test func slipsAreMended() throws {
    let mended = try #require(
      mend(
        """
        navc: 1
        graph: Shop
        rot: catalog
        facts: { isSignedIn: Bool }
        screens:
          catalog:
            push:
              openCart: { to: crt, shouldPerform: isSignedin }
          cart: { shared: true }
        """))
    #expect(
      mended.text == """
        navc: 1
        graph: Shop
        root: catalog
        facts: { isSignedIn: Bool }
        screens:
          catalog:
            push:
              openCart: { to: cart, shouldPerform: isSignedIn }
          cart: {}
        """)
    #expect(mended.count == 4)
  }

  @Test func whatNeedsADecisionIsNotTaken() {
    #expect(mend(shop("screens:\n  a: { push: { go: b, stay: c } }\n  b: { push: { on: c } }\n  c: {}\n")) == nil)
    #expect(mend(shop("screens:\n  a: { push: { go: b } }\n  b: { push: { on: a } }\n")) == nil)
  }

  @Test func aGraphThatStaysWrongStaysAsItIs() {
    #expect(mend(shop("screens:\n  a: { push: { go: bb, more: xyz } }\n  b:\n")) == nil)
  }

  @Test func aValidGraphIsNotTouched() {
    #expect(mend(shop("screens:\n  a: { push: { go: b } }\n  b:\n")) == nil)
  }

  /// A file with more errors than all rounds could fix is not checked again.
  @Test func moreSlipsThanAnyAuthorMakes() {
    let pushes = (0..<2_001).map { "      go\($0): scren\n" }.joined()
    #expect(mend(shop("screens:\n  a:\n    push:\n\(pushes)  screen:\n")) == nil)
  }

  @Test func moreSlipsThanOneCheckReports() throws {
    let screens = (0..<250).map { "  screen\($0):\n" }.joined()
    let pushes = (0..<250).map { "      go\($0): scren\($0)\n" }.joined()
    let mended = try #require(mend(shop("screens:\n  a:\n    push:\n\(pushes)\(screens)")))
    #expect(mended.count == 250)
    #expect(!mended.text.contains("scren"))
  }

  @Test func bytesAroundAFixStay() throws {
    let graph = shop("screens:\n  a: { push: { go: bb } } # 😀 b\n  b: { title: 'Ü' }\n")
    for text in ["\u{FEFF}" + graph, graph.replacing("\n", with: "\r\n")] {
      #expect(try #require(mend(text)).text == text.replacing("go: bb", with: "go: b"))
    }
  }

  /// A fix that would remove an anchor in use is not offered.
  @Test func anAnchorThatIsNamedElsewhereStays() {
    let graph = shop("screens:\n  a: { push: { go: b } }\n  b: { shared: &t true, bar: { hidden: *t } }\n")
    let found = Compiler.check(SourceFile(path: "test.nav.yaml", text: graph)).diagnostics.diagnostics
    #expect(found.map(\.rule) == [.needlessShared] && found.allSatisfy { $0.fixes.isEmpty })
  }

  /// A value that other places share can mean something else there, so no fix changes it.
  @Test func aWordWithAnAliasIsLeftAlone() {
    let graphs = [
      "screens:\n  a: { push: { go: b } }\n  b: { shared: &t yes, title: *t }\n",
      "screens:\n  a: { push: { go: b } }\n  b: { push: { on: c }, unwind: { up: &t b } }\n  c: { unwind: { up: *t } }\n",
      "screens:\n  a: { push: { go: b, on: c } }\n  b: { unwind: &t { up: opener } }\n"
        + "  c: { shared: true, push: { further: d } }\n  d: { unwind: *t }\n",
      "screens:\n  a: { push: &t { go: b } }\n  b: { push: *t }\n",
      "screens:\n  a: { push: { go: { to: b, pass: &t { idd: 1 } }, on: { to: c, pass: *t } } }\n"
        + "  b: { arguments: { id: Int } }\n  c: { arguments: { idd: Int } }\n",
    ]
    for graph in graphs.map(shop) {
      let found = Compiler.check(SourceFile(path: "test.nav.yaml", text: graph)).diagnostics.diagnostics
      #expect(!found.isEmpty && found.allSatisfy { $0.fixes.isEmpty }, "\(graph)")
      #expect(mend(graph) == nil)
    }
  }

  /// A fault in the value itself exists in each of its places.
  @Test func aTextWithAnAliasIsADecision() {
    let graph = shop(
      "facts: { n: Int }\nscreens:\n  a: { push: { go: { to: b, shouldPerform: &t n = 3 } } }\n"
        + "  b: { push: { on: { to: c, shouldPerform: *t } } }\n  c:\n")
    let found = Compiler.check(SourceFile(path: "test.nav.yaml", text: graph)).diagnostics.diagnostics
    #expect(found.flatMap(\.fixes).map(\.safety) == [.decision])
    #expect(mend(graph) == nil)
  }

  /// If only the place of the alias is wrong, the fix replaces the alias.
  @Test func anAliasIsReplacedItself() throws {
    let graph = shop("screens:\n  a: { title: &t bb, push: { go: *t } }\n  b:\n")
    #expect(try #require(mend(graph)).text == shop("screens:\n  a: { title: &t bb, push: { go: b } }\n  b:\n"))
  }

  @Test func halfAGuardIsNotTakenAway() {
    for predicate in ["yes and n > 3", "n > 3 or none", "(n > 3 and n < 9", "n > 3) and n < 9"] {
      let graph = shop(
        "facts: { n: Int }\nscreens:\n  a: { push: { go: { to: b, shouldPerform: '\(predicate)' } } }\n  b:\n")
      #expect(mend(graph) == nil, "\(predicate)")
    }
  }

  /// If fixes do harm, the others are still applied. No such fix is known.
  @Test(arguments: [1, 2]) func aFixThatDoesHarmKeepsNoOtherFromBeingApplied(_ count: Int) throws {
    let graph = shop("screens:\n  a: { push: { go: b, more: c } }\n  b: { shared: true }\n  c: { shared: true }\n")
    var result = Compiler.check(SourceFile(path: "test.nav.yaml", text: graph))
    for (harm, place) in [("graph", 8), ("root", 20)].prefix(count) {
      let range = SourceRange(file: 0, lower: UInt32(place), upper: UInt32(place + harm.count))
      let fix = Diagnostic.Fix("do harm", [.init(range, "nothing")])
      result.diagnostics.add(Diagnostic(.unusedFact, "\(harm)", at: range, fixes: [fix]))
    }
    let mended = try #require(Compiler.mend(result))
    #expect(mended.fixCount == 2)
    #expect(
      String(decoding: mended.result.file.bytes, as: UTF8.self)
        == shop("screens:\n  a: { push: { go: b, more: c } }\n  b: {}\n  c: {}\n"))
  }
}
