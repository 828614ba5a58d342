import NavCompiler
import Testing

@Suite struct UnboundExitTests {
  private let inner = fragment(
    "exits: { 2️⃣done2️⃣: Void, 3️⃣left3️⃣: Int }\nscreens: { x: { unwind: { go: { exit: done } } } }\n")

  private func unbound(_ exit: String, _ mark: String) -> ExpectedDiagnostic {
    .init(
      .unboundExit, "1️⃣",
      "'b' has no target for the exit '\(exit)' of 'Inner'; add '\(exit): <screen>' to its 'exits'",
      notes: [.init(mark, "'\(exit)' is declared here")])
  }

  private func graph(_ rest: String = "") -> String {
    mounting(rest: rest).replacing("  b:\n", with: "  1️⃣b1️⃣:\n")
  }

  @Test func oneOfTwo() {
    check(graph("    exits: { left: a }\n"), mounting: ["b.nav.yaml": inner], unbound("done", "2️⃣"))
  }

  @Test func all() {
    let both = [unbound("done", "2️⃣"), unbound("left", "3️⃣")]
    check(graph(), mounting: ["b.nav.yaml": inner], both[0], both[1])
    check(graph("    exits: {}\n"), mounting: ["b.nav.yaml": inner], both[0], both[1])
    check(graph("    exits:\n"), mounting: ["b.nav.yaml": inner], both[0], both[1])
  }

  @Test func manyAreCounted() {
    let exits = (0..<30).map { "e\($0): Void" }.joined(separator: ", ")
    let store = ListedFiles([("b.nav.yaml", fragment("exits: { \(exits) }\nscreens: { x: }\n"))])
    let result = Compiler.check(SourceFile(path: "a", text: mounting()), mounting: store)
    let messages = result.diagnostics.diagnostics.filter { $0.rule == .unboundExit }.map(\.message)
    #expect(messages.count == 8)
    #expect(messages.last?.contains("the exit 'e7' of 'Inner' and 22 more;") == true)
  }

  /// An exit counts as bound even if its target has an error.
  @Test func oneThatLeadsNowhere() {
    check(
      graph("    exits: { done: 4️⃣nowhere4️⃣, 5️⃣left5️⃣: { } }\n"), mounting: ["b.nav.yaml": inner],
      .init(.unknownScreen, "4️⃣", "no screen is called 'nowhere'"),
      .init(.missingKey, "5️⃣", "the exit 'left' has no target; add 'to: previous'"))
  }

  /// The exits are bound under a misspelled 'exits'.
  @Test func underAMisspeltKey() {
    for key in ["exit", "exist"] {
      check(
        mounting(rest: "    4️⃣\(key)4️⃣: { done: a, left: a }\n"), mounting: ["b.nav.yaml": inner],
        .init(.unknownKey, "4️⃣", "'\(key)' is not a key of a screen", notes: [.init("4️⃣", "did you mean 'exits'?")]),
        fixed: mounting(rest: "    exits: { done: a, left: a }\n"))
    }
    check(
      mounting(rest: "    4️⃣unwind4️⃣: { done: a, left: a }\n"), mounting: ["b.nav.yaml": inner],
      .init(
        .wrongShape, "4️⃣",
        "'unwind' belongs in the fragment; a mounted screen takes mount, exits, doc, shared, requires, link and was"))
  }

  @Test func everyMountHasItsOwn() {
    check(
      shop(
        "screens:\n  a: { push: { go: b, on: c } }\n  b: { mount: b.nav.yaml, exits: { done: a, left: previous } }\n"
          + "  1️⃣c1️⃣: { mount: b.nav.yaml, exits: { done: a } }\n"),
      mounting: ["b.nav.yaml": inner],
      .init(
        .unboundExit, "1️⃣",
        "'c' has no target for the exit 'left' of 'Inner'; add 'left: <screen>' to its 'exits'",
        notes: [.init("3️⃣", "'left' is declared here")]))
  }
}
