import Foundation
import NavCompiler
import NavPlayer
import NavPrototype
import NavRuntime
import SeededRandom
import TestTiers
import Testing

/// Walks that become tests. The tests compile next to the generated code, and pass unchanged. The player provides the
/// expectations, and the navigator runs the tests.
@Suite(.thorough) struct WalkTestTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../graphs")
    .standardizedFileURL

  /// The files of a folder of graphs.
  private static func files(_ folder: URL) throws -> ListedFiles {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path()).filter { $0.hasSuffix(".nav.yaml") }
    return ListedFiles(
      try names.sorted().enumerated().map { index, name in
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        // Several graphs have the same name, but all must be in one module.
        return (name, text.replacing(/(?m)^graph: (\w+)/) { "graph: \($0.1)\(index)" })
      })
  }

  private static func checked(_ path: String, _ files: ListedFiles) throws -> Graph {
    let result = Compiler.check(files.file(path), mounting: files)
    let messages = result.diagnostics.diagnostics.map(\.message)
    let graph = result.graph
    return try #require(graph, "\(path): \(messages)")
  }

  /// A random walk of a user who waits at times.
  private static func walk(through graph: PrototypeGraph, seed: UInt64, steps: Int) -> [PrototypeCommand] {
    var random = SplitMix(seed: seed)
    var player = Prototype(graph)
    var walk: [PrototypeCommand] = []
    while walk.count < steps {
      let command = RandomCommand.next(for: player, &random)
      // Only visible pages can be pressed.
      if case .press(let page?, _, _) = command {
        let id = player.core.stack.contains { $0.instance.rawValue == page }
        guard id || player.host.slide?.to.last?.instance.rawValue == page else { continue }
      }
      let asked = player.record.asked
      if player.perform(command) == nil || player.record.asked > asked { walk.append(command) }
      // Two steps at once are enough. The walk's own waits cover changes that end later.
      if random.chance(60), !player.isFingerDown {
        walk.append(.wait(100_000))
        _ = player.perform(.wait(100_000))
      }
    }
    return walk
  }

  /// The test of some random walks, and of the walks that show the entire graph.
  private static func test(
    _ graph: Graph, named name: String, count: Int, steps: Int, _ total: inout Int
  ) throws -> String {
    var test = try WalkTest(graph, fileName: name)
    let played = try PrototypeGraph(PrototypeGraphText.text(of: graph))
    var finder = PathFinder(played)
    finder.find()
    for (number, walk) in finder.walks.enumerated() {
      try test.add(walk.steps.compactMap { PrototypeCommand($0) }, titled: "\(name), path \(number)")
    }
    total += count + finder.walks.count
    for seed in 0..<count {
      let walk = walk(through: played, seed: UInt64(seed) &* 31 &+ 5, steps: steps)
      do {
        try test.add(walk, titled: "\(name) \(seed)")
      } catch {
        Issue.record(
          "\(name), seed \(seed), step \(error.line): \(error.reason)\n\(walk.map(\.text).joined(separator: "\n"))")
      }
    }
    #expect(test.missing.isEmpty)
    return test.text
  }

  /// Graphs that together use the entire language. `NAVC_WALKS=all` takes every graph, which takes minutes to
  /// compile.
  private static var names: [String] {
    let isWhole = ProcessInfo.processInfo.environment["NAVC_WALKS"] == "all"
    return isWhole ? Emitted.names : ["alerts", "go", "links", "panes", "predicates", "store"]
  }

  @Test func walksCompileAndPass() throws {
    var sources: [String] = []
    var count = 0
    let files = try Self.files(Self.folder)
    for name in Self.names {
      let graph = try Self.checked("\(name).nav.yaml", files)
      sources.append(String(decoding: Compiler.generate(graph, fileName: name), as: UTF8.self))
      sources.append(try Self.test(graph, named: name, count: 2, steps: 20, &count))
    }
    let parts = try Self.files(Self.folder.appending(path: "fragments"))
    for name in ["booking", "identity"] {
      let graph = try Self.checked("\(name).nav.yaml", parts)
      sources.append(String(decoding: Compiler.generate(graph, fileName: name), as: UTF8.self))
    }
    let clinic = try Self.checked("clinic.nav.yaml", parts)
    sources.append(String(decoding: Compiler.generate(clinic, fileName: "clinic"), as: UTF8.self))
    sources.append(try Self.test(clinic, named: "clinic", count: 2, steps: 20, &count))
    if let keep = ProcessInfo.processInfo.environment["NAVC_WALKS_KEPT"] {
      for (index, source) in sources.enumerated() {
        try source.write(toFile: "\(keep)/walks\(index).swift", atomically: true, encoding: .utf8)
      }
    }
    let said = try SwiftCompiler.test(sources)
    #expect(
      said.contains("Test run with \(count) tests in \(Self.names.count + 1) suites passed"),
      "\(said.prefix(6_000))\n…\n\(said.suffix(3_000))")
  }

  /// The test has the required hooks, and a file for pages of the declared type and for values of the app's own
  /// types. Two tests of a graph share that file.
  @Test func pagesHooksAndValuesCompileAndPass() throws {
    let files = ListedFiles([
      (
        "desk.nav.yaml",
        """
        navc: 1
        graph: Desk
        root: list
        pages: { conform: DeskKind }
        types: { User: { swift: User } }
        anywhere: { present: { help: { to: help, hook: required } } }
        screens:
          list: { push: { open: { to: page, hook: required }, more: part } }
          page: { arguments: { user: User }, unwind: { done: { to: list, returns: User, hook: required } } }
          help: {}
          part: { mount: part.nav.yaml, exits: { left: { to: list } } }
        """
      ),
      (
        "part.nav.yaml",
        """
        navc: 1
        fragment: Part
        root: start
        access: internal
        exits: { left: Void }
        screens:
          start: { push: { on: { to: end, hook: required } }, unwind: { leave: { exit: left } } }
          end: {}
        """
      ),
    ])
    let app = """
      @MainActor class DeskKind { init(model: Int) {} }
      nonisolated struct User: Hashable, Codable, Sendable { let name: String }
      """
    let graph = try Self.checked("desk.nav.yaml", files)
    let test = try PathReport(graph).test(fileName: "desk.nav.yaml", importing: [])
    var other = try WalkTest(graph, fileName: "desk.nav.yaml")
    try other.add(
      [PrototypeCommand("press - more"), PrototypeCommand("wait 1000")].compactMap(\.self), titled: "Another")
    let written = test.valuesFile(of: graph)
    let values = try #require(written).replacing("throw Missing(type: \"Desk.User\")", with: "User(name: text)")
      .replacing("self.name = name", with: "self.name = name\n      super.init(model: 1)")
    let sources = try ["desk.nav.yaml", "part.nav.yaml"].map { try Emitted($0, of: files).swift }
    #expect(test.missing.count == 2)
    let said = try SwiftCompiler.test(sources + [app, test.testText, other.testText, values])
    #expect(said.contains("Test run with 3 tests"), "\(said.suffix(3_000))")
  }

  /// The test has complete pages for a known toolkit.
  @Test func pagesOfAToolkitNeedNoFile() throws {
    let files = ListedFiles([
      (
        "desk.nav.yaml",
        "navc: 1\ngraph: Desk\nroot: list\npages: { conform: TerminalPage, import: NavTerminal }\nscreens: { list: {} }\n"
      )
    ])
    let graph = try Self.checked("desk.nav.yaml", files)
    let test = try PathReport(graph).test(fileName: "desk.nav.yaml", importing: [])
    #expect(test.missing.isEmpty && test.valuesFile(of: graph) == nil)
    #expect(test.text.contains("final class DeskWalkPage: TerminalPage"))
  }

  /// A fold of a walk sets the form of the host at the same time.
  @Test func aFoldIsWritten() throws {
    let graph = try Self.checked("panes.nav.yaml", try Self.files(Self.folder))
    var test = try WalkTest(graph, fileName: "panes.nav.yaml")
    let steps = [
      "press - openNotebook", "wait 175", "fold expanded", "wait 175", "press 1 openNotebook notebook 2",
      "fold collapsed",
    ]
    try test.add(steps.compactMap { PrototypeCommand($0) }, titled: "A fold")
    let folds = test.text.matches(of: #/app\.host\.isExpanded = (true|false)/#).map { String($0.1) }
    #expect(folds == ["true", "false"])
  }
}
