import FuzzTargets
import NavCompiler
import NavDiff
import NavEditor
import Testing

/// Refactorings keep the meaning of a graph. An extraction adds a condition, and nothing else.
@Suite struct RefactoringTests {
  @Test func randomGraphsKeepTheirMeaning() throws {
    var counts: [CodeAction.Kind: Int] = [:]
    for seed in UInt64(0)..<14 {
      var choices = Choices(seed: seed &* 1_000_003 &+ 41)
      let graph = ValidGraph(named: "Graph", &choices)
      let old = try #require(graph.side)
      for file in graph.files {
        guard let model = Self.model(file.path, file.yaml, graph.files.map(\.path)) else { continue }
        for _ in 0..<12 {
          let offset = choices.below(file.yaml.utf8.count)
          for action in model.refactorings(at: offset) {
            let edited = Self.edited(graph, action)
            let name = "seed \(seed), \(file.path), \(offset): \(action.title)"
            guard let new = edited.side else {
              Issue.record("\(name)\n\(edited.files.map(\.yaml).joined(separator: "\n---\n"))")
              continue
            }
            counts[action.kind, default: 0] += 1
            let changes = GraphDiff(from: old, to: new).changes
            let others = changes.filter { $0.id != "condition-added" || action.kind != .extract }
            #expect(others.map(\.message) == [], "\(name)")
          }
        }
      }
    }
    #expect(counts[.rewrite, default: 0] > 20 && counts[.extract, default: 0] > 1, "\(counts)")
  }

  private static func model(_ path: String, _ yaml: String, _ paths: [String]) -> FileModel? {
    FileModel(SourceFile(path: path, bytes: Array(yaml.utf8)), identity: FileIdentity(path)) { other in
      paths.contains(other) ? FileIdentity(other) : nil
    }
  }

  private static func edited(_ graph: ValidGraph, _ action: CodeAction) -> ValidGraph {
    ValidGraph(
      graph.files.map { file in
        let bytes = action.edits.applied(to: Array(file.yaml.utf8), of: FileIdentity(file.path))
        return ValidGraph.File(path: file.path, yaml: String(decoding: bytes, as: UTF8.self), module: file.module)
      })
  }
}
