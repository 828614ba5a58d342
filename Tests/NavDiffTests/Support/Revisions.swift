import FuzzTargets
import NavCompiler
import NavDiff

/// A pair of revisions of a random graph, after one to four edits.
struct Revisions {
  let old: ValidGraph
  let new: ValidGraph
  let edits: [String]

  /// Creates the pair of a seed, or `nil` if no random edit of the graph is valid.
  init?(seed: UInt64) {
    var choices = Choices(seed: seed &* 1_000_003 &+ 17)
    let graph = ValidGraph(named: "Graph", &choices)
    guard let (new, edits) = GraphEdit.revision(of: graph, &choices) else { return nil }
    self.init(graph, new, edits)
  }

  /// Creates a pair whose first edit is often about links, or `nil`.
  init?(linked seed: UInt64) {
    var choices = Choices(seed: seed &* 1_000_003 &+ 23)
    let graph = ValidGraph(named: "Graph", &choices)
    guard graph.files.contains(where: { $0.yaml.contains("  link: ") }) else { return nil }
    let about = GraphEdit.all.filter { edit in
      ["link", "query", "via", "whenRefused", "base", "predicate", "requires", "pass"].contains {
        edit.name.contains($0)
      }
    }
    let first = choices.chance(50) ? choices.pick(about) : nil
    guard let (new, edits) = GraphEdit.revision(of: graph, &choices, first: first) else { return nil }
    self.init(graph, new, edits)
  }

  init(_ old: ValidGraph, _ new: ValidGraph, _ edits: [String]) {
    self.old = old
    self.new = new
    self.edits = edits
  }

  var diff: GraphDiff? {
    guard let first = old.side, let second = new.side else { return nil }
    return GraphDiff(from: first, to: second)
  }
}

extension ValidGraph {
  /// The checked graph with its files, for a comparison.
  var side: GraphDiff.Side? {
    guard let last = files.last else { return nil }
    let result = Compiler.check(store.file(last.path), mounting: store)
    return result.graph.map { GraphDiff.Side($0, result.files) }
  }
}
