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
      var result = Compiler.check(source, mounting: MountDirectory(root: options.root, of: source))
      for path in options.beside {
        guard case .file(let other) = InputFile.load(path), let found = Compiler.collision(of: result, with: other)
        else {
          continue
        }
        result.diagnostics.add(found)
        result.ownDiagnostics.add(found)
        result.graph = nil
      }
      if let output {
        for file in result.files {
          if let identity = file.identity { try OutputFile.refuse(output, sameAs: SystemPath(identity.bytes)) }
        }
      }
      try printer.add(result)
      try printer.finish()
      guard printer.status == .success, let graph = result.graph else { return printer.status }
      let name = source.path.split(separator: "/").last.map(String.init) ?? source.path
      if options.product == .stubs {
        let stubs = Compiler.stubs(graph, fileName: name)
        guard let output else {
          try OutputStream.standardOutput.write(stubs)
          return .success
        }
        try OutputFile.create(stubs, at: output)
        return .success
      }
      let swift = Compiler.generate(graph, fileName: name, location: location(of: source, name))
      if let output {
        try OutputFile.write(swift, to: output)
      } else {
        try OutputStream.standardOutput.write(swift)
      }
      return .success
    }
  }

  /// Where a message of the Swift compiler is to point: from the directory of `--root`, which a build runs in.
  private func location(of source: SourceFile, _ name: String) -> String {
    guard let root = options.root, root != "/" else { return name }
    let prefix = root.hasSuffix("/") ? root : root + "/"
    return source.path.hasPrefix(prefix) ? String(source.path.dropFirst(prefix.count)) : name
  }
}
