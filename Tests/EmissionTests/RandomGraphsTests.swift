import Foundation
import FuzzTargets
import NavCompiler
import TestTiers
import Testing

/// Random graphs that use the entire language. navc accepts them, and the Swift compiler and swift-format accept the
/// generated code.
///
/// `NAVC_EMISSION_GRAPHS=300` tries hundreds of graphs. Without it, this test tries a few, which are always the same.
@Suite(.thorough) struct RandomGraphsTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["NAVC_EMISSION_GRAPHS"].flatMap(Int.init) ?? 6
  private static let seed = environment["NAVC_EMISSION_SEED"].flatMap(UInt64.init) ?? 1

  @Test func generatedSwiftCompilesWithoutAWarning() throws {
    var (fragments, screens, segues, lines) = (-Self.count, 0, 0, 0)
    let perModule = 12
    for start in stride(from: 0, to: Self.count, by: perModule) {
      var (parts, sources): ([String], [String]) = ([], [])
      var graphs: [ValidGraph] = []
      for number in start..<min(start + perModule, Self.count) {
        var choices = Choices(seed: Self.seed &* 1_000_003 &+ UInt64(number))
        let graph = ValidGraph(named: "Graph\(number)", &choices)
        graphs.append(graph)
        for file in graph.files {
          let messages = Compiler.check(graph.store.file(file.path), mounting: graph.store).diagnostics.diagnostics
          let errors = messages.filter { $0.severity == .error }.map(\.message)
          try #require(errors == [], "\(file.path) of seed \(Self.seed)\n\(file.yaml)")
          let swift = try Emitted(file.path, of: graph.store).swift
          if file.module == nil { sources.append(swift) } else { parts.append(swift) }
        }
        screens += graph.screenCount
        segues += graph.segueCount
      }
      fragments += parts.count + sources.count
      lines += (parts + sources).map { $0.count { $0 == "\n" } }.reduce(0, +)
      let compiler = try SwiftCompiler.check(
        .init(name: "Model", sources: [ValidGraph.model]),
        .init(name: ValidGraph.fragmentModule, sources: parts + ["import Model"]),
        .init(name: "Navigation", sources: sources), under: .all)
      let format = try SwiftCompiler.lint(parts + sources)
      let kept = compiler + format == "" ? "" : try Self.keep(graphs, "\(Self.seed)-\(start)")
      #expect(compiler == "", "graphs of \(kept)")
      #expect(format == "", "graphs of \(kept)")
    }
    print(
      "\(Self.count) graphs, \(fragments) fragments, \(screens) screens, \(segues) segues: \(lines) lines of Swift compiled"
    )
  }

  /// Writes graphs and their generated Swift to a directory for inspection.
  private static func keep(_ graphs: [ValidGraph], _ name: String) throws -> String {
    let directory = FileManager.default.temporaryDirectory.appending(path: "navc-random-graphs-\(name)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for graph in graphs {
      for file in graph.files {
        try file.yaml.write(to: directory.appending(path: file.path), atomically: true, encoding: .utf8)
        let swift = try Emitted(file.path, of: graph.store).swift
        try swift.write(to: directory.appending(path: "\(file.path).swift"), atomically: true, encoding: .utf8)
      }
    }
    return directory.path()
  }
}
