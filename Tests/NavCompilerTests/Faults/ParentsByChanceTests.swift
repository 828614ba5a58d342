import NavCompiler
import TestTiers
import Testing

/// A forbidden push in a valid graph with replacements causes one error, at a segue to the target of the push. The
/// order of the screens does not matter.
@Suite(.thorough) struct ParentsByChanceTests {
  private static let seeds: Range<UInt64> = 1..<101
  private static let orders = 3

  private static func check(_ text: String) -> Compiler.Result {
    Compiler.check(SourceFile(path: "wild.nav.yaml", text: text))
  }

  @Test func aGraphWithoutChangesIsRight() {
    for seed in Self.seeds {
      var graph = WildGraph(seed: seed, changes: 0)
      for _ in 0..<Self.orders {
        let result = Self.check(graph.text())
        #expect(result.graph != nil, "seed \(seed): \(result.diagnostics.diagnostics.map(\.message))\n\(graph.text())")
        graph.shuffle()
      }
    }
  }

  /// Adds one push at a time between two pages, and checks the one error of the graph with `problem`. Stops at the
  /// tenth failure.
  private func forEachPush(
    where isWanted: (WildGraph, _ source: Int, _ target: Int) -> Bool,
    _ problem: (Diagnostic, _ text: String, _ target: String) -> String?
  ) -> Int {
    var (count, failures) = (0, 0)
    for seed in Self.seeds {
      let graph = WildGraph(seed: seed, changes: 0)
      for source in graph.pages {
        for target in graph.pages.dropFirst() where isWanted(graph, source, target) {
          var faulty = graph
          faulty.push(target, from: source)
          for _ in 0..<Self.orders where failures < 10 {
            count += 1
            let (result, text) = (Self.check(faulty.text()), faulty.text())
            let errors = result.diagnostics.diagnostics.filter { $0.severity == .error }
            let found =
              errors.count == 1
              ? problem(errors[0], text, graph.name(of: target)) : "\(errors.map { "\($0.rule): \($0.message)" })"
            if let found {
              failures += 1
              let push = "\(graph.name(of: source)) pushes \(graph.name(of: target))"
              Issue.record("seed \(seed), \(push): \(found)\n\(text)")
            }
            faulty.shuffle()
          }
        }
      }
    }
    return count
  }

  @Test func aSecondParentIsNoParentOfWhatReplacesItsScreen() {
    let count = forEachPush { graph, source, target in
      graph.parent(of: target) != source && !graph.isBelow(target, source)
    } _: { diagnostic, text, target in
      guard diagnostic.rule == .secondParent else { return diagnostic.message }
      let place = String(decoding: text.utf8.dropFirst(Int(diagnostic.range.lower)), as: UTF8.self)
      return place.hasPrefix(target) ? nil : "it is at '\(place.prefix(12))'"
    }
    #expect(count > 1_000)
  }

  @Test func aScreenThatLeadsBackIsNoParentOfWhatReplacesItsTarget() {
    let count = forEachPush { graph, source, target in
      graph.isBelow(target, source)
    } _: { diagnostic, _, _ in
      diagnostic.rule == .pushCycle ? nil : diagnostic.message
    }
    #expect(count > 300)
  }
}
