import Foundation
import FuzzTargets
import NavCompiler
import NavDiff
import NavEditor
import TestTiers
import Testing

/// Properties of comparisons that random revisions of random graphs must not violate.
///
/// `NAVC_DIFF_PROPERTIES=3000` tries more pairs.
@Suite struct DiffPropertiesTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seeds: Range<UInt64> = {
    let count = environment["NAVC_DIFF_PROPERTIES"].flatMap(UInt64.init) ?? 60
    let first = environment["NAVC_DIFF_SEED"].flatMap(UInt64.init) ?? 0
    return first..<first + count
  }()

  /// A comparison reads meaning, so another notation of each file is the same graph.
  @Test func aGraphEqualsItself() throws {
    for seed in Self.seeds {
      var choices = Choices(seed: seed &* 1_000_003 &+ 17)
      let graph = ValidGraph(named: "Graph", &choices)
      let side = try #require(graph.side)
      let other = try #require(graph.rewritten?.side, "seed \(seed)")
      #expect(GraphDiff(from: side, to: other).listing == "", "seed \(seed)")
      let formatted = graph.files.map { file in
        ValidGraph.File(path: file.path, yaml: Self.formatted(file.yaml), module: file.module)
      }
      #expect(try GraphDiff(from: side, to: #require(ValidGraph(formatted).side)).listing == "", "seed \(seed)")
    }
  }

  private static func formatted(_ yaml: String) -> String {
    guard case .changed(let bytes) = Formatter.format(SourceFile(path: "a.nav.yaml", bytes: Array(yaml.utf8))) else {
      return yaml
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The reverse comparison has the reverse changes.
  @Test func theReverseMirrorsTheComparison() {
    var faults: [String] = []
    for seed in Self.seeds {
      guard let pair = Revisions(seed: seed), let diff = pair.diff else { continue }
      guard let back = Revisions(pair.new, pair.old, pair.edits).diff else { continue }
      let (there, here) = (MirroredChange.all(diff), MirroredChange.all(back).map(\.reversed))
      if Set(there.map(\.withoutOther)) != Set(here.map(\.withoutOther)) || there.count != here.count {
        let first = Set(there).symmetricDifference(here).map(\.description).sorted().joined(separator: "\n")
        faults.append("seed \(seed)\n\(first)\n\(pair.listing)reverse\n\(back.listing)")
      }
    }
    for fault in faults.prefix(20) { print("----\n\(fault)") }
    #expect(faults.count == 0)
  }

  @Test func eachChangeHasItsPlaceAndItsEffects() throws {
    var synthetic: [String] = []
    for seed in Self.seeds {
      guard let pair = Revisions(seed: seed), let diff = pair.diff else { continue }
      for change in diff.changes {
        let name = "seed \(seed): \(change.id) \(change.name)"
        #expect(!change.message.isEmpty && !change.message.hasSuffix("."), "\(name)")
        #expect((change.old == nil) == (change.action == .added), "\(name)")
        #expect((change.new == nil) == (change.action == .removed), "\(name)")
        // An effect without a cause has a change that no author made. The effects of a fragment on a graph have one.
        let isSynthetic = change.action == .changed && change.message.hasSuffix(" has changed")
        if isSynthetic, pair.old.files.count == 1 {
          synthetic.append("\(name): \(change.effects.map(\.message).joined(separator: "; "))")
        }
        if let range = change.old { #expect(Self.isIn(range, pair.old.side), "\(name)") }
        if let range = change.new { #expect(Self.isIn(range, pair.new.side), "\(name)") }
        for effect in change.effects {
          #expect(!effect.message.isEmpty && !effect.message.hasSuffix("."), "\(name)")
        }
        #expect(Set(change.effects).count == change.effects.count, "\(name)")
      }
      var accepted = AcceptedEffects()
      let source = DiffReport.Source(path: "a.nav.yaml", revision: nil)
      let report = DiffReport(diff, old: source, new: source, failing: .usual, accepting: &accepted)
      let json = DiffJSON.value(report).text
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.utf8)) }
      let again = try #require(Revisions(pair.old, pair.new, []).diff)
      let second = DiffReport(again, old: source, new: source, failing: .usual, accepting: &accepted)
      #expect(DiffJSON.value(second).text == json, "seed \(seed)")
      #expect(DiffMarkdown.text([report]).count <= 60_000)
      #expect(DiffGitHub.text(report).text.split(separator: "\n").count == diff.changes.count)
      // Untrusted text does not move the cursor.
      let text = DiffText.text(report).text
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && !(0x7F...0x9F ~= $0.value) })
    }
    // A predicate in other words can lose its `can` function.
    synthetic.removeAll { $0.contains("'can' of ") }
    #expect(synthetic == [])
  }

  private static func isIn(_ range: SourceRange, _ side: GraphDiff.Side?) -> Bool {
    guard let file = side?.files.first(where: { $0.number == range.file }) else { return false }
    return range.lower < range.upper && Int(range.upper) <= file.bytes.count
  }
}

/// A change with the names of the old graph.
private struct MirroredChange: Hashable, CustomStringConvertible {
  var action: Change.Action
  let kind: ItemKind
  var name: String
  /// The name in the new graph.
  var newName: String
  var relation: PredicateRelation?

  static func all(_ diff: GraphDiff) -> [MirroredChange] {
    let renames = diff.changes.compactMap { change in change.renamedFrom.map { (change.kind, change.name, $0) } }
    return diff.changes.filter { !$0.message.hasSuffix(" has changed") }.map { change in
      let isNew = change.action != .removed
      let name = isNew ? oldName(change.kind, change.name, renames) : change.name
      let newName = isNew ? change.name : newName(change.kind, change.name, renames)
      return MirroredChange(
        action: change.action, kind: change.kind, name: change.renamedFrom ?? name, newName: newName,
        relation: change.relation)
    }
  }

  private static func oldName(_ kind: ItemKind, _ name: String, _ renames: [(ItemKind, String, String)]) -> String {
    for (other, new, old) in renames where other == kind && name == new { return old }
    for (other, new, old) in renames where owns(other, kind) && name.hasPrefix(new + ".") {
      return old + name.dropFirst(new.count)
    }
    for (other, new, old) in renames where other == .screen && (kind == .link || kind == .root) && name == new {
      return old
    }
    return name
  }

  private static func newName(_ kind: ItemKind, _ name: String, _ renames: [(ItemKind, String, String)]) -> String {
    oldName(kind, name, renames.map { ($0.0, $0.2, $0.1) })
  }

  private static func owns(_ owner: ItemKind, _ kind: ItemKind) -> Bool {
    switch owner {
    case .screen: [.argument, .segue, .tab].contains(kind)
    case .type: kind == .enumCase
    default: false
    }
  }

  /// The change without a relation of unknown direction. A predicate with an item that only one graph has is not
  /// compared in the direction in which the item is gone.
  var withoutOther: MirroredChange {
    var change = self
    change.relation = nil
    return change
  }

  var reversed: MirroredChange {
    var change = self
    swap(&change.name, &change.newName)
    switch action {
    case .added: change.action = .removed
    case .removed: change.action = .added
    case .renamed, .changed: break
    }
    switch relation {
    case .stronger: change.relation = .weaker
    case .weaker: change.relation = .stronger
    default: break
    }
    return change
  }

  var description: String { "\(kind)-\(action) \(name) -> \(newName) \(relation.map { "\($0)" } ?? "")" }
}
