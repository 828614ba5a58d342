import Foundation
import NavCompiler
import NavRuntime
import Testing

/// Published apps as graphs. Each graph is valid, its Swift compiles, and all of its segues can be performed.
///
/// `NAVC_CORPUS` is the folder of the apps' files, and `NAVC_CORPUS_GRAPHS` is a folder for the graphs.
/// `CorpusReaderTests` has its own files.
@Suite(.enabled(if: CorpusFile.isThere, "NAVC_CORPUS is not the folder of a corpus")) struct CorpusTests {
  @MainActor @Test func eachAppIsAGraphThatCanBeWalked() throws {
    var figures = CorpusFigures()
    var sources: [String] = []
    var models: Set<String> = []
    let files = try CorpusFile.all
    #expect(!files.isEmpty)
    for (number, file) in files.enumerated() {
      let content = try file.content()
      let graph = AppGraph(content.map, named: "App\(number)")
      try keep(graph, of: file, number)
      guard let checked = graph.checked else {
        Issue.record("\(file.url.lastPathComponent): \(graph.messages)\n\(graph.text.text)")
        continue
      }
      sources.append(String(decoding: Compiler.generate(checked, fileName: "app\(number).nav.yaml"), as: UTF8.self))
      models.formUnion(graph.map.models)
      var walk = AppWalk(graph.map, GraphTable(Compiler.table(checked)))
      walk.walk()
      #expect(walk.problems == [], "\(file.url.lastPathComponent)\n\(graph.text.text)")
      #expect(walk.gone == Set(graph.map.spots), "\(file.url.lastPathComponent)")
      figures.add(content.features, graph.map)
    }
    print(figures.text)
    let said = try SwiftCompiler.check(
      .init(name: AppMap.modelModule, sources: [AppMap.model(models)]), .init(name: "Navigation", sources: sources))
    #expect(said == "")
  }

  private func keep(_ graph: AppGraph, of file: CorpusFile, _ number: Int) throws {
    guard let folder = ProcessInfo.processInfo.environment["NAVC_CORPUS_GRAPHS"] else { return }
    let url = URL(filePath: folder).appending(path: "app\(number).nav.yaml")
    let head = "# \(file.url.lastPathComponent): \(graph.map.leftOut)\n"
    try FileManager.default.createDirectory(at: URL(filePath: folder), withIntermediateDirectories: true)
    try (head + graph.text.text).write(to: url, atomically: true, encoding: .utf8)
  }
}
