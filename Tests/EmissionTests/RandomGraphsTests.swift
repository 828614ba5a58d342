import Foundation
import FuzzTargets
import NavCompiler
import Testing

/// Graphs that use the whole language, made at random: navc takes them, and the Swift compiler and swift-format take what
/// becomes of them.
///
/// `make fuzz-emission` tries hundreds; here it is a handful, always the same.
@Suite struct RandomGraphsTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["NAVC_EMISSION_GRAPHS"].flatMap(Int.init) ?? 6
  private static let seed = environment["NAVC_EMISSION_SEED"].flatMap(UInt64.init) ?? 1

  @Test func generatedSwiftCompilesWithoutAWarning() throws {
    var (screens, segues, lines) = (0, 0, 0)
    let perModule = 12
    for start in stride(from: 0, to: Self.count, by: perModule) {
      var sources: [String] = []
      for number in start..<min(start + perModule, Self.count) {
        var choices = Choices(seed: Self.seed &* 1_000_003 &+ UInt64(number))
        let graph = ValidGraph(named: "Graph\(number)", &choices)
        let emitted = try Emitted(name: "graph\(number)", graph.yaml)
        sources.append(emitted.swift)
        screens += graph.screenCount
        segues += graph.segueCount
        lines += emitted.swift.split(separator: "\n", omittingEmptySubsequences: false).count
      }
      let compiler = try SwiftCompiler.check(
        .init(name: "Model", sources: [ValidGraph.model]), .init(name: "Navigation", sources: sources))
      #expect(compiler == "", "graphs \(start) to \(start + sources.count - 1) of seed \(Self.seed)")
      let format = try SwiftCompiler.lint(sources)
      #expect(format == "", "graphs \(start) to \(start + sources.count - 1) of seed \(Self.seed)")
    }
    print("\(Self.count) graphs, \(screens) screens, \(segues) segues: \(lines) lines of Swift compiled")
  }
}
