import NavCompiler
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
      for rename in try RandomRename.some(seed: seed) {
        count += 1
        let (old, new, name) = (rename.old, rename.new, rename.name)
        #expect(RenameCheck.change(from: old, to: new, besides: name) == nil, "\(rename)")
        let wrong = NewName(name.kind, from: name.old, to: "wrong")
        // The graph does not contain a fragment that it does not mount.
        let isEqual = GraphDiff(from: old, to: new).changes.isEmpty
        #expect((RenameCheck.change(from: old, to: new, besides: wrong) == nil) == isEqual, "\(rename)")
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
