import NavCompiler
import TestTiers
import Testing

/// Fragments that exceed a limit. Each is reported in bounded time.
@Suite(.thorough, .serialized) struct MountLimitTests {
  private func check(_ files: [(path: String, text: String)]) -> [Diagnostic] {
    let store = ListedFiles(files)
    return Compiler.check(store.file(files[0].path), mounting: store).diagnostics.diagnostics
  }

  /// Level `n` has 2ⁿ screens.
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
    #expect(found.map(\.rule) == [.yamlLimit])
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
      #expect(found.map(\.rule) == [.yamlLimit])
      #expect(found.map(\.message) == ["fragments are nested more than 64 levels deep"])
    }
  }

  /// A file that is already checked counts with its full depth.
  @Test func nestingDoesNotDependOnTheOrder() {
    var files = chain(60).dropFirst().map { $0 }
    let more = chain(10).map {
      ($0.path.replacing("f", with: "g"), $0.text.replacing(": f", with: ": g").replacing(": F", with: ": G"))
    }
    files.insert(
      (
        "top",
        "navc: 1\ngraph: Top\nroot: r\nscreens:\n  r: { push: { a: a, b: b } }\n  a: { mount: f1 }\n  b: { mount: g1 }\n"
      ),
      at: 0)
    files += more.dropFirst().dropLast()
    files.append(("g9", "navc: 1\nfragment: G\nroot: r\nscreens:\n  r: { push: { a: a } }\n  a: { mount: f1 }\n"))
    let found = check(files)
    #expect(found.map(\.rule) == [.yamlLimit])
    #expect(found.first?.range.file == 68)
  }

  @Test func aDiamondIsReadOnce() {
    final class Counter: FileStore {
      let files: ListedFiles
      nonisolated(unsafe) var reads = 0
      init(_ files: ListedFiles) { self.files = files }
      func locate(_ path: String, from file: SourceFile) -> FileLocation { files.locate(path, from: file) }
      func read(_ identity: FileIdentity) -> FileContents {
        reads += 1
        return files.read(identity)
      }
    }
    let files = doubling(14)
    let counter = Counter(ListedFiles(files))
    _ = Compiler.check(counter.files.file("f0"), mounting: counter)
    #expect(counter.reads == 14)
  }

  // MARK: - Limits of a run

  /// A graph that mounts `count` files, each of which mounts the same additional file.
  private func fan(_ count: Int, _ last: String) -> [(path: String, text: String)] {
    let pushes = (0..<count).map { "p\($0): m\($0)" }.joined(separator: ", ")
    let mounts = (0..<count).map { "  m\($0): { mount: g\($0) }\n" }.joined()
    let graph = "navc: 1\ngraph: Top\nroot: r\nscreens:\n  r: { push: { \(pushes) } }\n\(mounts)"
    let fragments = (0..<count).map { index in
      (
        path: "g\(index)",
        text: "navc: 1\nfragment: G\(index)\nroot: r\nscreens:\n  r: { push: { a: a } }\n  a: { mount: last }\n"
      )
    }
    return [(path: "top", text: graph)] + fragments + [(path: "last", text: last)]
  }

  private func messages(_ files: [(path: String, text: String)], _ limits: MountLimits) -> [String] {
    let store = ListedFiles(files)
    var compilation = Compilation(store, limits: limits)
    let found = compilation.check(store.file(files[0].path)).diagnostics.diagnostics
    return found.map { "\($0.rule.id): \($0.message)" }
  }

  @Test func files() {
    var limits = MountLimits()
    limits.files = 12
    let fan = fan(10, fragment("screens: { x: }\n"))
    #expect(messages(fan, limits) == [])
    limits.files = 11
    #expect(messages(fan, limits) == ["yaml-limit: one run reads at most 11 files"])
  }

  @Test func bytes() {
    var limits = MountLimits()
    let fan = fan(10, fragment("screens: { x: }\n"))
    limits.bytes = fan.dropFirst().reduce(0) { $0 + $1.text.utf8.count }
    #expect(messages(fan, limits) == [])
    limits.bytes -= 1
    #expect(messages(fan, limits) == ["yaml-limit: the mounted files are in total larger than 0 MiB"])
  }

  /// If many files each mounted a file with many names, those names would be copied many times.
  @Test func names() {
    var limits = MountLimits()
    limits.names = 400
    let facts = (0..<20).map { "f\($0): Bool" }.joined(separator: ", ")
    let found = messages(fan(30, fragment("facts: { \(facts) }\nscreens: { x: }\n")), limits)
    let limit = "yaml-limit: the fragments have too many names for the number of their mounts"
    #expect(Set(found.filter { !$0.hasPrefix("unused-fact") }) == [limit])
    limits.names = 4_000
    let within = messages(fan(30, fragment("facts: { \(facts) }\nscreens: { x: }\n")), limits)
    #expect(!within.isEmpty && within.allSatisfy { $0.hasPrefix("unused-fact") })
  }

  @Test func paths() {
    var limits = MountLimits()
    limits.path = 10
    let long = [
      (path: "a", text: mounting("./././b.nav.yaml")), (path: "b.nav.yaml", text: fragment("screens: { x: }\n")),
    ]
    #expect(messages(long, limits) == ["mount-not-found: './././b.nav.yaml' cannot be mounted: its name is too long"])
    limits.path = 100
    limits.pathBytes = 16
    #expect(messages(long, limits) == [])
    limits.pathBytes = 15
    #expect(messages(long, limits) == ["yaml-limit: the paths of all mounts are too long in total"])
  }

  /// A long path, which thousands of mounts repeat through an alias.
  @Test func aPathThatIsRepeated() {
    let path = String(repeating: "./", count: 500) + "b"
    let files: [[(path: String, text: String)]] = [5_000, 50_000].map { count in
      let mounts = (0..<count).map { "  m\($0): { mount: *p }\n" }.joined()
      let pushes = (0..<count).map { "      p\($0): m\($0)\n" }.joined()
      let graph =
        "navc: 1\ngraph: A\nroot: r\nscreens:\n  r:\n    push:\n      first: first\n\(pushes)"
        + "  first: { mount: &p \(path) }\n\(mounts)"
      return [("a", graph), ("b", fragment("screens: { x: }\n"))]
    }
    Growth.expectLinear("mounts", files[0], files[1]) { #expect(check($0) == []) }
  }

  @Test func manyMountsOfOneLargeFragment() {
    let files: [[(path: String, text: String)]] = [1_000, 10_000].map { count in
      let arguments = (0..<count).map { "      a\($0): Int = 1\n" }.joined()
      let exits = (0..<count).map { "  e\($0): Void\n" }.joined()
      let mounts = (0..<2 * count).map { "  m\($0): { mount: b }\n" }.joined()
      let pushes = (0..<2 * count).map { "      p\($0): m\($0)\n" }.joined()
      return [
        ("a", "navc: 1\ngraph: A\nroot: r\nscreens:\n  r:\n    push:\n\(pushes)\(mounts)"),
        ("b", "navc: 1\nfragment: B\nroot: x\nexits:\n\(exits)screens:\n  x:\n    arguments:\n\(arguments)"),
      ]
    }
    Growth.expectLinear("mounts", files[0], files[1]) { #expect(Set(check($0).map(\.rule)) == [.unboundExit]) }
  }
}
