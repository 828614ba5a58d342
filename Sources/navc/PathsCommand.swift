import NavCompiler
import NavPrototype

/// `navc paths`.
struct PathsCommand {
  var file: String
  /// Where the walks go; standard output without one.
  var output: String?
  var options: Options
  var form = Form.json
  /// The modules of the generated Swift, where a test has to import them.
  var modules: [String] = []

  enum Form: String, CaseIterable {
    case json, swift
  }

  /// Checks the graph and writes walks that show all of it, or nothing where the check fails. What was not found is told.
  func run() throws -> ExitStatus {
    switch try CheckedFile.read(file, options, output: output) {
    case .none(let status), .broken(_, _, let status): return status
    case .graph(let graph, let files):
      let report = try PathReport(graph)
      let text: String
      var missing: [String] = []
      switch form {
      case .json: text = report.json
      case .swift: (text, missing) = try report.swift(fileName: files[0].name, importing: modules)
      }
      if options.verbosity == .normal {
        for line in report.missed { try tell("not shown: \(line)", of: files[0]) }
        for type in missing { try tell("say how a test makes a value of '\(type)'", of: files[0]) }
      }
      if let output {
        try OutputFile.write(Array(text.utf8), to: output)
      } else {
        try OutputStream.standardOutput.write(data: text)
      }
      return .success
    }
  }

  private func tell(_ text: String, of file: SourceFile) throws {
    try OutputStream.standardError.write("\(file.path): \(text)\n" as PrintedText)
  }
}

extension SourceFile {
  /// The last component of its path.
  var name: String { path.split(separator: "/").last.map { String($0) } ?? path }
}
