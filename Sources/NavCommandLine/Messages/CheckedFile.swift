package import NavCompiler

/// The result of reading and checking a file. Its messages are printed already.
package enum CheckedFile {
  /// The graph is valid. Its own file is first, followed by the mounted files.
  case graph(Graph, [SourceFile])
  /// The graph has errors. The directory contains its mounted files.
  case broken(Compiler.Result, MountDirectory, ExitStatus)
  /// The file is unreadable, or has warnings under `--strict`.
  case none(ExitStatus)

  /// Reads and checks a file, and prints its messages.
  ///
  /// - Parameters:
  ///   - file: The path, or `-`.
  ///   - options: The options for messages.
  ///   - output: The path of the output, which must not be a file that is read.
  ///   - option: The option that names the output.
  ///   - others: Other graphs of the same target. Their generated code must have other names.
  /// - Returns: The checked file.
  /// - Throws: A ``UsageError`` if the output is a file that was read, or an ``OutputError`` if messages cannot be
  ///   printed.
  package static func read(
    _ file: String, _ options: MessageOptions, output: String?, named option: String = "-o",
    beside others: [String] = []
  ) throws -> CheckedFile {
    if let output, file != "-" { try OutputFile.refuse(output, sameAs: SystemPath(file), named: option) }
    var printer = MessagePrinter(options)
    switch InputFile.load(file) {
    case .unreadable(let source, let diagnostic):
      try printer.add(Compiler.Result(file: source, diagnostics: DiagnosticBag([diagnostic])))
      try printer.finish()
      return .none(.failure)
    case .file(let source):
      let directory = MountDirectory(root: options.root, of: source)
      var result = Compiler.check(source, mounting: directory)
      for path in others {
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
          if let identity = file.identity {
            try OutputFile.refuse(output, sameAs: SystemPath(identity.bytes), named: option)
          }
        }
      }
      try printer.add(result, fixableWith: InputFile.isRegular(file) ? directory : nil)
      try printer.finish()
      guard let graph = result.graph else { return .broken(result, directory, printer.status) }
      guard printer.status == .success else { return .none(printer.status) }
      return .graph(graph, result.files)
    }
  }
}
