import Foundation
import FuzzTargets
import NavCompiler
import Testing

/// Writes the files that `Tests/Integration/schema.py` compares: random valid graphs, and sources of imports.
struct SchemaFilesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../.build/schema").standardizedFileURL

  /// Each graph has its own directory, because it mounts its fragments.
  @Test func randomValidGraphs() throws {
    for seed in 0..<UInt64(1000) {
      var choices = Choices(seed: seed)
      let graph = ValidGraph(named: "Random", &choices)
      for file in graph.files {
        let source = graph.store.file(file.path)
        let errors = Compiler.check(source, mounting: graph.store).diagnostics.diagnostics
          .filter { $0.severity == .error }
        #expect(errors.isEmpty, "\(seed)")
        try write(file.yaml, to: "random/\(seed)/\(file.path)")
      }
    }
  }

  @Test func sourcesOfImports() throws {
    for (number, text) in SampleApps.storyboards.enumerated() { try write(text, to: "sources/\(number).storyboard") }
    for (number, text) in SampleApps.navigationGraphs.enumerated() { try write(text, to: "sources/\(number).xml") }
  }

  private func write(_ text: String, to path: String) throws {
    let file = Self.folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
