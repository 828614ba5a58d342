import Foundation
import NavCompiler
import Testing

/// Checks that the generated Swift that other tests use is up to date. `Generated` has the Swift of each graph in the
/// folder `Graphs` next to it. `NAVC_RECORD=1 swift test` writes it again.
@Suite struct FixtureGraphsTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test(arguments: [
    "Tests/NavRuntimeTests/Fixtures", "Tests/NavTerminalTests/Fixtures", "Tests/AppleHosts/Fixtures",
    "Fuzzing/Sources/FuzzTargets/Trial", "Hosts/GTK/Sources/TrialGraph",
  ])
  func areAsNavcWritesThem(_ folder: String) throws {
    let fixtures = Self.root.appending(path: folder)
    let generated = fixtures.appending(path: "Generated")
    let written = try Emitted.folder(at: fixtures.appending(path: "Graphs"))
    #expect(!written.isEmpty)
    if ProcessInfo.processInfo.environment["NAVC_RECORD"] != nil {
      try FileManager.default.createDirectory(at: generated, withIntermediateDirectories: true)
      for graph in written {
        try graph.swift.write(to: generated.appending(path: Self.name(graph)), atomically: true, encoding: .utf8)
      }
    }
    for graph in written {
      let url = generated.appending(path: Self.name(graph))
      #expect(try String(contentsOf: url, encoding: .utf8) == graph.swift, "\(folder): \(graph.name)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: generated.path())
    #expect(names.sorted() == written.map(Self.name).sorted())
  }

  private static func name(_ graph: Emitted) -> String { "\(graph.name.dropLast(".yaml".count)).swift" }
}
