import Synchronization
import Testing

@testable import NavCompiler

/// Checks that their caller ends early.
@Suite struct InterruptionTests {
  private static let files = ListedFiles([
    (
      "part.nav.yaml",
      "navc: 1\nfragment: Part\nroot: a\nexits: { done: Void }\nscreens:\n  a: { unwind: { go: { exit: done } } }\n"
    ),
    (
      "shop.nav.yaml",
      """
      navc: 1
      graph: Shop
      root: home
      screens:
        home: { push: { open: part, more: other } }
        part: { mount: part.nav.yaml, exits: { done: home } }
        other: { unwind: { close: home } }

      """
    ),
  ])

  /// A store that ends a check after some passes, and counts the passes and the files that are read.
  private struct CountingStore: FileStore {
    let files: ListedFiles
    let limit: Int
    let passes = Count()
    let reads = Count()

    var isInterrupted: Bool { passes.add() > limit }

    func locate(_ path: String, from file: SourceFile) -> FileLocation { files.locate(path, from: file) }

    func read(_ identity: FileIdentity) -> FileContents {
      reads.add()
      return files.read(identity)
    }
  }

  private final class Count: Sendable {
    private let number = Atomic(0)

    var value: Int { number.load(ordering: .relaxed) }

    @discardableResult func add() -> Int { number.add(1, ordering: .relaxed).newValue }
  }

  /// Checks the graph, and requests its end after some passes.
  private func check(_ text: String? = nil, passes: Int) -> (result: Compiler.Result, passes: Int, reads: Int) {
    let store = CountingStore(files: Self.files, limit: passes)
    let file = text.map { SourceFile(path: "shop.nav.yaml", text: $0) } ?? Self.files.file("shop.nav.yaml")
    let result = Compiler.check(file, mounting: store)
    return (result, store.passes.value, store.reads.value)
  }

  @Test func anInterruptedCheckHasNoGraph() {
    let whole = check(passes: .max)
    #expect(whole.result.graph != nil && whole.result.diagnostics.diagnostics.isEmpty && whole.reads == 1)
    // Each check of the entire graph is a pass.
    #expect(whole.passes > 2 * (GraphCheck.ofNames.count + GraphCheck.ofTree.count))
    for passes in 0..<whole.passes {
      let result = check(passes: passes).result
      #expect(result.graph == nil, "after \(passes) passes")
      #expect(result.diagnostics.diagnostics.isEmpty, "after \(passes) passes")
    }
    #expect(check(passes: whole.passes).result.graph != nil)
  }

  @Test func anInterruptedCheckReadsNoMounts() {
    #expect(check(passes: 0).reads == 0)
    #expect(check(passes: 1).reads == 0)
  }

  /// The checks after the interruption do not run, so their errors are not found.
  @Test func laterChecksDoNotRun() {
    let text = "navc: 1\ngraph: Shop\nroot: home\nscreens:\n  home: {}\n  other: {}\n"
    let whole = check(text, passes: .max)
    #expect(whole.result.diagnostics.diagnostics.map(\.rule) == [.unreachableScreen])
    #expect(check(text, passes: 3).result.diagnostics.diagnostics.isEmpty)
  }
}
