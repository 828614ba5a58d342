import Foundation
import FuzzTargets
import NavCompiler
import NavDiff

/// Two revisions of a random graph, with their generated Swift.
struct DifferencePair {
  let number: Int
  let old: ValidGraph
  let new: ValidGraph
  let edits: [String]
  let changes: [Change]

  /// Creates a pair with random edits, or the same graph twice.
  init?(_ number: Int, seed: UInt64, isEdited: Bool = true) {
    var choices = Choices(seed: seed &* 1_000_003 &+ UInt64(number))
    let graph = ValidGraph(named: "Graph\(number)", &choices)
    guard let (new, edits) = isEdited ? GraphEdit.revision(of: graph, &choices) : (graph, []) else { return nil }
    self.init(number, graph, new, edits)
  }

  init?(_ number: Int, _ old: ValidGraph, _ new: ValidGraph, _ edits: [String]) {
    guard let first = Self.side(old), let second = Self.side(new) else { return nil }
    self.number = number
    self.old = old
    self.new = new
    self.edits = edits
    changes = GraphDiff(from: first, to: second).changes
  }

  private static func side(_ graph: ValidGraph) -> GraphDiff.Side? {
    guard let last = graph.files.last else { return nil }
    let result = Compiler.check(graph.store.file(last.path), mounting: graph.store)
    return result.graph.map { GraphDiff.Side($0, result.files) }
  }

  var breaks: [Effect] { effects(.breaks) }
  var asks: [Effect] { effects(.asks) }

  private func effects(_ meaning: EffectClass) -> [Effect] {
    changes.flatMap(\.effects).filter { $0.rule.area == .api && $0.rule.effect == meaning }
  }

  /// Whether the old files still mount the new fragments.
  var mountsNewFragments: Bool {
    guard let graph = old.files.last else { return false }
    let mixed = ValidGraph(new.files.dropLast() + [graph])
    return Compiler.check(mixed.store.file(graph.path), mounting: mixed.store).diagnostics.diagnostics.allSatisfy {
      ![.unboundExit, .unknownExit].contains($0.rule)
    }
  }

  /// The YAML of both revisions, as a difference for readers.
  var description: String {
    let effects = changes.map { change in
      "\(change.id) \(change.name): \(change.message)\n"
        + change.effects.map { "    \($0.rule.rawValue): \($0.message)\n" }.joined()
    }
    return "pair \(number), edits \(edits.joined(separator: ", "))\n\(effects.joined())"
  }
}
