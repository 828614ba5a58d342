import FuzzTargets
import Testing

/// The edits of random graphs reach each part of the language.
@Suite struct GraphEditTests {
  /// An edit that never leads to a valid graph would hide faults.
  @Test func eachEditSucceeds() {
    var counts: [String: Int] = [:]
    var seed: UInt64 = 0
    var missing = GraphEdit.all
    while !missing.isEmpty, seed < 400 {
      seed += 1
      var choices = Choices(seed: seed &* 7919)
      let graph = ValidGraph(named: "Graph", &choices)
      for edit in missing {
        for number in graph.files.indices.reversed() {
          if edit.applied(to: graph, file: number, &choices) != nil {
            counts[edit.name, default: 0] += 1
            break
          }
        }
      }
      missing.removeAll { counts[$0.name, default: 0] >= 3 }
    }
    #expect(missing.map(\.name) == [], "after \(seed) graphs")
    #expect(Set(GraphEdit.all.map(\.name)).count == GraphEdit.all.count)
  }
}
