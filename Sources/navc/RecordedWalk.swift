import NavCommandLine
import NavCompiler
import NavPlayer
import NavPrototype

/// The destination of a walk.
struct RecordedWalk {
  let graph: Graph
  let file: SourceFile
  /// The path, or `nil` to save no walk.
  let record: String?
  let modules: [String]

  /// Writes a walk, if there is a path.
  func save(_ steps: [PrototypeCommand]) throws {
    guard let record else { return }
    guard record.hasSuffix(".swift") else {
      return try OutputFile.write(Array(steps.map { $0.text + "\n" }.joined().utf8), to: record)
    }
    var test = try WalkTest(graph, fileName: file.name, importing: modules)
    do {
      try test.add(steps, titled: WalkTest.title(of: graph.texts.text(graph.name)))
    } catch {
      throw OutputError(reason: "step \(error.line) cannot be part of a test: \(error.reason)", name: record)
    }
    for line in try WalkTestFile(graph: graph, test: test, modules: modules, output: record).write() {
      try OutputStream.standardError.write("\(record): \(line)\n" as PrintedText)
    }
  }
}
