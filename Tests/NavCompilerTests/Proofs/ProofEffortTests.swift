import NavCompiler
import Testing

/// Predicates that would take long to decide are left alone, and take no time.
@Suite(.serialized) struct ProofEffortTests {
  private func check(_ text: String) -> (ids: [Rule], time: Duration) {
    var result: Compiler.Result?
    let time = ContinuousClock().measure {
      result = Compiler.check(SourceFile(path: "long.nav.yaml", text: "navc: 1\ngraph: Long\nroot: a\n" + text))
    }
    return (result?.diagnostics.diagnostics.map(\.rule).filter { $0.severity == .error } ?? [], time)
  }

  /// More pigeons than holes: the textbook's predicate that is never true and takes long to prove so.
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
    let screens = { (predicate: String) in
      "screens:\n  a: { push: { b: { to: b, shouldPerform: \(predicate) } } }\n  b:\n"
    }
    #expect(check(facts(4, 3) + screens(pigeons(4, in: 3))).ids == [.neverPerforms])
    let hard = check(facts(9, 8) + screens(pigeons(9, in: 8)))
    #expect(hard.ids == [])
    #expect(hard.time < .seconds(2))
  }

  @Test func conditionsThatDoubleAreLeftAlone() {
    let conditions = (0..<60).map { "  c\($0): c\($0 + 1) and (c\($0 + 1) or p)\n" }.joined()
    let found = check(
      "facts: { p: Bool }\nconditions:\n\(conditions)  c60: p\nscreens: { a: { back: { shouldPerform: c0 } } }\n")
    #expect(found.ids == [])
    #expect(found.time < .seconds(2))
  }

  @Test func conditionsInALongChainAreLeftAlone() {
    let conditions = (0..<20_000).map { "  c\($0): c\($0 + 1) and not (p and c\($0 + 1))\n" }.joined()
    let found = check(
      "facts: { p: Bool }\nconditions:\n\(conditions)  c20000: p\nscreens: { a: { back: { shouldPerform: c0 } } }\n")
    #expect(found.ids.allSatisfy { $0 == .neverPerforms })
    #expect(found.time < .seconds(20))
  }

  /// Many predicates, each of which takes as much as one may.
  @Test func allTogetherAreBounded() {
    let hard = pigeons(9, in: 8)
    let pushes = (0..<400).map { "      b\($0): { to: b, shouldPerform: \(hard) }\n" }.joined()
    let found = check(facts(9, 8) + "screens:\n  a:\n    push:\n\(pushes)  b:\n")
    #expect(found.ids == [])
    #expect(found.time < .seconds(30))
  }
}
