import FuzzTargets
import NavCompiler
import NavEditor
import Testing

@testable import NavDiff

/// A rename changes one name and nothing else.
@Suite struct RenameCheckTests {
  private static let seeds: Range<UInt64> = 0..<14

  /// The check is quick because it compares in order. The full comparison gives the same answer.
  @Test func theCheckAgreesWithTheComparison() {
    let unused = NewName(.screen, from: "no such screen", to: "another")
    for seed in Self.seeds {
      guard let pair = Revisions(seed: seed), let diff = pair.diff, let old = pair.old.side, let new = pair.new.side
      else { continue }
      let other = RenameCheck.change(from: old, to: new, besides: unused)
      #expect((other == nil) == diff.changes.isEmpty, "seed \(seed): \(other ?? "no change")\n\(diff.listing)")
    }
  }

  /// A rename of an item in all its places leaves nothing else to report. One name more is reported.
  @Test func eachItemCanBeRenamed() throws {
    var count = 0
    for seed in Self.seeds {
      var choices = Choices(seed: seed &* 1_000_003 &+ 29)
      let graph = ValidGraph(named: "Graph", &choices)
      let old = try #require(graph.side)
      let names = Set(graph.files.map(\.path))
      let project = Project(
        graph.files.compactMap { file in
          FileModel(
            SourceFile(path: file.path, bytes: Array(file.yaml.utf8)), identity: FileIdentity(file.path)
          ) { names.contains($0) ? FileIdentity($0) : nil }
        })
      let declared = project.sortedModels.flatMap { model in
        model.occurrences.filter { $0.role == .declaration && $0.item != nil && $0.item?.kind != .file }
          .map { (model.identity, $0) }
      }
      for _ in 0..<6 where !declared.isEmpty {
        let (file, occurrence) = choices.pick(declared)
        guard let item = occurrence.item,
          let renaming = try? Renaming(
            at: occurrence.range.lowerBound, in: file,
            to: item.kind == .graph || item.kind == .type ? "Other" : "other", of: project, isAllowed: { _ in true })
        else { continue }
        let edited = ValidGraph(
          graph.files.map { file in
            let bytes = renaming.edits.applied(to: Array(file.yaml.utf8), of: FileIdentity(file.path))
            return ValidGraph.File(
              path: file.path, yaml: String(decoding: bytes, as: UTF8.self), module: file.module)
          })
        guard let new = edited.side else { continue }
        count += 1
        let name = NewName(
          ItemKind(rawValue: item.kind.rawValue), of: item.owner, from: item.name, to: renaming.newName)
        let other = RenameCheck.change(from: old, to: new, besides: name)
        #expect(other == nil, "seed \(seed): \(item.kind) \(item.name)")
        let wrong = NewName(name.kind, from: item.name, to: "wrong")
        // The graph does not contain a fragment that it does not mount.
        let isEqual = GraphDiff(from: old, to: new).changes.isEmpty
        let change = RenameCheck.change(from: old, to: new, besides: wrong)
        #expect((change == nil) == isEqual, "seed \(seed): \(item.kind) \(item.name)")
      }
    }
    #expect(count > 30)
  }

  private func change(_ old: String, _ new: String, _ name: NewName) throws -> String? {
    let (first, second) = (try Comparison.side([("a.nav.yaml", old)]), try Comparison.side([("a.nav.yaml", new)]))
    return RenameCheck.change(from: first, to: second, besides: name)
  }

  /// Two screens with segues of one name are two items.
  @Test func anotherItemOfTheNameIsReported() throws {
    let text = """
      navc: 1
      graph: A
      root: a
      screens:
        a: { push: { next: b } }
        b: { title: Next, push: { next: c } }
        c: {}
      """
    let name = NewName(.screen, from: "b", to: "d")
    let renamed = text.replacing("next: b", with: "next: d").replacing("  b:", with: "  d:")
    #expect(try change(text, renamed, name) == nil)
    #expect(try change(text, renamed.replacing("Next", with: "Last"), name)?.contains("title") == true)
    let another = renamed.replacing("  c:", with: "  e:").replacing(": c ", with: ": e ")
    #expect(try change(text, another, name) == "'to' of the segue 'd.next' is 'e' instead of 'c'")
  }

  @Test func anotherPredicateIsReported() throws {
    let text = """
      navc: 1
      graph: A
      root: a
      facts: { isNew: Bool }
      screens:
        a: { push: { open: { to: b, shouldPerform: isNew } } }
        b: {}
      """
    let name = NewName(.segue, of: "a", from: "open", to: "show")
    let renamed = text.replacing("open:", with: "show:")
    #expect(try change(text, renamed, name) == nil)
    #expect(
      try change(text, renamed.replacing(": isNew", with: ": not isNew"), name)?.contains("shouldPerform") == true)
  }
}
