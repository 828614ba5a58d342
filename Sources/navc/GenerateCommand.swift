import NavCompiler

/// `navc generate`.
struct GenerateCommand {
  var file: String
  /// Where the Swift goes; standard output without one.
  var output: String?
  var options: Options

  /// Checks the graph and writes its Swift, or nothing where the check fails.
  func run() throws -> ExitStatus {
    if let output, file != "-" { try OutputFile.refuse(output, sameAs: SystemPath(file)) }
    var printer = MessagePrinter(options)
    switch InputFile.load(file) {
    case .unreadable(let source, let diagnostic):
      try printer.add(Compiler.Result(file: source, diagnostics: DiagnosticBag([diagnostic])))
      try printer.finish()
      return .failure
    case .file(let source):
      let result = Compiler.check(source, mounting: MountDirectory(root: options.root, of: source))
      if let output {
        for file in result.files {
          if let identity = file.identity { try OutputFile.refuse(output, sameAs: SystemPath(identity.bytes)) }
        }
      }
      try printer.add(result)
      try printer.finish()
      guard printer.status == .success, let graph = result.graph else { return printer.status }
      let name = source.path.split(separator: "/").last.map(String.init) ?? source.path
      let swift = Compiler.generate(graph, fileName: name)
      if let output {
        try OutputFile.write(swift, to: output)
      } else {
        try OutputStream.standardOutput.write(data: swift)
      }
      return .success
    }
  }
}
