import NavCompiler
import Testing

/// Each rule of "The tree", with a valid and an invalid graph. The tests of the checks contain the messages.
@Suite struct TreeSentencesTests {
  private func ids(_ screens: String) -> [String] {
    let text = "navc: 1\ngraph: Shop\nroot: home\nscreens:\n" + screens
    return Compiler.check(SourceFile(path: "shop.nav.yaml", text: text)).diagnostics.diagnostics.map(\.rule.id)
  }

  // MARK: - Rule 1

  @Test func everyScreenButTheRootHasExactlyOneParent() {
    #expect(ids("  home: { push: { a: a, b: b } }\n  a:\n  b:\n") == [])
    #expect(ids("  home: { push: { a: a, b: b } }\n  a: { push: { b: b } }\n  b:\n") == ["second-parent"])
  }

  @Test func ofTwoParentsTheLaterInTheFileIsAtFault() {
    // The push from `b` to `c` is before the push from the root, so the push from the root has the error.
    let text =
      "navc: 1\ngraph: Shop\nroot: home\nscreens:\n  b: { push: { c: c } }\n  home: { push: { b: b, c: c } }\n  c:\n"
    let found = Compiler.check(SourceFile(path: "shop.nav.yaml", text: text)).diagnostics.diagnostics
    #expect(found.map(\.rule) == [.secondParent])
    #expect(found.first.map { Int($0.range.lower) } == text.utf8.count - " c } }\n  c:\n".utf8.count + 1)
  }

  @Test func severalSeguesBetweenTwoScreensAreFine() {
    #expect(ids("  home: { push: { a: a, b: a, c: a } }\n  a:\n") == [])
    #expect(ids("  home: { push: { a: a, c: c } }\n  a:\n  c: { push: { b: a, d: a } }\n") == ["second-parent"])
  }

  // MARK: - Rule 2

  @Test func sharedLiftsTheFirstRule() {
    let pushes = "  home: { push: { a: a, b: b } }\n  a: { push: { b: b } }\n"
    #expect(ids(pushes + "  b: { shared: true }\n") == [])
    #expect(ids(pushes + "  b: { shared: false }\n") == ["second-parent"])
  }

  @Test func eachPlaceASharedScreenIsPushedFromIsANodeWithTheSubtreeBelow() {
    let pushes = "  home: { push: { a: a, b: b } }\n  a: { push: { b: b } }\n  b: { shared: true, push: { c: c } }\n"
    // `c` occurs twice, once with `a` below it and once without.
    #expect(ids(pushes + "  c: { unwind: { x: b, y: home } }\n") == [])
    #expect(ids(pushes + "  c: { unwind: { x: a } }\n") == ["unwind-not-ancestor"])
  }

  @Test func theUnfoldedGraphIsStillATree() {
    let pushes = "  home: { push: { a: a, b: b } }\n  a: { shared: true, push: { b: b } }\n"
    #expect(ids(pushes + "  b: { shared: true }\n").contains("push-cycle") == false)
    #expect(ids(pushes + "  b: { shared: true, push: { a: a } }\n").contains("push-cycle"))
  }

  // MARK: - Rule 3

