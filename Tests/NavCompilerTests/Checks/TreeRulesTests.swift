import NavCompiler
import SeededRandom
import Testing

/// The rules of the tree against the unfolded tree of small graphs, made at random.
@Suite struct TreeRulesTests {
  @Test func aGraphIsValidExactlyIfItsUnfoldedTreeKeepsTheRules() {
    var random = SplitMix(seed: 7)
    var valid = 0
    for _ in 0..<12000 {
      let small = SmallGraph.any(&random)
      let result = Compiler.check(SourceFile(path: "small.nav.yaml", text: small.yaml))
      #expect((result.graph != nil) == small.keepsTheRules, "\(small.yaml)")
      if result.graph != nil { valid += 1 }
      let ids = Set(result.diagnostics.diagnostics.filter { $0.severity == .error }.map(\.rule))
      #expect(
        ids.isSubset(of: [
          .secondParent, .pushCycle, .pushToRoot, .unreachableScreen, .recursiveNotAncestor, .unwindNotAncestor,
          .unwindFromRoot, .replaceNotAncestor, .tabsWithSegues, .pushedContainer, .unwindToContainer, .missingKey,
          .noTabLeft,
        ]))
    }
    #expect(valid > 200)
  }

  @Test func aScreenIsADeadEndExactlyIfNoStackIsLeft() throws {
    var random = SplitMix(seed: 8)
    var deadEnds = 0
    for _ in 0..<600 {
      let small = SmallGraph.valid(&random)
      let result = Compiler.check(SourceFile(path: "small.nav.yaml", text: small.yaml))
      let graph = try #require(result.graph)
      let stacks = small.stacks(upTo: 7)
      for (number, screen) in small.screens.enumerated()
      where !screen.allowsBack || (!small.roots.contains(number) && small.isFullLayer(number)) {
        // A stack that holds an instance of the screen, and whose top unwinds to something below that instance.
        let isLeft = stacks.contains { stack in
          guard let place = stack.firstIndex(where: { $0.screen == number }), let top = stack.last else { return false }
          let replaces = small.screens[top.screen].pushes.contains { push in
            push.from.flatMap { small.kept($0, on: stack.map(\.screen)) }.map { $0 <= place } ?? false
          }
          return replaces
            || small.screens[top.screen].unwinds.contains { unwind in
              small.landing(of: unwind, on: stack).map { $0 < place } ?? false
            }
        }
        let declared = graph.texts.text(graph.screens[number].name)
        let isReported = result.diagnostics.diagnostics.contains {
          $0.rule == .deadEnd && $0.message.contains("'\(declared)'")
        }
        // Whoever is in a tab selects another one.
        #expect(isReported == (!isLeft && !small.isFirstOfTab(number)), "\(declared) in\n\(small.yaml)")
        if isReported { deadEnds += 1 }
      }
    }
    #expect(deadEnds > 50)
  }
}
