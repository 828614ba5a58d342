import NavCompiler
import SeededRandom
import TestTiers
import Testing

/// Compares the rules of the tree with the unfolded tree of small random graphs.
@Suite(.thorough) struct TreeRulesTests {
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
          .noTabLeft, .rootOrder, .rootArgument, .tabArgument,
        ]))
    }
    #expect(valid > 200)
  }

  /// Each reported go segue breaks a rule, and each go segue that breaks a rule is reported.
  @Test func whatGoesSomewhereIsRightExactlyIfItsWayIsWholeInEveryPlace() {
    var random = SplitMix(seed: 9)
    var (right, wrong, rightAnywhere) = (0, 0, 0)
    for _ in 0..<4000 {
      var small = SmallGraph.valid(&random)
      small.addGoes(&random)
      let result = Compiler.check(SourceFile(path: "small.nav.yaml", text: small.yaml))
      let holds = small.keepsTheRules
      let messages = result.diagnostics.diagnostics.filter { $0.severity == .error }
      #expect((result.graph != nil) == holds, "\(messages.map(\.message)) \(small.yaml)")
      #expect(Set(messages.map(\.rule)).isSubset(of: [.linkNeedsVia, .linkMissingArgument, .unknownArgument]))
      if holds { right += 1 } else { wrong += 1 }
      if holds, !small.anywhereGoes.isEmpty { rightAnywhere += 1 }
    }
    #expect(right > 500 && wrong > 500 && rightAnywhere > 200, "\(right) \(wrong) \(rightAnywhere)")
  }

  /// No screen that a go segue leaves is reported as a dead end. The test does not check the converse.
  @Test func whatGoesSomewhereLeadsAway() {
    var random = SplitMix(seed: 10)
    var (deadEnds, left) = (0, 0)
    for _ in 0..<2000 {
      var small = SmallGraph.valid(&random)
      small.addGoes(&random)
      guard !small.screens.contains(where: { $0.pushes.contains(where: \.isRecursive) }) else { continue }
      let result = Compiler.check(SourceFile(path: "small.nav.yaml", text: small.yaml))
      guard let graph = result.graph else { continue }
      let stacks = small.stacks(upTo: 7)
      for number in small.screens.indices {
        let goesAway = stacks.contains { stack in
          guard let place = stack.firstIndex(where: { $0.screen == number }), let top = stack.last else { return false }
          let offered = small.screens[top.screen].isContainer ? [] : small.anywhereGoes
          return (small.screens[top.screen].goes + offered).contains { go in
            let way = small.way(of: go) ?? []
            return zip(way, stack).prefix { $0 == $1.screen }.count <= place
          }
        }
        let declared = graph.texts.text(graph.screens[number].name)
        let isReported = result.diagnostics.diagnostics.contains {
          $0.rule == .deadEnd && $0.message.contains("'\(declared)'")
        }
        #expect(!isReported || !goesAway, "\(declared) in\n\(small.yaml)")
        if isReported { deadEnds += 1 }
        if goesAway { left += 1 }
      }
    }
    #expect(deadEnds > 50 && left > 200, "\(deadEnds) \(left)")
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
        // A stack with an instance of the screen, whose top unwinds to a screen below that instance.
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
        // The user can select another tab.
        #expect(isReported == (!isLeft && !small.isFirstOfTab(number)), "\(declared) in\n\(small.yaml)")
        if isReported { deadEnds += 1 }
      }
    }
    #expect(deadEnds > 50)
  }
}
