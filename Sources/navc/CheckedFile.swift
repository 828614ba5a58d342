import NavCompiler

/// A file that something is to be made of, checked, with all that is to be said of it said.
enum CheckedFile {
  /// It is valid. The first of the files is its own, the others are mounted.
  case graph(Graph, [SourceFile])
  /// It has errors. What it mounts is in the store.
  case broken(Compiler.Result, MountDirectory, ExitStatus)
  /// It could not be read, or is valid and may not have a warning.
  case none(ExitStatus)

  /// Reads and checks a file, and prints what was found.
  ///
  /// - Parameters:
  ///   - file: Its path, or `-`.
  ///   - options: How messages are printed.
  ///   - output: Where the result will go, which may be none of the files that were read.
  ///   - option: The option that says so.
  /// - Returns: The graph, where it is valid.
  /// - Throws: What keeps messages from being printed, and an output that is a file that was read.
  static func read(
    _ file: String, _ options: Options, output: String?, named option: OptionName = .output
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