  @Test func aRecursivePushGoesToItsSourceOrAnAncestor() {
    #expect(ids("  home: { push: { a: a } }\n  a: { push: { a: { to: a, recursive: true } } }\n") == [])
    #expect(
      ids("  home: { push: { a: a } }\n  a: { push: { b: b } }\n  b: { push: { a: { to: a, recursive: true } } }\n")
        == [])
    #expect(
      ids("  home: { push: { a: a, b: b } }\n  a:\n  b: { push: { a: { to: a, recursive: true } } }\n")
        == ["recursive-not-ancestor"])
  }

  @Test func inEveryOccurrenceOfTheSource() {
    let pushes = "  home: { push: { a: a, b: b } }\n  a: { push: { b: b } }\n"
    #expect(ids(pushes + "  b: { shared: true, push: { h: { to: home, recursive: true } } }\n") == [])
    #expect(
      ids(pushes + "  b: { shared: true, push: { a: { to: a, recursive: true } } }\n") == ["recursive-not-ancestor"])
  }

  @Test func aRecursivePushIsNoTreeEdge() {
    // The recursive push adds neither a second parent nor a cycle. Without `recursive`, the two screens would be an
    // island.
    #expect(
      ids("  home: { push: { a: a } }\n  a: { push: { b: b } }\n  b: { push: { a: { to: a, recursive: true } } }\n")
        == [])
    #expect(ids("  home: { push: { a: a } }\n  a: { push: { b: b } }\n  b: { push: { a: a } }\n") == ["push-cycle"])
  }

  @Test func maxDepthBoundsTheInstances() {
    let push = { (mark: String) in
      self.ids("  home: { push: { a: a } }\n  a: { push: { a: { to: a, recursive: \(mark) } } }\n")
    }
    #expect(push("{ maxDepth: 3 }") == [])
    #expect(push("{ maxDepth: 0 }") == ["wrong-shape"])
  }

  // MARK: - Rule 4

  @Test func aPushToTheRootIsAnError() {
    #expect(ids("  home: { push: { a: a } }\n  a: { push: { h: { to: home, recursive: true } } }\n") == [])
    #expect(ids("  home: { push: { a: a } }\n  a: { push: { h: home } }\n") == ["push-to-root"])
    #expect(ids("  home: { push: { h: home } }\n") == ["push-to-root"])
  }

  @Test func aPushToItselfOrToAScreenOnTheWayClosesACycle() {
    #expect(ids("  home: { push: { a: a } }\n  a: { push: { a: a } }\n") == ["push-cycle"])
    let chain = "  home: { push: { a: a } }\n  a: { push: { b: b } }\n  b: { push: { c: c } }\n"
    #expect(ids(chain + "  c: { push: { a: a } }\n") == ["push-cycle"])
    #expect(ids(chain + "  c: { unwind: { a: a } }\n") == [])
  }

  @Test func theWalkIsInTheOrderOfTheFile() {
    // `b` leads to `a`, which closes the cycle. The walk reaches `b` first, because its push is declared first.
    let text = "  home: { push: { b: b, a: a } }\n  a: { push: { b: b } }\n  b: { push: { a: a } }\n"
    let file = SourceFile(path: "shop.nav.yaml", text: "navc: 1\ngraph: Shop\nroot: home\nscreens:\n" + text)
    let found = Compiler.check(file).diagnostics.diagnostics
    #expect(found.map(\.rule) == [.pushCycle, .secondParent])
    #expect(found.map { $0.notes.count } == [1, 1])
  }

  @Test func anyOtherSecondParentIsAnError() {
    #expect(
      ids("  home: { push: { a: a, b: b } }\n  a: { push: { c: c } }\n  b: { push: { c: c } }\n  c:\n")
        == ["second-parent"])
  }

  @Test func aScreenThatNoChainOfPushesReachesIsAnError() {
    #expect(ids("  home: { push: { a: a } }\n  a: { push: { b: b } }\n  b:\n") == [])
    #expect(ids("  home: { push: { a: a } }\n  a:\n  b:\n") == ["unreachable-screen"])
  }

  @Test func anIslandWithCyclesOfItsOwnGetsThisErrorAlone() {
    #expect(
      ids("  home:\n  a: { push: { b: b } }\n  b: { push: { a: a, b: b, home: home } }\n") == ["unreachable-screen"])
  }

  // MARK: - Rule 5

  @Test func anUnwindGoesToAProperAncestor() {
    let chain = "  home: { push: { a: a } }\n  a: { push: { b: b, c: c } }\n  c:\n"
    #expect(ids(chain + "  b: { unwind: { x: a, y: home } }\n") == [])
    for target in ["b", "c"] {
      #expect(ids(chain + "  b: { unwind: { x: \(target) } }\n") == ["unwind-not-ancestor"])
    }
  }

  @Test func anAncestorInOneOccurrenceOnlyIsAnErrorThatNamesTheOther() {
    let text =
      "  home: { push: { a: a, c: c } }\n  a: { push: { b: b } }\n  b: { push: { c: c } }\n"
      + "  c: { shared: true, unwind: { x: b } }\n"
    let file = SourceFile(path: "shop.nav.yaml", text: "navc: 1\ngraph: Shop\nroot: home\nscreens:\n" + text)
    let found = Compiler.check(file).diagnostics.diagnostics
    #expect(found.map(\.rule) == [.unwindNotAncestor])
    #expect(found.first?.notes.map(\.message) == ["'b' is not on the path 'home' → 'c'"])
  }

  @Test func previousAndRootHoldEverywhereButAtTheRoot() {
    #expect(ids("  home: { push: { a: a } }\n  a: { unwind: { x: previous, y: root } }\n") == [])
    #expect(
      ids("  home: { push: { a: a }, unwind: { x: previous, y: root } }\n  a:\n")
        == ["unwind-from-root", "unwind-from-root"])
  }

  @Test func openerNeedsASharedScreen() {
    let pushes = "  home: { push: { a: a, b: b } }\n  a: { push: { b: b } }\n"
    #expect(
      ids(pushes + "  b: { shared: true, unwind: { x: opener }, push: { c: c } }\n  c: { unwind: { x: opener } }\n")
        == [])
    #expect(
      ids("  home: { push: { a: a } }\n  a: { push: { b: b } }\n  b: { unwind: { x: opener } }\n")
        == ["unwind-not-ancestor"])
  }

  // MARK: - Rule 6

  @Test func nothingUnfolds() {
    // With sixty rungs, there are too many paths to the top to count.
    var text = "  home: { push: { a: a0, b: b0 } }\n"
    for rung in 0..<60 {
      let push = rung < 59 ? "push: { a: a\(rung + 1), b: b\(rung + 1) }, " : ""
      let shared = rung > 0 ? "shared: true, " : ""
      for side in ["a", "b"] { text += "  \(side)\(rung): { \(shared)\(push)unwind: { x: home } }\n" }
    }
    #expect(ids(text) == [])
    #expect(
      ids(text.replacing("unwind: { x: home } }\n  b59", with: "unwind: { x: a58 } }\n  b59")) == [
        "unwind-not-ancestor"
      ])
  }
}
