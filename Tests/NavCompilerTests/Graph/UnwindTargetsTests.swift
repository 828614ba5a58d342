import Foundation
import NavCompiler
import SeededRandom
import Testing

@Suite struct LandingsTests {
  private static let count = Int(ProcessInfo.processInfo.environment["NAVC_LANDINGS"] ?? "") ?? 1000

  /// The unwind targets of a graph are exactly those that occur in its stacks.
  @Test func landingsAreThoseOfAllStacks() throws {
    var random = SplitMix(seed: 2)
    var compared = 0
    for _ in 0..<Self.count {
      let small = SmallGraph.valid(&random)
      let graph = try #require(
        Compiler.check(SourceFile(path: "small.nav.yaml", text: small.yaml)).graph, "\(small.yaml)")
      var targets: [SegueID: Set<ScreenID>] = [:]
      var returning: [SegueID: Set<SegueID>] = [:]
      let hasRecursion = small.screens.contains { $0.pushes.contains { $0.isRecursive } }
      for stack in small.stacks(upTo: hasRecursion ? 9 : 6) {
        guard let top = stack.last else { continue }
        for (index, unwind) in small.screens[top.screen].unwinds.enumerated() {
          let landing = try #require(small.landing(of: unwind, on: stack), "\(small.yaml)")
          let segue = SegueID(index: graph.screens[top.screen].unwinds.lowerBound + Int32(index))
          targets[segue, default: []].insert(ScreenID(stack[landing].screen))
          guard unwind.returns, stack[landing + 1].push >= 0 else { continue }
          let number = Int32(stack[landing + 1].push)
          let push =
            number < 100
            ? graph.screens[stack[landing].screen].pushes.lowerBound + number
            : graph.anywhere.lowerBound + number - 100
          returning[SegueID(index: push), default: []].insert(segue)
        }
      }
      let landings = UnwindTargets(graph)
      for index in graph.segues.indices {
        let segue = SegueID(index)
        switch graph.segues[index].kind {
        case .unwind:
          let expected = targets[segue, default: []].sorted()
          #expect(landings.targets(of: segue) == expected, "segue \(index) of\n\(small.yaml)")
        case .push:
          let expected = returning[segue, default: []].sorted()
          #expect(landings.returning(to: segue) == expected, "segue \(index) of\n\(small.yaml)")
        case .go, .select:
          #expect(landings.targets(of: segue) == [] && landings.returning(to: segue) == [])
        }
        compared += 1
      }
    }
    #expect(compared > 2000)
  }
}
