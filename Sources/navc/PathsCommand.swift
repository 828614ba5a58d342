import NavCompiler
import NavPlayer
import NavPrototype

/// `navc paths`.
struct PathsCommand {
  var file: String
  /// The path of the walks, or `nil` for standard output.
  var output: String?
  var options: Options
  var form = Form.json
  /// The modules of the generated code that a test imports.
  var modules: [String] = []

  enum Form: String, CaseIterable {
    case json, swift
  }

  /// Checks the graph and writes walks that cover it, unless the check fails. Reports the goals that no walk reaches.
  func run() throws -> ExitStatus {
    switch try CheckedFile.read(file, options, output: output) {
    case .none(let status), .broken(_, _, let status): return status
    case .graph(let graph, let files):
      let report = try PathReport(graph)
      var lines = report.missed.map { "not reached: \($0)" }
      switch (form, output) {
      case (.json, let output?): try OutputFile.write(Array(report.json.utf8), to: output)
      case (.json, nil): try OutputStream.standardOutput.write(data: report.json)
      case (.swift, let output?):
        let test = try report.test(fileName: files[0].name, importing: modules)
        lines += try WalkTestFile(graph: graph, test: test, modules: modules, output: output).write()
      case (.swift, nil):
        let test = try report.test(fileName: files[0].name, importing: modules)
        lines += test.missing.map { $0.request() }
        try OutputStream.standardOutput.write(data: test.text)
      }
      if options.verbosity == .normal {
        for line in lines { try tell(line, of: files[0]) }
      }
      return .success
    }
  }

  private func tell(_ text: String, of file: SourceFile) throws {
    try OutputStream.standardError.write("\(file.path): \(text)\n" as PrintedText)
  }
}

extension SourceFile {
  /// The last component of the path.
  var name: String { path.split(separator: "/").last.map { String($0) } ?? path }
}
