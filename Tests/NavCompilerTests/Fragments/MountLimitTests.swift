import NavCompiler
import Testing

/// Fragments that are too much: each is told in bounded time.
@Suite(.serialized) struct MountLimitTests {
  private func check(_ files: [(path: String, text: String)]) -> [Diagnostic] {
    let store = ListedFiles(files)
    return Compiler.check(store.file(files[0].path), mounting: store).diagnostics.diagnostics
  }

  /// Level `n` holds 2ⁿ screens.
  private func doubling(_ levels: Int) -> [(path: String, text: String)] {
    (0...levels).map { level in
      let kind = level == 0 ? "graph" : "fragment"
      let mount = level == levels ? "" : "{ mount: f\(level + 1) }"
      return (
        "f\(level)",
        "navc: 1\n\(kind): F\(level)\nroot: r\nscreens:\n  r: { push: { a: a, b: b } }\n  a: \(mount)\n  b: \(mount)\n"
      )
    }
  }

  @Test func screensAreCountedWithoutBuildingThem() throws {
    let small = doubling(14)
    let store = ListedFiles(small)
    let result = Compiler.check(store.file("f0"), mounting: store)
    // Each level adds its root.
    #expect(result.summary?.screens == (1 << 16) - 1)
    #expect(result.summary?.segues == (1 << 16) - 2)
    #expect(result.summary?.depth == 16)
    #expect(result.graph?.size.screens == 65_535)
    let found = check(doubling(60))
    #expect(found.map(\.id) == [.yamlLimit])
    #expect(found.first?.message == "with the screens of its fragments, this file has more than 100,000 screens")
  }

  private func chain(_ length: Int, last: String = "") -> [(path: String, text: String)] {
    (0..<length).map { level in
      let kind = level == 0 ? "graph" : "fragment"
      let screens = level == length - 1 ? "r:\(last)" : "r: { push: { a: a } }\n  a: { mount: f\(level + 1) }"
      return ("f\(level)", "navc: 1\n\(kind): F\(level)\nroot: r\nscreens:\n  \(screens)\n")
    }
  }

  @Test func nesting() {
    #expect(check(chain(64)) == [])
    for length in [65, 66, 200] {
      let found = check(chain(length))
      #expect(found.map(\.id) == [.yamlLimit])
      #expect(found.map(\.message) == ["fragments are mounted in each other more than 64 deep"])
    }
  }

  /// What is checked already counts as deep as if it were not.
  @Test func nestingDoesNotDependOnTheOrder() {
    var files = chain(60).dropFirst().map { $0 }
    let more = chain(10).map { ($0.path.replacing("f", with: "g"), $0.text.replacing(": f", with: ": g")) }
    files.insert(
      (
        "top",
        "navc: 1\ngraph: Top\nroot: r\nscreens:\n  r: { push: { a: a, b: b } }\n  a: { mount: f1 }\n  b: { mount: g1 }\n"
      ),
      at: 0)
    files += more.dropFirst().dropLast()
    files.append(("g9", "navc: 1\nfragment: G\nroot: r\nscreens:\n  r: { push: { a: a } }\n  a: { mount: f1 }\n"))
    let found = check(files)
    #expect(found.map(\.id) == [.yamlLimit])
    #expect(found.first?.range.file == 68)
  }

  @Test func aDiamondIsReadOnce() {
    final class Counter: FileStore {
      let files: ListedFiles
      nonisolated(unsafe) var reads = 0
      init(_ files: ListedFiles) { self.files = files }
      func locate(_ path: String, from file: SourceFile) -> FileLocation { files.locate(path, from: file) }
      func read(_ identity: String) -> FileContents {
        reads += 1
        return files.read(identity)
      }
    }
    let files = doubling(14)
    let counter = Counter(ListedFiles(files))
    _ = Compiler.check(counter.files.file("f0"), mounting: counter)
    #expect(counter.reads == 14)
  }

  /// Many files that each mount one with many names would copy those names many times.
  @Test func namesThatAreTakenOverAgainAndAgain() {
    let facts = (0..<12_000).map { "  f\($0): Bool\n" }.joined()
    var files: [(path: String, text: String)] = []
    let mounts = (0..<100).map { "  m\($0): { mount: g\($0) }\n" }.joined()
    let pushes = (0..<100).map { "p\($0): m\($0)" }.joined(separator: ", ")
    files.append(("top", "navc: 1\ngraph: Top\nroot: r\nscreens:\n  r: { push: { \(pushes) } }\n\(mounts)"))
    for index in 0..<100 {
      files.append(
        (
          "g\(index)",
          "navc: 1\nfragment: G\(index)\nroot: r\nscreens:\n  r: { push: { a: a } }\n  a: { mount: many }\n"
        ))
    }
    files.append(("many", "navc: 1\nfragment: Many\nroot: r\nfacts:\n\(facts)screens: { r: }\n"))
    var found: [Diagnostic] = []
    let time = ContinuousClock().measure { found = check(files) }
    #expect(found.contains { $0.id == .yamlLimit })
    #expect(found.filter { $0.severity == .error }.allSatisfy { $0.id == .yamlLimit })
    #expect(time < .seconds(60))
  }

  @Test func manyMountsOfOneLargeFragment() {
    let arguments = (0..<10_000).map { "      a\($0): Int = 1\n" }.joined()
    let exits = (0..<10_000).map { "  e\($0): Void\n" }.joined()
    let mounts = (0..<20_000).map { "  m\($0): { mount: b }\n" }.joined()
    let pushes = (0..<20_000).map { "      p\($0): m\($0)\n" }.joined()
    var found: [Diagnostic] = []
    let files: [(path: String, text: String)] = [
      ("a", "navc: 1\ngraph: A\nroot: r\nscreens:\n  r:\n    push:\n\(pushes)\(mounts)"),
      ("b", "navc: 1\nfragment: B\nroot: x\nexits:\n\(exits)screens:\n  x:\n    arguments:\n\(arguments)"),
    ]
    let time = ContinuousClock().measure { found = check(files) }
    #expect(Set(found.map(\.id)) == [.unboundExit])
    #expect(time < .seconds(30))
  }
}
