import NavCompiler
import TestTiers
import Testing

/// Predicates that would take too long to decide are not decided.
@Suite(.thorough, .serialized) struct ProofEffortTests {
  private func check(_ text: String) -> [Rule] {
    Compiler.check(SourceFile(path: "long.nav.yaml", text: "navc: 1\ngraph: Long\nroot: a\n" + text))
      .diagnostics.diagnostics.map(\.rule).filter { $0.severity == .error }
  }

  /// The pigeonhole principle: a textbook predicate that is never true, and whose proof is long.
  private func pigeons(_ count: Int, in holes: Int) -> String {
    let everyPigeon = (0..<count).map { pigeon in
      "(" + (0..<holes).map { "p\(pigeon)_\($0)" }.joined(separator: " or ") + ")"
    }
    let noTwo = (0..<holes).flatMap { hole in
      (0..<count).flatMap { one in (0..<one).map { "(not p\(one)_\(hole) or not p\($0)_\(hole))" } }
    }
    return (everyPigeon + noTwo).joined(separator: " and ")
  }

  private func facts(_ count: Int, _ holes: Int) -> String {
    "facts:\n"
      + (0..<count).flatMap { pigeon in (0..<holes).map { "  p\(pigeon)_\($0): Bool\n" } }.joined()
  }

  @Test func aHardPredicateIsLeftAlone() {
    let graph = { (holes: Int) in
      facts(holes + 1, holes)
        + "screens:\n  a: { push: { b: { to: b, shouldPerform: \(pigeons(holes + 1, in: holes)) } } }\n  b:\n"
    }
    #expect(check(graph(3)) == [.neverPerforms])
    // This one is never true either, but the limit of steps is too low to prove it.
    #expect(check(graph(8)) == [])
  }

  @Test func conditionsThatDoubleAreLeftAlone() {
    let graph = { (count: Int) in
      let conditions = (0..<count).map { "  c\($0): c\($0 + 1) and (c\($0 + 1) or p)\n" }.joined()
      return "facts: { p: Bool }\nconditions:\n\(conditions)  c\(count): p\n"
        + "screens: { a: { back: { shouldPerform: c0 } } }\n"
    }
    Growth.expectLinear("conditions", graph(60), graph(600)) { #expect(check($0) == []) }
  }

  @Test func conditionsInALongChainAreLeftAlone() {
    let graph = { (count: Int) in
      let conditions = (0..<count).map { "  c\($0): c\($0 + 1) and not (p and c\($0 + 1))\n" }.joined()
      return "facts: { p: Bool }\nconditions:\n\(conditions)  c\(count): p\n"
        + "screens: { a: { back: { shouldPerform: c0 } } }\n"
    }
    Growth.expectLinear("chain", graph(2_000), graph(20_000)) { #expect(check($0) == [.neverPerforms]) }
  }

  /// Many predicates, each of which uses all of its steps. No steps are left for an easy one after them.
  @Test func allTogetherAreBounded() {
    let hard = pigeons(9, in: 8)
    let graph = { (count: Int) in
      let pushes = (0..<count).map { "      b\($0): { to: b, shouldPerform: \(hard) }\n" }.joined()
      let easy = "      easy: { to: b, shouldPerform: p0_0 and not p0_0 }\n"
      return facts(9, 8) + "screens:\n  a:\n    push:\n\(pushes)\(easy)  b:\n"
    }
    #expect(check(graph(10)) == [.neverPerforms])
    #expect(check(graph(150)) == [])
  }
}
