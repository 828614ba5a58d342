import NavCommandLine
import NavCompiler
import NavEditor

/// `navc fmt`.
struct FormatCommand: RunnableCommand {
  private var paths: [String] = []
  private var mode = Mode.write

  private enum Mode {
    case write
    /// Writes nothing, and lists the files that would change.
    case check
    /// Writes nothing, and prints the differences.
    case diff
  }

  static var verb: Verb {
    Verb(
      FormatCommand.init, name: "fmt", usage: "[--check] [--diff] FILE…", summary: "lay out graph files",
      details: """
        Writes each file in the standard layout, and prints the names of the files that changed. A directory stands for
        all files in it whose names end in '.nav.yaml'. '-' reads standard input, and writes the result to standard
        output.

        A file with errors is laid out, too. A file that is not YAML stays unchanged, and navc exits with 1. The meaning
        of a file and its comments never change: navc compares each result with the file before it writes.
        """,
      examples: [
        Verb.Example("navc fmt shop.nav.yaml", "lay out a graph"),
        Verb.Example("navc fmt --check .", "fail if a graph in this directory is not laid out"),
        Verb.Example("navc fmt --diff . | patch -p0", "see what would change, and apply it"),
      ],
      options: [
        .flag("--check", "write nothing; list the files that would change, and fail if there are any") { command in
          if command.mode == .write { command.mode = .check }
        },
        .flag("--diff", "as '--check', but print the differences for patch") { $0.mode = .diff },
      ],
      operands: .files { $0.paths = $1 })
  }

  func run() throws -> ExitStatus {
    var printer = MessagePrinter(MessageOptions(), countsFixes: false)
    var status = ExitStatus.success
    var known: Set<FileIdentity> = []
    for path in try files() {
      let result: ExitStatus
      switch InputFile.load(path) {
      case .unreadable(let file, let diagnostic):
        try printer.add(Compiler.Result(file: file, diagnostics: DiagnosticBag([diagnostic])))
        result = .failure
      case .file(let file):
        // A file can have several paths.
        if let identity = file.identity, !known.insert(identity).inserted { continue }
        result = try format(file, path, &printer)
      }
      if result.rawValue > status.rawValue { status = result }
    }
    try printer.finish()
    return status
  }

  private func files() throws -> [String] {
    guard mode != .write || paths.count == 1 || !paths.contains("-") else {
      throw UsageError("'-' writes to standard output, so it cannot be used with other files")
    }
    return try paths.flatMap { InputFile.isDirectory($0) ? try DirectoryListing.graphs(under: $0) : [$0] }
  }

  private func format(_ file: SourceFile, _ path: String, _ printer: inout MessagePrinter) throws -> ExitStatus {
    switch Formatter.format(file) {
    case .unchanged:
      if mode == .write, path == "-" { try OutputStream.standardOutput.write(file.bytes) }
      return .success
    case .changed(let bytes): return try finish(file, path, bytes)
    case .notYAML(let diagnostics):
      try printer.add(Compiler.Result(file: file, diagnostics: diagnostics))
      return .invalid
    case .failed:
      try OutputStream.standardError.write(
        "\(file.path): error: the layout would change the contents of the file, so navc does not write it\n")
      return .failure
    }
  }

  private func finish(_ file: SourceFile, _ path: String, _ bytes: [UInt8]) throws -> ExitStatus {
    switch mode {
    case .check:
      try OutputStream.standardOutput.write("\(file.path)\n")
      return .invalid
    case .diff:
      try OutputStream.standardOutput.write(Difference.unified(from: file.bytes, to: bytes, name: file.path))
      return .invalid
    case .write where path == "-":
      try OutputStream.standardOutput.write(bytes)
      return .success
    case .write:
      do {
        try OutputFile.write(bytes, over: file.bytes, at: path)
      } catch {
        try OutputStream.standardError.write("navc: error: \(error.message)\n")
        return .failure
      }
      try OutputStream.standardOutput.write("\(path)\n")
      return .success
    }
  }
}
