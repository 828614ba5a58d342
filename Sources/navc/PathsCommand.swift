import NavCommandLine
import NavCompiler
import NavPlayer
import NavPrototype

/// `navc paths`.
struct PathsCommand: RunnableCommand {
  private var file = ""
  /// The path of the walks, `-`, or `nil` for standard output.
  private var output: String?
  private var options = MessageOptions()
  private var form = Form.json
  /// The modules of the generated code that a test imports.
  private var modules: [String] = []

  enum Form: String, CaseIterable {
    case json, swift
  }

  static var verb: Verb {
    Verb(
      PathsCommand.init, name: "paths", usage: "[options] FILE [-o OUT]",
      summary: "find walks that take every segue, and each guard both ways",
      details: """
        Checks the graph and writes walks that start at its root. Together they take every segue, and each guard both
        ways. In columns, each pane has further walks. navc plays each walk before it writes it. Goals that no walk
        reaches are listed on standard error, with the reason.
        """,
      examples: [
        Verb.Example("navc paths shop.nav.yaml -o walks.json", "list the walks as JSON"),
        Verb.Example(
          "navc paths --format swift --import Shop shop.nav.yaml -o Walks.swift",
          "write them as tests of the module 'Shop'"),
      ],
      options: [
        .word("--format", "the output format; json by default") { $0.form = $1 },
        .output(\.output), .importing(\.modules), .root(\.options),
      ] + CommandOption.messages(\.options),
      operands: .file { $0.file = $1 })
  }

  /// Checks the graph and writes walks that cover it, unless the check fails. Reports the goals that no walk reaches.
  func run() throws -> ExitStatus {
    if !modules.isEmpty, form != .swift { throw UsageError("'--import' needs '--format swift'") }
    let output = output == "-" ? nil : output
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

extension CommandOption {
  /// `--import`, a module that a test imports.
  static func importing(_ modules: WritableKeyPath<Command, [String]>) -> CommandOption {
    text("--import", "MODULE", "a module for the tests to import, such as the generated code's") { command, name in
      guard SwiftTypeName.isModule(name) else {
        throw UsageError("'--import' needs the name of a Swift module, not '\(name)'")
      }
      command[keyPath: modules].append(name)
    }
  }
}
